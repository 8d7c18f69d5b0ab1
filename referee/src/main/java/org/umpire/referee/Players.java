package org.umpire.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.umpire.record.Limits;
import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Sandbox;

/** All players of one table, started together and ended together. */
final class Players implements AutoCloseable {
    /** How long players may take to leave by themselves after the table, all at once. */
    static final Duration GRACE = Duration.ofMillis(300);

    private static final long PAUSE_MIN = 50_000;
    private static final long PAUSE_MAX = 4_000_000;

    private final List<Player> list = new ArrayList<>();

    private Players() {}

    /** Starts one player a seat, or none at all if one cannot be started. */
    static Players start(List<Launch> launches, Optional<Sandbox> sandbox, Limits limits) {
        Players players = new Players();
        try {
            for (Launch launch : launches) {
                players.list.add(start(launch, sandbox, limits));
            }
        } catch (RuntimeException | Error e) {
            closeAfter(e, players);
            throw e;
        }
        return players;
    }

    private static void closeAfter(Throwable failure, Players players) {
        try {
            players.close();
        } catch (RuntimeException e) {
            failure.addSuppressed(e);
        }
    }

    private static Player start(Launch launch, Optional<Sandbox> sandbox, Limits limits) {
        if (launch instanceof Launch.Command command) {
            Caps caps = new Caps(limits.memoryBytes(), limits.stderrBytes());
            return new ProgramPlayer(sandbox.orElseThrow().start(command.program(), caps), limits);
        }
        if (launch instanceof Launch.Other other) {
            return other.player().get();
        }
        throw new IllegalStateException("no such launch: " + launch);
    }

    List<Player> list() {
        return list;
    }

    /** Hands over the last lines, and waits until all have left by themselves, or {@link #GRACE} has passed. */
    void letLeave() {
        list.forEach(Player::dismiss);
        long until = System.nanoTime() + GRACE.toNanos();
        long pause = PAUSE_MIN;
        while (!list.stream().allMatch(Player::left) && System.nanoTime() < until) {
            LockSupport.parkNanos(pause);
            pause = Math.min(2 * pause, PAUSE_MAX);
        }
    }

    /** Ends all that are still there, every one even if another cannot be ended. */
    @Override
    public void close() {
        RuntimeException first = null;
        for (Player player : list) {
            try {
                player.close();
            } catch (RuntimeException e) {
                if (first == null) {
                    first = e;
                } else {
                    first.addSuppressed(e);
                }
            }
        }
        if (first != null) {
            throw first;
        }
    }
}
