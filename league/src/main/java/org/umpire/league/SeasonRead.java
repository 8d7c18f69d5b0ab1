package org.umpire.league;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.umpire.league.index.ResultIndex;
import org.umpire.league.rating.Anchor;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;

/**
 * A season as its folder tells it: what was settled, what is played, and the standings. A function of
 * {@code season.json} and of the records; it needs no database and starts nothing.
 *
 * @param gameTitle the game's name for people
 * @param plannedMatches how many matches the schedule has
 * @param plannedTables how many tables the schedule has
 * @param faults at all tables that are there, by match, table and seat
 * @param comments what the game has to say of the tables, if it has anything to say
 * @param leftOut records that do not count, by path
 * @param warnings what an organiser should look into, one sentence each
 */
public record SeasonRead(
        Season season,
        String gameTitle,
        long plannedMatches,
        long plannedTables,
        MatchResults results,
        Standings standings,
        List<SeenFault> faults,
        Conditions conditions,
        Optional<SeasonComments> comments,
        List<LeftOut> leftOut,
        List<String> warnings) {
    public SeasonRead {
        faults = List.copyOf(faults);
        leftOut = List.copyOf(leftOut);
        warnings = List.copyOf(warnings);
    }

    /** What came of reading a folder. */
    public sealed interface Read {
        /**
         * The season, and what is played of it.
         *
         * @param notes what whoever runs this should know of the index, one sentence each
         */
        record Good(SeasonRead season, List<String> notes) implements Read {
            public Good {
                notes = List.copyOf(notes);
            }
        }

        /** There is no season to read: all that is wrong. */
        record Bad(List<String> problems) implements Read {
            public Bad {
                problems = List.copyOf(problems);
            }
        }
    }

    /**
     * Reads a folder: its {@code season.json}, and every file in it or below whose name ends in {@code .ndjson}; those that
     * its {@link ResultIndex} knows are not opened again. Records that are damaged, unfinished or of another season are left
     * out and reported.
     *
     * @throws IOException if the folder cannot be read
     */
    public static Read of(Path folder) throws IOException {
        return of(folder, ResultIndex.open(folder));
    }

    /**
     * Reads a folder like {@link #of(Path)}, and where many records had to be opened, writes the index.
     *
     * @param now the time, so that records are not kept that were changed just before
     * @throws IOException if the folder cannot be read
     */
    public static Read of(Path folder, Instant now) throws IOException {
        ResultIndex index = ResultIndex.open(folder, now);
        Read read = of(folder, index);
        return read instanceof Read.Good good ? new Read.Good(good.season(), index.keep()) : read;
    }

    /**
     * Reads a folder through an index that is opened already; it is not written.
     *
     * @throws IOException if the folder cannot be read
     */
    public static Read of(Path folder, ResultIndex index) throws IOException {
        SeasonFile.Read file;
        try {
            file = SeasonFile.read(folder);
        } catch (NoSuchFileException e) {
            return new Read.Bad(List.of("no " + SeasonFile.NAME + " in " + folder
                    + "; give the folder that `umpire league` made, with the records in it or below"));
        }
        if (file instanceof SeasonFile.Read.Bad bad) {
            return new Read.Bad(bad.problems().stream()
                    .map(problem -> SeasonFile.NAME + ": " + problem)
                    .toList());
        }
        Season season = ((SeasonFile.Read.Good) file).season();
        Optional<GamePack<?, ?, ?, ?>> pack = GamePacks.find(season.game().name());
        if (pack.isEmpty()) {
            return new Read.Bad(List.of(
                    SeasonFile.NAME + ": game: no game " + season.game() + " is installed; there are "
                            + String.join(
                                    ", ",
                                    GamePacks.all().stream()
                                            .map(one -> one.game().id().name())
                                            .toList())));
        }
        if (season.rulesVersion() != pack.get().game().rulesVersion()) {
            return new Read.Bad(List.of(SeasonFile.NAME + ": rules: played by version " + season.rulesVersion()
                    + " of the rules, this program knows version "
                    + pack.get().game().rulesVersion() + "; use the version of Umpire that is named in the records"));
        }
        ContestFormat format;
        try {
            format = season.format(pack.get());
        } catch (IllegalArgumentException e) {
            return new Read.Bad(List.of(SeasonFile.NAME + ": match_tables: " + e.getMessage()));
        }
        return of(
                index,
                season,
                pack.get().title(),
                format,
                pack.get().commentary().map(SeasonComments.Builder::new));
    }

    private static Read of(
            ResultIndex index,
            Season season,
            String gameTitle,
            ContestFormat format,
            Optional<SeasonComments.Builder> comments)
            throws IOException {
        if (season.entrants().size() < format.matchSize(season.setup().seats())) {
            return new Read.Bad(List.of(SeasonFile.NAME + ": entrants: a match takes "
                    + format.matchSize(season.setup().seats()) + " of them, and there are "
                    + season.entrants().size()));
        }
        List<String> problems = season.problems(format);
        if (!problems.isEmpty()) {
            return new Read.Bad(problems.stream()
                    .map(problem -> SeasonFile.NAME + ": " + problem)
                    .toList());
        }
        return new Read.Good(new RecordFolder(index, season, format, comments).read(gameTitle), index.notes());
    }

    /** Returns what it did for the season that the tables of a match share one deal, where that can be told. */
    public Optional<BlockGain> blockGain() {
        return chance()
                ? BlockGain.of(
                        results.complete(), results.tables(), season.setup().games())
                : Optional.empty();
    }

    /** Returns what there is to know of the schedule; empty where all groups of entrants meet. */
    Optional<String> remark() {
        return GamePacks.find(season.game().name())
                .flatMap(pack -> Pairings.of(season, season.format(pack)).remark());
    }

    /** Returns whether there is chance in the deals of this game. */
    boolean chance() {
        return format().map(ContestFormat::chance).orElse(true);
    }

    /** Returns how entrants meet; empty where the game is not installed. */
    private Optional<ContestFormat> format() {
        return GamePacks.find(season.game().name()).map(season::format);
    }

    /**
     * Returns the ratings after the matches that count so far; empty where the game is not installed.
     *
     * @param by what one result is; empty for what is usual in the game
     */
    public Optional<SeasonRatings> ratings(Optional<SeasonRatings.By> by, Anchor anchor) {
        return format().map(format -> SeasonRatings.of(
                season.entrants(), format, results, by.orElseGet(() -> SeasonRatings.By.usual(format)), anchor));
    }

    /** Returns whether every match of the schedule counts. */
    public boolean finished() {
        return results.complete().size() == plannedMatches;
    }

    /** What reports say where there are too many entrants. */
    static final String MANY_ENTRANTS = "With more than " + Standings.SURE_MAX
            + " entrants it is not told how sure places are, and errors of scores take whom one met for chance.";

    /** Returns whether there are more entrants than it is worked out for how sure places are. */
    boolean manyEntrants() {
        return season.entrants().stream()
                        .filter(entrant -> !entrant.outOfCompetition())
                        .count()
                > Standings.SURE_MAX;
    }

    /** Returns the name of an entrant. */
    String name(int entrant) {
        return season.entrants().get(entrant).name();
    }
}
