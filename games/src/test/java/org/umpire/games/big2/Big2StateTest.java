package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.umpire.games.big2.Big2Tables.SUITS;
import static org.umpire.games.big2.Big2Tables.WIN_OF_0;
import static org.umpire.games.big2.Big2Tables.WIN_OF_1;
import static org.umpire.games.big2.Big2Tables.play;
import static org.umpire.games.big2.Big2Tables.suits;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Breach;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Outcome;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;

/** Turns, tricks, games and scores. */
public class Big2StateTest {
    private static final Fault FAULT = new Fault(FaultKind.TIME, "301 s of 300 s");

    private static Phase toMove(int seat) {
        return new Phase.ToMove(new Seat(seat));
    }

    private static List<Long> scores(Big2State state) {
        return ((Phase.Over) state.phase())
                .outcome().seats().stream().map(SeatOutcome::score).toList();
    }

    @Test
    public void theHolderOfD3LeadsTheFirstGame() {
        for (int holder = 0; holder < 4; holder++) {
            long[] hands = new long[4];
            for (int seat = 0; seat < 4; seat++) {
                hands[(seat + holder) % 4] = SUITS.hand(0, seat);
            }
            Big2State start = new Big2Game().start(Big2Deal.of(hands));
            assertThat(start.phase()).isEqualTo(toMove(holder));
            assertThat(start.opening()).isTrue();
        }
    }

    @Test
    public void turnsGoRoundInTheOrderOfSeats() {
        Big2State state = new Big2Game().start(SUITS);
        int turn = 0;
        for (String move : "D3, C3, H3, S3, D4, PASS, H5, PASS, PASS, C6".split(", ", -1)) {
            assertThat(state.phase()).isEqualTo(toMove(turn++ % 4));
            state = state.play(Big2Play.of(move));
            assertThat(state.turns()).isEqualTo(turn);
        }
    }

    @Test
    public void whoPassedMayPlayLaterInTheSameTrick() {
        Big2State state = play(SUITS, "D3, PASS, H4, PASS, PASS");
        assertThat(state.phase()).isEqualTo(toMove(1));
        assertThat(state.passes()).isEqualTo(2);
        assertThat(state.check(Big2Play.of("C5"))).isEmpty();
    }

    @Test
    public void afterThreePassesTheLastPlayerLeads() {
        Big2State state = play(SUITS, "D3, C4, PASS, PASS, PASS");
        assertThat(state.phase()).isEqualTo(toMove(1));
        assertThat(state.last()).isZero();
        assertThat(state.check(Big2Play.PASS).map(Breach::rule)).contains(Big2Rule.LEADER_MUST_PLAY);
        assertThat(state.check(Big2Play.of("C5 C6 C7 C8 C9"))).as("any size").isEmpty();
        assertThat(state.check(Big2Play.of("C3"))).as("any height").isEmpty();
    }

    @Test
    public void twoPassesDoNotEndATrick() {
        Big2State state = play(SUITS, "D3, C4, PASS, PASS");
        assertThat(state.last()).isEqualTo(Big2Cards.read("C4"));
        assertThat(state.check(Big2Play.of("D3")).map(Breach::rule)).contains(Big2Rule.CARDS_MUST_BE_HELD);
        assertThat(state.check(Big2Play.of("D4")).map(Breach::rule)).contains(Big2Rule.MUST_BE_HIGHER);
    }

    @Test
    public void theGameEndsAtOnceWhenAHandIsEmpty() {
        Big2State end = play(SUITS, WIN_OF_1);
        assertThat(end.over()).isTrue();
        assertThat(end.hand(1)).isZero();
        assertThat(scores(end)).containsExactly(-3L, 62L, -20L, -39L);
    }

    @Test
    public void theWinnerLeadsTheNextGameWithAnyPlay() {
        Big2State next = play(suits(2), WIN_OF_1);
        assertThat(next.phase()).isEqualTo(toMove(1));
        assertThat(next.game()).isEqualTo(1);
        assertThat(next.turns()).isZero();
        assertThat(next.opening()).isFalse();
        assertThat(next.scores()).containsExactly(-3, 62, -20, -39);
        assertThat(next.hand(1)).isEqualTo(SUITS.hand(0, 1));
        assertThat(next.check(Big2Play.of("C9"))).isEmpty();
    }

    @Test
    public void scoresOfGamesAddUp() {
        Big2State end = play(play(suits(2), WIN_OF_0), WIN_OF_0);
        assertThat(scores(end)).containsExactly(234L, -78L, -78L, -78L);
    }

    @Test
    public void cardsLeftCostMoreTheMoreThereAre() {
        int[] costs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 22, 24, 39};
        for (int left = 1; left <= 13; left++) {
            Big2Sheet scored = Big2Sheet.opening(1).scored(new int[] {left, 1, 0, 13});
            int cost = costs[left - 1];
            assertThat(scored.scores()).as("%d left", left).containsExactly(-cost, -1, cost + 40, -39);
        }
    }

    @Test
    public void aDropInTheFirstGameLeavesNoPoints() {
        Big2State end = play(suits(2), "D3, C4").drop(new Seat(3), FAULT);
        assertThat(outcome(end).seats())
                .containsExactly(
                        new SeatOutcome(0, Optional.empty()),
                        new SeatOutcome(0, Optional.empty()),
                        new SeatOutcome(0, Optional.empty()),
                        new SeatOutcome(0, Optional.of(FAULT)));
    }

    @Test
    public void aDropLaterKeepsThePointsOfGamesPlayed() {
        Big2State end = play(play(suits(3), WIN_OF_1), "C3, PASS, S4").drop(new Seat(1), FAULT);
        assertThat(outcome(end).seats())
                .containsExactly(
                        new SeatOutcome(-3, Optional.empty()),
                        new SeatOutcome(62, Optional.of(FAULT)),
                        new SeatOutcome(-20, Optional.empty()),
                        new SeatOutcome(-39, Optional.empty()));
        assertThat(end.legalMoves()).isEmpty();
    }

    private static Outcome outcome(Big2State state) {
        return ((Phase.Over) state.phase()).outcome();
    }

    @Test
    public void masksAndPlaysAreTheSameMoves() {
        Big2State start = new Big2Game().start(SUITS);
        assertThat(start.play(Big2Cards.D3)).isEqualTo(start.play(Big2Play.of("D3")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> start.play(1L << 52))
                .withMessageContaining("CARDS_MUST_BE_HELD");
        assertThatIllegalArgumentException().isThrownBy(() -> new Big2Play(1L << 52));
        assertThatIllegalArgumentException().isThrownBy(() -> start.hand(4));
    }

    @Test
    public void theSameHandsByAnotherWayAreAnotherMoment() {
        Big2State one = play(SUITS, "D3, C3, PASS, PASS, PASS, C4, PASS, PASS, PASS");
        Big2State other = play(SUITS, "D3, C4, PASS, PASS, PASS, C3, PASS, PASS, PASS");
        assertThat(one.hand(1)).isEqualTo(other.hand(1));
        assertThat(one).isNotEqualTo(other);
    }
}
