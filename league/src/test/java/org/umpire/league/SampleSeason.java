package org.umpire.league;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.umpire.games.big2.Big2Pack;
import org.umpire.record.Digests;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.RecordWriter;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Usage;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Outcome;
import org.umpire.rules.Seat;

/** A season of Big 2 whose records hold made-up results: entrants of different strength, and faults of several kinds. */
final class SampleSeason {
    static final SeasonSecret SECRET = SeasonSecret.read("a secret for tests");
    static final Instant BEGUN = Instant.parse("2026-10-03T09:00:00Z");

    private static final List<String> NAMES = List.of(
            "kestrel",
            "harrier-7",
            "merlin",
            "<b>osprey</b> & sons",
            "=goshawk,\"x\"",
            "hobby",
            "鷹の目",
            "red-kite-of-the-north");

    // Records are forced to the disk one by one, which takes long; so the larger sample is written once.
    private static final AtomicReference<SeasonRead> EIGHT = new AtomicReference<>();

    private final Path folder;
    private final Season season;
    private final SeasonSchedule schedule;

    SampleSeason(Path folder, int entrants, int rounds) {
        this(folder, season(entrants, rounds));
    }

    private SampleSeason(Path folder, Season season) {
        this.folder = folder;
        this.season = season;
        this.schedule = SeasonSchedule.of(season, new Big2Pack().format(), SECRET::seatShuffler);
    }

    /** Returns a season of eight, of which 53 of 56 tables are played, one is void, and one was played twice. */
    static synchronized SeasonRead ofEight(Path folder) throws IOException {
        if (EIGHT.get() == null) {
            SampleSeason sample = new SampleSeason(folder, 8, 1);
            sample.writeSeason(false);
            sample.playAll(0, 53);
            sample.spoil(53, 1);
            sample.play(0, 2);
            EIGHT.set(((SeasonRead.Read.Good) SeasonRead.of(folder)).season());
        }
        return Objects.requireNonNull(EIGHT.get());
    }

    private static Season season(int entrants, int rounds) {
        Big2Pack pack = new Big2Pack();
        List<Entrant> all = new ArrayList<>();
        for (int i = 0; i < entrants; i++) {
            String name = i < NAMES.size() ? NAMES.get(i) : "entrant-" + (i + 1);
            all.add(new Entrant(
                    name,
                    i % 2 == 0 ? "python3 bot" + i + ".py" : "./bot" + i,
                    Digests.of(name),
                    i == 5,
                    i == 0 ? Optional.of("Hong Kong") : Optional.empty(),
                    i < 3 ? Optional.of("University of Falconry") : Optional.empty()));
        }
        return new Season(
                "Autumn cup",
                pack.game().id(),
                pack.game().rulesVersion(),
                pack.usualSetup(),
                Limits.of(pack.usualBudget()),
                rounds,
                OptionalLong.empty(),
                OptionalInt.empty(),
                all,
                SECRET.digest(),
                Optional.empty(),
                Scheme.ROUND_ROBIN);
    }

    Season season() {
        return season;
    }

    SeasonSchedule schedule() {
        return schedule;
    }

    void writeSeason(boolean published) {
        try {
            Files.createDirectories(folder.resolve("tables"));
            SeasonFile.write(folder, published ? season.withSecret(SECRET.text()) : season);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the records of all tables from one on and before another. */
    void playAll(long from, long to) {
        for (long k = from; k < to; k++) {
            play(k, 1);
        }
    }

    Path file(long k, int attempt) {
        return folder.resolve("tables/" + String.format("%05d-attempt-%d.ndjson", k + 1, attempt));
    }

    void play(long k, int attempt) {
        write(k, attempt, new Entry.Dealt("nonce", "deal"), result(k));
    }

    void spoil(long k, int attempt) {
        write(k, attempt, new Entry.Voided("the host ran out of memory"));
    }

    /** Writes a record without its end. */
    void begin(long k, int attempt) {
        write(k, attempt);
    }

    private void write(long k, int attempt, Entry... rest) {
        try (RecordWriter writer = RecordWriter.create(file(k, attempt))) {
            writer.append(header(schedule.at(k), k, attempt));
            if (rest.length > 0 && rest[rest.length - 1] instanceof Entry.Result result) {
                faulted(result).ifPresent(writer::append);
            }
            for (Entry entry : rest) {
                writer.append(entry);
            }
        }
    }

    Entry.Header header(Fixture fixture, long k, int attempt) {
        return new Entry.Header(
                fixture,
                attempt,
                k % 7 == 0 ? "user" : "strong",
                OptionalInt.empty(),
                Digests.of("deal"),
                SECRET.digest(),
                BEGUN.plusSeconds(61 * k),
                "0.1.0");
    }

    private Optional<Entry> faulted(Entry.Result result) {
        return IntStream.range(0, result.outcome().seats().size())
                .boxed()
                .flatMap(seat -> result.outcome().seats().get(seat).fault().stream()
                        .<Entry>map(
                                fault -> new Entry.Faulted(new Seat(seat), fault, Optional.empty(), Usage.NONE, "")))
                .findFirst();
    }

    /** A result that depends on the table alone: whoever comes earlier in the list tends to be the stronger. */
    private Entry.Result result(long k) {
        Fixture fixture = schedule.at(k);
        Random random = new Random(k * 7919 + 3);
        int seats = fixture.seats().size();
        double[] raw = new double[seats];
        double mean = 0;
        for (int seat = 0; seat < seats; seat++) {
            raw[seat] = random.nextGaussian() * 160 - 40.0 * number(fixture, seat);
            mean += raw[seat] / seats;
        }
        List<Outcome.SeatOutcome> outcomes = new ArrayList<>();
        List<Usage> spent = new ArrayList<>();
        long sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            long score = seat == seats - 1 ? -sum : Math.round(raw[seat] - mean);
            sum += score;
            outcomes.add(new Outcome.SeatOutcome(score, fault(k, seat)));
            long millis = Math.round((number(fixture, seat) + 1) * 90 * (0.5 + random.nextDouble()));
            spent.add(new Usage(Duration.ofMillis(millis), Duration.ofMillis(millis + 200)));
        }
        return new Entry.Result(new Outcome(outcomes), spent);
    }

    private static Optional<Fault> fault(long k, int seat) {
        boolean second = seat == 1;
        if (k == 5 && second) {
            return Optional.of(
                    new Fault(FaultKind.ILLEGAL, "MUST_BE_HIGHER: <img src=x onerror=alert(1)> \u001b[31m D4"));
        } else if (k == 20 && second) {
            return Optional.of(new Fault(FaultKind.TIME, "2.013 s of CPU for one play, 2 s allowed"));
        } else if (k == 33 && second) {
            return Optional.of(new Fault(FaultKind.EXIT, "left with exit code 139 " + "x".repeat(400)));
        }
        return Optional.empty();
    }

    private static int number(Fixture fixture, int seat) {
        String name = fixture.seats().get(seat).name();
        return NAMES.contains(name) ? NAMES.indexOf(name) : NAMES.size();
    }

    /** Writes bytes behind the end of a record, or into a new file. */
    void append(Path file, String text) {
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
