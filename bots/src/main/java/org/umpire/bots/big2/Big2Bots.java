package org.umpire.bots.big2;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.umpire.bots.Bot;
import org.umpire.bots.BotPack;
import org.umpire.bots.DemoLeague;
import org.umpire.bots.Example;
import org.umpire.bots.ReferenceBot;
import org.umpire.games.big2.Big2Game;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2Protocol;
import org.umpire.games.big2.Big2View;

/** The reference bots for Big 2. */
public final class Big2Bots implements BotPack {
    /** Plays any legal move, each as likely as another. */
    public static final Bot<Big2View, Big2Play> RANDOM = new Random();

    /** Plays the lowest legal play, and passes only if it must. */
    public static final Bot<Big2View, Big2Play> LOWEST = new Lowest(false);

    /** Leads the longest legal play, follows with the lowest, and passes only if it must. */
    public static final Bot<Big2View, Big2Play> GREEDY = new Lowest(true);

    /** Plans how its hand gets out. */
    public static final Bot<Big2View, Big2Play> PLANNER = new Planner(Weights.TUNED);

    @Override
    public List<ReferenceBot<?, ?>> bots() {
        return List.of(
                bot("random", "plays any legal move, each as likely as another", RANDOM),
                bot("lowest", "plays the lowest legal play, and passes only if it must", LOWEST),
                bot("greedy", "sheds as many cards as it can, lowest first, and passes only if it must", GREEDY),
                bot(
                        "planner",
                        "splits its hand into plays that need few turns, counts what is out, and keeps its controls",
                        PLANNER));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                example("lowest.c", "plays the lowest legal play, and passes only if it must"),
                example("greedy.cpp", "sheds as many cards as it can"),
                example("lowest.py", "plays the lowest legal play, and passes only if it must"),
                example("minimal.py", "plays single cards only; the smallest complete program"),
                example("Steady.java", "keeps its hand together: counts how many turns it needs"),
                example("patient.js", "plays low, and keeps its twos until an opponent has few cards left"));
    }

    private static Example example(String file, String summary) {
        return new Example(new Big2Game().id(), file, summary);
    }

    @Override
    public Optional<DemoLeague> demo() {
        return Optional.of(new DemoLeague(10, 1, OptionalInt.of(9), List.of("planner"), List.of()));
    }

    private static ReferenceBot<Big2View, Big2Play> bot(String name, String summary, Bot<Big2View, Big2Play> bot) {
        return new ReferenceBot<>(new Big2Game().id(), name, summary, new Big2Protocol(), bot);
    }
}
