package org.umpire.contest;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.umpire.league.MatchResults;
import org.umpire.league.Season;
import org.umpire.league.SeasonSchedule;
import org.umpire.league.index.ResultIndex;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.GamePacks;

/**
 * The tables of a season as they become known: all at once, or round after round where results decide who meets. What is known
 * is worked out from the records each time, in a run that goes on as in one that was never stopped.
 */
final class Rounds {
    private final Season season;
    private final ContestFormat format;
    private final ResultIndex index;
    private final Results results;
    private final List<String> notes = new ArrayList<>();
    private SeasonSchedule schedule;
    private TableFiles files;
    private TableFiles.Found found;

    /**
     * Looks what is played already, and draws all rounds that it decides.
     *
     * @throws IOException if the records cannot be read
     */
    Rounds(Results results) throws IOException {
        this.results = results;
        this.season = results.season();
        this.format = season.format(GamePacks.find(season.game().name()).orElseThrow());
        this.index = ResultIndex.open(results.folder(), Instant.now());
        this.schedule = SeasonSchedule.of(season, format, results.secret()::seatShuffler);
        this.files = files(schedule);
        this.found = files.find(index);
        notes.addAll(found.setAside());
        boolean more = true;
        while (more) {
            more = draw();
        }
        notes.addAll(index.keep());
    }

    private TableFiles files(SeasonSchedule known) {
        return new TableFiles(results.tables(), known, season);
    }

    /**
     * Draws the next round, if there is one and all tables before it have their records.
     *
     * @return whether there are more tables than before
     * @throws IOException if the records cannot be read
     */
    boolean draw() throws IOException {
        if (schedule.size() == schedule.planned() || lacking() > 0) {
            return false;
        }
        SeasonSchedule more =
                schedule.after(MatchResults.of(season, format, index).complete());
        boolean larger = more.size() > schedule.size();
        if (!larger && more.size() < more.planned()) {
            throw new IllegalStateException("all " + schedule.size() + " tables are played, and no round is drawn");
        }
        look(more); // larger, or ended by the results
        return larger;
    }

    /**
     * Looks again what is there of the tables that are known.
     *
     * @throws IOException if the records cannot be read
     */
    void look() throws IOException {
        look(schedule);
    }

    /** Returns how many tables that are known have no result. */
    long lacking() {
        return schedule.size() - found.done().cardinality();
    }

    /** Returns whether every table of the season has its result, and no round follows. */
    boolean whole() {
        return schedule.size() == schedule.planned() && lacking() == 0;
    }

    /** Returns the index through which records are read. */
    ResultIndex index() {
        return index;
    }

    private void look(SeasonSchedule known) throws IOException {
        schedule = known;
        files = files(known);
        found = files.find(index);
        notes.addAll(found.setAside());
    }

    SeasonSchedule schedule() {
        return schedule;
    }

    TableFiles files() {
        return files;
    }

    /** Returns what is there of the tables that are known. */
    TableFiles.Found found() {
        return found;
    }

    /** Returns what the organiser should know, each in one line, and forgets it. */
    List<String> notes() {
        List<String> all = List.copyOf(notes);
        notes.clear();
        return all;
    }
}
