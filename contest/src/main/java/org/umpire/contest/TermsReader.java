package org.umpire.contest;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.umpire.contest.LeagueFile.Terms;
import org.umpire.league.Scheme;
import org.umpire.record.Limits;
import org.umpire.record.Shown;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.SeatRange;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;

/** Reads what is played and under which limits; what is not said is as the game usually has it. */
final class TermsReader {
    private static final int SEATS_MAX = 1_000;
    private static final int GAMES_MAX = 1_000_000;
    private static final int ROUNDS_MAX = 100_000;
    private static final int GUARD_FACTOR_MAX = 100;
    private static final long GIB = 1L << 30;
    // Stands in for the clocks of a game that is not known, so that the limits are checked all the same.
    private static final Budget ANY = Budget.cpu(Duration.ofMinutes(1), Duration.ofSeconds(1));

    private final TomlTable top;
    private final List<Problem> problems;

    TermsReader(TomlTable top, List<Problem> problems) {
        this.top = top;
        this.problems = problems;
    }

    /** Reads all keys in any case, so that all problems are found at once. */
    Optional<Terms> read() {
        Optional<GamePack<?, ?, ?, ?>> game = game();
        Optional<Integer> seats = top.number("seats", 1, SEATS_MAX);
        Optional<Integer> games = top.number("games", 1, GAMES_MAX);
        Optional<Integer> rounds = top.number("rounds", 1, ROUNDS_MAX);
        Scheme scheme = scheme(rounds);
        Optional<Integer> matches = top.number("matches", 1, Integer.MAX_VALUE);
        Optional<Integer> matchTables = top.number("match-tables", 1, Integer.MAX_VALUE);
        TreeMap<String, String> variant = new TreeMap<>(top.texts("variant"));
        Optional<Limits> limits = limits(game.map(GamePack::usualBudget).orElse(ANY));
        if (game.isEmpty()) {
            return Optional.empty();
        }
        GamePack<?, ?, ?, ?> pack = game.get();
        Setup usual = pack.usualSetup();
        usual.variant().forEach(variant::putIfAbsent);
        Setup setup = new Setup(seats.orElse(usual.seats()), games.orElse(usual.games()), variant);
        boolean fits = matchTables.isEmpty() || fits(pack, matchTables.get());
        return playable(pack, setup) && fits
                ? limits.map(found ->
                        new Terms(pack.game().id(), setup, scheme, rounds.orElse(1), matches, matchTables, found))
                : Optional.empty();
    }

    private Scheme scheme(Optional<Integer> rounds) {
        Scheme.Kind kind = top.parsed("schedule", "a text", TermsReader::kind).orElse(Scheme.Kind.ROUND_ROBIN);
        Optional<Integer> legs = top.number("legs", 1, ROUNDS_MAX);
        List<String> challengers = top.list("challengers");
        boolean counted = kind.adaptive() && kind != Scheme.Kind.KNOCK_OUT;
        if (counted && rounds.isEmpty() && !top.has("rounds")) {
            top.problem("schedule", "\"" + kind.word() + "\" needs rounds; say how many, such as rounds = 5");
        }
        return new Scheme(kind, legs.orElse(1), challengers);
    }

    private static Scheme.Kind kind(String word) {
        List<String> words =
                Arrays.stream(Scheme.Kind.values()).map(Scheme.Kind::word).toList();
        return Scheme.Kind.of(word)
                .orElseThrow(() -> new IllegalArgumentException("there is no schedule \"" + Shown.of(word)
                        + "\"; there are: " + String.join(", ", words) + Nearest.hint(word, words)));
    }

    private boolean fits(GamePack<?, ?, ?, ?> pack, int matchTables) {
        try {
            return pack.format(matchTables).matchSize(pack.usualSetup().seats()) > 0;
        } catch (IllegalArgumentException e) {
            top.problem("match-tables", Shown.of(String.valueOf(e.getMessage())));
            return false;
        }
    }

    private Optional<GamePack<?, ?, ?, ?>> game() {
        List<String> names =
                GamePacks.all().stream().map(pack -> pack.game().id().name()).toList();
        Optional<String> name = top.text("game");
        Optional<GamePack<?, ?, ?, ?>> pack = name.flatMap(GamePacks::find);
        String installed = String.join(", ", names);
        if (!top.has("game")) {
            problems.add(new Problem(0, "game is missing; say which one: " + installed));
        } else if (name.isPresent() && pack.isEmpty()) {
            String typed = name.get();
            top.problem(
                    "game",
                    "there is no game \"" + Shown.of(typed) + "\"; there are: " + installed
                            + Nearest.hint(typed, names));
        }
        return pack;
    }

    private boolean playable(GamePack<?, ?, ?, ?> pack, Setup setup) {
        SeatRange range = pack.game().seats();
        if (!range.contains(setup.seats())) {
            top.problem("seats", "a table of " + pack.title() + " has " + range + " seats, not " + setup.seats());
            return false;
        }
        Shuffler any = bound -> 0;
        try {
            pack.game().deal(setup, any);
            return true;
        } catch (IllegalArgumentException e) {
            String key = top.has("variant") ? "variant" : "games";
            top.problem(key, pack.title() + " cannot be played so: " + Shown.of(String.valueOf(e.getMessage())));
            return false;
        }
    }

    private Optional<Limits> limits(Budget usual) {
        Optional<Budget> budget = budget(usual);
        Limits common = Limits.of(usual);
        long memory = top.size("memory", 1, 1024 * GIB).orElse(common.memoryBytes());
        long line = top.size("line", 1, GIB).orElse((long) common.lineBytes());
        long output = top.size("output", 1, 1024 * GIB).orElse(common.outputBytes());
        long stderr = top.size("stderr", 0, GIB).orElse((long) common.stderrBytes());
        return budget.map(clocks -> new Limits(clocks, memory, Math.toIntExact(line), output, Math.toIntExact(stderr)));
    }

    private Optional<Budget> budget(Budget usual) {
        ClockKind clock =
                top.parsed("clock", "\"cpu\" or \"wall\"", TermsReader::clock).orElse(usual.clock());
        Duration total = top.duration("budget").orElse(usual.total());
        Duration then = top.duration("then").orElse(usual.then());
        int factor = top.number("guard-factor", 1, GUARD_FACTOR_MAX).orElse(usual.guardFactor());
        Duration extra = top.duration("guard-extra").orElse(usual.guardExtra());
        Duration idle = top.duration("idle").orElse(usual.idleTotal());
        if (total.isZero() && then.isZero()) {
            top.problem(top.has("budget") ? "budget" : "then", "budget and then are both zero: no time at all");
            return Optional.empty();
        }
        return Optional.of(new Budget(clock, total, then, factor, extra, idle));
    }

    private static ClockKind clock(String word) {
        for (ClockKind kind : ClockKind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("must be \"cpu\" or \"wall\", not \"" + Shown.of(word) + "\"");
    }
}
