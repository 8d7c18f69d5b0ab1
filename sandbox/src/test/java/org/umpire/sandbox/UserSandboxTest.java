package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Programs at the user level. */
final class UserSandboxTest extends LockedInContract {
    UserSandboxTest() {
        super(Level.USER);
    }

    @Test
    void theMemoryOfProgramsIsNotLimited() {
        assertThat(sandbox.level()).isEqualTo(Level.USER);
        assertThat(sandbox.limitsMemory()).isFalse();
    }

    @Test
    void whoMayForkIsLockedInAndEndedWithAllThatItStarted() {
        Confined program =
                sandbox.start(Talk.shell(folder, "sleep 983 & sleep 983 & echo ready"), new Caps(0, 4096, true));
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        program.end(Duration.ZERO);
        assertThat(Survey.commands("sleep\0" + "983")).isEmpty();
    }
}
