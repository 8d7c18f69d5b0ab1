package org.umpire.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.umpire.rules.GamePack;
import org.umpire.rules.State;

/**
 * A whole table as its lines: a text for people that is also a script. What programs say is taken from it; all the rest
 * follows from the rules and the protocol, and must be there word for word.
 *
 * <pre>
 * # What this table shows, in any number of lines.
 * seats 4
 * deal D3 C4 … / … / … / …
 * 0&lt; 1                      to the program at seat 0
 * 0&gt; d3                     from it
 * # 0 remark: lower case    what was read leniently in the line before
 * 1&lt; 3 D3                   and so on, to those who are told, in the order of the seats
 * 1! idle: slept            a fault that is no line: out of time, gone
 * # 1 illegal: MUST_BE_…    the fault of the line before
 * # result 3 -1 -1 -1       the scores; "# unfinished" if the script ends first
 * </pre>
 *
 * <p>{@code \t}, {@code \r}, {@code \\} and such as {@code \}{@code u0000} stand for what could not be seen.
 */
public final class Transcript {
    private Transcript() {}

    /**
     * Checks every file with the ending {@code .transcript} in a folder, as {@link Golden} files. To add one, write its
     * first lines down to the deal and what the programs say, and let {@code -Dgolden.update=true} write the rest.
     *
     * @throws AssertionError that names each file that is not as the game says, or if there is none
     */
    public static void verifyAll(GamePack<?, ?, ?, ?> pack, Path folder) {
        List<String> wrong = new ArrayList<>();
        List<Path> files = files(folder);
        for (Path file : files) {
            try {
                Golden.check(file, play(pack, Files.readString(file)));
            } catch (AssertionError e) {
                wrong.add(e.getMessage());
            } catch (IllegalArgumentException e) {
                wrong.add(file + ": " + e.getMessage());
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + file, e);
            }
        }
        if (files.isEmpty()) {
            wrong.add("no transcripts in " + folder);
        }
        if (!wrong.isEmpty()) {
            throw new AssertionError(String.join("\n", wrong));
        }
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".transcript"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + folder, e);
        }
    }

    /**
     * Returns the transcript of the table that a script describes. Of the script only what stands before the deal, the
     * deal, and the lines {@code N> …} and {@code N! …} count.
     *
     * @throws IllegalArgumentException if that cannot be: a line of a seat that owes none, or one too many
     */
    public static String play(GamePack<?, ?, ?, ?> pack, String script) {
        return played(pack, Script.read(script));
    }

    private static <D, S extends State<S, M, V>, M, V> String played(GamePack<D, S, M, V> pack, Script script) {
        S start = pack.game().start(pack.notation().readDeal(script.deal()));
        return new ScriptedTable<>(pack.protocol(), script, start).play();
    }
}
