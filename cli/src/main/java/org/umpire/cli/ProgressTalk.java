package org.umpire.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.umpire.contest.Jobs;
import org.umpire.contest.Progress;
import org.umpire.record.Fixture;
import org.umpire.record.Shown;
import org.umpire.referee.Played;

/**
 * Says how a contest goes on: on a terminal by a bar with the time that is left, elsewhere by a line for each tenth.
 */
final class ProgressTalk implements Progress, AutoCloseable {
    private static final int INTERVAL_MILLIS = 500;
    private static final int TENTHS = 10;
    private final Terminal terminal;
    private final boolean quiet;
    private Optional<ProgressBar> bar = Optional.empty();
    private volatile Optional<Duration> left = Optional.empty();
    private long tenth;

    ProgressTalk(Terminal terminal, boolean quiet) {
        this.terminal = terminal;
        this.quiet = quiet;
    }

    @Override
    public synchronized void began(Path folder, Jobs jobs, Tally tally) {
        if (quiet) {
            return;
        }
        terminal.say((tally.before() > 0
                        ? "going on: " + tally.before() + " of " + tally.total() + " tables are played already"
                        : tally.total() + " tables to play")
                + ", " + jobs.text() + "; results in " + folder);
        tenth = tenths(tally);
        if (terminal.errShown()) {
            bar = Optional.of(new ProgressBarBuilder()
                    .setTaskName("tables")
                    .setInitialMax(tally.total())
                    .startsFrom(tally.before(), Duration.ZERO)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setUpdateIntervalMillis(INTERVAL_MILLIS)
                    .setEtaFunction(state -> left)
                    .setConsumer(new TerminalLine(terminal))
                    .build());
        }
    }

    @Override
    public synchronized void conditions(String level, boolean limitsMemory, String secretDigest) {
        if (quiet) {
            return;
        }
        note("all deals come from a secret with digest " + secretDigest + ", revealed at the end");
        note(
                level.equals("plain")
                        ? "programs run at the level plain: on their own clocks, but with all that you may do here;"
                                + " lock strangers' programs in with --isolation strong or user"
                        : "programs run at the level " + level);
        if (!limitsMemory) {
            note("the memory limit is not held at this level");
        }
    }

    @Override
    public synchronized void played(Fixture fixture, int attempt, Played how, Tally tally) {
        left = tally.left();
        if (how instanceof Played.Voided voided) {
            note(EndTalk.spoilt(fixture, attempt, voided));
        }
        bar.ifPresent(drawn -> drawn.stepTo(tally.done()));
        if (!quiet && bar.isEmpty() && tenths(tally) > tenth) {
            tenth = tenths(tally);
            terminal.say(tally.done() + " of " + tally.total() + " tables played"
                    + left.filter(time -> tally.done() < tally.total())
                            .map(time -> ", about " + seconds(time) + " left")
                            .orElse(""));
        }
    }

    @Override
    public synchronized void note(String text) {
        if (bar.isPresent()) {
            terminal.err().print("\r\u001b[K");
        }
        terminal.say(Shown.of(text));
    }

    @Override
    public synchronized void reporting() {
        close();
    }

    @Override
    public synchronized void close() {
        bar.ifPresent(ProgressBar::close);
        bar = Optional.empty();
    }

    private static long tenths(Tally tally) {
        return tally.total() == 0 ? TENTHS : tally.done() * TENTHS / tally.total();
    }

    private static String seconds(Duration time) {
        long seconds = Math.max(1, time.toSeconds());
        return seconds < 120 ? seconds + " s" : seconds / 60 + " min";
    }
}
