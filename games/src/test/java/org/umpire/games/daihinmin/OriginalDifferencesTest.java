package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.umpire.games.daihinmin.DaihinminTables.FAULT;
import static org.umpire.games.daihinmin.DaihinminTables.deal;
import static org.umpire.games.daihinmin.DaihinminTables.fair;
import static org.umpire.games.daihinmin.DaihinminTables.play;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Breach;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Reading;
import org.umpire.rules.Rule;
import org.umpire.rules.Seat;

/** Where the contest's control program strayed from its own rules, the rules hold. docs/games/daihinmin.md#differences. */
public class OriginalDifferencesTest {
    private static Optional<Rule> broken(DaihinminState state, String move) {
        return state.check(DaihinminMove.number(move)).map(Breach::rule);
    }

    @Test
    public void aLeadingZeroIsAFault() {
        assertThat(broken(DaihinminState.start(fair(4)), "02")).contains(DaihinminRule.NO_LEADING_ZERO);
    }

    @Test
    public void anEqualNumberIsAFault() {
        assertThat(broken(play(fair(4), "53"), "53")).contains(DaihinminRule.MUST_BE_GREATER);
    }

    @Test
    public void aWinByBelphegorsPrimeScoresNothing() {
        DaihinminDeal deal = deal("", "3".repeat(199 - 31) + DaihinminMove.BELPHEGOR, "", "");
        DaihinminState end = play(deal, "3 ".repeat(199 - 31) + DaihinminMove.BELPHEGOR);
        assertThat(end.end()).isEqualTo(DaihinminEnd.HAND_EMPTY);
        assertThat(end.course().last().map(Course.Action::status)).contains(Status.BELPHEGOR);
        Outcome outcome = ((Phase.Over) end.phase()).outcome();
        assertThat(outcome.seats().get(0).score()).isZero();
    }

    @Test
    public void aCardTooManyIsNamedForWhatItIs() {
        DaihinminState state = DaihinminState.start(deal("", "1" + "2".repeat(198), ""));
        assertThat(state.check(DaihinminMove.number("11")).map(Breach::toString))
                .contains("CARDS_MUST_BE_HELD: card 1: 2 played, 1 held");
    }

    @Test
    public void anUnknownActionIsAFault() {
        DaihinminView view = DaihinminState.start(fair(4)).view(new Seat(0));
        assertThat(new DaihinminProtocol().read(view, "{\"action\": \"draw\"}"))
                .isEqualTo(new Reading.Garbled<>("unknown action 'draw'; there are number and pass"));
    }

    @Test
    public void aProgramThatDiesBeforeTheFirstLineCostsTheOthersNothing() {
        DaihinminState state = DaihinminState.start(fair(4)).drop(new Seat(0), FAULT);
        assertThat(state.phase()).isEqualTo(new Phase.ToMove(new Seat(1)));
        assertThat(play(state, "53 67").phase()).isEqualTo(new Phase.ToMove(new Seat(3)));
    }

    @Test
    public void theCardsOfAFaultyPlayStayInTheHand() {
        DaihinminState state = play(fair(4), "53");
        assertThat(state.drop(new Seat(1), FAULT).hand(1)).isEqualTo(state.hand(1));
        assertThat(state.drop(new Seat(1), FAULT).view(new Seat(2)).left(1)).isEqualTo(199);
    }

    @Test
    public void belphegorsPrimeWithALeadingZeroIsAFault() {
        DaihinminState state = DaihinminState.start(deal("", "0" + DaihinminMove.BELPHEGOR, ""));
        assertThat(broken(state, "0" + DaihinminMove.BELPHEGOR)).contains(DaihinminRule.NO_LEADING_ZERO);
        assertThat(broken(state, DaihinminMove.BELPHEGOR)).isEmpty();
    }

    @Test
    public void whatIsPrimeDoesNotDependOnChance() {
        for (int i = 0; i < 20; i++) {
            assertThat(Primality.isPrime("3825123056546413051")).isFalse();
            assertThat(Primality.isPrime("318665857834031151167461")).isFalse();
            assertThat(Primality.isPrime(DaihinminMove.BELPHEGOR)).isTrue();
        }
    }
}
