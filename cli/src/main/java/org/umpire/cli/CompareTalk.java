package org.umpire.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.umpire.contest.Comparison;
import org.umpire.contest.Jobs;
import org.umpire.contest.Progress;
import org.umpire.league.statistics.SequentialTest;
import org.umpire.record.Fixture;
import org.umpire.record.Shown;
import org.umpire.referee.Played;

/**
 * Says how a comparison goes on: on a terminal in one line that is drawn again, elsewhere in a line now and then, each time
 * that there are half as many blocks more.
 */
final class CompareTalk implements Progress, AutoCloseable {
    private static final long FIRST_LINE = 8;

    private final Terminal terminal;
    private final boolean quiet;
    private final boolean kept;
    private Optional<Comparison> comparison = Optional.empty();
    private long nextLine = FIRST_LINE;
    private boolean drawn;

    CompareTalk(Terminal terminal, boolean quiet, boolean kept) {
        this.terminal = terminal;
        this.quiet = quiet;
        this.kept = kept;
    }

    /** Tells what is compared, before it is run. */
    void about(Comparison what) {
        comparison = Optional.of(what);
    }

    @Override
    public synchronized void began(Path folder, Jobs jobs, Tally tally) {
        if (!quiet) {
            terminal.say("comparing, " + jobs.text() + "; "
                    + (kept ? "results in " + folder : "with --out DIR it could be stopped and go on later"));
        }
    }

    @Override
    public synchronized void played(Fixture fixture, int attempt, Played how, Tally tally) {
        if (how instanceof Played.Voided voided) {
            note(EndTalk.spoilt(fixture, attempt, voided));
        }
        if (quiet || comparison.isEmpty()) {
            return;
        }
        Comparison.Seen seen = comparison.get().seen();
        if (terminal.errShown()) {
            String line = line(comparison.get(), seen, tally);
            int width = terminal.columns() - 1;
            terminal.err().print("\r" + (line.length() > width ? line.substring(0, width) : line) + "\u001b[K");
            terminal.err().flush();
            drawn = true;
        } else if (seen.tally().blocks() >= nextLine) {
            nextLine = seen.tally().blocks() * 3 / 2;
            terminal.say(line(comparison.get(), seen, tally));
        }
    }

    static String line(Comparison comparison, Comparison.Seen seen, Tally tally) {
        SequentialTest test = comparison.rule().test();
        StringBuilder line = new StringBuilder();
        line.append(seen.tally().blocks())
                .append(" blocks: ")
                .append(String.format(Locale.ROOT, "%+.3g", seen.tally().mean()));
        seen.tally().halfWidth95().ifPresent(half -> line.append(String.format(Locale.ROOT, " ± %.2g", half)));
        if (!comparison.rule().fixed()) {
            line.append(String.format(
                    Locale.ROOT, ", ratio %.2f (%.2f to %.2f)", seen.ratio(), test.lower(), test.upper()));
        }
        line.append(String.format(
                Locale.ROOT, ", ahead with %.0f %%", 100 * seen.tally().superiority()));
        long now = tally.done() - tally.before();
        if (now > 0 && seen.tally().blocks() > 0 && Double.isFinite(seen.left()) && seen.left() > 0) {
            double perBlock = tally.spent().toNanos()
                    / 1e9
                    / now
                    * tally.done()
                    / seen.tally().blocks();
            line.append(", about ").append(Math.round(Math.ceil(seen.left()))).append(" left (");
            line.append(time(Duration.ofMillis((long) (1000 * perBlock * seen.left()))))
                    .append(')');
        }
        return line.toString();
    }

    private static String time(Duration time) {
        long seconds = Math.max(1, time.toSeconds());
        return seconds < 120 ? seconds + " s" : seconds < 7200 ? seconds / 60 + " min" : seconds / 3600 + " h";
    }

    @Override
    public synchronized void note(String text) {
        endLine();
        terminal.say(Shown.of(text));
    }

    @Override
    public synchronized void close() {
        endLine();
    }

    private void endLine() {
        if (drawn) {
            terminal.err().println();
            terminal.err().flush();
            drawn = false;
        }
    }
}
