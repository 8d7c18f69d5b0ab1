package org.umpire.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.umpire.rules.Rule;

/**
 * The document of a game's rules, as far as code and tests depend on it. Its anchors are lines such as {@code <a
 * id="must-be-higher"></a>}; a heading follows each.
 */
public final class GameDocument {
    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([a-z0-9-]+)\"></a>\\s*(#+ [^\\n]*)?");

    private final Path file;
    private final String text;

    private GameDocument(Path file, String text) {
        this.file = file;
        this.text = text;
    }

    /** Returns a document. */
    public static GameDocument read(Path file) {
        return new GameDocument(file, textOf(file));
    }

    /**
     * Checks that every rule has its section: one anchor, with a heading that names the rule, and that no heading names
     * a rule that there is not.
     *
     * @throws AssertionError that names all that is missing
     */
    public void verifyRules(Rule[] rules) {
        List<String> wrong = new ArrayList<>();
        for (Rule rule : rules) {
            List<String> headings = headings(rule.anchor());
            if (headings.size() != 1 || !headings.get(0).endsWith("(`" + rule.name() + "`)")) {
                wrong.add("one <a id=\"" + rule.anchor() + "\"></a> and a heading that ends with (`" + rule.name()
                        + "`) are needed, but there are " + headings);
            }
        }
        TreeSet<String> named = new TreeSet<>();
        Matcher heading = Pattern.compile("(?m)^#.*\\(`([A-Z0-9_]+)`\\)$").matcher(text);
        while (heading.find()) {
            named.add(heading.group(1));
        }
        named.removeAll(Arrays.stream(rules).map(Rule::name).collect(Collectors.toSet()));
        named.forEach(name -> wrong.add("a heading names " + name + ", which is no rule"));
        failIfAny(wrong);
    }

    private List<String> headings(String anchor) {
        List<String> headings = new ArrayList<>();
        Matcher found = ANCHOR.matcher(text);
        while (found.find()) {
            if (found.group(1).equals(anchor)) {
                headings.add(Optional.ofNullable(found.group(2)).orElse("no heading"));
            }
        }
        return headings;
    }

    /**
     * Checks that wherever files point at an anchor of this document, as in {@code docs/games/big2.md#score}, it is
     * there.
     *
     * @param folders of sources and rule tables
     * @return how many pointers there are
     * @throws AssertionError that names all that lead nowhere
     */
    public int verifyPointers(Path... folders) {
        Pattern pointer =
                Pattern.compile("docs/games/" + Pattern.quote(file.getFileName().toString()) + "#([a-z0-9-]*)");
        List<String> wrong = new ArrayList<>();
        int count = 0;
        for (Path folder : folders) {
            for (Path source : files(folder)) {
                Matcher found = pointer.matcher(textOf(source));
                while (found.find()) {
                    count++;
                    if (headings(found.group(1)).isEmpty()) {
                        wrong.add(source + " points at " + found.group());
                    }
                }
            }
        }
        failIfAny(wrong);
        return count;
    }

    private void failIfAny(List<String> wrong) {
        if (!wrong.isEmpty()) {
            throw new AssertionError(file + ":\n" + String.join("\n", wrong));
        }
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + folder, e);
        }
    }

    private static String textOf(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
