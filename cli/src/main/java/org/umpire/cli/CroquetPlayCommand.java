package org.umpire.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.bots.Bot;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.bots.croquet.CroquetBots;
import org.umpire.contest.Nearest;
import org.umpire.games.croquet.CroquetGame;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetView;
import org.umpire.record.Shown;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "play",
        header = "A game in the terminal: you against the oracle, or against a bot.",
        footer = {"  umpire croquet play", "  umpire croquet play --against greedy --side B --hints"})
final class CroquetPlayCommand implements Callable<Integer> {
    private static final String ORACLE = "oracle";

    private final Terminal terminal;

    @Option(
            names = "--against",
            paramLabel = "BOT",
            description = "The opponent: oracle, which never gives anything away, or a bot such as random, greedy or"
                    + " search. Without it, oracle.")
    private String against = ORACLE;

    /** Which side the person at the terminal plays. */
    enum Side {
        A,
        B
    }

    @Option(
            names = "--side",
            paramLabel = "A|B",
            description = "Your side: A moves first, B has one more move when A finishes. Without it, A.")
    private Side side = Side.A;

    @Option(names = "--hints", description = "Shows what each move is worth, before you choose.")
    private boolean hints;

    @Mixin
    private CroquetReadingOption reading = new CroquetReadingOption();

    CroquetPlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Optional<Bot<CroquetView, CroquetMove>> bot = bot();
        if (bot.isEmpty()) {
            return terminal.misused("there is no bot '" + Shown.of(against) + "' for croquet"
                    + Nearest.hint(against, names()) + " (there are: oracle, " + String.join(", ", names()) + ")");
        }
        return new CroquetTerminalGame(terminal, reading.readings(), side == Side.A ? 0 : 1, bot.get(), hints).play();
    }

    private static List<String> names() {
        return Bots.of(new CroquetGame().id()).stream().map(ReferenceBot::name).toList();
    }

    private Optional<Bot<CroquetView, CroquetMove>> bot() {
        if (against.equals(ORACLE)) {
            return Optional.of(CroquetBots.PERFECT);
        }
        return Bots.find(new CroquetGame().id() + "/" + against).map(CroquetPlayCommand::typed);
    }

    @SuppressWarnings("unchecked") // every bot of croquet sees views of croquet
    private static Bot<CroquetView, CroquetMove> typed(ReferenceBot<?, ?> bot) {
        return (Bot<CroquetView, CroquetMove>) bot.bot();
    }
}
