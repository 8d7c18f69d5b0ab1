package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Canaries must tell when a sandbox does not hold: here, one that says it is stronger than it is. */
final class CanariesTest {
    @Test
    void aSandboxThatDoesNotHoldWhatItPromisesIsFoundOut() {
        try (Sandbox plain = Levels.assumed(Level.PLAIN)) {
            List<Canaries.Flight> flights = Canaries.fly(new Boaster(plain));

            assertThat(flights)
                    .filteredOn(flight -> !flight.held())
                    .extracting(Canaries.Flight::mischief)
                    .contains("starts a second process", "reaches into the first process");
            assertThat(flights)
                    .filteredOn(Canaries.Flight::held)
                    .extracting(Canaries.Flight::mischief)
                    .contains("lives, and is heard", "computes while it is suspended");
        }
    }

    @Test
    void aBrokenSandboxIsSaidToBeSo() {
        Sandbox plain = Levels.assumed(Level.PLAIN);
        plain.close();
        assertThat(Canaries.broken(plain)).contains("the sandbox is closed");
    }

    /** Claims the user level for the plain one; what would do harm there is not let through. */
    private record Boaster(Sandbox plain) implements Sandbox {
        @Override
        public Level level() {
            return Level.USER;
        }

        @Override
        public boolean limitsMemory() {
            return false;
        }

        @Override
        public Confined start(Program program, Caps caps) {
            String script = program.argv().get(2);
            boolean writes = script.contains(">");
            return plain.start(
                    writes
                            ? new Program(
                                    List.of("/bin/sh", "-c", "exit 0"), program.directory(), program.environment())
                            : program,
                    caps);
        }

        @Override
        public void close() {
            plain.close();
        }
    }
}
