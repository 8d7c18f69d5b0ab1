package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.umpire.contest.toy.HeapPack;
import org.umpire.league.statistics.SequentialTest;
import org.umpire.league.statistics.SequentialTest.Verdict;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.Seated;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.Outcome;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.testkit.Seeds;

/** Blocks of two tables with the seats swapped, as the toy game has them; no process. */
class ComparisonTest {
    private static final GamePack<?, ?, ?, ?> PACK = new HeapPack();
    private static final SequentialTest TEST = new SequentialTest(0.2, 0.05, 0.05);

    private static Comparison comparison(Comparison.Rule rule) {
        return new Comparison(
                List.of("new", "old"), PACK.format(), 2, PACK.usualSetup().games(), rule);
    }

    private static Comparison.Rule until(long blocks) {
        return new Comparison.Rule(TEST, blocks, false);
    }

    /** A table at which the new program sits at this seat. */
    private static Fixture fixture(long table, int seatOfNew) {
        List<Seated> seats = new ArrayList<>(
                List.of(new Seated("new", "new", Digests.of("new")), new Seated("old", "old", Digests.of("old"))));
        if (seatOfNew == 1) {
            Collections.reverse(seats);
        }
        return new Fixture(
                PACK.game().id(),
                1,
                PACK.usualSetup(),
                seats,
                new DealId("compare/" + table / 2),
                Limits.of(PACK.usualBudget()),
                "round-" + (table / 2 + 1) + "/match-1",
                (int) (table % 2));
    }

    private static void play(Comparison comparison, long table, long scoreOfNew, Optional<Fault> faultOfNew) {
        int seat = (int) (table % 2);
        List<SeatOutcome> seats = new ArrayList<>(List.of(
                new SeatOutcome(scoreOfNew, faultOfNew),
                new SeatOutcome(PACK.usualSetup().games() - scoreOfNew, Optional.empty())));
        if (seat == 1) {
            Collections.reverse(seats);
        }
        comparison.played(table, fixture(table, seat), new Outcome(seats));
    }

    @Test
    void theOrderInWhichTablesEndDoesNotMatter() {
        Seeds.forEach(30, rng -> {
            List<Long> tables = new ArrayList<>();
            long[] scores = new long[200];
            for (long table = 0; table < scores.length; table++) {
                tables.add(table);
                scores[(int) table] = rng.nextInt(5);
            }
            Comparison inOrder = comparison(until(1000));
            tables.forEach(table -> play(inOrder, table, scores[table.intValue()], Optional.empty()));
            Comparison mixed = comparison(until(1000));
            Collections.shuffle(tables, new Random(rng.nextLong()));
            tables.forEach(table -> play(mixed, table, scores[table.intValue()], Optional.empty()));
            assertThat(mixed.seen()).isEqualTo(inOrder.seen());
            assertThat(mixed.verdict()).isEqualTo(inOrder.verdict());
        });
    }

    @Test
    void aBlockCountsOnlyWhenAllBeforeItAreThere() {
        Comparison comparison = comparison(until(1000));
        play(comparison, 2, 4, Optional.empty());
        play(comparison, 3, 4, Optional.empty());
        play(comparison, 0, 0, Optional.empty());
        assertThat(comparison.seen().tally().blocks()).isZero();
        assertThat(comparison.seen().waiting()).isEqualTo(1);
        play(comparison, 1, 2, Optional.empty());
        assertThat(comparison.seen().tally().blocks()).isEqualTo(2);
        // 2 of 8 games, and 8 of 8: behind by half a point a game, and ahead by one.
        assertThat(comparison.seen().tally().mean()).isEqualTo((-0.5 + 1) / 2);
        assertThat(comparison.seen().won()).isEqualTo(1);
        assertThat(comparison.seen().lost()).isEqualTo(1);
    }

    @Test
    void onlyTablesThatMayCountAreWanted() {
        Comparison comparison = comparison(until(10));
        assertThat(comparison.wanted()).isEqualTo(20);
        comparison.givenUp(6);
        comparison.givenUp(7); // of the same block
        assertThat(comparison.wanted()).isEqualTo(22);
        comparison.givenUp(0);
        assertThat(comparison.wanted()).isEqualTo(24);
        for (long table = 0; table < comparison.wanted(); table++) {
            assertThat(comparison.enough()).isFalse();
            if (table > 1 && table != 6 && table != 7) {
                play(comparison, table, 2, Optional.empty());
            }
        }
        assertThat(comparison.enough()).isTrue();
        assertThat(Until.ALL.wanted()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void aBlockThatTheHostHasSpoiltIsPassedOver() {
        Comparison comparison = comparison(until(1000));
        play(comparison, 2, 4, Optional.empty());
        play(comparison, 3, 4, Optional.empty());
        play(comparison, 0, 0, Optional.empty());
        comparison.givenUp(1);
        assertThat(comparison.seen().tally().blocks()).isEqualTo(1);
        assertThat(comparison.seen().tally().mean()).isEqualTo(1);
    }

    @Test
    void faultsAreCountedForWhoeverCommittedThem() {
        Comparison comparison = comparison(until(1000));
        play(comparison, 0, 0, Optional.of(new Fault(FaultKind.EXIT, "left")));
        play(comparison, 1, 4, Optional.empty());
        assertThat(comparison.seen().faults()).containsExactly(1L, 0L);
    }

    @Test
    void itEndsWithTheAnswerAndCountsNoBlockAfterIt() {
        Comparison comparison = comparison(until(1000));
        long table = 0;
        while (!comparison.enough()) {
            play(comparison, table, 3, Optional.empty());
            table++;
        }
        long blocks = comparison.seen().tally().blocks();
        assertThat(comparison.verdict()).isEqualTo(Verdict.YES);
        assertThat(blocks).isLessThan(30).isEqualTo(table / 2);
        for (long more = table; more < table + 40; more++) {
            play(comparison, more, 0, Optional.empty());
        }
        assertThat(comparison.seen().tally().blocks()).isEqualTo(blocks);
        assertThat(comparison.verdict()).isEqualTo(Verdict.YES);
    }

    @Test
    void withAFixedNumberTheIntervalAnswers() {
        Comparison even = comparison(new Comparison.Rule(TEST, 10, true));
        Comparison worse = comparison(new Comparison.Rule(TEST, 10, true));
        for (long table = 0; table < 20; table++) {
            assertThat(even.enough()).isFalse();
            assertThat(even.verdict()).isEqualTo(Verdict.OPEN);
            play(even, table, table % 4 < 2 ? 1 : 3, Optional.empty());
            play(worse, table, table % 4 < 2 ? 0 : 1, Optional.empty());
        }
        assertThat(even.enough()).isTrue();
        assertThat(even.verdict()).isEqualTo(Verdict.OPEN);
        assertThat(worse.verdict()).isEqualTo(Verdict.NO);
    }

    @Test
    void itGivesUpAfterSoManyBlocks() {
        Comparison comparison = comparison(until(3));
        for (long table = 0; table < 6; table++) {
            assertThat(comparison.enough()).isFalse();
            play(comparison, table, table % 4 < 2 ? 1 : 3, Optional.empty());
        }
        assertThat(comparison.enough()).isTrue();
        assertThat(comparison.verdict()).isEqualTo(Verdict.OPEN);
    }
}
