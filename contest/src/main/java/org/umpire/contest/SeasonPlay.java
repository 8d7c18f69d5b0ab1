package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.umpire.contest.Tables.Turn;
import org.umpire.league.Season;
import org.umpire.league.SeasonSchedule;
import org.umpire.record.Fixture;
import org.umpire.record.RecordException;
import org.umpire.record.Recorder;
import org.umpire.record.Shown;
import org.umpire.referee.Launch;
import org.umpire.referee.Played;
import org.umpire.referee.Referee;
import org.umpire.referee.Spectator;
import org.umpire.sandbox.Canaries;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;

/** Plays the tables of one season that have no result yet, several at a time, and writes the reports. */
final class SeasonPlay implements AutoCloseable {
    /** So many spoilt tables in a row mean that this machine cannot run programs at all. */
    private static final int SPOILT_IN_ROW_MAX = 10;
    /** A disk that loses records so often in a row loses them again. */
    private static final int LOST_TIMES_MAX = 3;

    /** What is being played. */
    private record Stage(SeasonSchedule schedule, TableFiles files, Tables tables) {}

    /**
     * What a run plays with.
     *
     * @param programs of the entrants, in the order of the season
     * @param recorders makes the record of one table
     * @param until says when no more tables are needed
     */
    record Means(
            List<Program> programs,
            Settings settings,
            Sandbox sandbox,
            Function<Path, Recorder> recorders,
            Until until) {}

    private final Results results;
    private final Settings settings;
    private final Progress progress;
    private final Function<Path, Recorder> recorders;
    private final Until until;
    private final Map<String, Launch> launches = new HashMap<>();
    private final Map<String, ProgramWatch> watches = new HashMap<>();
    private final Rounds rounds;
    private final Referee referee;
    private final String level;
    private final Sandbox sandbox;
    private final boolean limitsMemory;

    /** The tables that are known. Another one comes for each round that is drawn; nobody plays then. */
    private volatile Stage stage;

    // Guarded by this object, as are the calls of progress.
    private final Count count;
    private Optional<Throwable> broken = Optional.empty();
    private Optional<String> failed = Optional.empty();
    private boolean stopped;
    /** How often tables have been played whose records had gone when all was played, since a round was first drawn. */
    private int lostTimes;
    /** How many tables were known when most were. */
    private long furthest;

    private boolean enough;

    /**
     * Looks what is played already.
     *
     * @throws IOException if the records cannot be read
     */
    SeasonPlay(Results results, Means means, Progress progress) throws IOException {
        Season season = results.season();
        this.results = results;
        this.settings = means.settings();
        this.progress = progress;
        this.recorders = means.recorders();
        this.until = means.until();
        for (int i = 0; i < means.programs().size(); i++) {
            String name = season.entrants().get(i).name();
            launches.put(name, new Launch.Command(means.programs().get(i)));
            watches.put(name, new ProgramWatch(means.programs().get(i)));
        }
        this.rounds = new Rounds(results);
        rounds.notes().forEach(progress::note);
        TableFiles.Found found = rounds.found();
        this.stage = stage();
        this.furthest = rounds.schedule().size();
        found.spoilt().forEach((table, attempts) -> {
            if (attempts >= TableFiles.ATTEMPTS_MAX) {
                until.givenUp(table);
            }
        });
        this.count = new Count(found.done().cardinality(), rounds.schedule().planned(), found.faults());
        this.sandbox = means.sandbox();
        this.limitsMemory = means.sandbox().limitsMemory();
        this.level = means.sandbox().level().word();
        this.referee = new Referee(means.sandbox(), results.secret(), settings.version());
    }

    private Stage stage() {
        TableFiles.Found found = rounds.found();
        int known = Math.toIntExact(rounds.schedule().size());
        return new Stage(
                rounds.schedule(), rounds.files(), new Tables(known, found.done(), found.spoilt(), until::wanted));
    }

    /**
     * Prepares what is to be played next, once all threads are idle: tables whose records have gone meanwhile, or the next round.
     * Which rounds there are and whether a season is over is read from its records, and from nothing that this run remembers: a
     * table that is played again may have another result, by which others meet.
     */
    private boolean more() throws IOException {
        synchronized (this) {
            if (over()) {
                return false;
            }
        }
        rounds.look();
        long known = stage.schedule().size();
        int gone = rounds.gone(known, stage.tables().open());
        if (rounds.schedule().size() > furthest) {
            furthest = rounds.schedule().size();
            lostTimes = 0;
        }
        if (gone > 0 && ++lostTimes > LOST_TIMES_MAX) {
            fail(gone + " tables were played, and their records have gone or are damaged, " + lostTimes
                    + " times one after the other; look after the disk of " + results.folder() + " and run again");
            return false;
        }
        boolean again = gone > 0 || rounds.schedule().size() != known;
        rounds.notes().forEach(progress::note);
        synchronized (this) {
            count.planned(rounds.schedule().planned());
            count.known(rounds.found().done().cardinality());
            if (again) {
                stage = stage();
            }
            return again && !over();
        }
    }

    private boolean over() {
        return stopped || enough || failed.isPresent() || broken.isPresent();
    }

    /**
     * Plays until no table is left that may be played.
     *
     * @throws IOException if the reports cannot be written
     */
    Ended play() throws IOException {
        progress.began(results.folder(), settings.jobs(), tally());
        progress.conditions(level, limitsMemory, results.season().secretDigest());
        rounds.schedule().remark().ifPresent(progress::note);
        enough = until.enough();
        if (!enough) {
            do {
                Workers.run(settings.jobs(), this::tables, this::stop);
            } while (more());
        }
        Progress.Tally tally = tally();
        synchronized (this) {
            broken.ifPresent(Rethrow::unchecked);
            if (failed.isPresent()) {
                return new Ended.Failed(failed.get());
            }
            if (stopped) {
                progress.note("stopped; run the same command again to go on from here");
                return new Ended.Stopped(results.folder(), tally);
            }
            if (enough) {
                return new Ended.Enough(results.folder(), tally);
            }
        }
        SeasonSchedule schedule = stage.schedule();
        List<Fixture> open = stage.tables().open().stream().map(schedule::at).toList();
        if (tally.done() + open.size() != schedule.size()) {
            throw new IllegalStateException("tables were lost: " + tally + ", open " + open.size());
        }
        progress.reporting();
        if (rounds.whole()) {
            results.publishSecret();
        }
        Reports.write(results.folder(), rounds.index()).forEach(progress::note);
        return rounds.whole()
                ? new Ended.Finished(results.folder(), tally)
                : new Ended.Open(results.folder(), tally, open);
    }

    /** Stops the run soon. From any thread. */
    void stop() {
        synchronized (this) {
            stopped = true;
        }
        halt();
    }

    @Override
    public void close() {
        referee.close();
    }

    private void halt() {
        stage.tables().stop();
        referee.close();
    }

    private synchronized Progress.Tally tally() {
        return count.tally();
    }

    private void tables() {
        try {
            Stage now = stage;
            for (Optional<Turn> turn = now.tables().next();
                    turn.isPresent();
                    turn = now.tables().next()) {
                table(now, turn.get());
            }
        } catch (RecordException e) {
            fail(Trouble.text(e, results.folder()));
        } catch (RuntimeException | Error e) {
            synchronized (this) {
                broken.ifPresentOrElse(first -> first.addSuppressed(e), () -> broken = Optional.of(e));
            }
            halt();
        }
    }

    private void table(Stage now, Turn turn) {
        Fixture fixture = now.schedule().at(turn.number());
        Optional<String> changed = changed(fixture);
        if (changed.isPresent()) {
            fail(changed.get());
            return;
        }
        List<Launch> seats = fixture.seats().stream()
                .map(seated -> Optional.ofNullable(launches.get(seated.name())).orElseThrow())
                .toList();
        Played how;
        try (Recorder recorder = recorders.apply(now.files().file(turn.number(), fixture, turn.attempt()))) {
            how = referee.play(fixture, turn.attempt(), seats, recorder, Spectator.NONE);
        }
        int inRow;
        synchronized (this) {
            count.count(how);
            inRow = count.spoiltInRow();
            if (how instanceof Played.Finished finished) {
                until.played(turn.number(), fixture, finished.outcome());
            } else if (how instanceof Played.Voided && turn.attempt() >= TableFiles.ATTEMPTS_MAX) {
                until.givenUp(turn.number());
            }
            progress.played(fixture, turn.attempt(), how, count.tally());
            if (until.enough()) {
                enough = true;
                now.tables().stop();
            }
        }
        if (how instanceof Played.Stopped) {
            // Also when the referee was the first to see that this process is being ended.
            stop();
        } else if (how instanceof Played.Voided voided) {
            if (voided.cause() instanceof RecordException e) {
                throw e;
            }
            now.tables().spoilt(turn);
            if (voided.cause() instanceof SandboxException) {
                // A broken sandbox must convict nobody: it is tried before anybody plays in it again.
                Canaries.broken(sandbox)
                        .ifPresent(why -> fail("the sandbox is broken, and no table is judged in it: " + Shown.of(why)
                                + "; \"umpire doctor\" says more"));
            }
            if (inRow >= SPOILT_IN_ROW_MAX) {
                fail("this machine spoilt " + inRow + " tables one after the other, the last by "
                        + Shown.of(voided.why()) + "; \"umpire doctor\" looks for the reason");
            }
        }
    }

    private Optional<String> changed(Fixture fixture) {
        return fixture.seats().stream()
                .flatMap(seated -> Optional.ofNullable(watches.get(seated.name()))
                        .flatMap(ProgramWatch::change)
                        .map(change -> "the program of \"" + seated.name() + "\" " + change
                                + ", or a file did that its command names: what was played before stays; change it back and run again, or start anew with"
                                + " --restart (which moves the results aside)")
                        .stream())
                .findFirst();
    }

    private void fail(String why) {
        synchronized (this) {
            if (failed.isEmpty()) {
                failed = Optional.of(why);
            }
        }
        halt();
    }
}
