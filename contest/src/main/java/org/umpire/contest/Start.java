package org.umpire.contest;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.languages.Language;
import org.umpire.languages.SourceBuild;
import org.umpire.record.Shown;
import org.umpire.referee.Commands;

/** How a program is started. */
public sealed interface Start {
    /** A command, split into words as a shell does. */
    record Command(String text) implements Start {}

    /** A source file of a known language, from which the program is made. */
    record Source(String file) implements Start {}

    /** A reference bot of ours, such as {@code big2/greedy}, run as a program like any other. */
    record Bot(String name) implements Start {}

    /** Returns what a word on the command line means: the bot with this path if there is one, else a command. */
    static Start of(String text) {
        return Bots.find(text).isPresent() ? new Bot(text) : ofProgram(text);
    }

    /**
     * Returns what a text that is no bot means: one word that ends as a source does is one, but for a script that is
     * named with a slash, which is a command as it stands; all else is a command.
     */
    static Start ofProgram(String text) {
        boolean source = Commands.split(text) instanceof Commands.Words words
                && words.words().size() == 1
                && Language.of(words.words().get(0))
                        .filter(language -> language.compiled() || text.indexOf('/') < 0)
                        .isPresent();
        return source
                ? new Source(((Commands.Words) Commands.split(text)).words().get(0))
                : new Command(text);
    }

    /**
     * Returns what is wrong with it, each in one line, as far as that can be seen without starting it. A source is
     * compiled for that, if it was not before.
     *
     * @param folder in which a command is to run
     */
    default List<String> problems(Path folder) {
        if (this instanceof Command command) {
            return CommandCheck.in(folder).problems(command.text());
        }
        if (this instanceof Source source) {
            return SourceBuild.of(folder.resolve(source.file())) instanceof SourceBuild.NotMade not
                    ? List.of(not.why())
                    : List.of();
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
