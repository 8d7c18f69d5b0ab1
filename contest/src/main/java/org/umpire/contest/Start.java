package org.umpire.contest;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.record.Shown;

/** How a program is started. */
public sealed interface Start {
    /** A command, split into words as a shell does. */
    record Command(String text) implements Start {}

    /** A reference bot of ours, such as {@code big2/greedy}, run as a program like any other. */
    record Bot(String name) implements Start {}

    /** Returns what a word on the command line means: the bot with this path if there is one, else a command. */
    static Start of(String text) {
        return Bots.find(text).isPresent() ? new Bot(text) : new Command(text);
    }

    /**
     * Returns what is wrong with it, each in one line, as far as that can be seen without starting it.
     *
     * @param folder in which a command is to run
     */
    default List<String> problems(Path folder) {
        if (this instanceof Command command) {
            return CommandCheck.in(folder).problems(command.text());
        }
        Optional<String> missing = Optional.empty();
        if (this instanceof Bot bot) {
            List<String> bots = Bots.all().stream().map(ReferenceBot::path).toList();
            if (!bots.contains(bot.name())) {
                missing = Optional.of("there is no bot \"" + Shown.of(bot.name()) + "\"; there are: "
                        + String.join(", ", bots) + Nearest.hint(bot.name(), bots));
            }
        }
        return missing.map(List::of).orElseGet(List::of);
    }
}
