package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.league.SeasonRead;
import org.umpire.league.StandingsCsv;
import org.umpire.league.StandingsJson;
import org.umpire.league.StandingsText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "standings",
        header = "Computes the standings of a season, from its records alone.",
        footer = {"  umpire standings cup/league-results", "  umpire standings cup/league-results --json"})
final class StandingsCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "DIR", description = "The folder of the results: season.json, and the records.")
    private Path folder = Path.of("");

    @ArgGroup
    private Form form = new Form();

    /** As what the standings are printed: one of these, or text for people. */
    static final class Form {
        @Option(names = "--json", description = "Prints the result as JSON.")
        private boolean json;

        @Option(names = "--csv", description = "Prints comma-separated values.")
        private boolean csv;
    }

    StandingsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Optional<SeasonRead> season = new SeasonTalk(terminal).read(folder);
        season.ifPresent(read -> terminal.out()
                .print(
                        form.json
                                ? StandingsJson.of(read.standings())
                                : form.csv ? StandingsCsv.of(read.standings()) : StandingsText.of(read)));
        return season.isPresent() ? Terminal.DONE : Terminal.FAILED;
    }
}
