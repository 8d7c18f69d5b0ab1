package org.umpire.games.daihinmin;

import org.umpire.rules.Game;
import org.umpire.rules.GameId;
import org.umpire.rules.SeatRange;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;

/** The rules of Prime Daihinmin. docs/games/daihinmin.md. */
public final class DaihinminGame implements Game<DaihinminDeal, DaihinminState, DaihinminMove, DaihinminView> {
    private static final GameId ID = new GameId("daihinmin");
    private static final SeatRange SEATS = new SeatRange(2, DaihinminDeal.SEATS_MAX);

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
    public DaihinminDeal deal(Setup setup, Shuffler shuffler) {
        if (!SEATS.contains(setup.seats()) || setup.games() != 1) {
            throw new IllegalArgumentException("a table of Prime Daihinmin is one game of " + SEATS
                    + " players; here are " + setup.seats() + " seats and " + setup.games() + " games");
        }
        return DaihinminDeal.of(Announcement.of(setup.seats(), setup.variant()), shuffler);
    }

    @Override
    public DaihinminState start(DaihinminDeal deal) {
        return DaihinminState.start(deal);
    }
}
