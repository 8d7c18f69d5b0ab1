package org.umpire.referee;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.umpire.rules.FaultKind;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;

/** The misbehaving programs of {@code bots/faulty}, with the fault that each must get at each level. */
final class Zoo {
    static final Path FOLDER = Path.of("../bots/faulty").toAbsolutePath().normalize();
    static final Path EXAMPLES = Path.of("../bots/big2").toAbsolutePath().normalize();

    private static final String NOT_TRIED = "-";

    private Zoo() {}

    /**
     * One program at one level.
     *
     * @param path below {@link #FOLDER}
     * @param fault empty if it gets none
     * @param when the moment of its misdeed, as the list says
     */
    record Beast(String path, Optional<FaultKind> fault, String when) {
        /** Returns whether it has to be made from a source first. */
        boolean compiled() {
            return path.endsWith(".c") || path.endsWith(".java");
        }

        /** Returns the program, which if need be was made in {@code made}. */
        Program program(Path made, Map<String, String> environment) {
            String name = path.replaceAll(".*/|\\.[a-z]+$", "");
            if (path.endsWith(".c")) {
                return new Program(List.of("./" + name), made, environment);
            }
            if (path.endsWith(".java")) {
                return new Program(List.of("java", "-Xmx64m", "-XX:+UseSerialGC", "-cp", ".", name), made, environment);
            }
            if (path.startsWith("start/")) {
                return new Program(List.of("./" + path), FOLDER, environment);
            }
            return new Program(List.of(path.endsWith(".py") ? "python3" : "sh", path), FOLDER, environment);
        }

        @Override
        public String toString() {
            return path;
        }
    }

    /** Returns the programs that are tried at a level. */
    static List<Beast> at(Level level) {
        List<Beast> found = new ArrayList<>();
        for (String[] row : rows("expected.tsv")) {
            found.add(new Beast(row[0], kind(row[1]), row[2]));
        }
        for (String[] row : rows("hostile.tsv")) {
            String word = row[column(level)];
            if (!word.equals(NOT_TRIED)) {
                found.add(new Beast(row[0], kind(word), "start"));
            }
        }
        return found;
    }

    private static int column(Level level) {
        return switch (level) {
            case PLAIN -> 1;
            case USER -> 2;
            case STRONG -> 3;
        };
    }

    private static Optional<FaultKind> kind(String word) {
        return word.equals("none") ? Optional.empty() : Optional.of(FaultKind.of(word));
    }

    /** Returns the rows of a list. */
    static List<String[]> rows(String list) {
        try {
            return Files.readAllLines(FOLDER.resolve(list)).stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("reading the list of the zoo", e);
        }
    }
}
