package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.league.SeasonRead;
import org.umpire.league.StandingsCsv;
import org.umpire.league.StandingsHtml;
import org.umpire.league.StandingsJson;
import org.umpire.league.StandingsText;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "standings",
        header = "Computes the standings of a season, from its records alone.",
        footer = {"  umpire standings cup/contest-results", "  umpire standings cup/contest-results --html cup.html"})
final class StandingsCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "DIR", description = "The folder of the results: season.json, and the records.")
    private Path folder = Path.of("");

    @Mixin
    private RecordsOption records = new RecordsOption();

    @ArgGroup
    private Form form = new Form();

    /** Standings can also be a page. */
    static final class Form extends FormOptions {
        @Option(
                names = "--html",
                paramLabel = "FILE",
                description = "Writes the report for a browser: one file, with cross table and plots.")
        private Optional<Path> html = Optional.empty();
    }

    StandingsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Optional<SeasonRead> season = new SeasonTalk(terminal).read(folder, records.given());
        if (season.isPresent()) {
            show(season.get());
        }
        return season.isPresent() ? Terminal.DONE : Terminal.FAILED;
    }

    private void show(SeasonRead season) throws IOException {
        if (form.html.isPresent()) {
            Path file = form.html.get().toAbsolutePath();
            Path way = Optional.ofNullable(file.getParent()).orElse(file).relativize(folder.toAbsolutePath());
            Files.writeString(
                    file,
                    StandingsHtml.of(
                            season,
                            way.toString().isEmpty() ? "" : way + "/",
                            sheet -> Files.exists(folder.resolve(sheet))));
        } else if (form.json()) {
            terminal.out().print(StandingsJson.of(season.standings()));
        } else {
            terminal.out().print(form.csv() ? StandingsCsv.of(season.standings()) : StandingsText.of(season));
        }
    }
}
