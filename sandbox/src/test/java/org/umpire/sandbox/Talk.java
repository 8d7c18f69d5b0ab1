package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** What tests say to programs, and hear from them. */
final class Talk {
    static final Caps CAPS = new Caps(256_000_000L, 4096);

    private static final Duration SOON = Duration.ofSeconds(60);

    private Talk() {}

    /** Returns a program that is a script of the shell. */
    static Program shell(Path directory, String script) {
        return program(directory, "/bin/sh", "-c", script);
    }

    static Program program(Path directory, String... argv) {
        return new Program(List.of(argv), directory, Map.of());
    }

    static void tell(Confined program, String line) {
        program.send((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Returns all that comes until the program has ended or closed its output, or {@code patience} is over. */
    static String hearAll(Confined program, Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        StringBuilder heard = new StringBuilder();
        byte[] buffer = new byte[65536];
        int count;
        while ((count = program.receive(buffer, 0, deadline)) > 0) {
            heard.append(new String(buffer, 0, count, StandardCharsets.UTF_8));
        }
        if (count == 0) {
            heard.append("<nothing more in ").append(patience).append('>');
        }
        return heard.toString();
    }

    /** Returns the next line with its end, or what came instead. */
    static String hear(Confined program, Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        StringBuilder heard = new StringBuilder();
        byte[] one = new byte[1];
        while (heard.indexOf("\n") < 0) {
            int count = program.receive(one, 0, deadline);
            if (count <= 0) {
                return heard + (count == 0 ? "<time>" : "<end>");
            }
            heard.append((char) one[0]);
        }
        return heard.toString();
    }

    /** Waits until the program has ended, and returns how. */
    static Ending awaitEnding(Confined program, Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        byte[] buffer = new byte[65536];
        while (System.nanoTime() < deadline) {
            if (program.receive(buffer, 0, Math.min(deadline, System.nanoTime() + 5_000_000)) < 0
                    && program.ending().isPresent()) {
                return program.ending().get();
            }
        }
        throw new AssertionError(program.name() + " did not end in " + patience);
    }

    /** Runs a program to its end, or ends it at a random moment. Returns its name. */
    static String play(Sandbox sandbox, Path folder, Random random) {
        Confined program = sandbox.start(shell(folder, "read x; echo $x; read x"), CAPS);
        int moment = random.nextInt(8);
        if (moment > 0) {
            program.resume();
        }
        if (moment > 1) {
            tell(program, "x");
        }
        if (moment == 2) {
            program.receive(new byte[1], 0, System.nanoTime() + random.nextInt(3_000_000));
        }
        if (moment > 2) {
            assertThat(hear(program, SOON)).isEqualTo("x\n");
        }
        if (moment == 4) {
            program.suspend();
        }
        program.end(moment > 4 ? SOON : Duration.ZERO);
        if (moment > 4) {
            assertThat(program.ending()).isPresent();
        }
        return program.name();
    }
}
