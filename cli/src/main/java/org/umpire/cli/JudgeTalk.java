package org.umpire.cli;

import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.umpire.judge.run.Progress;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;

/** Says how judging goes on: on a terminal by a bar, elsewhere by a line for each quarter of long work. */
final class JudgeTalk implements Progress, AutoCloseable {
    private static final int INTERVAL_MILLIS = 500;
    private static final int PARTS = 4;
    /** Less than this is over before anybody asks. */
    private static final long LONG_RUNS = 200;

    private final Terminal terminal;
    private final boolean quiet;
    private Optional<ProgressBar> bar = Optional.empty();
    private long total;
    private long done;

    JudgeTalk(Terminal terminal, boolean quiet) {
        this.terminal = terminal;
        this.quiet = quiet;
    }

    /** Says how programs are held. */
    void level(Sandbox sandbox) {
        if (quiet || sandbox.level() == Level.STRONG) {
            return;
        }
        terminal.say("programs run at the level " + sandbox.level().word() + ": "
                + (sandbox.level() == Level.PLAIN
                        ? "they may do all that you may do here, and memory is only looked at now and then"
                        : "memory is only looked at now and then"));
    }

    @Override
    public synchronized void began(String what, long runs) {
        close();
        total = runs;
        done = 0;
        if (quiet) {
            return;
        }
        if (terminal.errShown()) {
            bar = Optional.of(new ProgressBarBuilder()
                    .setTaskName(what)
                    .setInitialMax(runs)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setUpdateIntervalMillis(INTERVAL_MILLIS)
                    .setConsumer(new TerminalLine(terminal))
                    .build());
        } else if (runs >= LONG_RUNS) {
            terminal.say(what + ": " + runs + " runs at most");
        }
    }

    @Override
    public synchronized void done(long runs) {
        long before = done * PARTS / Math.max(1, total);
        done += runs;
        bar.ifPresent(drawn -> drawn.stepTo(done));
        long now = done * PARTS / Math.max(1, total);
        if (!quiet && bar.isEmpty() && total >= LONG_RUNS && now > before) {
            terminal.say(done + " of " + total + " runs done");
        }
    }

    @Override
    public synchronized void close() {
        bar.ifPresent(ProgressBar::close);
        bar = Optional.empty();
    }
}
