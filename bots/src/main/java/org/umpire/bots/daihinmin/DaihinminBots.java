package org.umpire.bots.daihinmin;

import java.util.List;
import org.umpire.bots.Bot;
import org.umpire.bots.BotPack;
import org.umpire.bots.ReferenceBot;
import org.umpire.games.daihinmin.DaihinminGame;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminProtocol;
import org.umpire.games.daihinmin.DaihinminView;

/** The reference bots for Prime Daihinmin. */
public final class DaihinminBots implements BotPack {
    /** Plays what it happens to find. */
    public static final Bot<DaihinminView, DaihinminMove> RANDOM = new Random(0);

    /** Plays the lowest primes. */
    public static final Bot<DaihinminView, DaihinminMove> LOWEST = new Lowest();

    @Override
    public List<ReferenceBot<?, ?>> bots() {
        return List.of(
                bot("random", "draws some numbers from its hand and plays the first that may be played", RANDOM),
                bot("lowest", "leads with five cards and always plays the lowest prime", LOWEST));
    }

    private static ReferenceBot<DaihinminView, DaihinminMove> bot(
            String name, String summary, Bot<DaihinminView, DaihinminMove> bot) {
        return new ReferenceBot<>(new DaihinminGame().id(), name, summary, new DaihinminProtocol(), bot);
    }
}
