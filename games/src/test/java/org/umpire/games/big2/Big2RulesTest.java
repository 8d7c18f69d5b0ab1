package org.umpire.games.big2;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Breach;
import org.umpire.testkit.RuleTable;

/** The rule table. Situations are reached by legal play, so that nothing but the rules is tried. */
public class Big2RulesTest {
    private static final long NONE = 0;

    @Test
    public void everyRowOfTheRuleTableHolds() {
        RuleTable.read(Big2RulesTest.class, "rules.table").verify(Big2Rule.values(), Big2RulesTest::judge);
    }

    private static Optional<Breach> judge(RuleTable.Row row) {
        long hand = Big2Cards.read(row.cell("hand"));
        Big2Play move = Big2Play.of(row.cell("move"));
        String trick = row.cell("trick");
        return switch (trick) {
            case "opening" -> new Big2Game().start(dealt(hand, NONE, move)).check(move);
            case "lead" -> afterOneGame(dealt(hand, NONE, move)).check(move);
            default -> {
                Big2Play last = new Big2Play(Big2Cards.read(trick));
                yield afterOneGame(dealt(last.cards(), hand, move)).play(last).check(move);
            }
        };
    }

    /** Returns one game in which seats 0 and 1 hold the given cards, and nobody but seat 2 more of the row. */
    private static Big2Deal dealt(long first, long second, Big2Play move) {
        long[] hands = {first, second, move.cards() & ~(first | second), NONE};
        long left = Big2Cards.ALL & ~(hands[0] | hands[1] | hands[2]);
        for (int seat = 0; seat < hands.length; seat++) {
            while (Long.bitCount(hands[seat]) < Big2Deal.HAND) {
                hands[seat] |= Long.highestOneBit(left);
                left &= ~hands[seat];
            }
        }
        return Big2Deal.of(hands);
    }

    /** Returns the second game of a table, with seat 0 to lead. */
    private static Big2State afterOneGame(Big2Deal second) {
        // Seat 0 holds all diamonds, and nobody can stop it.
        long all = Big2Cards.DIAMONDS;
        Big2Deal deal = Big2Deal.of(
                all,
                all << 1,
                all << 2,
                all << 3,
                second.hand(0, 0),
                second.hand(0, 1),
                second.hand(0, 2),
                second.hand(0, 3));
        Big2State state = new Big2Game().start(deal);
        for (String lead : new String[] {"D3 D4 D5 D6 D7", "D8 D9 DT DJ DQ", "DK", "DA", "D2"}) {
            state = state.play(Big2Play.of(lead));
            while (state.game() == 0 && state.last() != 0) {
                state = state.play(Big2Play.PASS);
            }
        }
        return state;
    }
}
