package org.umpire.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Seated;
import org.umpire.record.Shown;
import org.umpire.record.Usage;
import org.umpire.referee.Clock;
import org.umpire.referee.Spectator;
import org.umpire.rules.GamePack;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/** Tells a table to people, entry by entry: as it is played, or from its record. */
final class Narrator implements Spectator {
    private static final String BOLD = "\u001b[1m";
    private static final String RED = "\u001b[31m";
    private static final String DIM = "\u001b[2m";
    private static final int COLUMNS = 100;
    private static final String PLAIN = "\u001b[0m";

    private final PrintWriter out;
    private final boolean colours;
    private final boolean draws;
    private final Duration pace;
    private List<Seated> seats = List.of();
    private int nameWidth;
    private long line;

    /**
     * Makes a narrator of one table.
     *
     * @param draws whether the table is drawn after every entry that changes it
     * @param pace how long it rests after every drawing; the programs are suspended meanwhile
     */
    Narrator(PrintWriter out, boolean colours, boolean draws, Duration pace) {
        this.out = out;
        this.colours = colours;
        this.draws = draws;
        this.pace = pace;
    }

    @Override
    public <D, S extends State<S, M, V>, M, V> void saw(
            GamePack<D, S, M, V> pack, S state, Entry entry, List<Clock> clocks) {
        line++;
        if (entry instanceof Entry.Header header) {
            header(header);
        } else if (entry instanceof Entry.Answered answered) {
            answered(answered);
        } else if (entry instanceof Entry.Faulted faulted) {
            faulted(faulted);
        } else if (entry instanceof Entry.Dealt dealt) {
            deal(dealt.deal());
        } else if (entry instanceof Entry.Result result) {
            result(result);
        } else if (entry instanceof Entry.Voided voided) {
            out.println(numbered(marked(RED, "no result: " + voided.why())));
        }
        if (draws && !(entry instanceof Entry.Dealt || entry instanceof Entry.Result)) {
            draw(pack.draw(state), clocks);
        }
        out.flush();
    }

    private void header(Entry.Header header) {
        Fixture fixture = header.fixture();
        seats = fixture.seats();
        nameWidth =
                seats.stream().mapToInt(seated -> seated.name().length()).max().orElse(0);
        out.println(fixture.game() + ", " + fixture.setup().games() + " games; deal " + fixture.deal() + "; level "
                + header.isolation() + "; " + header.started());
        for (int i = 0; i < seats.size(); i++) {
            out.println("seat " + i + "  " + name(new Seat(i)) + "  "
                    + Shown.of(seats.get(i).command()));
        }
    }

    private void answered(Entry.Answered answered) {
        String said = answered.move().orElse("ok");
        String raw = answered.owed() == Reply.MOVE && !answered.raw().equals(said)
                ? "  (wrote '" + Shown.of(answered.raw()) + "')"
                : "";
        String remark = answered.remark().map(text -> "  [" + text + "]").orElse("");
        out.println(numbered(answered.seat().index() + "  " + name(answered.seat()) + "  " + Shown.of(said)
                + marked(DIM, raw + remark + "  " + millis(answered.usage()))));
    }

    private void faulted(Entry.Faulted faulted) {
        String raw = faulted.raw().map(text -> " on '" + Shown.of(text) + "'").orElse("");
        out.println(numbered(faulted.seat().index() + "  " + name(faulted.seat()) + "  "
                + marked(RED, "FAULT " + Shown.of(faulted.fault().toString()) + raw)
                + marked(DIM, "  " + millis(faulted.usage()))));
        faulted.stderr().lines().forEach(text -> out.println("      stderr: " + Shown.of(text)));
    }

    /** Tells the deal, which may be thousands of cards, in lines that fit a terminal. */
    private void deal(String deal) {
        StringBuilder row = new StringBuilder("deal ");
        boolean first = true;
        for (String word : deal.split(" ", -1)) {
            if (row.length() + 1 + word.length() > (first ? COLUMNS - 7 : COLUMNS)) {
                out.println(first ? numbered(row.toString()) : row);
                first = false;
                row = new StringBuilder(" ".repeat(12));
            }
            row.append(' ').append(word);
        }
        out.println(first ? numbered(row.toString()) : row);
    }

    private void result(Entry.Result result) {
        for (int i = 0; i < result.outcome().seats().size(); i++) {
            SeatOutcome seat = result.outcome().seats().get(i);
            String fault = seat.fault()
                    .map(why -> "  " + marked(RED, Shown.of(why.toString())))
                    .orElse("");
            out.println("seat " + i + "  " + name(new Seat(i)) + "  " + marked(BOLD, Long.toString(seat.score())) + "  "
                    + marked(DIM, millis(result.spent().get(i))) + fault);
        }
    }

    private void draw(String drawing, List<Clock> clocks) {
        out.println();
        out.println(drawing.stripTrailing());
        StringBuilder text = new StringBuilder("clocks:");
        for (int i = 0; i < clocks.size(); i++) {
            text.append("  ")
                    .append(i)
                    .append(' ')
                    .append(Shown.of(seats.get(i).name()))
                    .append(' ')
                    .append(left(clocks.get(i)));
        }
        out.println(marked(DIM, text.toString()));
        out.println();
        if (!pace.isZero()) {
            out.flush();
            LockSupport.parkNanos(pace.toNanos());
        }
    }

    private String name(Seat seat) {
        String name = Shown.of(seats.get(seat.index()).name());
        return marked(BOLD, name) + " ".repeat(Math.max(0, nameWidth - name.length()));
    }

    private String numbered(String text) {
        return String.format(Locale.ROOT, "%5d  %s", line, text);
    }

    private String marked(String code, String text) {
        return colours ? code + text + PLAIN : text;
    }

    private static String left(Clock clock) {
        if (clock.overtime()) {
            return "overtime";
        }
        long tenths = clock.left().toMillis() / 100;
        return String.format(Locale.ROOT, "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10);
    }

    private static String millis(Usage usage) {
        return String.format(
                Locale.ROOT,
                "%.1f ms cpu, %.1f ms wall",
                usage.cpu().toNanos() / 1e6,
                usage.wall().toNanos() / 1e6);
    }
}
