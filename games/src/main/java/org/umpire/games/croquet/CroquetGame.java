package org.umpire.games.croquet;

import org.umpire.rules.Game;
import org.umpire.rules.GameId;
import org.umpire.rules.SeatRange;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;

/** The rules of Arithmetic Croquet. docs/games/croquet.md. The deal is how the rules are read: nothing is left to chance. */
public final class CroquetGame implements Game<CroquetReadings, CroquetState, CroquetMove, CroquetView> {
    private static final GameId ID = new GameId("croquet");
    private static final SeatRange SEATS = new SeatRange(2, 2);

    @Override
    public GameId id() {
        return ID;
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public SeatRange seats() {
        return SEATS;
    }

    @Override
    public CroquetReadings deal(Setup setup, Shuffler shuffler) {
        if (setup.seats() != 2 || setup.games() != 1) {
            throw new IllegalArgumentException("a table of croquet is one game of two; here are " + setup.seats()
                    + " seats and " + setup.games() + " games (a longer match has more tables)");
        }
        return CroquetReadings.of(setup.variant());
    }

    @Override
    public CroquetState start(CroquetReadings deal) {
        return CroquetState.start(deal);
    }
}
