package org.umpire.contest;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.umpire.record.Shown;

/**
 * A lock on a folder, so that two runs never write into one. It is held by the operating system for this process and
 * gone with it, however the process ends; the file {@code lock} itself stays and says who held it last.
 */
final class FolderLock implements AutoCloseable {
    static final String NAME = "lock";

    // Closing any channel of a file drops all locks that this process has on it, so that a folder which is locked here
    // must not even be tried again.
    private static final Set<Path> HELD = new HashSet<>();

    private final Path file;
    private final FileChannel channel;

    private FolderLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Locks a folder; empty if somebody else has.
     *
     * @throws IOException if the file of the lock cannot be made
     */
    static Optional<FolderLock> take(Path folder) throws IOException {
        return take(folder, NAME);
    }

    /**
     * Locks what a folder has for one purpose; empty if somebody else has.
     *
     * @param name of the file of the lock
     */
    static Optional<FolderLock> take(Path folder, String name) throws IOException {
        Path real = folder.toRealPath().resolve(name);
        synchronized (HELD) {
            if (!HELD.add(real)) {
                return Optional.empty();
            }
        }
        FileChannel channel = null;
        boolean locked = false;
        try {
            channel = FileChannel.open(
                    real, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            locked = channel.tryLock() != null;
            if (!locked) {
                return Optional.empty();
            }
            String holder = "process " + ProcessHandle.current().pid() + "\n";
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(holder.getBytes(StandardCharsets.UTF_8)));
            return Optional.of(new FolderLock(real, channel));
        } finally {
            if (!locked) {
                forget(real, channel);
            }
        }
    }

    /** Returns who holds the lock of a folder, for people. */
    static String holder(Path folder) {
        return holder(folder, NAME);
    }

    static String holder(Path folder, String name) {
        try {
            String text = Files.readString(folder.resolve(name)).strip();
            return text.isEmpty() ? "another run" : Shown.of(text);
        } catch (IOException e) {
            return "another run";
        }
    }

    @Override
    public void close() throws IOException {
        forget(file, channel);
    }

    private static void forget(Path file, @org.jspecify.annotations.Nullable FileChannel channel) throws IOException {
        synchronized (HELD) {
            HELD.remove(file);
        }
        if (channel != null) {
            channel.close();
        }
    }
}
