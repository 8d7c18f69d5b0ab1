package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CustodyTest {
    @Test
    void aProgramWhoseStartFailedIsKilledAndTroubleWithThatIsAddedToTheFailure() {
        IllegalStateException failure = new IllegalStateException("no descriptors left");
        Counted kept = new Counted(Optional.empty());
        kept.killAfter(failure);
        assertThat(kept.kills).isEqualTo(1);
        assertThat(failure.getSuppressed()).isEmpty();

        SandboxException trouble = new SandboxException("does not die");
        Counted survivor = new Counted(Optional.of(trouble));
        survivor.killAfter(failure);
        assertThat(survivor.kills).isEqualTo(1);
        assertThat(failure.getSuppressed()).containsExactly(trouble);
    }

    private static final class Counted implements Custody {
        private final Optional<SandboxException> trouble;
        private int kills;

        Counted(Optional<SandboxException> trouble) {
            this.trouble = trouble;
        }

        @Override
        public String name() {
            return "counted";
        }

        @Override
        public int exitFd() {
            return -1;
        }

        @Override
        public void resume() {}

        @Override
        public void suspend() {}

        @Override
        public long cpuNanos() {
            return 0;
        }

        @Override
        public long peakBytes() {
            return 0;
        }

        @Override
        public Optional<Ending> ended() {
            return Optional.empty();
        }

        @Override
        public void kill() {
            kills++;
            if (trouble.isPresent()) {
                throw trouble.get();
            }
        }
    }
}
