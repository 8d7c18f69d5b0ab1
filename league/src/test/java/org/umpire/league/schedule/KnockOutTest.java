package org.umpire.league.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

class KnockOutTest {
    private static List<List<Integer>> entrants(List<Summary.Meeting> round) {
        return round.stream().map(Summary.Meeting::entrants).toList();
    }

    @Test
    void theBestMeetAsLateAsCanBe() {
        Summary whole = Plays.whole(new KnockOut(8), 8, Plays::lowerWins);
        assertThat(entrants(whole.rounds().get(0)))
                .containsExactly(List.of(0, 7), List.of(3, 4), List.of(1, 6), List.of(2, 5));
        assertThat(entrants(whole.rounds().get(1))).containsExactly(List.of(0, 3), List.of(1, 2));
        assertThat(entrants(whole.rounds().get(2))).containsExactly(List.of(0, 1));
    }

    @Test
    void byesGoToTheBest() {
        Summary whole = Plays.whole(new KnockOut(5), 5, Plays::lowerWins);
        assertThat(entrants(whole.rounds().get(0))).containsExactly(List.of(3, 4));
        assertThat(entrants(whole.rounds().get(1))).containsExactly(List.of(0, 3), List.of(1, 2));
    }

    @Test
    void placesAreByTheRoundInWhichSomebodyWentOut() {
        KnockOut knockOut = new KnockOut(5);
        Summary whole = Plays.whole(knockOut, 5, Plays::lowerWins);
        assertThat(knockOut.tiers(whole))
                .containsExactly(
                        new AdaptiveSchedule.Tier(List.of(0), "won the final"),
                        new AdaptiveSchedule.Tier(List.of(1), "lost the final"),
                        new AdaptiveSchedule.Tier(List.of(2, 3), "out in round 2"),
                        new AdaptiveSchedule.Tier(List.of(4), "out in round 1"));
        Summary begun = new Summary(5, false, whole.rounds().subList(0, 1));
        assertThat(knockOut.tiers(begun))
                .containsExactly(
                        new AdaptiveSchedule.Tier(List.of(0, 1, 2, 3), "still in"),
                        new AdaptiveSchedule.Tier(List.of(4), "out in round 1"));
    }

    @Test
    void equalPointsGoToTheOwnScoreAndThenToTheBetterSeed() {
        KnockOut knockOut = new KnockOut(2);
        Summary byScore = new Summary(
                2, false, List.of(List.of(new Summary.Meeting(List.of(0, 1), 1, List.of(1L, 1L), List.of(-7L, 7L)))));
        assertThat(knockOut.tiers(byScore).get(0).entrants()).containsExactly(1);
        Summary level = new Summary(
                2, false, List.of(List.of(new Summary.Meeting(List.of(0, 1), 1, List.of(1L, 1L), List.of(0L, 0L)))));
        assertThat(knockOut.tiers(level).get(0).entrants()).containsExactly(0);
        Summary lowerBetter = new Summary(
                2, true, List.of(List.of(new Summary.Meeting(List.of(0, 1), 1, List.of(4L, 3L), List.of(0L, 0L)))));
        assertThat(knockOut.tiers(lowerBetter).get(0).entrants()).containsExactly(1);
    }

    @Test
    void ofAnyNumberAllButOneGoOut() {
        Seeds.forEach(60, rng -> {
            int n = 2 + rng.nextInt(40);
            KnockOut knockOut = new KnockOut(n);
            Summary whole = Plays.whole(knockOut, n, Plays.byLot(rng));
            int meetings = 0;
            for (int round = 0; round < knockOut.rounds(); round++) {
                assertThat(whole.rounds().get(round)).hasSize(knockOut.meetings(round));
                meetings += knockOut.meetings(round);
            }
            assertThat(meetings).isEqualTo(n - 1);
            List<AdaptiveSchedule.Tier> tiers = knockOut.tiers(whole);
            assertThat(tiers.get(0).entrants()).hasSize(1);
            assertThat(tiers.stream().flatMap(tier -> tier.entrants().stream()))
                    .hasSize(n)
                    .doesNotHaveDuplicates();
        });
    }
}
