package org.umpire.bots;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.umpire.rules.GameId;

/**
 * A complete program in one source file, to learn from and to begin with. The file lies in {@code bots/GAME/FILE} and is
 * packed with the bots.
 *
 * @param file its name, whose ending tells the language
 * @param summary how it plays, in one sentence
 */
public record Example(GameId game, String file, String summary) {
    /**
     * Returns the source.
     *
     * @throws IllegalStateException if the file was not packed
     */
    public String text() {
        String place = "/examples/" + game + "/" + file;
        try (InputStream in = Example.class.getResourceAsStream(place)) {
            if (in == null) {
                throw new IllegalStateException("not packed with the bots: " + place);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
