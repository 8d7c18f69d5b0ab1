package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.umpire.league.PlayedTable;
import org.umpire.league.SeasonRead;
import org.umpire.league.StandingsCsv;
import org.umpire.league.StandingsHtml;
import org.umpire.league.StandingsJson;
import org.umpire.league.StandingsText;
import org.umpire.league.TableSheet;
import org.umpire.league.index.ResultIndex;

/** Writes the standings of a season into its folder, in all forms there are. */
final class Reports {
    private Reports() {}

    /**
     * Writes what the records in the folder say, and returns what whoever runs this should know.
     *
     * @throws IOException if the records cannot be read or a report cannot be written
     */
    static List<String> write(Path folder) throws IOException {
        return write(folder, ResultIndex.open(folder, Instant.now()));
    }

    /**
     * Writes what the records in the folder say, through an index that is opened, and then the index, and returns what whoever
     * runs this should know.
     *
     * @throws IOException if the records cannot be read or a report cannot be written
     */
    static List<String> write(Path folder, ResultIndex index) throws IOException {
        SeasonRead.Read read = SeasonRead.of(folder, index);
        if (!(read instanceof SeasonRead.Read.Good good)) {
            throw new IllegalStateException("a season that cannot be read after it was played: " + read);
        }
        SeasonRead season = good.season();
        write(folder.resolve("standings.txt"), StandingsText.of(season));
        write(folder.resolve("standings.csv"), StandingsCsv.of(season.standings()));
        write(folder.resolve("standings.json"), StandingsJson.of(season.standings()));
        sheets(folder, season);
        write(folder.resolve("report.html"), StandingsHtml.of(season));
        return index.keep();
    }

    /** Writes down the tables of which the game has something to say. */
    private static void sheets(Path folder, SeasonRead season) throws IOException {
        for (PlayedTable table : season.results().tables()) {
            Optional<String> sheet = TableSheet.of(folder, season, table);
            if (sheet.isPresent()) {
                Path file = folder.resolve(TableSheet.file(table));
                Files.createDirectories(file.resolveSibling(""));
                write(file, sheet.get());
            }
        }
    }

    /** Writes a file so that whoever reads it sees the old one or the new one. */
    private static void write(Path file, String text) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(fresh, text);
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
