package org.umpire.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * The players that are there for one game: reference bots, example programs, and the league that shows them. Found
 * through {@code META-INF/services/org.umpire.bots.BotPack}.
 */
public interface BotPack {
    /** Returns the bots, weakest first. */
    List<ReferenceBot<?, ?>> bots();

    /** Returns the example programs; of several in one language, the one to show first. */
    default List<Example> examples() {
        return List.of();
    }

    /** Returns the league that shows the game, if there is one. */
    default Optional<DemoLeague> demo() {
        return Optional.empty();
    }

    /** Returns the packs of all games, by game. */
    static List<BotPack> all() {
        return ServiceLoader.load(BotPack.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(pack -> !pack.bots().isEmpty())
                .sorted(Comparator.comparing(
                        (BotPack pack) -> pack.bots().get(0).game().name()))
                .toList();
    }
}
