package org.umpire.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The files of the project, as somebody sees them who checks it out. */
final class Tree {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Set<String> NOT_OURS =
            Set.of(".git", ".umpire", "target", "umpire-demo", ".idea", ".vscode", "__pycache__", "node_modules");

    private Tree() {}

    static Path root() {
        return ROOT;
    }

    /** Returns all files whose name ends so, in order; what builds leave behind is left out. */
    static List<Path> files(String ending) {
        List<Path> found = new ArrayList<>();
        try {
            Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    return NOT_OURS.contains(name(folder)) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (attributes.isRegularFile() && name(file).endsWith(ending)) {
                        found.add(file);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException("looking through " + ROOT, e);
        }
        found.sort(null);
        return found;
    }

    /** Returns the sources of the program itself. */
    static List<Path> mainSources() {
        return files(".java").stream()
                .filter(file -> shown(file).contains("/src/main/java/"))
                .toList();
    }

    /** Returns all sources in Java that belong to a module, tests among them. */
    static List<Path> moduleSources() {
        return files(".java").stream()
                .filter(file -> shown(file).matches("[a-z]+/src/(main|test)/java/.*"))
                .toList();
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + file, e);
        }
    }

    /** Returns the path from the root of the tree, for messages. */
    static String shown(Path file) {
        return ROOT.relativize(file).toString();
    }

    static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
