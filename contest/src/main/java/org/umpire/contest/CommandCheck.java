package org.umpire.contest;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.umpire.record.Shown;
import org.umpire.referee.Commands;

/**
 * Looks whether a command could be started: its first word is found as a shell would find it, and words that look like
 * files of a program are there. A guess on the organiser's side; what happens at a table decides.
 */
final class CommandCheck {
    private static final Set<String> PROGRAM_ENDINGS = Set.of(
            "py", "js", "mjs", "cjs", "ts", "jar", "java", "class", "rb", "pl", "lua", "sh", "php", "r", "jl", "scm",
            "lisp", "c", "cc", "cpp", "rs", "go", "hs", "ml", "exe", "wasm");

    private final Path folder;
    private final List<Path> search;

    private CommandCheck(Path folder, List<Path> search) {
        this.folder = folder;
        this.search = search;
    }

    /** Returns the check for commands that are started in this folder, with the search path of this process. */
    static CommandCheck in(Path folder) {
        String path = System.getenv().getOrDefault("PATH", "/usr/bin:/bin");
        return new CommandCheck(
                folder,
                Arrays.stream(path.split(File.pathSeparator))
                        .filter(entry -> !entry.isEmpty())
                        .flatMap(CommandCheck::path)
                        .toList());
    }

    /** Returns what is wrong with a command, each in one line; nothing if it looks good. */
    List<String> problems(String command) {
        Commands.Split split = Commands.split(command);
        if (!(split instanceof Commands.Words whole)) {
            return List.of("cannot be split into words: " + split);
        }
        List<String> words = whole.words();
        List<String> wrong = new ArrayList<>();
        first(words.get(0), wrong);
        for (int i = 1; i < words.size(); i++) {
            if (looksLikeFile(words.get(i), words.get(i - 1))
                    && path(words.get(i)).noneMatch(file -> Files.exists(folder.resolve(file)))) {
                wrong.add("there is no file \"" + Shown.of(words.get(i)) + "\" in " + folder);
            }
        }
        return wrong;
    }

    private void first(String word, List<String> wrong) {
        if (word.indexOf('/') >= 0) {
            List<Path> file = path(word).map(folder::resolve).toList();
            if (file.isEmpty() || !Files.exists(file.get(0))) {
                wrong.add("there is no file \"" + Shown.of(word) + "\" in " + folder);
            } else if (Files.isDirectory(file.get(0))) {
                wrong.add("\"" + Shown.of(word) + "\" is a folder");
            } else if (!Files.isExecutable(file.get(0))) {
                wrong.add("\"" + Shown.of(word) + "\" cannot be executed; chmod +x it, or name what runs it first");
            }
            return;
        }
        boolean found = path(word)
                .anyMatch(name -> search.stream()
                        .map(entry -> entry.resolve(name))
                        .anyMatch(file -> Files.isRegularFile(file) && Files.isExecutable(file)));
        if (!found) {
            boolean here = path(word).anyMatch(name -> Files.exists(folder.resolve(name)));
            wrong.add("no command \"" + Shown.of(word) + "\" is installed"
                    + (here ? "; for the file in this folder write \"./" + Shown.of(word) + "\"" : ""));
        }
    }

    /** Returns whether a word names a file of a program; the value of an option may name one yet to be written. */
    private static boolean looksLikeFile(String word, String before) {
        if (word.startsWith("-") || word.contains("://") || word.indexOf(':') >= 0 || word.indexOf('=') >= 0) {
            return false;
        }
        int dot = word.lastIndexOf('.');
        boolean program =
                dot > 0 && PROGRAM_ENDINGS.contains(word.substring(dot + 1).toLowerCase(Locale.ROOT));
        return program || (word.indexOf('/') >= 0 && !before.startsWith("-"));
    }

    private static Stream<Path> path(String word) {
        try {
            return Stream.of(Path.of(word));
        } catch (InvalidPathException e) {
            // A NUL in it: no file has such a name.
            return Stream.empty();
        }
    }
}
