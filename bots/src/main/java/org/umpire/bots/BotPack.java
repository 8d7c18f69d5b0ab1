package org.umpire.bots;

import java.util.List;

/** The reference bots of one game. Found through {@code META-INF/services/org.umpire.bots.BotPack}. */
public interface BotPack {
    /** Returns the bots, weakest first. */
    List<ReferenceBot<?, ?>> bots();
}
