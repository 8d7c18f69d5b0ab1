package org.umpire.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.contest.Contestant;
import org.umpire.contest.Nearest;
import org.umpire.contest.Start;
import org.umpire.referee.Commands;
import org.umpire.rules.GameId;

/**
 * Who plays, as a command line says it: {@code NAME=PROGRAM}. The program is a command, a source file, or a reference bot: {@code
 * bot:big2/greedy}, within its game also {@code bot:greedy}.
 *
 * @param contestants in the order of the command line
 * @param problems all that is wrong
 */
record Players(List<Contestant> contestants, List<String> problems) {
    static final String BOT = "bot:";

    /** Programs run where the user stands. */
    static final Path HERE = Path.of("").toAbsolutePath();

    /** Reads {@code NAME=PROGRAM} for each player. */
    static Players named(List<String> words, GameId game) {
        List<Contestant> contestants = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (String word : words) {
            int equals = word.indexOf('=');
            if (equals < 1) {
                problems.add("'" + word + "' is no NAME=PROGRAM");
                continue;
            }
            String name = word.substring(0, equals);
            if (contestants.stream().anyMatch(other -> other.name().equals(name))) {
                problems.add("two players are called '" + name + "'");
            }
            problem(word.substring(equals + 1), game).ifPresent(problems::add);
            contestants.add(new Contestant(name, start(word.substring(equals + 1), game)));
        }
        return new Players(contestants, problems);
    }

    /** Returns how a program is started. */
    static Start start(String program, GameId game) {
        if (!program.startsWith(BOT)) {
            return Start.of(program);
        }
        String bot = program.substring(BOT.length());
        return new Start.Bot(bot.contains("/") ? bot : game + "/" + bot);
    }

    /** Returns why a program cannot be meant so; that a command cannot be started is for the table to find. */
    static Optional<String> problem(String program, GameId game) {
        if (start(program, game) instanceof Start.Bot bot) {
            Optional<ReferenceBot<?, ?>> found = Bots.find(bot.name());
            if (found.isEmpty()) {
                List<String> names = Bots.all().stream().map(ReferenceBot::path).toList();
                return Optional.of("there is no bot '" + bot.name() + "'" + Nearest.hint(bot.name(), names));
            }
            return found.get().game().equals(game)
                    ? Optional.empty()
                    : Optional.of("'" + bot.name() + "' does not play " + game);
        }
        if (start(program, game) instanceof Start.Source source) {
            return source.problems(HERE).stream().findFirst();
        }
        return Commands.split(program) instanceof Commands.Unsplit bad
                ? Optional.of("'" + program + "' is no command: " + bad.why())
                : Optional.empty();
    }
}
