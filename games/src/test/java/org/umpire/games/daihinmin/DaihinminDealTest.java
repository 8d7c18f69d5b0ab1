package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.umpire.games.daihinmin.DaihinminTables.fair;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;

/** How chance becomes hands and a stock, and how they are written. */
public class DaihinminDealTest {
    /** Leaves every card where it is. */
    private static final Shuffler KEEPS = bound -> bound - 1;

    private final DaihinminGame game = new DaihinminGame();
    private final DaihinminNotation notation = new DaihinminNotation();

    @Test
    public void cardsAreNumberedInAscendingOrderAndDealtInBlocks() {
        DaihinminDeal deal = game.deal(Setup.of(4, 1), KEEPS);
        assertThat(deal.hand(0)).isEqualTo(Hand.of("0".repeat(199)));
        assertThat(deal.hand(1)).isEqualTo(Hand.of("0".repeat(102) + "1".repeat(97)));
        assertThat(deal.hand(3)).isEqualTo(Hand.of("1".repeat(4) + "2".repeat(195)));
        assertThat(deal.stock()).isEqualTo(2205);
        assertThat(deal.drawn(0)).isEqualTo("22222");
        assertThat(deal.drawn(2200)).isEqualTo("99999");
        assertThat(game.deal(Setup.of(4, 1), bound -> 0)).isNotEqualTo(deal);
    }

    @Test
    public void tablesThatCannotBeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> game.deal(Setup.of(1, 1), KEEPS));
        assertThatIllegalArgumentException().isThrownBy(() -> game.deal(Setup.of(16, 1), KEEPS));
        assertThatIllegalArgumentException().isThrownBy(() -> game.deal(Setup.of(4, 2), KEEPS));
        assertVariantRefused(Map.of("name-5", "E"), "name-5");
        assertVariantRefused(Map.of("jokers", "2"), "jokers");
        assertVariantRefused(Map.of("name-1", "B"), "same name");
        assertVariantRefused(Map.of("time", "10"), "'10'");
        assertVariantRefused(Map.of("time", "1e1"), "'1e1'");
    }

    private void assertVariantRefused(Map<String, String> variant, String why) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.deal(new Setup(4, 1, new TreeMap<>(variant)), KEEPS))
                .withMessageContaining(why);
    }

    @Test
    public void namesAndTimeAreWrittenOnlyWhereTheyAreNotUsual() {
        TreeMap<String, String> variant = new TreeMap<>(Map.of("name-1", "x/ y", "time", "0.5"));
        DaihinminDeal told = game.deal(new Setup(2, 1, variant), KEEPS);
        assertThat(notation.writeDeal(told)).endsWith("9 0.5 [\"x/ y\", \"B\"]");
        assertThat(notation.readDeal(notation.writeDeal(told))).isEqualTo(told);
        assertThat(told.announcement().variant())
                .isEqualTo(new TreeMap<>(Map.of("name-1", "x/ y", "name-2", "B", "time", "0.5")));
        assertThat(notation.writeDeal(fair(2))).doesNotContain(" ");
    }

    @Test
    public void textsThatAreNoDealAreRefused() {
        String good = notation.writeDeal(fair(2));
        for (String text : List.of(
                "",
                good.substring(1),
                good + "0",
                good + "/",
                good.replaceFirst("0", "1"),
                good + " 10.0 [\"A\", \"B\"]",
                good + " 10.0 [\"A\"]",
                good + " 10.0 [\"A\", 1]",
                good + " 10.0 A",
                good + " [\"A\", \"C\"]",
                good.replaceFirst("/", ""),
                good.replaceFirst("0", "x"))) {
            assertThatIllegalArgumentException().as(text).isThrownBy(() -> notation.readDeal(text));
        }
    }

    @Test
    public void movesInRecordsHaveOneForm() {
        assertThat(notation.readMove("pass")).isEqualTo(DaihinminMove.PASS);
        assertThat(notation.readMove("0189").cards()).isEqualTo("0189");
        for (String text : List.of("", "PASS", "1 2", "-1", "1.0", "\u0663")) {
            assertThatIllegalArgumentException().as(text).isThrownBy(() -> notation.readMove(text));
        }
    }
}
