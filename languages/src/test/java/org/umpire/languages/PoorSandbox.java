package org.umpire.languages;

import java.time.Duration;
import java.util.Optional;
import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Ending;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;

/** A sandbox on a host that has no memory left: whatever is started is killed by the kernel. */
final class PoorSandbox implements Sandbox {
    @Override
    public Level level() {
        return Level.PLAIN;
    }

    @Override
    public boolean limitsMemory() {
        return false;
    }

    @Override
    public Confined start(Program program, Caps caps) {
        return new Killed();
    }

    @Override
    public void close() {}

    private static final class Killed implements Confined {
        @Override
        public String name() {
            return "killed";
        }

        @Override
        public void send(byte[] bytes) {}

        @Override
        public void closeInput() {}

        @Override
        public void resume() {}

        @Override
        public void suspend() {}

        @Override
        public int receive(byte[] into, int offset, long deadlineNanos) {
            return -1;
        }

        @Override
        public Duration cpu() {
            return Duration.ZERO;
        }

        @Override
        public Optional<Ending> ending() {
            return Optional.of(new Ending.HostOutOfMemory());
        }

        @Override
        public byte[] stderr() {
            return new byte[0];
        }

        @Override
        public void end(Duration grace) {}
    }
}
