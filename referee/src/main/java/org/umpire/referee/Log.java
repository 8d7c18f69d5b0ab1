package org.umpire.referee;

import java.util.List;
import org.umpire.record.Entry;
import org.umpire.record.Recorder;
import org.umpire.rules.GamePack;
import org.umpire.rules.State;

/** Where a table writes what happens: first into its record, then to whoever watches. */
final class Log<D, S extends State<S, M, V>, M, V> {
    private static final System.Logger LOGGER = System.getLogger("org.umpire.referee");

    private final GamePack<D, S, M, V> pack;
    private final Recorder recorder;
    private Spectator spectator;
    private S state;
    private List<Clock> clocks;

    Log(GamePack<D, S, M, V> pack, Recorder recorder, Spectator spectator, S opening, List<Clock> clocks) {
        this.pack = pack;
        this.recorder = recorder;
        this.spectator = spectator;
        this.state = opening;
        this.clocks = clocks;
    }

    /** Writes an entry that changes the state of the table. */
    void write(Entry entry, S after, List<Clock> clocksAfter) {
        state = after;
        clocks = List.copyOf(clocksAfter);
        write(entry);
    }

    /** Writes an entry beside the play. */
    void write(Entry entry) {
        recorder.append(entry);
        try {
            spectator.saw(pack, state, entry, clocks);
        } catch (RuntimeException e) {
            // Whoever watches must not be able to change a result, not even by failing.
            LOGGER.log(System.Logger.Level.WARNING, "a spectator failed and watches this table no more", e);
            spectator = Spectator.NONE;
        }
    }
}
