package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.umpire.record.RecordException;
import org.umpire.record.RecordWriter;
import org.umpire.record.Recorder;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;

/**
 * One run of a contest, from its beginning or from where an earlier run was stopped. All that a run knows is in its
 * folder: a run that was killed at any moment leaves at most unfinished records, which the next one puts aside.
 */
public final class LeagueRun {
    private final Plan plan;
    private final Settings settings;
    private final Progress progress;
    private final Function<Path, Recorder> recorders;
    private final Until until;
    private final StopSwitch stop = new StopSwitch();

    /** Prepares a run; nothing happens before {@link #run}. */
    public LeagueRun(Plan plan, Settings settings, Progress progress) {
        this(plan, settings, progress, RecordWriter::create);
    }

    LeagueRun(Plan plan, Settings settings, Progress progress, Function<Path, Recorder> recorders) {
        this(plan, settings, progress, recorders, Until.ALL);
    }

    LeagueRun(Plan plan, Settings settings, Progress progress, Function<Path, Recorder> recorders, Until until) {
        this.plan = plan;
        this.settings = settings;
        this.progress = progress;
        this.recorders = recorders;
        this.until = until;
    }

    /**
     * Plays what is left of the contest, and writes the reports. While it runs, an interrupt of this process (Ctrl-C)
     * stops it as {@link #stop} does.
     *
     * @param sandbox in which programs are started; it stays the caller's
     */
    public Ended run(Sandbox sandbox) {
        stop.arm();
        try (stop) {
            return open(sandbox);
        } catch (IOException | RecordException e) {
            return new Ended.Failed(Trouble.text(e, settings.out()));
        }
    }

    /** Stops the run soon: no table is begun, those that are played end without a result. From any thread. */
    public void stop() {
        stop.stop();
    }

    private Ended open(Sandbox sandbox) throws IOException {
        Results.Opened opened = Results.open(settings.out(), plan, settings.restart());
        if (opened instanceof Results.Opened.Refused refused) {
            return new Ended.Refused(refused.reasons());
        }
        Results.Opened.Ready ready = (Results.Opened.Ready) opened;
        ready.moved().ifPresent(aside -> progress.note("the earlier results are in " + aside + " now"));
        try (Results results = ready.results();
                ProgramFolders folders = ProgramFolders.in(results.folder().resolve(Results.PROGRAMS))) {
            List<Program> programs = folders.at(sandbox.level(), plan.programs(), results.folder());
            try (SeasonPlay play = new SeasonPlay(
                    results, new SeasonPlay.Means(programs, settings, sandbox, recorders, until), progress)) {
                stop.onStop(play::stop);
                return play.play();
            }
        }
    }
}
