package org.umpire.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Budget;
import org.umpire.rules.GameId;
import org.umpire.rules.Setup;

final class FixtureIdTest {
    private static final Fixture PLAN = plan(
            new Setup(2, 3, new TreeMap<>(Map.of("low", "wins \\ or\nloses", "ace", ""))),
            List.of(new Seated("A \u00e9", "./a", Digests.of("a")), new Seated("B\n", "./b", Digests.of("b"))),
            Budget.cpu(Duration.ofMinutes(5), Duration.ofMillis(1500)));

    private static Fixture plan(Setup setup, List<Seated> seats, Budget budget) {
        return new Fixture(new GameId("toy"), 4, setup, seats, new DealId("s/1"), Limits.of(budget), "match 7 of 9", 1);
    }

    @Test
    void theIdIsTheDigestOfTheTextInTheDocument() {
        String text = "umpire fixture 1\n"
                + "game toy 4\n"
                + "setup 2 3\n"
                + "variant ace \n"
                + "variant low wins \\\\ or\\nloses\n"
                + "seat " + Digests.of("a") + " A \u00e9\n"
                + "seat " + Digests.of("b") + " B\\n\n"
                + "deal s/1\n"
                + "clock cpu 300000 1500 2 5000 300000\n"
                + "limits 256000000 65536 16777216 16384\n"
                + "block 1 match 7 of 9\n";

        assertThat("sha256:" + PLAN.id()).isEqualTo(Digests.of(text).substring(0, "sha256:".length() + 32));
    }

    @Test
    void whateverDecidesWhatIsPlayedChangesTheId() {
        Fixture p = PLAN;
        Setup setup = p.setup();
        Limits l = p.limits();
        Budget b = l.budget();
        List<FixtureId> ids = Stream.of(
                        p,
                        new Fixture(new GameId("toy2"), 4, setup, p.seats(), p.deal(), l, p.block(), 1),
                        new Fixture(p.game(), 5, setup, p.seats(), p.deal(), l, p.block(), 1),
                        new Fixture(p.game(), 4, Setup.of(2, 3), p.seats(), p.deal(), l, p.block(), 1),
                        plan(new Setup(2, 4, setup.variant()), p.seats(), b),
                        plan(setup, List.of(p.seats().get(1), p.seats().get(0)), b),
                        new Fixture(p.game(), 4, setup, p.seats(), new DealId("s/2"), l, p.block(), 1),
                        new Fixture(p.game(), 4, setup, p.seats(), p.deal(), l, "match 8", 1),
                        new Fixture(p.game(), 4, setup, p.seats(), p.deal(), l, p.block(), 0),
                        plan(setup, p.seats(), Budget.wall(b.total(), b.then())),
                        plan(setup, p.seats(), Budget.cpu(b.total(), Duration.ZERO)),
                        new Fixture(p.game(), 4, setup, p.seats(), p.deal(), new Limits(b, 1, 2, 3, 4), p.block(), 1))
                .map(Fixture::id)
                .toList();

        assertThat(ids).doesNotHaveDuplicates();
    }

    @Test
    void howAProgramIsStartedDoesNotChangeTheId() {
        List<Seated> elsewhere = PLAN.seats().stream()
                .map(s -> new Seated(s.name(), "/elsewhere/bot", s.digest()))
                .toList();
        assertThat(plan(PLAN.setup(), elsewhere, PLAN.limits().budget()).id()).isEqualTo(PLAN.id());
    }
}
