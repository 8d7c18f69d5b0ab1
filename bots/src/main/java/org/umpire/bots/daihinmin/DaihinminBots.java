package org.umpire.bots.daihinmin;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.umpire.bots.Bot;
import org.umpire.bots.BotPack;
import org.umpire.bots.DemoLeague;
import org.umpire.bots.Example;
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

    /** Cuts where it can, and else plays what it happens to find; it looks long. */
    public static final Bot<DaihinminView, DaihinminMove> LUCKY = new Lucky(0);

    /** Keeps its odd cards and plans its end. */
    public static final Bot<DaihinminView, DaihinminMove> PLANNER = new Planner();

    @Override
    public List<ReferenceBot<?, ?>> bots() {
        return List.of(
                bot("random", "draws some numbers from its hand and plays the first that may be played", RANDOM),
                bot("lowest", "leads with five cards and always plays the lowest prime", LOWEST),
                bot("lucky", "cuts where it can, and else draws numbers until one may be played", LUCKY),
                bot(
                        "planner",
                        "keeps odd cards, drops the others in long numbers, and plays from the lead to its end",
                        PLANNER));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                example("even.cpp", "keeps its odd cards, as long as it has even ones"),
                example("highest.py", "cuts where it can, and else plays the highest prime of at most four digits"),
                example("lowest.py", "plays the lowest prime of at most four digits"),
                example("minimal.py", "plays the highest prime of at most four digits; as short as can be"),
                example("Sampler.java", "leads with five cards and draws numbers of any length"));
    }

    @Override
    public Optional<DemoLeague> demo() {
        return Optional.of(
                new DemoLeague(1, 1, OptionalInt.of(3), List.of("planner"), List.of("lowest.py", "minimal.py")));
    }

    private static Example example(String file, String summary) {
        return new Example(new DaihinminGame().id(), file, summary);
    }

    private static ReferenceBot<DaihinminView, DaihinminMove> bot(
            String name, String summary, Bot<DaihinminView, DaihinminMove> bot) {
        return new ReferenceBot<>(new DaihinminGame().id(), name, summary, new DaihinminProtocol(), bot);
    }
}
