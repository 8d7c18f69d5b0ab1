package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.umpire.contest.Nearest;
import org.umpire.league.Entrant;
import org.umpire.league.RatingsCsv;
import org.umpire.league.RatingsJson;
import org.umpire.league.RatingsText;
import org.umpire.league.SeasonRatings;
import org.umpire.league.SeasonRead;
import org.umpire.league.rating.Anchor;
import org.umpire.record.Shown;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "ratings",
        header = "Computes how strong the entrants of a season are, in Elo points, and how sure that is.",
        description = "From the records alone, whatever their order. docs/ratings.md says how.",
        footer = {
            "  umpire ratings cup/contest-results",
            "  umpire ratings cup/contest-results --anchor Planner=2000 --csv",
            "  umpire ratings cup/contest-results --by table --json"
        })
final class RatingsCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "DIR", description = "The folder of the results: season.json, and the records.")
    private Path folder = Path.of("");

    @Option(
            names = "--anchor",
            paramLabel = "NAME=VALUE",
            description = "Sets the rating of one entrant; without it, the average of all is 0.")
    private Optional<String> anchor = Optional.empty();

    @Option(
            names = "--by",
            paramLabel = "match|table",
            description =
                    "What one result is. Without it, matches where their tables share the luck of one deal, tables"
                            + " in games without chance in the deal.")
    private Optional<SeasonRatings.By> by = Optional.empty();

    @Mixin
    private RecordsOption records = new RecordsOption();

    @ArgGroup
    private FormOptions form = new FormOptions();

    RatingsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Optional<SeasonRead> season = new SeasonTalk(terminal).read(folder, records.given());
        if (season.isEmpty()) {
            return Terminal.FAILED;
        }
        SeasonRead read = season.get();
        int entrants = read.season().entrants().size();
        if (entrants > SeasonRatings.ENTRANTS_MAX) {
            return terminal.failed("no more than " + SeasonRatings.ENTRANTS_MAX + " entrants are rated, and there are "
                    + entrants + "; 'umpire standings' has no such limit");
        }
        Anchor at;
        try {
            at = anchor.isPresent() ? anchor(anchor.get(), read.season().entrants()) : Anchor.MEAN_ZERO;
        } catch (IllegalArgumentException e) {
            return terminal.misused(String.valueOf(e.getMessage()));
        }
        SeasonRatings ratings = read.ratings(by, at).orElseThrow();
        terminal.out()
                .print(
                        form.json()
                                ? RatingsJson.of(read, ratings)
                                : form.csv() ? RatingsCsv.of(read, ratings) : RatingsText.of(read, ratings));
        return Terminal.DONE;
    }

    /** Reads an anchor; a name may hold {@code =}, a number does not. */
    private static Anchor anchor(String text, List<Entrant> entrants) {
        int sign = text.lastIndexOf('=');
        if (sign < 0) {
            throw new IllegalArgumentException("--anchor takes NAME=VALUE, such as --anchor Planner=2000");
        }
        String name = text.substring(0, sign);
        int entrant = IntStream.range(0, entrants.size())
                .filter(i -> entrants.get(i).name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("--anchor: there is no entrant '" + Shown.name(name)
                        + "'"
                        + Nearest.hint(
                                name, entrants.stream().map(Entrant::name).toList())));
        try {
            return Anchor.of(entrant, Double.parseDouble(text.substring(sign + 1)));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "--anchor: '" + Shown.of(text.substring(sign + 1), 40) + "' is not a number", e);
        }
    }
}
