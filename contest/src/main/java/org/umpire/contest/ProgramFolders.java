package org.umpire.contest;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;

/**
 * A folder for each program with nothing in it but the program, for the levels at which a program sees a copy of its
 * folder: the folder of a contest holds the others' programs, and the results with the secret.
 *
 * <p>What belongs to a program is told by its command. A word that names a file in a sub-folder brings that sub-folder
 * with all that is in it; one that names a file beside the league file brings that file; one that names a folder brings
 * the folder. If no word names anything, the files beside the league file are brought, without sub-folders. Names stay as
 * they are, so that the command does too.
 */
final class ProgramFolders implements AutoCloseable {
    // Only Linux has levels that need this, so there are permissions of this kind.
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rwx------");

    private final Path root;

    private ProgramFolders(Path root) {
        this.root = root;
    }

    /**
     * Returns a place for the folders.
     *
     * @param root is made when it is needed
     */
    static ProgramFolders in(Path root) {
        return new ProgramFolders(root);
    }

    /**
     * Returns the programs as they stand in folders of their own where the level needs that, and else as they are.
     *
     * @param without a folder that is never brought, such as that of the results
     */
    List<Program> at(Level level, List<Program> programs, Path without) throws IOException {
        if (level == Level.PLAIN) {
            return programs;
        }
        remove(root);
        Files.createDirectory(root, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
        List<Program> copied = new ArrayList<>();
        for (Program program : programs) {
            Path own = Files.createDirectory(root.resolve(Integer.toString(copied.size() + 1)));
            Path from = program.directory().toAbsolutePath().normalize();
            for (Path part : parts(program, from)) {
                copy(from, part, own, without.toAbsolutePath().normalize());
            }
            copied.add(new Program(program.argv(), own, program.environment()));
        }
        return copied;
    }

    /** Returns what belongs to a program, relative to the folder in which it runs. */
    private static NavigableSet<Path> parts(Program program, Path from) throws IOException {
        NavigableSet<Path> parts = new TreeSet<>();
        for (String word : program.argv()) {
            for (String name : word.split(":", -1)) {
                part(name, from, parts);
            }
        }
        if (parts.isEmpty()) {
            try (Stream<Path> listed = Files.list(from)) {
                listed.filter(Files::isRegularFile).map(from::relativize).forEach(parts::add);
            }
        }
        return parts;
    }

    private static void part(String name, Path from, NavigableSet<Path> parts) {
        Path file;
        try {
            file = from.resolve(name).normalize();
        } catch (InvalidPathException e) {
            return; // A word that cannot be a path names no file.
        }
        if (name.isEmpty() || !file.startsWith(from) || !Files.exists(file)) {
            return;
        }
        Path relative = from.relativize(file);
        Path parent = relative.getParent();
        parts.add(Files.isDirectory(file) || parent == null ? relative : parent);
    }

    private static void copy(Path from, Path part, Path own, Path without) throws IOException {
        Files.walkFileTree(from.resolve(part), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                if (folder.equals(without)) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(own.resolve(from.relativize(folder).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Path to = own.resolve(from.relativize(file).toString());
                Files.createDirectories(to.getParent() == null ? own : to.getParent());
                if (attributes.isRegularFile() || attributes.isSymbolicLink()) {
                    Files.copy(
                            file,
                            to,
                            LinkOption.NOFOLLOW_LINKS,
                            StandardCopyOption.COPY_ATTRIBUTES,
                            StandardCopyOption.REPLACE_EXISTING);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static void remove(Path root) throws IOException {
        if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) throws IOException {
                if (failure != null) {
                    throw failure;
                }
                Files.delete(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    @Override
    public void close() throws IOException {
        remove(root);
    }
}
