package org.umpire.league;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Function;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Limits;
import org.umpire.rules.Budget;
import org.umpire.rules.GameId;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;

/** Seasons for tests. */
final class Seasons {
    private Seasons() {}

    /** Returns a season of entrants named {@code A, B, C …}. */
    static Season of(int entrants, int rounds) {
        List<Entrant> all = new ArrayList<>();
        for (int i = 0; i < entrants; i++) {
            all.add(Entrant.of(name(i), "./" + name(i), Digests.of(name(i))));
        }
        return of(all, rounds, OptionalLong.empty());
    }

    static Season of(List<Entrant> entrants, int rounds, OptionalLong matchesMax) {
        return new Season(
                "Autumn",
                new GameId("toy"),
                1,
                Setup.of(4, 10),
                Limits.of(Budget.cpu(Duration.ofMinutes(5), Duration.ofSeconds(2))),
                rounds,
                matchesMax,
                OptionalInt.empty(),
                entrants,
                Digests.of("secret"),
                Optional.empty(),
                Scheme.ROUND_ROBIN);
    }

    static Season withMatchTables(Season season, int tables) {
        return new Season(
                season.name(),
                season.game(),
                season.rulesVersion(),
                season.setup(),
                season.limits(),
                season.rounds(),
                season.matchesMax(),
                OptionalInt.of(tables),
                season.entrants(),
                season.secretDigest(),
                season.secret(),
                season.scheme());
    }

    static String name(int i) {
        return i < 26 ? Character.toString('A' + i) : "E" + i;
    }

    /** Returns seat draws that depend on the label alone. */
    static Function<DealId, Shuffler> draws() {
        return deal -> {
            Random random = new Random(deal.label().hashCode());
            return random::nextInt;
        };
    }
}
