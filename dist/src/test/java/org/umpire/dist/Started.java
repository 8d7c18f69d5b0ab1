package org.umpire.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A process that was started, with what it wrote. */
record Started(Process process, Path out, Path err) {
    /** What came of it. */
    record Ended(int code, String out, String err) {}

    /** Starts a command; an empty value in {@code environment} takes the variable away. */
    static Started in(Path where, Map<String, String> environment, String... words) throws IOException {
        Path out = Files.createTempFile("umpire", ".out");
        Path err = Files.createTempFile("umpire", ".err");
        ProcessBuilder builder = new ProcessBuilder(List.of(words))
                .directory(where.toFile())
                .redirectInput(new File("/dev/null"))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        environment.forEach((name, value) -> {
            if (value.isEmpty()) {
                builder.environment().remove(name);
            } else {
                builder.environment().put(name, value);
            }
        });
        return new Started(builder.start(), out, err);
    }

    Ended end() throws IOException, InterruptedException {
        assertThat(process.waitFor(300, TimeUnit.SECONDS)).as("ends in time").isTrue();
        Ended ended = new Ended(process.exitValue(), Files.readString(out), Files.readString(err));
        Files.delete(out);
        Files.delete(err);
        return ended;
    }
}
