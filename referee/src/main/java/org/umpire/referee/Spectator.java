package org.umpire.referee;

import java.util.List;
import org.umpire.record.Entry;
import org.umpire.rules.GamePack;
import org.umpire.rules.State;

/**
 * Watches a table: for progress, and for drawing it. Sees everything and changes nothing: what it is given is immutable,
 * it is asked for nothing, and if it throws, it is not called again at this table, which goes on (the system logger {@code
 * org.umpire.referee} says so). It is called by the thread of the table while every program is suspended (where
 * programs are), so a slow
 * spectator costs wall time and nobody's clock.
 */
public interface Spectator {
    /** Watches nothing. */
    Spectator NONE = new Spectator() {
        @Override
        public <D, S extends State<S, M, V>, M, V> void saw(
                GamePack<D, S, M, V> pack, S state, Entry entry, List<Clock> clocks) {}
    };

    /**
     * Is told of each entry of the record once it is written, the header first.
     *
     * @param state the moment after the entry
     * @param clocks of each seat, after the entry
     */
    <D, S extends State<S, M, V>, M, V> void saw(GamePack<D, S, M, V> pack, S state, Entry entry, List<Clock> clocks);
}
