package org.umpire.contest;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Writes files so that afterwards the new one is there as a whole, on the disk, or the old one still is. */
final class WholeFile {
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rw-------");

    private WholeFile() {}

    static void write(Path file, String text) throws IOException {
        write(file, text, false);
    }

    /** Writes a file that nobody else may read, where the file system knows of such. */
    static void writeForOwner(Path file, String text) throws IOException {
        write(file, text, true);
    }

    private static void write(Path file, String text, boolean ownerOnly) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        if (ownerOnly && Files.getFileStore(file.toAbsolutePath().getParent()).supportsFileAttributeView("posix")) {
            Files.createFile(fresh, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
        } else {
            Files.createFile(fresh);
        }
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
