package org.umpire.cli;

import java.util.concurrent.Callable;
import org.umpire.bots.Bots;
import picocli.CommandLine.Command;

@Command(
        name = "bots",
        header = "Lists the reference bots: the opponents that come with Umpire.",
        footer = {"  umpire bots"})
final class BotsCommand implements Callable<Integer> {
    private final Terminal terminal;

    BotsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Columns columns = new Columns();
        Bots.all().forEach(bot -> columns.row(bot.path(), bot.summary()));
        terminal.out().print(columns.text());
        return Terminal.DONE;
    }
}
