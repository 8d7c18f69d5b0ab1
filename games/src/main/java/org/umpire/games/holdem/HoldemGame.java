package org.umpire.games.holdem;

import org.umpire.rules.Game;
import org.umpire.rules.GameId;
import org.umpire.rules.SeatRange;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;

/** The rules of a table of Hold'em. docs/games/holdem.md. */
public final class HoldemGame implements Game<HoldemDeal, HoldemState, HoldemMove, HoldemView> {
    private static final GameId ID = new GameId("holdem");
    private static final SeatRange SEATS = new SeatRange(Betting.PLAYERS_MIN, Betting.PLAYERS_MAX);

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
    public HoldemDeal deal(Setup setup, Shuffler shuffler) {
        return HoldemDeal.of(HoldemTerms.of(setup), shuffler);
    }

    @Override
    public HoldemState start(HoldemDeal deal) {
        return HoldemState.start(deal);
    }
}
