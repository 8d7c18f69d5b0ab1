package org.umpire.record;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.umpire.rules.Budget;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GameId;
import org.umpire.rules.Outcome;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;

/** Entries to test with. */
final class Samples {
    static final String DIGEST = Digests.of("a program");

    private Samples() {}

    static Fixture fixture(int seats) {
        return new Fixture(
                new GameId("toy"),
                3,
                new Setup(seats, 7, new TreeMap<>(Map.of("low", "wins", "high", "loses"))),
                java.util.stream.IntStream.range(0, seats)
                        .mapToObj(i -> new Seated("player " + i, "./bot " + i, Digests.of("bot " + i)))
                        .toList(),
                new DealId("season/1"),
                Limits.of(Budget.cpu(Duration.ofMinutes(5), Duration.ofSeconds(2))),
                "match-7",
                1);
    }

    static Entry.Header header() {
        return new Entry.Header(
                fixture(2),
                2,
                "user",
                OptionalInt.empty(),
                DIGEST,
                Digests.of("secret"),
                Instant.parse("2026-01-31T12:00:00.123456789Z"),
                "0.1.0");
    }

    static Usage usage(long cpu, long wall) {
        return new Usage(Duration.ofNanos(cpu), Duration.ofNanos(wall));
    }

    static Entry.Answered move(int seat, String raw) {
        return new Entry.Answered(
                new Seat(seat), Reply.MOVE, raw, Optional.of(raw.strip()), Optional.of("blanks"), usage(1, 2));
    }

    /** A record with an entry of every kind that can stand together, each text of it being {@code odd}. */
    static List<Entry> all(String odd) {
        Fault fault = new Fault(FaultKind.GARBLED, odd);
        Entry.Header header = header();
        Fixture f = header.fixture();
        Fixture fixture = new Fixture(
                f.game(),
                f.rulesVersion(),
                new Setup(2, 1, new TreeMap<>(Map.of("reading", odd))),
                List.of(new Seated(odd, odd, DIGEST), new Seated("B", "", DIGEST)),
                f.deal(),
                f.limits(),
                odd,
                0);
        return List.of(
                new Entry.Header(
                        fixture,
                        1,
                        odd,
                        OptionalInt.of(8191),
                        header.dealDigest(),
                        header.secretDigest(),
                        header.started(),
                        odd),
                move(0, odd),
                new Entry.Answered(new Seat(1), Reply.MOVE, odd, Optional.of(odd), Optional.empty(), usage(0, 0)),
                new Entry.Answered(new Seat(1), Reply.ACK, odd, Optional.empty(), Optional.of(odd), Usage.NONE),
                new Entry.Faulted(new Seat(1), fault, Optional.of(odd), usage(Long.MAX_VALUE, Long.MAX_VALUE), odd),
                new Entry.Faulted(new Seat(0), new Fault(FaultKind.EXIT, odd), Optional.empty(), usage(7, 8), ""),
                new Entry.Dealt(odd, odd),
                new Entry.Result(
                        new Outcome(List.of(
                                new Outcome.SeatOutcome(Long.MIN_VALUE, Optional.empty()),
                                new Outcome.SeatOutcome(Long.MAX_VALUE, Optional.of(fault)))),
                        List.of(usage(1, 2), usage(3, 4))));
    }
}
