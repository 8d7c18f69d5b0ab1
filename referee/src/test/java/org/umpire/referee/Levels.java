package org.umpire.referee;

import java.util.List;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandboxes;

/** The levels of isolation at which real programs are tried. */
final class Levels {
    static final List<Level> TRIED = List.of(Level.PLAIN, Level.USER, Level.STRONG);

    private Levels() {}

    /** Whether this host can hold a level. */
    static boolean hold(Level level) {
        return Sandboxes.probe().stream().anyMatch(probe -> probe.level() == level && probe.holds());
    }
}
