package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.umpire.league.SeasonRead;
import org.umpire.league.StandingsJson;
import org.umpire.league.StandingsText;
import org.umpire.league.index.ResultIndex;

/** Shows a season, as its folder tells it. */
final class SeasonTalk {
    private final Terminal terminal;

    SeasonTalk(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Prints the standings of a folder, and returns the exit code. */
    int standings(Path folder, boolean json) throws IOException {
        Optional<SeasonRead> season = read(folder, false);
        season.ifPresent(
                read -> terminal.out().print(json ? StandingsJson.of(read.standings()) : StandingsText.of(read)));
        return season.isPresent() ? Terminal.DONE : Terminal.FAILED;
    }

    /**
     * Returns the season of a folder; says all that is wrong if there is none.
     *
     * @param records whether every record is read, whatever the index says
     */
    Optional<SeasonRead> read(Path folder, boolean records) throws IOException {
        SeasonRead.Read read =
                records ? SeasonRead.of(folder, ResultIndex.ignoring(folder)) : SeasonRead.of(folder, Instant.now());
        if (read instanceof SeasonRead.Read.Bad bad) {
            bad.problems().forEach(problem -> terminal.say("umpire: " + problem));
        }
        if (read instanceof SeasonRead.Read.Good good) {
            good.notes().forEach(terminal::say);
        }
        return read instanceof SeasonRead.Read.Good good ? Optional.of(good.season()) : Optional.empty();
    }
}
