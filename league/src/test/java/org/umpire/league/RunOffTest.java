package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.record.Usage;

/** docs/protocols/season.md#run-off. */
class RunOffTest {
    private final List<PlayedMatch> matches = new ArrayList<>();

    /** The first won so much from the second. */
    private void match(int one, int other, long points) {
        matches.add(new PlayedMatch(
                matches.size(),
                "round-1/match-" + (matches.size() + 1),
                List.of(side(one, points), side(other, -points)),
                List.of()));
    }

    private static PlayedMatch.Side side(int entrant, long points) {
        return new PlayedMatch.Side(
                entrant, points, points, false, List.of(), new PlayedMatch.Effort(10, 2, Usage.NONE, Duration.ZERO));
    }

    @Test
    void whoWinsMostFromTheWeakestNeedNotWin() {
        match(0, 2, 1000);
        match(1, 2, 100);
        match(1, 0, 50);
        assertThat(RunOff.order(List.of(0, 1, 2), matches, false)).containsExactly(List.of(1), List.of(0), List.of(2));
        assertThat(RunOff.order(List.of(0, 1, 2), matches, true)).containsExactly(List.of(2), List.of(1), List.of(0));
    }

    @Test
    void whoHasEquallyFewGoesOutTogether() {
        match(0, 1, 10);
        match(0, 2, 10);
        match(1, 2, 0);
        assertThat(RunOff.order(List.of(0, 1, 2), matches, false)).containsExactly(List.of(0), List.of(1, 2));
        assertThat(RunOff.order(List.of(0, 1), List.of(), false)).containsExactly(List.of(0, 1));
    }

    @Test
    void whereFewerAreLeftThanMeetAllTheirMatchesDecide() {
        matches.add(
                new PlayedMatch(0, "round-1/match-1", List.of(side(0, 300), side(1, -100), side(2, -200)), List.of()));
        assertThat(RunOff.order(List.of(0, 1, 2), matches, false)).containsExactly(List.of(0), List.of(1), List.of(2));
    }

    @Test
    void matchesWithGuestsDoNotCount() {
        match(0, 1, 10);
        match(1, 7, 500);
        assertThat(RunOff.order(List.of(0, 1), matches, false)).containsExactly(List.of(0), List.of(1));
    }
}
