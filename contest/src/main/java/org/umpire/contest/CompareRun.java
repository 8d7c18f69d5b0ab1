package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.umpire.league.Entrant;
import org.umpire.league.SeasonFile;
import org.umpire.league.SeasonRead;
import org.umpire.record.RecordWriter;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.sandbox.Sandbox;

/**
 * Compares two programs: a league of the two that ends as soon as its blocks have decided. It has a folder of results as a
 * league has, and can be stopped and resumed like one, also with another rule of when to end.
 */
public final class CompareRun {
    /** How many blocks are planned: more than anybody plays. */
    public static final int BLOCKS_MAX = 1_000_000;

    private final LeagueRun league;
    private final Settings settings;
    private final Progress progress;
    private final Comparison comparison;

    /**
     * Prepares a comparison.
     *
     * @param plan of two contenders and {@link #BLOCKS_MAX} rounds
     * @throws IllegalArgumentException if the plan has not two contenders, or more than two meet in a match
     */
    public CompareRun(Plan plan, Comparison.Rule rule, Settings settings, Progress progress) {
        GamePack<?, ?, ?, ?> pack = GamePacks.find(plan.terms().game().name()).orElseThrow();
        ContestFormat format = plan.terms().matchTables().isPresent()
                ? pack.format(plan.terms().matchTables().get())
                : pack.format();
        int seats = plan.terms().setup().seats();
        if (plan.contenders().size() != 2 || format.matchSize(seats) != 2) {
            throw new IllegalArgumentException("two programs are compared, at tables where two programs meet");
        }
        List<String> names = plan.contenders().stream()
                .map(contender -> contender.entrant().name())
                .toList();
        this.comparison =
                new Comparison(names, format, seats, plan.terms().setup().games(), rule);
        this.settings = settings;
        this.progress = progress;
        this.league = new LeagueRun(plan, settings, progress, RecordWriter::create, comparison);
    }

    /** Returns what the blocks say, also while they are played. */
    public Comparison comparison() {
        return comparison;
    }

    /**
     * Plays until there is an answer, or as many blocks as may be.
     *
     * @param sandbox in which programs are started; it stays the caller's
     */
    public Ended run(Sandbox sandbox) {
        try {
            if (Files.exists(settings.out().resolve(SeasonFile.NAME)) && !settings.restart()) {
                SeasonRead.Read read = SeasonRead.of(settings.out());
                if (read instanceof SeasonRead.Read.Bad bad) {
                    return new Ended.Refused(bad.problems());
                }
                // Nothing is written here: another run may hold the folder. The index is written by the one that does.
                ((SeasonRead.Read.Good) read).notes().forEach(progress::note);
                SeasonRead season = ((SeasonRead.Read.Good) read).season();
                List<String> names =
                        season.season().entrants().stream().map(Entrant::name).toList();
                if (names.equals(comparison.names())) { // else the run itself refuses the folder
                    comparison.take(season.results());
                }
            }
        } catch (IOException e) {
            return new Ended.Failed(Trouble.text(e, settings.out()));
        }
        return league.run(sandbox);
    }

    /** Stops soon; run again, it goes on. From any thread. */
    public void stop() {
        league.stop();
    }
}
