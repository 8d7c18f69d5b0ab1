package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.umpire.record.RecordException;
import org.umpire.record.RecordWriter;
import org.umpire.record.Recorder;
import org.umpire.sandbox.Sandbox;

/**
 * One run of a contest, from its beginning or from where an earlier run was stopped. All that a run knows is in its
 * folder: a run that was killed at any moment leaves at most unfinished records, which the next one puts aside.
 */
public final class LeagueRun {
    // Longer than ending all programs takes; the hook must not hold up the end of the process for ever.
    private static final long STOP_SECONDS_MAX = 10;

    private final Plan plan;
    private final Settings settings;
    private final Progress progress;
    private final Function<Path, Recorder> recorders;
    private final CountDownLatch over = new CountDownLatch(1);
    private final List<Runnable> stops = new ArrayList<>();
    private boolean stopped;

    /** Prepares a run; nothing happens before {@link #run}. */
    public LeagueRun(Plan plan, Settings settings, Progress progress) {
        this(plan, settings, progress, RecordWriter::create);
    }

    LeagueRun(Plan plan, Settings settings, Progress progress, Function<Path, Recorder> recorders) {
        this.plan = plan;
        this.settings = settings;
        this.progress = progress;
        this.recorders = recorders;
    }

    /**
     * Plays what is left of the contest, and writes the reports. While it runs, an interrupt of this process (Ctrl-C)
     * stops it as {@link #stop} does.
     *
     * @param sandbox in which programs are started; it stays the caller's
     */
    public Ended run(Sandbox sandbox) {
        Thread hook = new Thread(this::stopAndWait, "contest-stop");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return open(sandbox);
        } catch (IOException | RecordException e) {
            return new Ended.Failed(Trouble.text(e, settings.out()));
        } finally {
            over.countDown();
            removeHook(hook);
        }
    }

    /** Stops the run soon: no table is begun, those that are played end without a result. From any thread. */
    public synchronized void stop() {
        stopped = true;
        stops.forEach(Runnable::run);
    }

    private Ended open(Sandbox sandbox) throws IOException {
        Results.Opened opened = Results.open(settings.out(), plan, settings.restart());
        if (opened instanceof Results.Opened.Refused refused) {
            return new Ended.Refused(refused.reasons());
        }
        Results.Opened.Ready ready = (Results.Opened.Ready) opened;
        ready.moved().ifPresent(aside -> progress.note("the earlier results are in " + aside + " now"));
        SeasonPlay.Means means = new SeasonPlay.Means(plan.programs(), settings, sandbox, recorders);
        try (Results results = ready.results();
                SeasonPlay play = new SeasonPlay(results, means, progress)) {
            onStop(play::stop);
            return play.play();
        }
    }

    private synchronized void onStop(Runnable action) {
        stops.add(action);
        if (stopped) {
            action.run();
        }
    }

    private void stopAndWait() {
        stop();
        try {
            over.await(STOP_SECONDS_MAX, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is being ended already, by this hook among others.
            return;
        }
    }
}
