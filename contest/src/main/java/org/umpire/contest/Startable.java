package org.umpire.contest;

import java.nio.file.Path;
import java.util.Map;
import org.umpire.bots.Bots;
import org.umpire.languages.SourceBuild;
import org.umpire.referee.Commands;
import org.umpire.referee.ProgramDigest;
import org.umpire.sandbox.Program;

/**
 * How a program is started, found out.
 *
 * @param command as it is shown and recorded
 */
record Startable(String command, String digest, Program program) {
    /**
     * Finds out how something is started.
     *
     * @param folder in which a command runs
     * @param memoryBytes what the program may use
     * @throws IllegalArgumentException if a command cannot be split, a source not be compiled, or a bot is not installed; all of
     *     it is checked before
     */
    static Startable of(Start start, Path folder, long memoryBytes) {
        if (start instanceof Start.Command command) {
            return ofCommand(command.text(), folder);
        }
        if (start instanceof Start.Source source) {
            SourceBuild.Result result = SourceBuild.of(folder.resolve(source.file()));
            if (result instanceof SourceBuild.Made made) {
                return new Startable(source.file(), made.digest(), made.program());
            }
            throw new IllegalArgumentException(((SourceBuild.NotMade) result).why());
        }
        if (start instanceof Start.Bot bot) {
            return BotLaunch.of(
                    Bots.find(bot.name()).orElseThrow(() -> new IllegalArgumentException("no such bot: " + bot.name())),
                    memoryBytes);
        }
        throw new IllegalStateException("no such start: " + start);
    }

    private static Startable ofCommand(String text, Path folder) {
        Commands.Split split = Commands.split(text);
        if (!(split instanceof Commands.Words words)) {
            throw new IllegalArgumentException(split.toString());
        }
        Program program = new Program(words.words(), folder, Map.of());
        return new Startable(text, ProgramDigest.of(program), program);
    }
}
