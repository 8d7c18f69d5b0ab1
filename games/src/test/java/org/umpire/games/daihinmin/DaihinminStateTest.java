package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.umpire.games.daihinmin.DaihinminTables.FAULT;
import static org.umpire.games.daihinmin.DaihinminTables.deal;
import static org.umpire.games.daihinmin.DaihinminTables.fair;
import static org.umpire.games.daihinmin.DaihinminTables.play;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Breach;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;

/** Turns, tricks, cuts, draws, ends and scores. */
public class DaihinminStateTest {
    static final String THREES = "3".repeat(DaihinminDeal.HAND);

    private static Phase toMove(int seat) {
        return new Phase.ToMove(new Seat(seat));
    }

    private static Optional<String> breach(DaihinminState state, String move) {
        return state.check(DaihinminMove.number(move)).map(Breach::rule).map(Object::toString);
    }

    private static List<Long> scores(DaihinminState state) {
        return ((Phase.Over) state.phase())
                .outcome().seats().stream().map(SeatOutcome::score).toList();
    }

    @Test
    public void lengthsDoubleWithinATrick() {
        DaihinminState state = play(fair(4), "53 67 1009 10000019");
        assertThat(state.trick().digits()).isEqualTo(16);
        assertThat(state.phase()).isEqualTo(toMove(0));
        assertThat(breach(state, "10000079")).contains("MUST_USE_AS_MANY_CARDS");
        assertThat(breach(state, "1000000000000037")).isEmpty();
        assertThat(state.hand(3).size()).isEqualTo(199 - 8);
    }

    @Test
    public void theLastPlayerLeadsWhenAllOthersHavePassed() {
        DaihinminState state = play(fair(4), "53 67 pass pass pass");
        assertThat(state.phase()).isEqualTo(toMove(1));
        assertThat(state.trick().isEmpty()).isTrue();
        assertThat(breach(state, "2")).isEmpty();
    }

    @Test
    public void twoPassesOfFourDoNotEndATrick() {
        DaihinminState state = play(fair(4), "53 67 pass pass");
        assertThat(state.phase()).isEqualTo(toMove(0));
        assertThat(state.trick().numbers()).containsExactly("53", "67");
    }

    @Test
    public void whoPassedMayPlayLaterInTheTrick() {
        DaihinminState state = play(fair(4), "53 pass 67 pass pass 1009");
        assertThat(state.trick().numbers()).containsExactly("53", "67", "1009");
        assertThat(play(state, "pass pass pass").phase()).isEqualTo(toMove(1));
    }

    @Test
    public void aLeaderMayPassAndTheNextLeads() {
        DaihinminState state = play(fair(3), "pass");
        assertThat(state.phase()).isEqualTo(toMove(1));
        assertThat(state.hand(0).size()).isEqualTo(204);
        assertThat(breach(state, "2")).isEmpty();
        assertThat(play(state, "pass pass").phase()).isEqualTo(toMove(0));
    }

    @Test
    public void whoPassesDrawsFiveFromTheFrontOfTheStock() {
        DaihinminState state = play(deal("12345" + "66666", "", "", ""), "pass");
        assertThat(state.view(new Seat(0)).drawn()).isEqualTo("12345");
        assertThat(state.view(new Seat(1)).drawn()).isEmpty();
        assertThat(play(state, "pass").view(new Seat(1)).drawn()).isEqualTo("66666");
        assertThat(play(state, "pass").view(new Seat(0)).drawn()).isEmpty();
        assertThat(state.hand(0))
                .isEqualTo(DaihinminState.start(state.deal()).hand(0).plus("12345"));
        assertThat(state.stock()).isEqualTo(3001 - 3 * 199 - 5);
        assertThat(state.view(new Seat(2)).stock()).isEqualTo(state.stock());
    }

    @Test
    public void aMersennePrimeClearsTheTableAndItsPlayerLeads() {
        DaihinminState state = play(fair(4), "23 31");
        assertThat(state.phase()).isEqualTo(toMove(1));
        assertThat(state.trick().isEmpty()).isTrue();
        assertThat(state.course().last()).contains(new Course.Action(1, Status.MERSENNE, 197, List.of("23", "31")));
        assertThat(play(state, "127 8191 5").phase()).isEqualTo(toMove(2));
        assertThat(play(state, "pass").phase()).isEqualTo(toMove(2));
    }

    @Test
    public void belphegorsPrimeClearsWhateverLiesThere() {
        DaihinminState state = play(deal("", "53", DaihinminMove.BELPHEGOR), "53 " + DaihinminMove.BELPHEGOR);
        assertThat(state.phase()).isEqualTo(toMove(1));
        assertThat(state.trick().isEmpty()).isTrue();
        assertThat(state.course().last().map(Course.Action::status)).contains(Status.BELPHEGOR);
    }

    @Test
    public void theGameEndsWhenAHandIsEmpty() {
        DaihinminState end = play(deal("", THREES, "", ""), "3 ".repeat(199).strip());
        assertThat(end.end()).isEqualTo(DaihinminEnd.HAND_EMPTY);
        assertThat(scores(end)).containsExactly(0L, 199L, 199L);
        assertThat(end.course().last().map(Course.Action::status)).contains(Status.MERSENNE);
    }

    @Test
    public void aLastNumberThatIsNoCutEndsTheGameToo() {
        DaihinminState end = play(deal("", "3".repeat(198) + "2", ""), "3 ".repeat(198) + "2");
        assertThat(end.end()).isEqualTo(DaihinminEnd.HAND_EMPTY);
        assertThat(scores(end)).containsExactly(0L, 199L);
    }

    @Test
    public void thePassThatDrawsTheLastCardEndsTheGame() {
        DaihinminState before = play(fair(14), "pass ".repeat(42).strip());
        assertThat(before.stock()).isEqualTo(5);
        assertThat(before.over()).isFalse();
        DaihinminState end = play(before, "pass");
        assertThat(end.end()).isEqualTo(DaihinminEnd.STOCK_EMPTY);
        assertThat(scores(end)).contains(199L + 4 * 5, 199L + 3 * 5);
        DaihinminState fifteen = play(fair(15), "pass pass pass");
        assertThat(fifteen.stock()).isEqualTo(1);
        DaihinminState shortDraw = play(fifteen, "pass");
        assertThat(shortDraw.end()).isEqualTo(DaihinminEnd.STOCK_EMPTY);
        assertThat(shortDraw.view(new Seat(3)).drawn()).hasSize(1);
        assertThat(shortDraw.view(new Seat(3)).stock()).isZero();
    }

    @Test
    public void theGameGoesOnWithoutWhoIsOut() {
        DaihinminState state = play(fair(4), "53").drop(new Seat(1), FAULT);
        assertThat(state.phase()).isEqualTo(toMove(2));
        assertThat(play(state, "67 pass").phase()).isEqualTo(toMove(0));
        assertThat(play(state, "67 pass pass").phase()).isEqualTo(toMove(2));
        assertThat(play(state, "67 pass pass").trick().isEmpty()).isTrue();
    }

    @Test
    public void whenTheOwnerOfTheTrickIsOutTheNextLeads() {
        DaihinminState state = play(fair(4), "53 pass").drop(new Seat(0), FAULT);
        assertThat(state.trick().numbers()).containsExactly("53");
        DaihinminState led = play(state, "pass pass");
        assertThat(led.phase()).isEqualTo(toMove(1));
        assertThat(led.trick().isEmpty()).isTrue();
    }

    @Test
    public void theLastOneLeftEndsTheGame() {
        DaihinminState two = play(fair(3), "53").drop(new Seat(0), FAULT);
        assertThat(two.over()).isFalse();
        DaihinminState end = two.drop(new Seat(2), FAULT);
        assertThat(end.end()).isEqualTo(DaihinminEnd.ONE_LEFT);
        assertThat(scores(end)).containsExactly(3001L, 199L, 3001L);
    }

    @Test
    public void whoIsOutKeepsHisCardsAndScores3001() {
        DaihinminState state = play(fair(3), "53 67").drop(new Seat(1), FAULT);
        assertThat(state.view(new Seat(0)).left(1)).isEqualTo(197);
        DaihinminState end = state.drop(new Seat(2), FAULT);
        assertThat(scores(end)).containsExactly(197L, 3001L, 3001L);
    }

    @Test
    public void theCourseTellsDealPlaysAndPassesButNoFaults() {
        DaihinminState state = play(fair(3), "23 31 pass").drop(new Seat(0), FAULT);
        assertThat(state.course().actions())
                .containsExactly(
                        new Course.Action(0, Status.OK, 199, List.of()),
                        new Course.Action(1, Status.OK, 199, List.of()),
                        new Course.Action(2, Status.OK, 199, List.of()),
                        new Course.Action(0, Status.OK, 197, List.of("23")),
                        new Course.Action(1, Status.MERSENNE, 197, List.of("23", "31")),
                        new Course.Action(1, Status.PASSED, 202, List.of()));
    }

    @Test
    public void otherMovesGiveOtherMoments() {
        assertThat(play(fair(3), "53 pass pass 61 pass pass"))
                .isEqualTo(play(fair(3), "53 pass pass 61 pass pass"))
                .isNotEqualTo(play(fair(3), "61 pass pass 53 pass pass"));
        assertThat(fair(2)).isNotEqualTo(fair(3));
        assertThatIllegalArgumentException().isThrownBy(() -> play(fair(2), "53 53"));
    }
}
