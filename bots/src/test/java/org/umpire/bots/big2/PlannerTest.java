package org.umpire.bots.big2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2Protocol;
import org.umpire.games.big2.Big2View;
import org.umpire.rules.Client;

class PlannerTest {
    private static final String DOWN_TO_THREE =
            "0 D3 C3 H3 S3 D4, 1 PASS, 2 PASS, 3 PASS, " + "0 C4 H4 S4 D5 C5, 1 PASS, 2 PASS, 3 PASS, ";

    @Test
    void goesOutWhereItCan() {
        assertThat(move("D3 C3 H3 S3 D4 C4 H4 S4 D5 C5 D6 H6 S7", DOWN_TO_THREE + "0 S7, 1 PASS, 2 PASS, 3 PASS"))
                .isEqualTo("D6 H6");
    }

    @Test
    void leadsFirstWhatNobodyCanBeat() {
        assertThat(move("D3 C3 H3 S3 D4 C4 H4 S4 D5 C5 D6 D7 S2", DOWN_TO_THREE + "0 D6, 1 PASS, 2 PASS, 3 PASS"))
                .isEqualTo("S2");
    }

    @Test
    void knowsWhatIsOut() {
        // All twos and two aces are played: the ace of hearts cannot be beaten any more.
        assertThat(move(
                        "D3 C3 H3 S3 D4 C4 H4 S4 D5 C5 D6 D7 SA",
                        DOWN_TO_THREE + "0 D6, 1 D2, 2 C2, 3 H2, 0 PASS, 1 S2, 2 PASS, 3 PASS, 0 PASS, 1 S6, "
                                + "2 PASS, 3 PASS"))
                .isEqualTo("SA");
    }

    @Test
    void leadsNoSingleToAnOpponentWithOneCard() {
        assertThat(move(
                        "D3 C3 H3 S3 D4 C4 H4 S4 D5 C5 D6 H6 C9",
                        "0 D3 C3 H3 S3 D4, 1 D7 C7 H7 S7 D8, 2 PASS, 3 PASS, 0 PASS, 1 D9 H9 S9 DT CT, 2 PASS, "
                                + "3 PASS, 0 PASS, 1 DJ CJ, 2 PASS, 3 DK CK, 0 PASS, 1 PASS, 2 PASS, 3 H8, 0 PASS, "
                                + "1 PASS, 2 PASS, 3 S8, 0 C9, 1 PASS, 2 PASS, 3 PASS"))
                .doesNotMatch("..");
    }

    @Test
    void blocksAnOpponentWithOneCardByItsHighest() {
        assertThat(move(
                        "D3 C3 H3 S3 D4 C4 H4 S4 D5 C5 D6 CQ SK",
                        "0 D3 C3 H3 S3 D4, 1 D7 C7 H7 S7 D8, 2 PASS, 3 PASS, 0 PASS, 1 D9 H9 S9 DT CT, 2 PASS, "
                                + "3 PASS, 0 PASS, 1 DJ CJ, 2 PASS, 3 DK CK, 0 PASS, 1 PASS, 2 PASS, 3 H8"))
                .isEqualTo("SK");
    }

    @Test
    void keepsItsTwosWhileALowCardWillDo() {
        assertThat(move("C3 H4 S5 D7 C7 H8 ST DJ HQ CK DA H2 S2", "3 D3")).isEqualTo("C3");
    }

    @Test
    void doesNotBreakAStraightForASingle() {
        assertThat(move("C3 C4 H5 S6 D7 C7 S8 HT DJ HJ CK DA S2", "3 D3")).isNotIn("C3", "C4", "H5", "S6", "PASS");
    }

    /** Returns the move after these of a table's first game; "0" stands before the bot's own. */
    private static String move(String hand, String moves) {
        Client<Big2View, Big2Play> client = new Big2Protocol().client();
        client.hear("1");
        Optional<Big2View> view = client.hear(hand).view();
        for (String move : moves.split(", ", -1)) {
            if (move.startsWith("0 ")) {
                client.moved(Big2Play.of(move.substring(2)));
            } else {
                view = client.hear(move).view();
            }
        }
        return Big2Bots.PLANNER.move(view.orElseThrow()).toString();
    }
}
