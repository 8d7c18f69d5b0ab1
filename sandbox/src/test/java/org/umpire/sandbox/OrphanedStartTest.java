package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A launcher whose Umpire was killed at the worst moment: before anything tied it to us. It must not stand still for ever. */
class OrphanedStartTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    @TempDir
    Path folder;

    @Test
    void aLauncherThatIsNotOurChildLeaves() throws IOException, InterruptedException {
        // The shell between us and the launcher is what process 1 is to an orphan: a parent that is not Umpire.
        List<String> words = new ArrayList<>(List.of(Launcher.SHELL, "-c", "\"$@\"; echo over", "between"));
        words.addAll(new Launcher().command(ProcessHandle.current().pid(), List.of("echo", "ran")));
        Process between = new ProcessBuilder(words).redirectErrorStream(true).start();
        try {
            assertThat(between.waitFor(SOON.toSeconds(), TimeUnit.SECONDS))
                    .as("ends")
                    .isTrue();
            assertThat(new String(between.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo("over\n");
        } finally {
            between.descendants().forEach(ProcessHandle::destroyForcibly);
            between.destroyForcibly();
        }
    }

    @Test
    void aLauncherInASandboxThatGetsNoPermissionLeaves() throws Spawner.TooLong {
        try (Sandbox here = Levels.assumed(Level.USER);
                Descriptors descriptors = new Descriptors()) {
            assertThat(here.level()).isEqualTo(Level.USER);
            Streams streams = Streams.open(descriptors, Optional.empty());
            Descriptors.Pipe words = descriptors.pipe();
            Descriptors.Pipe info = descriptors.pipe();
            Descriptors.Pipe secret = descriptors.pipe();
            List<String> command = Bubble.command(
                    new Bubble.Plan(
                            folder, List.of(), List.of(), Map.of(), OptionalLong.empty(), Caps.ROOM_BYTES_USUAL),
                    List.of("/bin/echo", "ran"),
                    false);
            Child outer = Spawner.spawn(new Launch(
                    command,
                    Map.of(),
                    Path.of("/"),
                    List.of(
                            descriptors.file("/dev/null"),
                            words.writeEnd(),
                            words.writeEnd(),
                            streams.in(),
                            streams.out(),
                            streams.err(),
                            secret.readEnd(),
                            descriptors.readable(SyscallFilter.bytes(
                                    SyscallFilter.Machine.ours().orElseThrow(), false)),
                            info.writeEnd())));
            descriptors.close(secret.readEnd());
            descriptors.close(secret.writeEnd());
            try {
                assertThat(outer.awaitEnd(SOON)).as("ends").isTrue();
                descriptors.close(streams.out());
                byte[] said = new byte[100];
                assertThat(Descriptors.read(streams.fromOut(), said)).isZero();
            } finally {
                outer.discard();
            }
        }
    }
}
