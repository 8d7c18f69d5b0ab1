package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.umpire.games.big2.Big2Tables.SUITS;
import static org.umpire.games.big2.Big2Tables.WIN_OF_1;
import static org.umpire.games.big2.Big2Tables.play;
import static org.umpire.games.big2.Big2Tables.suits;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Exchange;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.testkit.Seeds;

/** What a seat sees, seats counted from itself. */
public class Big2ViewTest {
    private static Big2View view(Big2State state, int seat) {
        return state.view(new Seat(seat));
    }

    @Test
    public void seatsAreCountedFromTheOneThatLooks() {
        assertThat(view(play(SUITS, "D3, C4"), 1).mover(0)).isEqualTo(3);
        assertThat(view(play(SUITS, "D3, C4"), 3).mover(0)).isEqualTo(1);
        Big2View view = view(play(SUITS, "D3, C4, PASS, S5"), 2);
        assertThat(view.hand()).isEqualTo(SUITS.hand(0, 2));
        assertThat(List.of(view.count(0), view.count(1), view.count(2), view.count(3)))
                .containsExactly(13, 12, 12, 12);
        assertThat(view.played(2)).isEqualTo(Big2Cards.read("D3"));
        assertThat(view.played(3)).isEqualTo(Big2Cards.read("C4"));
        assertThat(view.played(1)).isEqualTo(Big2Cards.read("S5"));
        assertThat(view.mover(0)).isEqualTo(2);
        assertThat(view.mover(2)).isEqualTo(0);
        assertThat(view.move(2)).isZero();
        assertThat(view.turns()).isEqualTo(4);
        assertThat(view.last()).isEqualTo(Big2Cards.read("S5"));
        assertThat(view.owner()).hasValue(1);
        assertThat(view.toMove()).hasValue(2);
        assertThat(view.myTurn()).isFalse();
        assertThat(view.unseen()).isEqualTo(Big2Cards.ALL & ~(view.hand() | Big2Cards.read("D3 C4 S5")));
        assertThatIllegalArgumentException().isThrownBy(() -> view.mover(4));
    }

    @Test
    public void beforeTheFirstPlayOnlyTheHolderOfD3KnowsWhoLeads() {
        Big2State start = new Big2Game().start(SUITS);
        assertThat(view(start, 0).myTurn()).isTrue();
        assertThat(view(start, 0).toMove()).hasValue(0);
        for (int seat = 1; seat < 4; seat++) {
            assertThat(view(start, seat).toMove()).isEmpty();
            assertThat(view(start, seat).myTurn()).isFalse();
        }
    }

    @Test
    public void afterThreePassesNobodyOwnsTheTrick() {
        Big2View view = view(play(SUITS, "D3, C4, PASS, PASS, PASS"), 1);
        assertThat(view.last()).isZero();
        assertThat(view.owner()).isEmpty();
        assertThat(view.passes()).isZero();
        assertThat(view.myTurn()).isTrue();
        assertThat(view.check(0)).contains(Big2Rule.LEADER_MUST_PLAY);
        Big2View twoPasses = view(play(SUITS, "D3, C4, PASS, PASS"), 1);
        assertThat(twoPasses.owner()).hasValue(0);
        assertThat(twoPasses.passes()).isEqualTo(2);
    }

    @Test
    public void theNextGameBeginsWithTheScoresAndTheEndOfTheLast() {
        Big2View view = view(play(suits(2), WIN_OF_1), 3);
        assertThat(view.game()).isEqualTo(1);
        assertThat(view.games()).isEqualTo(2);
        assertThat(view.scores()).containsExactly(-39, -3, 62, -20);
        assertThat(view.ending()).isEqualTo(Big2Cards.read("CA"));
        assertThat(view.toMove()).hasValue(2);
        assertThat(view.opening()).isFalse();
    }

    @Test
    public void nobodyIsToMoveWhenTheTableIsOver() {
        Big2View end = view(play(SUITS, WIN_OF_1), 1);
        assertThat(end.over()).isTrue();
        assertThat(end.toMove()).isEmpty();
        assertThat(end.count(0)).isZero();
        assertThat(end.list(new long[Big2Moves.MOST])).isZero();
        Big2State dropped = play(SUITS, "D3").drop(new Seat(1), new Fault(FaultKind.EXIT, "left with code 0"));
        assertThat(view(dropped, 1).toMove()).isEmpty();
    }

    @Test
    public void aViewListsAndChecksWhatItsStateDoes() {
        Seeds.forEach(20, rng -> {
            long[] seen = new long[Big2Moves.MOST];
            long[] moves = new long[Big2Moves.MOST];
            Big2State state = Big2State.start(Big2Deal.of(2, Seeds.shuffler(rng)));
            while (!state.over()) {
                Big2View view = view(state, state.mover());
                int count = state.list(moves);
                assertThat(view.list(seen)).isEqualTo(count);
                assertThat(seen).isEqualTo(moves);
                long move = moves[rng.nextInt(count)];
                assertThat(view.check(move)).isEmpty();
                assertThat(view(state, state.mover() + 1 & 3).list(seen)).isZero();
                state = state.play(move);
            }
        });
    }

    /** At every moment, at every seat, whether or not it is its turn. */
    @Test
    public void clientsRebuildTheViewsOfTheReferee() {
        Big2Protocol protocol = new Big2Protocol();
        Big2Sample sample = new Big2Sample();
        Seeds.forEach(20, rng -> {
            List<Big2Client> clients = List.of(new Big2Client(), new Big2Client(), new Big2Client(), new Big2Client());
            Optional<Big2State> before = Optional.empty();
            Big2State state = Big2State.start(Big2Deal.of(3, Seeds.shuffler(rng)));
            while (true) {
                for (int i = 0; i < 4; i++) {
                    Seat seat = new Seat(i);
                    for (Exchange exchange :
                            protocol.exchanges(before.map(earlier -> earlier.view(seat)), state.view(seat))) {
                        clients.get(i).hear(exchange.line());
                    }
                    assertThat(clients.get(i).view()).isEqualTo(state.view(seat));
                }
                if (!(state.phase() instanceof Phase.ToMove toMove)) {
                    break;
                }
                Big2Play move = sample.legal(state, rng);
                clients.get(toMove.seat().index()).moved(move);
                before = Optional.of(state);
                state = state.play(move);
            }
        });
    }
}
