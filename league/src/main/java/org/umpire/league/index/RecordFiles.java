package org.umpire.league.index;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** The records below a folder: the files whose names end in {@code .ndjson}. */
public final class RecordFiles {
    private static final String ENDING = ".ndjson";

    private RecordFiles() {}

    /** Takes one record after another. */
    public interface Visitor {
        /**
         * Takes a record.
         *
         * @param name relative to the folder, with slashes
         */
        void visit(Path file, String name, BasicFileAttributes attributes);
    }

    /** Finds all records, in no order. */
    static void walk(Path folder, Visitor visitor) throws IOException {
        Path root = folder.toRealPath();
        int inside = root.toString().length() + (root.getParent() == null ? 0 : 1);
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) {
                String whole = path.toString();
                if (whole.endsWith(ENDING)) {
                    BasicFileAttributes of = target(path, attributes);
                    if (of.isRegularFile()) {
                        visitor.visit(path, whole.substring(inside).replace('\\', '/'), of);
                    }
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path path, IOException e) throws IOException {
                if (e instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE; // a run has put it aside just now
                }
                throw e;
            }
        });
    }

    private static BasicFileAttributes target(Path path, BasicFileAttributes of) {
        try {
            return of.isSymbolicLink() ? Files.readAttributes(path, BasicFileAttributes.class) : of;
        } catch (IOException e) {
            return of; // a link to nothing
        }
    }
}
