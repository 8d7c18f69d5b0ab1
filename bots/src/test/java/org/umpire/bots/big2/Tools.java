package org.umpire.bots.big2;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Compilers and interpreters of the host. */
final class Tools {
    private Tools() {}

    /** Returns the path of a tool; where the host lacks it the test is skipped, and says so. */
    static String need(String tool) {
        Optional<Path> found = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, tool))
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(found.isPresent(), "needs " + tool + " on the PATH");
        return found.orElseThrow().toString();
    }

    /** Returns the path of a Python 3 itself: what the PATH has may be a script that only looks for it. */
    static String python() throws IOException, InterruptedException {
        return output(List.of(need("python3"), "-c", "import sys; print(sys.executable)"))
                .strip();
    }

    /** Returns the path of a tool of the JDK that runs the tests. */
    static String ofJdk(String tool) {
        return Path.of(System.getProperty("java.home"), "bin", tool).toString();
    }

    /** Compiles something. A warning counts as a failure: it would be copied with the example. */
    static void compile(List<String> command) throws IOException, InterruptedException {
        String said = output(command);
        if (!said.isBlank()) {
            throw new AssertionError(String.join(" ", command) + " says\n" + said);
        }
    }

    /** Returns what a command says; it must end well. */
    private static String output(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
            throw new AssertionError(String.join(" ", command) + "\n" + said);
        }
        return said;
    }
}
