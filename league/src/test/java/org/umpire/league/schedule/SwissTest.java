package org.umpire.league.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

class SwissTest {
    private static int most(int[][] met) {
        return Arrays.stream(met).flatMapToInt(Arrays::stream).max().orElse(0);
    }

    @Test
    void inTheFirstRoundTheUpperHalfMeetsTheLowerHalf() {
        List<List<Integer>> first = new Swiss(8, 2, 3).next(new Summary(8, false, List.of()));
        assertThat(first).containsExactly(List.of(0, 4), List.of(1, 5), List.of(2, 6), List.of(3, 7));
    }

    @Test
    void winnersMeetWinnersThen() {
        Swiss swiss = new Swiss(8, 2, 3);
        Summary one = Plays.after(
                new Summary(8, false, List.of()), swiss.next(new Summary(8, false, List.of())), Plays::lowerWins);
        assertThat(swiss.next(one)).containsExactly(List.of(0, 2), List.of(1, 3), List.of(4, 6), List.of(5, 7));
        Summary two = Plays.after(one, swiss.next(one), Plays::lowerWins);
        assertThat(swiss.next(two)).first().isEqualTo(List.of(0, 1));
        assertThat(swiss.next(two)).last().isEqualTo(List.of(6, 7));
    }

    @Test
    void everybodyPlaysInEachRoundAndByesGoRound() {
        Seeds.forEach(60, rng -> {
            int n = 2 + rng.nextInt(18);
            int rounds = 1 + rng.nextInt(n - 1 + n % 2);
            Swiss swiss = new Swiss(n, 2, rounds);
            Summary whole = Plays.whole(swiss, n, Plays.byLot(rng));
            for (List<Summary.Meeting> round : whole.rounds()) {
                assertThat(round).hasSize(n / 2);
                assertThat(round.stream().flatMap(meeting -> meeting.entrants().stream()))
                        .doesNotHaveDuplicates();
            }
            int[] byes = whole.byes();
            assertThat(Arrays.stream(byes).sum()).isEqualTo(n % 2 * rounds);
            if (rounds <= n / 2) {
                assertThat(Arrays.stream(byes).max().orElse(0)).as("byes").isLessThanOrEqualTo(1);
            }
        });
    }

    @Test
    void nobodyMeetsTheSameAgainWhileThatMustNotBe() {
        // Whoever has met fewer than half of the others has enough left for everybody (Dirac's theorem).
        Seeds.forEach(60, rng -> {
            int n = 4 + rng.nextInt(20);
            Summary whole = Plays.whole(new Swiss(n, 2, n / 2), n, Plays.byLot(rng));
            assertThat(most(whole.met())).isEqualTo(1);
        });
    }

    @Test
    void noPairingHasFewerMeetingsAgain() {
        Seeds.forEach(40, rng -> {
            int n = 4 + 2 * rng.nextInt(3);
            Swiss swiss = new Swiss(n, 2, n - 1);
            Summary soFar = new Summary(n, false, List.of());
            for (int round = 0; round < n - 1; round++) {
                int[][] met = soFar.met();
                List<List<Integer>> next = swiss.next(soFar);
                int again = next.stream()
                        .mapToInt(pair -> met[pair.get(0)][pair.get(1)])
                        .sum();
                assertThat(again).isEqualTo(fewest(met, new boolean[n]));
                soFar = Plays.after(soFar, next, Plays.byLot(rng));
            }
        });
    }

    private static int fewest(int[][] met, boolean[] taken) {
        int one = IntStream.range(0, taken.length)
                .filter(i -> !taken[i])
                .findFirst()
                .orElse(-1);
        if (one < 0) {
            return 0;
        }
        int fewest = Integer.MAX_VALUE;
        taken[one] = true;
        for (int other = one + 1; other < taken.length; other++) {
            if (!taken[other]) {
                taken[other] = true;
                fewest = Math.min(fewest, met[one][other] + fewest(met, taken));
                taken[other] = false;
            }
        }
        taken[one] = false;
        return fewest;
    }

    @Test
    void whereTheBetterWinsTheBestIsFirstAndHasMetTheNextBest() {
        for (int n : new int[] {8, 16, 32, 64}) {
            int rounds = Integer.numberOfTrailingZeros(n);
            Summary whole = Plays.whole(new Swiss(n, 2, rounds), n, Plays::lowerWins);
            ScoreGroups groups = ScoreGroups.of(whole);
            assertThat(groups.order().get(0)).isZero();
            assertThat(groups.size(0)).as("alone with all points").isEqualTo(1);
            assertThat(whole.met()[0][1]).isEqualTo(1);
        }
    }

    @Test
    void tablesOfFourAreFullAndSeldomMeetAgain() {
        Seeds.forEach(20, rng -> {
            int n = 16 + rng.nextInt(8);
            Summary whole = Plays.whole(new Swiss(n, 4, 4), n, Plays.byLot(rng));
            int[][] met = whole.met();
            for (List<Summary.Meeting> round : whole.rounds()) {
                assertThat(round).hasSize(n / 4);
                assertThat(round.stream().flatMap(meeting -> meeting.entrants().stream()))
                        .doesNotHaveDuplicates()
                        .hasSize(n / 4 * 4);
            }
            assertThat(Arrays.stream(whole.byes()).max().orElse(0)
                            - Arrays.stream(whole.byes()).min().orElse(0))
                    .isLessThanOrEqualTo(1);
            assertThat(most(met)).isLessThanOrEqualTo(2);
        });
    }

    @Test
    void tablesOfFourBeginWithSeedsSpreadOverAll() {
        List<List<Integer>> first = new Swiss(12, 4, 3).next(new Summary(12, false, List.of()));
        assertThat(first).containsExactly(List.of(0, 3, 6, 9), List.of(1, 4, 7, 10), List.of(2, 5, 8, 11));
    }

    @Test
    void fewerPointsMayBeBetter() {
        Swiss swiss = new Swiss(4, 2, 2);
        Summary none = new Summary(4, true, List.of());
        // 2 and 3 have fewer points than 0 and 1.
        Summary one = Plays.after(none, swiss.next(none), (round, pair) -> List.of(5L, 1L));
        assertThat(swiss.next(one)).containsExactly(List.of(2, 3), List.of(0, 1));
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> new Swiss(1, 2, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Swiss(3, 4, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Swiss(8, 2, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
