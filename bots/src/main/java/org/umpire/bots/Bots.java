package org.umpire.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.umpire.rules.GameId;

/** The reference bots that are installed. */
public final class Bots {
    private Bots() {}

    /** Returns every bot on the class path, by game; within a game weakest first. */
    public static List<ReferenceBot<?, ?>> all() {
        return ServiceLoader.load(BotPack.class).stream()
                .flatMap(provider -> provider.get().bots().stream())
                .sorted(Comparator.comparing(
                        (ReferenceBot<?, ?> bot) -> bot.game().name()))
                .toList();
    }

    /** Returns the bots of a game, weakest first; none if the game has none. */
    public static List<ReferenceBot<?, ?>> of(GameId game) {
        return all().stream().filter(bot -> bot.game().equals(game)).toList();
    }

    /** Returns the bot with a path such as {@code big2/greedy}, if it is installed. */
    public static Optional<ReferenceBot<?, ?>> find(String path) {
        return all().stream().filter(bot -> bot.path().equals(path)).findFirst();
    }
}
