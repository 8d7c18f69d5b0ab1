package org.umpire.bots.holdem;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.umpire.bots.Bot;
import org.umpire.bots.BotPack;
import org.umpire.bots.DemoLeague;
import org.umpire.bots.Example;
import org.umpire.bots.ReferenceBot;
import org.umpire.games.holdem.HoldemGame;
import org.umpire.games.holdem.HoldemMove;
import org.umpire.games.holdem.HoldemProtocol;
import org.umpire.games.holdem.HoldemView;

/** The reference bots for Hold'em. */
public final class HoldemBots implements BotPack {
    /** Folds, calls or raises, each as likely. */
    public static final Bot<HoldemView, HoldemMove> RANDOM = new Random();

    /** Calls whatever it costs. */
    public static final Bot<HoldemView, HoldemMove> CALLER = view -> HoldemMove.CALL;

    /** Plays few hands, and those by raising. */
    public static final Bot<HoldemView, HoldemMove> TIGHT = new Tight();

    /** Calls and raises by its share of the pot, which it estimates by sampling. */
    public static final Bot<HoldemView, HoldemMove> EQUITY = new PotOdds();

    @Override
    public List<ReferenceBot<?, ?>> bots() {
        return List.of(
                bot("random", "folds, calls or raises, each as likely", RANDOM),
                bot("caller", "calls whatever it costs, and never raises", CALLER),
                bot("tight", "plays few hands, and those by raising", TIGHT),
                bot("equity", "estimates its share of the pot by sampling, and weighs it against the price", EQUITY));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                example("solid.c", "bets good hands, calls with fair ones, folds the rest"),
                example("pairs.py", "raises with a pair or an ace, and folds what costs much"),
                example("Odds.java", "counts in how many of many deals it wins, and pays what that is worth"));
    }

    private static Example example(String file, String summary) {
        return new Example(new HoldemGame().id(), file, summary);
    }

    @Override
    public Optional<DemoLeague> demo() {
        // All meet once, and three pairs again: so that the report can tell what the shared deals took away.
        return Optional.of(new DemoLeague(10, 2, OptionalInt.of(18), List.of("caller", "tight", "equity"), List.of()));
    }

    private static ReferenceBot<HoldemView, HoldemMove> bot(
            String name, String summary, Bot<HoldemView, HoldemMove> bot) {
        return new ReferenceBot<>(new HoldemGame().id(), name, summary, new HoldemProtocol(), bot);
    }
}
