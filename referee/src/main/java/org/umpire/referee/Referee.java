package org.umpire.referee;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.umpire.record.Digests;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Recorder;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Usage;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Outcome;
import org.umpire.rules.State;
import org.umpire.sandbox.Leaving;
import org.umpire.sandbox.Processors;
import org.umpire.sandbox.Sandbox;

/**
 * Plays fixtures: one at a time in the thread that asks for it, many at once in many threads.
 *
 * <p>To stop at any moment: {@link #close()} first, then close the sandbox. Tables that are being played then end without
 * a result, and no program is blamed for being ended. When the JVM is told to leave (Ctrl-C), both happen by themselves.
 */
public final class Referee implements AutoCloseable {
    /** The isolation that records name when programs were not suspended. docs/protocols/record.md. */
    static final String UNSUSPENDED = "unsuspended";

    /** The isolation that records name when no program is started. */
    static final String NO_ISOLATION = "none";

    private final Optional<Sandbox> sandbox;
    private final SeasonSecret secret;
    private final String version;
    private final Map<String, GamePack<?, ?, ?, ?>> packs = new TreeMap<>();
    private final Supplier<Instant> now;
    /** When the whole of Umpire is stopped, the sandbox ends its programs, and that must not look like their doing. */
    private final Thread atExit = new Thread(() -> stopped = true, "umpire-stop-tables");

    private volatile boolean stopped;

    /**
     * Makes a referee that starts programs in this sandbox, which stays the caller's.
     *
     * @param version of Umpire, as records name it
     */
    public Referee(Sandbox sandbox, SeasonSecret secret, String version) {
        this(Optional.of(sandbox), secret, version, Instant::now, GamePacks.all());
    }

    Referee(
            Optional<Sandbox> sandbox,
            SeasonSecret secret,
            String version,
            Supplier<Instant> now,
            List<GamePack<?, ?, ?, ?>> games) {
        this.sandbox = sandbox;
        this.secret = secret;
        this.version = version;
        this.now = now;
        games.forEach(pack -> packs.put(pack.game().id().name(), pack));
        if (sandbox.isPresent()) {
            Runtime.getRuntime().addShutdownHook(atExit);
        }
    }

    /** Returns a referee that starts no program: for tables of bots in this process. */
    public static Referee inProcess(SeasonSecret secret, String version) {
        return new Referee(Optional.empty(), secret, version, Instant::now, GamePacks.all());
    }

    /**
     * Plays a fixture once, from the first entry of its record to the last. When this returns, every player has been
     * ended.
     *
     * @param attempt 1 for the first time that this fixture is played
     * @param launches one a seat
     * @param recorder of this table alone; it stays open
     * @throws IllegalArgumentException if the fixture cannot be played here (another game or version of rules, another
     *     number of seats, no sandbox for a program): nothing was started or written then
     */
    public Played play(Fixture fixture, int attempt, List<Launch> launches, Recorder recorder, Spectator spectator) {
        GamePack<?, ?, ?, ?> pack = packs.get(fixture.game().name());
        if (pack == null) {
            throw new IllegalArgumentException("no such game: " + fixture.game());
        }
        check(pack, fixture, launches);
        return play(pack, new Attempt(fixture, attempt, launches), recorder, spectator);
    }

    /**
     * Makes every table that is being played, or that is to be played later, end without a result. A table notices it at
     * its next answer, or at once when the sandbox is closed after this. Idempotent.
     */
    @Override
    public void close() {
        stopped = true;
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // We are leaving already, and the hook does the same.
        }
    }

    private void check(GamePack<?, ?, ?, ?> pack, Fixture fixture, List<Launch> launches) {
        if (fixture.rulesVersion() != pack.game().rulesVersion()) {
            throw new IllegalArgumentException(
                    "the fixture is of version " + fixture.rulesVersion() + " of the rules of " + fixture.game()
                            + ", here is version " + pack.game().rulesVersion());
        }
        int seats = fixture.setup().seats();
        if (!pack.game().seats().contains(seats) || launches.size() != seats) {
            throw new IllegalArgumentException(
                    fixture.game() + " has " + pack.game().seats() + " seats; the fixture has " + seats + ", and "
                            + launches.size() + " players were given");
        }
        if (sandbox.isEmpty() && launches.stream().anyMatch(Launch.Command.class::isInstance)) {
            throw new IllegalArgumentException("a program cannot be started without a sandbox");
        }
    }

    private record Attempt(Fixture fixture, int number, List<Launch> launches) {}

    private <D, S extends State<S, M, V>, M, V> Played play(
            GamePack<D, S, M, V> pack, Attempt attempt, Recorder recorder, Spectator spectator) {
        Fixture fixture = attempt.fixture();
        D deal = pack.game().deal(fixture.setup(), secret.shuffler(fixture.deal()));
        Entry.Dealt dealt =
                new Entry.Dealt(secret.nonce(fixture.deal()), pack.notation().writeDeal(deal));
        S opening = pack.game().start(deal);
        List<Clock> clocks = Collections.nCopies(
                fixture.setup().seats(), Clock.of(fixture.limits().budget()));
        Log<D, S, M, V> log = new Log<>(pack, recorder, spectator, opening, clocks);
        try {
            log.write(header(attempt, dealt));
            Optional<Outcome> outcome;
            List<Usage> spent;
            try (Players players = Players.start(attempt.launches(), sandbox, fixture.limits())) {
                Table<D, S, M, V> table = new Table<>(pack, players.list(), log, () -> stopped, opening, clocks);
                outcome = table.play();
                spent = table.spent();
                if (outcome.isPresent()) {
                    players.letLeave();
                }
            }
            if (outcome.isEmpty()) {
                return new Played.Stopped();
            }
            log.write(dealt);
            log.write(new Entry.Result(outcome.get(), spent));
            return new Played.Finished(outcome.get(), spent);
        } catch (RuntimeException e) {
            return stopped || Leaving.begun() ? new Played.Stopped() : voided(log, e);
        } catch (StackOverflowError e) {
            return voided(log, new IllegalStateException("an answer was nested too deeply for us", e));
        }
    }

    private Entry.Header header(Attempt attempt, Entry.Dealt dealt) {
        return new Entry.Header(
                attempt.fixture(),
                attempt.number(),
                sandbox.map(Referee::isolation).orElse(NO_ISOLATION),
                sandbox.isPresent() ? Processors.only() : OptionalInt.empty(),
                Digests.ofDeal(dealt.nonce(), dealt.deal()),
                secret.digest(),
                now.get(),
                version);
    }

    private static String isolation(Sandbox sandbox) {
        return sandbox.suspends() ? sandbox.level().word() : UNSUSPENDED;
    }

    private static Played voided(Log<?, ?, ?, ?> log, RuntimeException cause) {
        String why = cause.getClass().getSimpleName() + ": " + cause.getMessage();
        try {
            log.write(new Entry.Voided(why));
        } catch (RuntimeException e) {
            // The record cannot be written: then it has no last line, which says as much.
            if (e != cause) {
                cause.addSuppressed(e);
            }
        }
        return new Played.Voided(why, cause);
    }
}
