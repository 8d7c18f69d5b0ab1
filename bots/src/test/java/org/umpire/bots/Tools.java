package org.umpire.bots;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Compilers and interpreters of the host. */
public final class Tools {
    private Tools() {}

    /** Returns the path of a tool; where the host lacks it the test is skipped, and says so. */
    public static String need(String tool) {
        Optional<Path> found = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, tool))
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(found.isPresent(), "needs " + tool + " on the PATH");
        return found.orElseThrow().toString();
    }

    /** Returns the path of a Python 3 itself: what the PATH has may be a script that only looks for it. */
    public static String python() throws IOException, InterruptedException {
        return output(List.of(need("python3"), "-c", "import sys; print(sys.executable)"))
                .strip();
    }

    /** Returns the path of a tool of the JDK that runs the tests. */
    public static String ofJdk(String tool) {
        return Path.of(System.getProperty("java.home"), "bin", tool).toString();
    }

    /**
     * Returns the command of an example program.
     *
     * @param made the folder for what is compiled
     * @throws AssertionError if the compiler has anything to say
     */
    public static List<String> program(Path source, Path made) throws IOException, InterruptedException {
        String file = source.getFileName().toString();
        String name = file.substring(0, file.indexOf('.'));
        String binary = made.resolve(name).toString();
        return switch (file.substring(file.indexOf('.') + 1)) {
            case "c" -> compiled(binary, "cc", "-std=c11", "-O2", "-Wall", "-Wextra", "-o", binary, source);
            case "cpp" -> compiled(binary, "c++", "-std=c++17", "-O2", "-Wall", "-Wextra", "-o", binary, source);
            case "java" -> java(name, source, made);
            case "js" -> List.of(need("node"), source.toString());
            case "py" -> List.of(python(), source.toString());
            default -> throw new IllegalArgumentException("a language without a command here: " + source);
        };
    }

    private static List<String> compiled(String binary, String compiler, Object... options)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(need(compiler)));
        Arrays.stream(options).map(Object::toString).forEach(command::add);
        compile(command);
        return List.of(binary);
    }

    private static List<String> java(String name, Path source, Path made) throws IOException, InterruptedException {
        compile(List.of(ofJdk("javac"), "-Xlint:all", "-d", made.toString(), source.toString()));
        return List.of(ofJdk("java"), "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", made.toString(), name);
    }

    /** Compiles something. A warning counts as a failure: it would be copied with the example. */
    public static void compile(List<String> command) throws IOException, InterruptedException {
        String said = output(command);
        if (!said.isBlank()) {
            throw new AssertionError(String.join(" ", command) + " says\n" + said);
        }
    }

    /** Returns what a command says; it must end well. */
    public static String output(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
            throw new AssertionError(String.join(" ", command) + "\n" + said);
        }
        return said;
    }
}
