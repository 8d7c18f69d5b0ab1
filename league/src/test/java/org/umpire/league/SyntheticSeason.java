package org.umpire.league;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
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

/**
 * A season of Big 2 of any size, whose records hold made-up results and no moves: to see how long it takes to make standings
 * of them. {@code main} writes one into a folder.
 */
final class SyntheticSeason {
    static final SeasonSecret SECRET = SeasonSecret.read("a secret for many tables");
    /** Long ago, so that no record is too young to be kept in an index. */
    private static final Instant BEGUN = Instant.parse("2020-10-03T09:00:00Z");

    private static final int FILES_A_FOLDER = 10_000;

    private final Path folder;
    private final Season season;
    private final SeasonSchedule schedule;

    SyntheticSeason(Path folder, int entrants, long tables) {
        Big2Pack pack = new Big2Pack();
        long tablesARound = (long) entrants * (entrants - 1); // two a pair
        this.folder = folder;
        this.season = new Season(
                "Synthetic",
                pack.game().id(),
                pack.game().rulesVersion(),
                pack.usualSetup(),
                Limits.of(pack.usualBudget()),
                Math.toIntExact((tables + tablesARound - 1) / tablesARound),
                OptionalLong.empty(),
                OptionalInt.empty(),
                IntStream.range(0, entrants)
                        .mapToObj(i -> Entrant.of("entrant-" + i, "./bot" + i, Digests.of("bot" + i)))
                        .toList(),
                SECRET.digest(),
                Optional.of(SECRET.text()),
                Scheme.ROUND_ROBIN);
        this.schedule = SeasonSchedule.of(season, pack.format(), SECRET::seatShuffler);
    }

    /** Writes a season of a hundred entrants: FOLDER TABLES. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        long tables = Long.parseLong(args[1]);
        new SyntheticSeason(folder, 100, tables).write(0, tables);
    }

    /** Writes {@code season.json} and the records of all tables from one on and before another. */
    void write(long from, long to) throws IOException {
        Files.createDirectories(folder);
        SeasonFile.write(folder, season);
        for (long k = from; k < to; k++) {
            Path file = file(k);
            if (k % FILES_A_FOLDER == 0 || k == from) {
                Files.createDirectories(file.resolveSibling(""));
            }
            write(file, schedule.at(k), k);
        }
    }

    Path file(long k) {
        return folder.resolve("tables/%04d/%08d.ndjson".formatted(k / FILES_A_FOLDER, k + 1));
    }

    /** Writes the record of a table, with results that depend on a number alone. */
    static void write(Path file, Fixture fixture, long k) throws IOException {
        Files.write(file, RecordWriter.bytes(entries(fixture, k)));
        Files.setLastModifiedTime(file, FileTime.from(BEGUN.plusSeconds(k)));
    }

    private static List<Entry> entries(Fixture fixture, long k) {
        Random random = new Random(k * 7919 + 3);
        int seats = fixture.seats().size();
        List<Outcome.SeatOutcome> outcomes = new ArrayList<>();
        List<Usage> spent = new ArrayList<>();
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry.Header(
                fixture,
                1,
                k % 7 == 0 ? "user" : "strong",
                OptionalInt.empty(),
                Digests.of("deal " + k),
                SECRET.digest(),
                BEGUN.plusSeconds(k),
                "0.1.0"));
        Optional<Fault> fault = k % 509 == 0
                ? Optional.of(new Fault(FaultKind.TIME, "2.013 s of CPU for one play, 2 s allowed"))
                : Optional.empty();
        fault.ifPresent(why -> entries.add(new Entry.Faulted(new Seat(0), why, Optional.empty(), Usage.NONE, "")));
        long sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            long score = seat == seats - 1 ? -sum : Math.round(random.nextGaussian() * 160);
            sum += score;
            outcomes.add(new Outcome.SeatOutcome(score, seat == 0 ? fault : Optional.empty()));
            Duration cpu = Duration.ofNanos(random.nextInt(1_000_000_000));
            spent.add(new Usage(cpu, cpu.plusMillis(random.nextInt(500))));
        }
        entries.add(new Entry.Dealt("nonce", "deal " + k));
        entries.add(new Entry.Result(new Outcome(outcomes), spent));
        return entries;
    }
}
