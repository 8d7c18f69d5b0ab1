package org.umpire.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import picocli.CommandLine.Command;

@Command(
        name = "games",
        header = "Lists the games that are installed.",
        footer = {"  umpire games"})
final class GamesCommand implements Callable<Integer> {
    private final Terminal terminal;

    GamesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<GamePack<?, ?, ?, ?>> packs = GamePacks.all();
        Columns columns = new Columns();
        for (GamePack<?, ?, ?, ?> pack : packs) {
            columns.row(pack.game().id().name(), pack.title(), pack.game().seats() + " seats", pack.summary());
        }
        terminal.out().print(columns.text());
        return Terminal.DONE;
    }
}
