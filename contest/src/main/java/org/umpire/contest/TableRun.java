package org.umpire.contest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.umpire.contest.Tables.Turn;
import org.umpire.record.DealId;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.RecordException;
import org.umpire.record.RecordWriter;
import org.umpire.record.Recorder;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Seated;
import org.umpire.referee.Launch;
import org.umpire.referee.Played;
import org.umpire.referee.Referee;
import org.umpire.referee.Spectator;
import org.umpire.rules.GameId;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Setup;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.TemporaryFolders;

/** Plays tables that belong to no contest: one, or several with other deals, everybody at the same seat each time. */
public final class TableRun {
    /**
     * What is played.
     *
     * @param seats one a seat of the setup, in the order of the seats; names may be equal here
     * @param label of the deal; of several tables, the k-th has {@code label/k}
     * @param secret from which the deals come
     */
    public record Request(
            GameId game, Setup setup, Limits limits, List<Contestant> seats, String label, SeasonSecret secret) {
        /**
         * Checks that there is one for each seat.
         *
         * @throws IllegalArgumentException if not
         */
        public Request {
            seats = List.copyOf(seats);
            if (seats.size() != setup.seats()) {
                throw new IllegalArgumentException(seats.size() + " players for " + setup.seats() + " seats");
            }
        }
    }

    /**
     * How it is played here.
     *
     * @param folder in which programs run
     * @param tables how many
     * @param jobs how many at a time, and where
     * @param records where the record goes: of one table a file, of several a folder; empty for nowhere
     * @param version of Umpire, as records name it
     */
    public record Manner(Path folder, int tables, Jobs jobs, Optional<Path> records, String version) {
        /** Refuses to play nothing. */
        public Manner {
            if (tables < 1) {
                throw new IllegalArgumentException(tables + " tables");
            }
        }
    }

    /**
     * One table, played.
     *
     * @param number 0-based
     * @param how it ended, at the last attempt
     */
    public record Result(int number, Fixture fixture, Played how) {}

    private final Request request;
    private final Manner manner;
    private final IntFunction<Spectator> spectators;
    private final List<Startable> programs;
    private final StopSwitch stop = new StopSwitch();

    // Guarded by this object.
    private final List<Result> results = new ArrayList<>();
    private Optional<Throwable> broken = Optional.empty();

    /**
     * Prepares to play.
     *
     * @param spectators gives who sees a table, by its number (0-based), at each attempt at it
     * @throws IllegalArgumentException if a command cannot be split or a bot is not installed; {@link Start#problems}
     *     tells before
     */
    public TableRun(Request request, Manner manner, IntFunction<Spectator> spectators) {
        this.request = request;
        this.manner = manner;
        this.spectators = spectators;
        this.programs = request.seats().stream()
                .map(seat -> Startable.of(
                        seat.start(), manner.folder(), request.limits().memoryBytes()))
                .toList();
    }

    /**
     * Plays all tables, and returns them in order. A table that the host spoils is played again, twice at most. While it
     * runs, an interrupt of this process (Ctrl-C) stops it as {@link #stop} does.
     *
     * @param sandbox in which programs are started; it stays the caller's
     * @throws RecordException if a record cannot be written
     * @throws UncheckedIOException if the programs cannot be copied, at the levels that need that
     */
    public List<Result> play(Sandbox sandbox) {
        Path place = TemporaryFolders.unused();
        stop.arm();
        try (stop;
                ProgramFolders folders = ProgramFolders.in(place)) {
            List<Program> own = folders.at(
                    sandbox.level(), programs.stream().map(Startable::program).toList(), place);
            try (Referee referee = new Referee(sandbox, request.secret(), manner.version())) {
                play(own.stream().<Launch>map(Launch.Command::new).toList(), referee);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot copy the programs to " + place + ": " + e.getMessage(), e);
        }
        synchronized (this) {
            broken.ifPresent(Rethrow::unchecked);
            return results.stream()
                    .sorted(Comparator.comparingInt(Result::number))
                    .toList();
        }
    }

    private void play(List<Launch> launches, Referee referee) {
        Tables tables = new Tables(manner.tables(), new BitSet(), Map.of(), Until.ALL::wanted);
        stop.onStop(tables::stop);
        stop.onStop(referee::close);
        Workers.run(manner.jobs().atMost(manner.tables()), () -> work(launches, tables, referee), stop::stop);
    }

    /** Stops soon: no table is begun, those that are played end as {@link Played.Stopped}. From any thread. */
    public void stop() {
        stop.stop();
    }

    private void work(List<Launch> launches, Tables tables, Referee referee) {
        try {
            for (Optional<Turn> turn = tables.next(); turn.isPresent(); turn = tables.next()) {
                play(turn.get(), launches, tables, referee);
            }
        } catch (RuntimeException | Error e) {
            synchronized (this) {
                broken.ifPresentOrElse(first -> first.addSuppressed(e), () -> broken = Optional.of(e));
            }
            stop.stop();
        }
    }

    private void play(Turn turn, List<Launch> launches, Tables tables, Referee referee) {
        Fixture fixture = fixture(turn.number());
        Played how;
        try (Recorder recorder = recorder(turn)) {
            how = referee.play(fixture, turn.attempt(), launches, recorder, spectators.apply(turn.number()));
        }
        if (how instanceof Played.Stopped) {
            tables.stop();
        }
        if (how instanceof Played.Voided voided) {
            if (voided.cause() instanceof RecordException e) {
                throw e;
            }
            tables.spoilt(turn);
            if (turn.attempt() < TableFiles.ATTEMPTS_MAX) {
                return;
            }
        }
        synchronized (this) {
            results.add(new Result(turn.number(), fixture, how));
        }
    }

    private Fixture fixture(int number) {
        String label = manner.tables() == 1 ? request.label() : request.label() + "/" + (number + 1);
        List<Seated> seats = new ArrayList<>();
        for (int seat = 0; seat < programs.size(); seat++) {
            Startable program = programs.get(seat);
            seats.add(new Seated(request.seats().get(seat).name(), program.command(), program.digest()));
        }
        return new Fixture(
                request.game(),
                GamePacks.find(request.game().name()).orElseThrow().game().rulesVersion(),
                request.setup(),
                seats,
                new DealId(label),
                request.limits(),
                "tables",
                number);
    }

    private Recorder recorder(Turn turn) {
        if (manner.records().isEmpty()) {
            return new Unrecorded();
        }
        Path place = manner.records().get();
        String again = turn.attempt() > 1 ? "-attempt-" + turn.attempt() : "";
        if (manner.tables() > 1) {
            return RecordWriter.create(place.resolve(String.format("%05d%s.ndjson", turn.number() + 1, again)));
        }
        return RecordWriter.create(turn.attempt() > 1 ? place.resolveSibling(place.getFileName() + again) : place);
    }

    /** Keeps nothing. */
    private static final class Unrecorded implements Recorder {
        @Override
        public void append(Entry entry) {}

        @Override
        public void close() {}
    }
}
