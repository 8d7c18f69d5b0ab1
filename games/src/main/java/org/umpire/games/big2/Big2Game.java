package org.umpire.games.big2;

import org.umpire.rules.Game;
import org.umpire.rules.GameId;
import org.umpire.rules.SeatRange;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;

/** The rules of Big 2. docs/games/big2.md. */
public final class Big2Game implements Game<Big2Deal, Big2State, Big2Play, Big2View> {
    private static final GameId ID = new GameId("big2");
    private static final SeatRange SEATS = new SeatRange(Big2Deal.SEATS, Big2Deal.SEATS);

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
    public Big2Deal deal(Setup setup, Shuffler shuffler) {
        if (setup.seats() != Big2Deal.SEATS) {
            throw new IllegalArgumentException("Big 2 has four seats, not " + setup.seats());
        }
        if (!setup.variant().isEmpty()) {
            throw new IllegalArgumentException("Big 2 has no variants, such as " + setup.variant());
        }
        return Big2Deal.of(setup.games(), shuffler);
    }

    @Override
    public Big2State start(Big2Deal deal) {
        return Big2State.start(deal);
    }
}
