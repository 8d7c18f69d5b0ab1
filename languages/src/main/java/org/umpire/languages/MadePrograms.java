package org.umpire.languages;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.umpire.sandbox.TemporaryFolders;

/**
 * The programs that were made of sources, each in a folder named by the digest of all that it was made from. What nobody has
 * used for long is removed when another is kept.
 */
final class MadePrograms {
    /** Longer than a season, whose programs may run from where they are kept. */
    static final Duration UNUSED = Duration.ofDays(90);
    /** Nothing takes so long to write. */
    static final Duration UNFINISHED = Duration.ofDays(1);

    private static final String FRESH = "new-";

    private final Path folder;
    private final Instant now;

    /**
     * Programs in a folder.
     *
     * @param now against which times of last use are held
     */
    MadePrograms(Path folder, Instant now) {
        this.folder = folder;
        this.now = now;
    }

    /** Returns those of this user; the folder is made if it is not there. */
    static MadePrograms ofUser() throws IOException {
        String given = System.getenv().getOrDefault("XDG_CACHE_HOME", "");
        Path root = given.startsWith("/") ? Path.of(given) : Path.of(System.getProperty("user.home"), ".cache");
        return new MadePrograms(Files.createDirectories(root.resolve("umpire").resolve("made")), Instant.now());
    }

    /** What writes a program into a folder. */
    @FunctionalInterface
    interface Writer {
        void writeTo(Path folder) throws IOException;
    }

    /** Returns the folder of a program, if it is kept; that is a use. */
    Optional<Path> find(String key) throws IOException {
        Path kept = folder.resolve(key);
        if (!Files.isDirectory(kept)) {
            return Optional.empty();
        }
        try {
            Files.setLastModifiedTime(kept, FileTime.from(now));
        } catch (NoSuchFileException e) {
            return Optional.empty(); // another run has just removed it
        } catch (FileSystemException e) {
            // Nothing can be written there: the program serves all the same, and nothing is removed there either.
        }
        return Optional.of(kept);
    }

    /** Keeps a program, unless another run has kept the same meanwhile; returns its folder. */
    Path keep(String key, Writer program) throws IOException {
        removeUnused();
        Path kept = folder.resolve(key);
        Path fresh = Files.createTempDirectory(folder, FRESH);
        try {
            program.writeTo(fresh);
            Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rwxr-xr-x"));
            place(fresh, kept);
        } finally {
            if (Files.exists(fresh)) { // else it was moved to its place
                TemporaryFolders.remove(fresh);
            }
        }
        return kept;
    }

    /** Moves a folder to its place, unless another run has made the same meanwhile. */
    private static void place(Path fresh, Path kept) throws IOException {
        try {
            Files.move(fresh, kept, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            // Which of its kinds tells that the place is taken is left open by the library.
            if (!Files.isDirectory(kept)) {
                throw e;
            }
        }
    }

    private void removeUnused() throws IOException {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            for (Path one : all) {
                Duration allowed = one.getFileName().toString().startsWith(FRESH) ? UNFINISHED : UNUSED;
                if (isOlder(one, allowed)) {
                    remove(one);
                }
            }
        }
    }

    private boolean isOlder(Path one, Duration allowed) throws IOException {
        try {
            return Files.getLastModifiedTime(one).toInstant().isBefore(now.minus(allowed));
        } catch (NoSuchFileException e) {
            return false; // another run was quicker
        }
    }

    /** Takes a folder out of its place at once, so that nobody finds half of it. */
    private void remove(Path one) throws IOException {
        Path aside = Files.createTempDirectory(folder, FRESH);
        try {
            Files.move(one, aside, StandardCopyOption.ATOMIC_MOVE);
        } catch (NoSuchFileException e) {
            // Another run was quicker; what is left to remove is empty.
        }
        TemporaryFolders.remove(aside);
    }
}
