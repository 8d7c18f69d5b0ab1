package org.umpire.bots;

import java.util.regex.Pattern;
import org.umpire.rules.GameId;
import org.umpire.rules.Protocol;

/**
 * A bot with its name, and what is needed to seat it: in process, or as a program over lines of text.
 *
 * @param name lower case, unique in its game
 * @param summary one sentence on how it plays
 * @param protocol whose {@link Protocol#client()} gives the bot its views
 * @param <V> what one seat may know
 * @param <M> a move
 */
public record ReferenceBot<V, M>(GameId game, String name, String summary, Protocol<V, M> protocol, Bot<V, M> bot) {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,31}");

    public ReferenceBot {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("not the name of a bot: '" + name + "'");
        }
    }

    /** Returns {@code GAME/NAME}, by which {@link Bots#find} finds it. */
    public String path() {
        return game + "/" + name;
    }
}
