package org.umpire.referee;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes programs from the sources of the zoo. */
final class Makers {
    private static final Path JAVAC = Path.of(System.getProperty("java.home"), "bin", "javac");

    private Makers() {}

    /** Returns why a source cannot be made into a program here, if so. */
    static Optional<String> missing(String source) {
        if (source.endsWith(".c") && gcc().isEmpty()) {
            return Optional.of("gcc is not installed");
        }
        return source.endsWith(".java") && !Files.isExecutable(JAVAC)
                ? Optional.of("there is no " + JAVAC)
                : Optional.empty();
    }

    private static Optional<Path> gcc() {
        return Stream.of("/usr/bin/gcc", "/usr/local/bin/gcc")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Makes a program in a folder of its own. */
    static void make(Path source, Path folder) throws IOException, InterruptedException {
        String name = String.valueOf(source.getFileName());
        List<String> command = name.endsWith(".c")
                ? List.of(
                        gcc().orElseThrow().toString(),
                        "-O0",
                        "-pthread",
                        "-w",
                        "-o",
                        folder.resolve(name.replace(".c", "")).toString(),
                        source.toString())
                : List.of(JAVAC.toString(), "--release", "17", "-d", folder.toString(), source.toString());
        Process process = new ProcessBuilder(command).inheritIO().start();
        if (process.waitFor() != 0) {
            throw new IllegalStateException("compiling failed: " + command);
        }
    }
}
