package org.umpire.record;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GameId;
import org.umpire.rules.Outcome;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;

/** Lines of JSON as entries. Every value is checked; a bad one is an {@link IllegalArgumentException} that names it. */
final class EntryReader {
    /** The version of the text form. It rises only when a line of before could be read differently. */
    static final int FORMAT = 1;

    private EntryReader() {}

    /** Returns the entry of a line. */
    static Entry read(JsonFields line) {
        String kind = line.text("entry");
        return switch (kind) {
            case "header" -> header(line);
            case "move" -> answered(line, Reply.MOVE, Optional.of(line.text("move")));
            case "ack" -> answered(line, Reply.ACK, Optional.empty());
            case "fault" ->
                new Entry.Faulted(seat(line), fault(line), line.optionalText("raw"), usage(line), line.text("stderr"));
            case "deal" -> new Entry.Dealt(line.text("nonce"), line.text("deal"));
            case "result" -> result(line);
            case "void" -> new Entry.Voided(line.text("why"));
            default -> throw new IllegalArgumentException("an unknown kind of entry: '" + kind + "'");
        };
    }

    private static Entry.Answered answered(JsonFields line, Reply owed, Optional<String> move) {
        return new Entry.Answered(seat(line), owed, line.text("raw"), move, line.optionalText("remark"), usage(line));
    }

    private static Entry.Header header(JsonFields line) {
        long format = line.whole("format", 1, Integer.MAX_VALUE);
        if (format != FORMAT) {
            throw new IllegalArgumentException("written in format " + format + "; this version reads format " + FORMAT);
        }
        List<Seated> seats = new ArrayList<>();
        for (JsonFields seat : line.objects("seats")) {
            seats.add(new Seated(seat.text("name"), seat.text("command"), seat.text("digest")));
        }
        JsonFields variant = line.object("variant");
        SortedMap<String, String> readings = new TreeMap<>();
        variant.names().forEach(name -> readings.put(name, variant.text(name)));
        Fixture fixture = new Fixture(
                new GameId(line.text("game")),
                line.number("rules", 0),
                new Setup(seats.size(), line.number("games", 1), readings),
                seats,
                new DealId(line.text("deal")),
                limits(line.object("limits")),
                line.text("block"),
                line.number("table", 0));
        if (!fixture.id().hex().equals(line.text("fixture"))) {
            throw new IllegalArgumentException("'fixture' is " + line.text("fixture") + ", but what is planned here is "
                    + fixture.id() + ": the header was changed");
        }
        return new Entry.Header(
                fixture,
                line.number("attempt", 1),
                line.text("isolation"),
                line.optionalNumber("processor", 0),
                line.text("deal_digest"),
                line.text("secret_digest"),
                instant(line.text("started")),
                line.text("umpire"));
    }

    private static Limits limits(JsonFields limits) {
        Budget budget = new Budget(
                clock(limits.text("clock")),
                millis(limits, "total_ms"),
                millis(limits, "then_ms"),
                limits.number("guard_factor", 1),
                millis(limits, "guard_extra_ms"),
                millis(limits, "idle_total_ms"));
        return new Limits(
                budget,
                limits.whole("memory_bytes", 1, Long.MAX_VALUE),
                limits.number("line_bytes", 1),
                limits.whole("output_bytes", 1, Long.MAX_VALUE),
                limits.number("stderr_bytes", 0));
    }

    private static Entry.Result result(JsonFields line) {
        List<Outcome.SeatOutcome> outcomes = new ArrayList<>();
        List<Usage> spent = new ArrayList<>();
        for (JsonFields seat : line.objects("seats")) {
            outcomes.add(new Outcome.SeatOutcome(
                    seat.whole("score", Long.MIN_VALUE, Long.MAX_VALUE),
                    seat.optionalObject("fault").map(EntryReader::fault)));
            spent.add(usage(seat));
        }
        return new Entry.Result(new Outcome(outcomes), spent);
    }

    private static Seat seat(JsonFields line) {
        return new Seat(line.number("seat", 0));
    }

    private static Usage usage(JsonFields line) {
        return new Usage(
                Duration.ofNanos(line.whole("cpu_ns", 0, Long.MAX_VALUE)),
                Duration.ofNanos(line.whole("wall_ns", 0, Long.MAX_VALUE)));
    }

    private static Fault fault(JsonFields line) {
        String word = line.text("kind");
        for (FaultKind kind : FaultKind.values()) {
            if (kind.word().equals(word)) {
                return new Fault(kind, line.text("detail"));
            }
        }
        throw new IllegalArgumentException("'kind' is no kind of fault: '" + word + "'");
    }

    private static ClockKind clock(String word) {
        for (ClockKind kind : ClockKind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("'clock' is no kind of clock: '" + word + "'");
    }

    private static Duration millis(JsonFields limits, String name) {
        // Bounded so that the nanoseconds of any sum of two fit into 64 bits.
        return Duration.ofMillis(limits.whole(name, 0, Long.MAX_VALUE / 4_000_000));
    }

    private static Instant instant(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("'started' is no time such as 2026-01-31T12:00:00Z: '" + text + "'", e);
        }
    }
}
