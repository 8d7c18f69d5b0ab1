package org.umpire.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The games that are installed. */
public final class GamePacks {
    private GamePacks() {}

    /** Returns every game on the class path, by name. */
    public static List<GamePack<?, ?, ?, ?>> all() {
        return ServiceLoader.load(GamePack.class).stream()
                .<GamePack<?, ?, ?, ?>>map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(
                        (GamePack<?, ?, ?, ?> pack) -> pack.game().id().name()))
                .toList();
    }

    /** Returns the game with this name, if it is installed. */
    public static Optional<GamePack<?, ?, ?, ?>> find(String name) {
        return all().stream()
                .filter(pack -> pack.game().id().name().equals(name))
                .findFirst();
    }
}
