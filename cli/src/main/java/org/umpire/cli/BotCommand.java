package org.umpire.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.umpire.bots.BotProgram;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.contest.Nearest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "bot",
        header = "Runs a reference bot as a program like any other.",
        description = "It reads what the referee sends from standard input, and answers on standard output.",
        footer = {"  umpire bot big2/greedy"})
final class BotCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "GAME/NAME", description = "Which bot.")
    private String name = "";

    BotCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        return run(terminal, name);
    }

    /** Runs a bot. Its start is on its clock, so it is kept away from all that reads command lines. */
    static int run(Terminal terminal, String name) {
        ReferenceBot<?, ?> bot = Bots.find(name).orElse(null);
        if (bot == null) {
            List<String> names = Bots.all().stream().map(ReferenceBot::path).toList();
            return terminal.misused(
                    "there is no bot '" + name + "'" + Nearest.hint(name, names) + " (see 'umpire bots')");
        }
        try {
            BotProgram.run(bot, terminal.in(), terminal.bytes());
            return Terminal.DONE;
        } catch (IllegalArgumentException e) {
            return terminal.failed("a line that cannot stand there: " + e.getMessage());
        } catch (IOException e) {
            return terminal.failed("the other end is gone: " + e.getMessage());
        }
    }
}
