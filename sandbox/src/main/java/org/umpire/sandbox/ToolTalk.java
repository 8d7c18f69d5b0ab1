package org.umpire.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * What a command of the host answers, such as {@code --help}. It may hang, talk without end, or leave a child that keeps
 * its output open: so it writes into a file, and nothing waits for more than its own end, and that not for ever.
 */
final class ToolTalk {
    private static final int LENGTH_MAX = 1 << 20;

    private ToolTalk() {}

    /**
     * What came of it.
     *
     * @param code with which the command left; empty if it had to be killed
     * @param text what it wrote, up to a mebibyte
     */
    record Said(Optional<Integer> code, String text) {}

    /**
     * Asks.
     *
     * @param patience how long the command may take; then it is killed
     * @param complaints whether standard error is part of the text, or dropped
     * @throws IOException if it cannot be started
     */
    static Said ask(Duration patience, boolean complaints, List<String> words) throws IOException {
        Path folder = TemporaryFolders.make();
        try {
            Path output = folder.resolve("output");
            ProcessBuilder builder = new ProcessBuilder(words)
                    .redirectInput(Path.of("/dev/null").toFile())
                    .redirectOutput(output.toFile());
            if (complaints) {
                builder.redirectErrorStream(true);
            } else {
                builder.redirectError(ProcessBuilder.Redirect.DISCARD);
            }
            Process process = builder.start();
            boolean ended;
            try {
                ended = process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new SandboxException("interrupted", e);
            } finally {
                if (process.isAlive()) {
                    process.descendants().forEach(ProcessHandle::destroyForcibly);
                    process.destroyForcibly();
                }
            }
            try (InputStream written = Files.newInputStream(output)) {
                return new Said(
                        ended ? Optional.of(process.exitValue()) : Optional.empty(),
                        new String(written.readNBytes(LENGTH_MAX), StandardCharsets.UTF_8));
            }
        } finally {
            TemporaryFolders.remove(folder);
        }
    }
}
