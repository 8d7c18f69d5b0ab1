package org.umpire.referee;

import java.util.function.Supplier;
import org.umpire.sandbox.Program;

/** How the player of a seat comes to the table. */
public sealed interface Launch {
    /** A program, started by the sandbox of the referee. */
    record Command(Program program) implements Launch {}

    /**
     * A player of another kind, such as a bot in this process.
     *
     * @param player makes a fresh one for each table
     */
    record Other(Supplier<Player> player) implements Launch {}
}
