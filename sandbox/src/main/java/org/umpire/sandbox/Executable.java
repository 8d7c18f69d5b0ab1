package org.umpire.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** The file that the first word of a command means, if it can be executed. */
sealed interface Executable {
    /** As much of a file as the kernel looks at. */
    int START_BYTES = 256;

    /**
     * A file that the system should be able to execute.
     *
     * @param word what to write as the first word of the command: absolute, or with a slash as it was given
     * @param path where the file is
     */
    record Found(String word, Path path) implements Executable {}

    /** It cannot be executed. */
    record Unusable(String why) implements Executable {}

    /**
     * Looks a word up as a shell would.
     *
     * @param directory where the program stands
     * @param searchPath folders, with colons between
     */
    static Executable find(String word, Path directory, String searchPath) {
        try {
            if (!Files.isDirectory(directory)) {
                return new Unusable("there is no folder " + directory);
            }
            if (word.isEmpty()) {
                return new Unusable("the first word of the command is empty");
            }
            if (word.indexOf('/') >= 0) {
                Path path = directory.resolve(word);
                String problem = problem(path);
                return problem.isEmpty() ? new Found(word, path) : new Unusable(word + ": " + problem);
            }
            String firstProblem = "";
            for (String folder : searchPath.split(":", -1)) {
                Path path = directory.resolve(folder).resolve(word);
                if (Files.exists(path)) {
                    String problem = problem(path);
                    if (problem.isEmpty()) {
                        return new Found(path.toString(), path);
                    }
                    firstProblem = firstProblem.isEmpty() ? path + ": " + problem : firstProblem;
                }
            }
            if (!firstProblem.isEmpty()) {
                return new Unusable(firstProblem);
            }
            String hint = Files.exists(directory.resolve(word)) ? "; did you mean ./" + word + "?" : "";
            return new Unusable(word + ": no such command (looked in " + searchPath + ")" + hint);
        } catch (InvalidPathException e) {
            return new Unusable("not the name of a file: " + e.getMessage());
        }
    }

    private static String problem(Path path) {
        if (!Files.exists(path)) {
            return "no such file";
        }
        if (Files.isDirectory(path)) {
            return "is a folder";
        }
        if (!Files.isExecutable(path)) {
            return "may not be executed (chmod +x is missing?)";
        }
        try (InputStream in = Files.newInputStream(path)) {
            return formatProblem(path, in.readNBytes(START_BYTES));
        } catch (IOException e) {
            return ""; // may be executed but not read: the kernel will say
        }
    }

    private static String formatProblem(Path path, byte[] start) {
        if (start.length >= 4 && start[0] == 0x7f && start[1] == 'E' && start[2] == 'L' && start[3] == 'F') {
            return "";
        }
        if (isScript(start)) {
            return interpreterProblem(path, start);
        }
        for (byte b : start) {
            if (b == 0 && !foreignFormats()) {
                return "is no program of this system (neither an executable nor a script)";
            }
        }
        return "";
    }

    /** Returns what a script asks for in its first line: the interpreter, and the rest of the line if there is one. */
    static List<String> interpreter(Path path) {
        try (InputStream in = Files.newInputStream(path)) {
            byte[] start = in.readNBytes(START_BYTES);
            return isScript(start) ? words(firstLine(start)) : List.of();
        } catch (IOException e) {
            return List.of(); // may be executed but not read: then it is no script
        }
    }

    private static boolean isScript(byte[] start) {
        return start.length >= 2 && start[0] == '#' && start[1] == '!';
    }

    private static String firstLine(byte[] start) {
        String text = new String(start, 2, start.length - 2, StandardCharsets.UTF_8);
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end);
    }

    private static List<String> words(String line) {
        String[] words = line.strip().split("[ \t]+", 2);
        return words[0].isEmpty() ? List.of() : List.of(words);
    }

    private static String interpreterProblem(Path path, byte[] start) {
        String line = firstLine(start);
        List<String> words = words(line);
        if (words.isEmpty()) {
            return "has no interpreter after #!";
        }
        if (line.endsWith("\r")) {
            return "its first line ends with a carriage return: save it with Unix line ends";
        }
        String name = words.get(0);
        return name.startsWith("/") && !Files.isExecutable(path.resolveSibling(name))
                ? "its interpreter " + name + " does not exist or may not be executed"
                : "";
    }

    /** Returns whether the kernel was taught other formats than its own. */
    private static boolean foreignFormats() {
        String[] names = Path.of("/proc/sys/fs/binfmt_misc").toFile().list();
        return names != null && names.length > 2; // beside "register" and "status"
    }
}
