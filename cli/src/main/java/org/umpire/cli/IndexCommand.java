package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.umpire.league.SeasonRead;
import org.umpire.league.index.ResultIndex;
import org.umpire.record.Shown;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "index",
        header = "Builds the index of a season anew from its records, or checks it against them.",
        description = "The index keeps what standings need of each record, so that they need not be opened again. It is"
                + " made and mended by itself; delete it at will.",
        footer = {"  umpire index cup/contest-results", "  umpire index cup/contest-results --check"})
final class IndexCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "DIR", description = "The folder of the results: season.json, and the records.")
    private Path folder = Path.of("");

    @Option(
            names = "--check",
            description = "Writes nothing: reads every record, and names those of which the index says something else;"
                    + " exits with 1 if there are any.")
    private boolean check;

    IndexCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        return check ? check() : build();
    }

    private int build() throws IOException {
        ResultIndex index = ResultIndex.afresh(folder, Instant.now());
        SeasonRead.Read read = SeasonRead.of(folder, index);
        if (read instanceof SeasonRead.Read.Bad bad) {
            bad.problems().forEach(problem -> terminal.say("umpire: " + problem));
            return Terminal.FAILED;
        }
        if (!index.save()) {
            return terminal.failed(folder.resolve(ResultIndex.NAME)
                    + " is being written by another process; wait for it and run this again");
        }
        terminal.out()
                .println(index.size() + (index.size() == 1 ? " record is" : " records are") + " in "
                        + folder.resolve(ResultIndex.NAME));
        return Terminal.DONE;
    }

    private int check() throws IOException {
        if (!Files.exists(folder.resolve(ResultIndex.NAME))) {
            return terminal.failed(
                    "there is no " + folder.resolve(ResultIndex.NAME) + "; \"umpire index " + folder + "\" makes it");
        }
        ResultIndex index = ResultIndex.open(folder);
        index.notes().forEach(terminal::say);
        ResultIndex.Checked checked = index.check();
        checked.wrong().forEach(name -> terminal.out().println(Shown.of(name)));
        terminal.flush();
        terminal.say(checked.holding() + " of " + checked.records() + " records have an entry"
                + (checked.wrong().isEmpty()
                        ? ", and every one says what its record says"
                        : "; " + checked.wrong().size() + " of them say something else: \"umpire index " + folder
                                + "\" builds them anew"));
        return checked.wrong().isEmpty() ? Terminal.DONE : Terminal.FAILED;
    }
}
