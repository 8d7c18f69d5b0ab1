package org.umpire.judge.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.umpire.judge.problem.TestCase;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.TemporaryFolders;

/**
 * The files of cases where validators can read them: in place at the plain level, else as copies, since the package may
 * lie where the user of a sandboxed program may not go. Each is copied once. Safe for use by many threads.
 */
final class CaseFiles implements AutoCloseable {
    private final boolean copied;
    private final Map<String, Pair> copies = new HashMap<>();
    private Optional<Path> folder = Optional.empty();

    /** Where an input and its answer are. */
    record Pair(Path input, Path answer) {
        List<Path> both() {
            return List.of(input, answer);
        }
    }

    CaseFiles(Level level) {
        copied = level != Level.PLAIN;
    }

    synchronized Pair of(TestCase one) throws IOException {
        if (!copied) {
            return new Pair(one.input().toAbsolutePath(), one.answer().toAbsolutePath());
        }
        Pair known = copies.get(one.name());
        if (known != null) {
            return known;
        }
        String name = Integer.toString(copies.size());
        Pair made = new Pair(copy(one.input(), name + ".in"), copy(one.answer(), name + ".ans"));
        copies.put(one.name(), made);
        return made;
    }

    /** Returns a folder of ours, which others may pass through but not look around in. */
    synchronized Path folder() throws IOException {
        if (folder.isEmpty()) {
            Path made = TemporaryFolders.make();
            Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rwx--x--x"));
            folder = Optional.of(made);
        }
        return folder.get();
    }

    private Path copy(Path file, String name) throws IOException {
        Path to = folder().resolve(name);
        Files.copy(file, to);
        Files.setPosixFilePermissions(to, PosixFilePermissions.fromString("rw-r--r--"));
        return to;
    }

    @Override
    public synchronized void close() {
        copies.clear();
        if (folder.isPresent()) {
            try {
                TemporaryFolders.remove(folder.get());
            } catch (IOException e) {
                throw new UncheckedIOException("the copies of cases cannot be removed", e);
            }
            folder = Optional.empty();
        }
    }
}
