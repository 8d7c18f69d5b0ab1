package org.umpire.bots.croquet;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.umpire.bots.Bot;
import org.umpire.bots.BotPack;
import org.umpire.bots.DemoLeague;
import org.umpire.bots.Example;
import org.umpire.bots.ReferenceBot;
import org.umpire.games.croquet.CroquetGame;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetProtocol;
import org.umpire.games.croquet.CroquetView;

/** The reference bots for Arithmetic Croquet. */
public final class CroquetBots implements BotPack {
    /** Plays any legal move, each as likely as another. */
    public static final Bot<CroquetView, CroquetMove> RANDOM = new Random(0);

    /** Plays the highest number that misses no hoop. */
    public static final Bot<CroquetView, CroquetMove> GREEDY = new Greedy();

    /** Looks some moves ahead. */
    public static final Bot<CroquetView, CroquetMove> SEARCH = new Search(4);

    /** Never gives anything away. */
    public static final Bot<CroquetView, CroquetMove> PERFECT = new Perfect();

    @Override
    public List<ReferenceBot<?, ?>> bots() {
        return List.of(
                bot("random", "plays any legal move, each as likely as another", RANDOM),
                bot("greedy", "plays the highest number that misses no hoop", GREEDY),
                bot("search", "looks four moves ahead and counts who is further on", SEARCH),
                bot("perfect", "knows the value of every position, wins soonest and loses latest", PERFECT));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                example("greedy.c", "plays the highest number that misses no hoop"),
                example("perfect.c", "never gives anything away; solves the whole game in 256 KB when it is started"),
                example("spoiler.py", "takes away the numbers that the opponent needs"),
                example("Ahead.java", "looks six moves ahead and counts who is further on"),
                example("steps.js", "goes the way that has the fewest steps if nobody bars it"));
    }

    private static Example example(String file, String summary) {
        return new Example(new CroquetGame().id(), file, summary);
    }

    @Override
    public Optional<DemoLeague> demo() {
        return Optional.of(
                new DemoLeague(1, 1, OptionalInt.of(16), List.of("random", "search", "perfect"), List.of("perfect.c")));
    }

    private static ReferenceBot<CroquetView, CroquetMove> bot(
            String name, String summary, Bot<CroquetView, CroquetMove> bot) {
        return new ReferenceBot<>(new CroquetGame().id(), name, summary, new CroquetProtocol(), bot);
    }
}
