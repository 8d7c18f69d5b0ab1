package org.umpire.sandbox;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Copies of the folders of programs, in a private temporary folder. A program sees its copy, read-only, and not the
 * folder itself, which may lie where its user may not go. Safe for use by many threads.
 *
 * <p>Copied are regular files and folders, and links that stay inside; other links and special files are left out. The
 * same folder is copied once, for as long as nothing in it changes.
 */
final class Staging implements AutoCloseable {
    /** What a folder may hold, so that nobody stages a home folder by mistake. */
    private static final long MOST_BYTES = 256L * 1024 * 1024;

    private static final int MOST_FILES = 10_000;

    private final Path root;
    private final Map<Map<Path, String>, Path> copies = new HashMap<>();
    private int count;

    Staging() {
        try {
            root = TemporaryFolders.make();
            // Other users may pass through, which a program's own user must, but not look around.
            Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwx--x--x"));
        } catch (IOException e) {
            throw new SandboxException("no temporary folder could be made: " + e.getMessage(), e);
        }
    }

    /** A folder that cannot be staged: the doing of who owns it. */
    static final class Unstageable extends Exception {
        private static final long serialVersionUID = 1L;

        Unstageable(String message) {
            super(message);
        }
    }

    /** Returns the copy of a folder. */
    synchronized Path stage(Path folder) throws Unstageable {
        Map<Path, String> contents;
        try {
            contents = new Listing(folder).contents;
        } catch (IOException e) {
            throw new Unstageable("its folder cannot be read: " + e);
        }
        Path known = copies.get(contents);
        if (known != null) {
            return known;
        }
        Path copy = root.resolve(Integer.toString(count++));
        try {
            copy(folder, copy, contents);
        } catch (IOException e) {
            throw new SandboxException("the program's folder could not be copied to " + root + ": " + e, e);
        }
        copies.put(contents, copy);
        return copy;
    }

    private static void copy(Path folder, Path copy, Map<Path, String> contents) throws IOException {
        Files.createDirectory(copy);
        for (Path name : contents.keySet()) {
            Path from = folder.resolve(name);
            Path to = copy.resolve(name);
            if (Files.isDirectory(from, LinkOption.NOFOLLOW_LINKS)) {
                Files.createDirectories(to);
            } else {
                Files.copy(from, to, LinkOption.NOFOLLOW_LINKS, StandardCopyOption.COPY_ATTRIBUTES);
                if (Files.isRegularFile(to, LinkOption.NOFOLLOW_LINKS)) {
                    boolean executable = Files.isExecutable(from);
                    Files.setPosixFilePermissions(
                            to, PosixFilePermissions.fromString(executable ? "r-xr-xr-x" : "r--r--r--"));
                }
            }
        }
        // Folders stay writable for us, so that they can be removed; programs see them read-only.
        for (Path name : contents.keySet()) {
            Path to = copy.resolve(name);
            if (Files.isDirectory(to, LinkOption.NOFOLLOW_LINKS)) {
                Files.setPosixFilePermissions(to, PosixFilePermissions.fromString("rwxr-xr-x"));
            }
        }
        Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Override
    public synchronized void close() {
        copies.clear();
        if (!Files.exists(root)) {
            return;
        }
        try {
            TemporaryFolders.remove(root);
        } catch (IOException e) {
            throw new SandboxException("the temporary folder " + root + " could not be removed: " + e, e);
        }
    }

    /** What there is to copy: relative names, with all by which a change would show. Folders come before what they hold. */
    private static final class Listing extends SimpleFileVisitor<Path> {
        private final Path folder;
        private final Path real;
        private final Map<Path, String> contents = new TreeMap<>();
        private long bytes;

        Listing(Path folder) throws IOException, Unstageable {
            this.folder = folder;
            real = folder.toRealPath();
            Files.walkFileTree(folder, this);
            if (bytes > MOST_BYTES || contents.size() > MOST_FILES) {
                throw new Unstageable("its folder " + folder + " is too large to be copied (more than "
                        + MOST_BYTES / 1024 / 1024 + " MiB or " + MOST_FILES
                        + " files): put the program into a folder of its own");
            }
        }

        @Override
        public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
            if (!path.equals(folder)) {
                contents.put(folder.relativize(path), "folder");
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Path name = folder.relativize(file);
            if (attributes.isRegularFile()) {
                bytes += attributes.size();
                contents.put(
                        name,
                        attributes.size() + " " + attributes.lastModifiedTime() + " " + attributes.fileKey() + " "
                                + Files.isExecutable(file));
            } else if (attributes.isSymbolicLink() && staysInside(file)) {
                contents.put(name, "link " + Files.readSymbolicLink(file));
            }
            return bytes > MOST_BYTES || contents.size() > MOST_FILES
                    ? FileVisitResult.TERMINATE
                    : FileVisitResult.CONTINUE;
        }

        private boolean staysInside(Path link) {
            try {
                return !Files.readSymbolicLink(link).isAbsolute()
                        && link.toRealPath().startsWith(real);
            } catch (IOException e) {
                return false; // leads nowhere
            }
        }
    }
}
