package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs at the user level, as real processes in bubblewrap. */
final class UserSandboxTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private static Sandbox sandbox;

    @BeforeAll
    static void begin() {
        sandbox = Levels.assumed(Level.USER);
    }

    @AfterAll
    static void end() {
        if (sandbox != null) {
            sandbox.close();
        }
    }

    @Test
    void aProgramAnswersAndLeavesWithItsCode() {
        Confined program = start("read x; echo \"got $x in $PWD\"; echo oops >&2; exit 7");
        Talk.tell(program, "hello");
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("got hello in /bot\n");
        assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.Exited(7));
        assertThat(program.stderr()).asString().isEqualTo("oops\n");
    }

    private Confined start(String script) {
        return sandbox.start(Talk.shell(folder, script), Talk.CAPS);
    }
}
