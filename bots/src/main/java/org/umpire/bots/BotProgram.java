package org.umpire.bots;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.umpire.rules.Client;
import org.umpire.rules.Client.Heard;

/**
 * Runs a bot over a pair of streams: a program like any other. It answers when a line asks for an answer, and is done
 * when its input ends.
 */
public final class BotProgram {
    private static final String ACK = "ok";

    private BotProgram() {}

    /**
     * Plays a table to the end of the input.
     *
     * @throws IllegalArgumentException if a line cannot stand where it stands
     * @throws IOException if a stream fails, as when the other end of {@code out} is closed
     */
    public static <V, M> void run(ReferenceBot<V, M> player, InputStream in, OutputStream out) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        Client<V, M> client = player.protocol().client();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Heard<V> heard = client.hear(line);
            switch (heard.owed()) {
                case NONE -> {}
                case ACK -> write(ACK, out);
                case MOVE -> {
                    V view = heard.view()
                            .orElseThrow(() -> new IllegalStateException("a move is owed, but there is no view"));
                    M move = player.bot().move(view);
                    write(player.protocol().write(move), out);
                    client.moved(move);
                }
            }
        }
    }

    private static void write(String line, OutputStream out) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
