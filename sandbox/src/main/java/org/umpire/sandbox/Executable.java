package org.umpire.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The file that the first word of a command means, if it can be executed. */
sealed interface Executable {
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
            return formatProblem(path, in.readNBytes(256));
        } catch (IOException e) {
            return ""; // may be executed but not read: the kernel will say
        }
    }

    private static String formatProblem(Path path, byte[] start) {
        if (start.length >= 4 && start[0] == 0x7f && start[1] == 'E' && start[2] == 'L' && start[3] == 'F') {
            return "";
        }
        if (start.length >= 2 && start[0] == '#' && start[1] == '!') {
            return interpreterProblem(path, start);
        }
        for (byte b : start) {
            if (b == 0 && !foreignFormats()) {
                return "is no program of this system (neither an executable nor a script)";
            }
        }
        return "";
    }

    private static String interpreterProblem(Path path, byte[] start) {
        String line = new String(start, 2, start.length - 2, StandardCharsets.ISO_8859_1);
        int end = line.indexOf('\n');
        line = end < 0 ? line : line.substring(0, end);
        String name = line.strip().split("[ \t]", 2)[0];
        boolean carriageReturn = line.endsWith("\r");
        if (name.isEmpty()) {
            return "has no interpreter after #!";
        }
        if (carriageReturn && line.strip().equals(name)) {
            return "its first line ends with a carriage return: save it with Unix line ends";
        }
        Path interpreter = path.resolveSibling(name);
        return name.startsWith("/") && !Files.isExecutable(interpreter)
                ? "its interpreter " + name + " does not exist or may not be executed"
                : "";
    }

    /** Returns whether the kernel was taught other formats than its own. */
    private static boolean foreignFormats() {
        String[] names = Path.of("/proc/sys/fs/binfmt_misc").toFile().list();
        return names != null && names.length > 2; // beside "register" and "status"
    }
}
