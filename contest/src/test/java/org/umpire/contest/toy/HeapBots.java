package org.umpire.contest.toy;

import java.util.List;
import org.umpire.bots.BotPack;
import org.umpire.bots.ReferenceBot;
import org.umpire.rules.GameId;

/** One that plays as well as can be, and one that takes one at a time. */
public final class HeapBots implements BotPack {
    private static final GameId HEAP = new GameId("heap");

    @Override
    public List<ReferenceBot<?, ?>> bots() {
        HeapPack pack = new HeapPack();
        return List.of(
                new ReferenceBot<>(HEAP, "lazy", "Takes one.", pack.protocol(), view -> 1),
                new ReferenceBot<>(
                        HEAP,
                        "best",
                        "Leaves a multiple of four.",
                        pack.protocol(),
                        view -> Math.max(1, view.left() % 4)));
    }
}
