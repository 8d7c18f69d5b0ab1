package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;

/** How chance becomes hands, and how they are written. */
public class Big2DealTest {
    /** Leaves every card where it is. */
    private static final Shuffler KEEPS = bound -> bound - 1;

    private final Big2Game game = new Big2Game();

    @Test
    public void cardsAreNumberedInAscendingOrderAndDealtInBlocks() {
        assertThat(game.deal(Setup.of(4, 1), KEEPS).toString())
                .isEqualTo("D3 C3 H3 S3 D4 C4 H4 S4 D5 C5 H5 S5 D6 / C6 H6 S6 D7 C7 H7 S7 D8 C8 H8 S8 D9 C9 / "
                        + "H9 S9 DT CT HT ST DJ CJ HJ SJ DQ CQ HQ / SQ DK CK HK SK DA CA HA SA D2 C2 H2 S2");
    }

    /** A shuffle in which each card, from the last place on, changes with the first. */
    @Test
    public void theShuffleGoesFromTheLastPlaceDown() {
        assertThat(game.deal(Setup.of(4, 1), bound -> 0).toString())
                .isEqualTo("C3 H3 S3 D4 C4 H4 S4 D5 C5 H5 S5 D6 C6 / H6 S6 D7 C7 H7 S7 D8 C8 H8 S8 D9 C9 H9 / "
                        + "S9 DT CT HT ST DJ CJ HJ SJ DQ CQ HQ SQ / D3 DK CK HK SK DA CA HA SA D2 C2 H2 S2");
    }

    @Test
    public void everyGameTakesTheNextNumbersOfTheStream() {
        List<Integer> bounds = new ArrayList<>();
        Big2Deal deal = game.deal(Setup.of(4, 2), bound -> {
            bounds.add(bound);
            return bounds.size() <= 51 ? bound - 1 : 0;
        });
        assertThat(bounds).hasSize(102).startsWith(52, 51, 50).endsWith(3, 2);
        assertThat(deal.games()).isEqualTo(2);
        assertThat(deal.toString()).startsWith("D3 C3").contains(" D2 C2 H2 S2 | C3 H3 S3");
    }

    @Test
    public void tablesThatCannotBeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> game.deal(Setup.of(3, 1), KEEPS));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.deal(new Setup(4, 1, new TreeMap<>(Map.of("jokers", "2"))), KEEPS))
                .withMessageContaining("jokers");
    }

    @Test
    public void handsThatCannotBeAreRefusedWithTheirPlace() {
        String good = Big2Tables.SUITS.toString();
        Big2Notation notation = new Big2Notation();
        assertThat(notation.readDeal(good)).isEqualTo(Big2Tables.SUITS);
        assertRefused(good + " | D3 / C3", "game 2: 2 hands");
        assertRefused(good.replace("S2", "D3"), "game 1: dealt twice: D3");
        assertRefused(good.replace(" S2", ""), "game 1, seat 3: not thirteen");
        assertRefused(good.replace("S2", "S1"), "no card: 'S1'");
        assertRefused(good.replace("S2", "S3"), "twice: S3");
        assertRefused("", "game 1: 1 hands");
        assertThatIllegalArgumentException().isThrownBy(() -> Big2Deal.of(1, 2, 3));
    }

    private static void assertRefused(String text, String why) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Big2Notation().readDeal(text))
                .withMessageContaining(why);
    }

    @Test
    public void movesInRecordsHaveOneForm() {
        Big2Notation notation = new Big2Notation();
        assertThat(notation.readMove("PASS")).isEqualTo(Big2Play.PASS);
        assertThat(notation.readMove("D3 C3").cards()).isEqualTo(3);
        for (String text : List.of("C3 D3", "d3", "D3 ", "pass", "", "D3 D3", "X9")) {
            assertThatIllegalArgumentException().as(text).isThrownBy(() -> notation.readMove(text));
        }
    }
}
