package org.umpire.contest;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.BitSet;
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
     * Looks what is played already, and which rounds it decides.
     *
     * @throws IOException if the records cannot be read
     */
    Rounds(Results results) throws IOException {
        this.results = results;
        this.season = results.season();
        this.format = season.format(GamePacks.find(season.game().name()).orElseThrow());
        this.index = ResultIndex.open(results.folder(), Instant.now());
        this.schedule = SeasonSchedule.of(season, format, results.secret()::seatShuffler);
        find();
        settle();
        notes.addAll(index.keep());
    }

    /**
     * Looks again what is there, and which rounds that decides: more than before, or fewer or other ones where records have gone
     * or tell other results. To be called while nobody plays.
     *
     * @throws IOException if the records cannot be read
     */
    void look() throws IOException {
        find();
        settle();
    }

    private void find() throws IOException {
        if (season.scheme().kind().adaptive()) {
            schedule = schedule.after(MatchResults.of(season, format, index).complete());
        }
        files = new TableFiles(results.tables(), schedule, season);
        found = files.find(index);
        notes.addAll(found.setAside());
    }

    /** Looks until nothing more is set aside, since what is set aside decides nothing. */
    private void settle() throws IOException {
        while (season.scheme().kind().adaptive() && !found.setAside().isEmpty()) {
            find();
        }
        if (lacking() == 0 && schedule.size() < schedule.planned()) {
            throw new IllegalStateException("all " + schedule.size() + " tables are played, and no round is drawn");
        }
    }

    /** Returns how many tables that are known have no result. */
    private long lacking() {
        return schedule.size() - found.done().cardinality();
    }

    /** Returns how many of so many first tables have no result, but for those that are open; as far as they are known still. */
    int gone(long tables, List<Integer> open) {
        int known = Math.toIntExact(Math.min(tables, schedule.size()));
        BitSet there = found.done().get(0, known);
        open.stream().filter(number -> number < known).forEach(there::set);
        return known - there.cardinality();
    }

    /** Returns whether every table of the season had its result when the records were last looked at, and no round follows. */
    boolean whole() {
        return schedule.size() == schedule.planned() && lacking() == 0;
    }

    /** Returns the index through which records are read. */
    ResultIndex index() {
        return index;
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
