package org.umpire.bots;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Optional;

/** Runs one reference bot as a program over its standard streams: {@code java org.umpire.bots.BotMain GAME/NAME}. */
public final class BotMain {
    private BotMain() {}

    /**
     * Plays one table.
     *
     * @param args the path of the bot
     * @throws IOException if the referee is gone
     */
    public static void main(String[] args) throws IOException {
        Optional<ReferenceBot<?, ?>> bot = args.length == 1 ? Bots.find(args[0]) : Optional.empty();
        if (bot.isEmpty()) {
            System.err.println("there is no such bot: " + String.join(" ", args));
            System.exit(2);
        }
        // The plain streams: without the buffer and the lock of System.out.
        try (FileInputStream in = new FileInputStream(FileDescriptor.in);
                FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
            BotProgram.run(bot.orElseThrow(), in, out);
        }
    }
}
