package org.umpire.referee;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.umpire.rules.FaultKind;
import org.umpire.sandbox.Program;

/** The misbehaving programs of {@code bots/faulty}, with the fault that each must get. */
final class Zoo {
    static final Path FOLDER = Path.of("../bots/faulty").toAbsolutePath().normalize();
    static final Path EXAMPLES = Path.of("../bots/big2").toAbsolutePath().normalize();

    private Zoo() {}

    /**
     * One program.
     *
     * @param path below {@link #FOLDER}
     * @param fault empty if it gets none
     * @param when the moment of its misdeed, as the list says
     */
    record Beast(String path, Optional<FaultKind> fault, String when) {
        List<String> argv() {
            if (path.startsWith("start/")) {
                return List.of("./" + path);
            }
            return List.of(path.endsWith(".py") ? "python3" : "sh", path);
        }

        Program program(Map<String, String> environment) {
            return new Program(argv(), FOLDER, environment);
        }

        @Override
        public String toString() {
            return path;
        }
    }

    static List<Beast> all() {
        try {
            return Files.readAllLines(FOLDER.resolve("expected.tsv")).stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .map(row -> new Beast(
                            row[0],
                            row[1].equals("none") ? Optional.empty() : Optional.of(FaultKind.of(row[1])),
                            row[2]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("reading the list of the zoo", e);
        }
    }
}
