package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

/** The list of legal moves against every set of cards that a hand has. */
public class Big2MovesTest {
    private final long[] moves = new long[Big2Moves.MOST];

    @Test
    public void allMovesThatBreakNoRuleAreListed() {
        Seeds.forEach(100, rng -> {
            Big2Deal deal = Big2Deal.of(1, Seeds.shuffler(rng));
            long hand = deal.hand(0, 0);
            long smaller = hand & deal.hand(0, 0) << rng.nextInt(20);
            int count = Big2Moves.list(deal.hand(0, 1), 0, false, moves);
            long[] lasts = {0, moves[rng.nextInt(count)], moves[rng.nextInt(count)], moves[count - 1]};
            for (long last : lasts) {
                listsAll(hand, last, false);
                listsAll(smaller, last, false);
            }
            listsAll(hand | Big2Cards.D3, 0, true);
        });
    }

    @Test
    public void handsWithMostCombinationsFitIntoTheList() {
        long diamonds = Big2Cards.DIAMONDS;
        listsAll(diamonds, 0, false);
        listsAll(diamonds, Big2Cards.read("D3 C4 H5 S6 D7"), false);
        // Threes, fours and fives of all suits, and one more card.
        listsAll(0xFFFL | 1L << 20, 0, false);
        listsAll(0xFFFL | 1L << 20, 0, true);
    }

    private void listsAll(long hand, long last, boolean opening) {
        Set<Long> expected = new HashSet<>();
        // All subsets of the hand, down to the empty one.
        long subset = hand;
        while (true) {
            if (Long.bitCount(subset) <= 5
                    && Big2Moves.check(hand, last, opening, subset).isEmpty()) {
                expected.add(subset);
            }
            if (subset == 0) {
                break;
            }
            subset = subset - 1 & hand;
        }
        int count = Big2Moves.list(hand, last, opening, moves);
        Set<Long> listed = new HashSet<>();
        for (int i = 0; i < count; i++) {
            assertThat(listed.add(moves[i]))
                    .as("once: %s", Big2Cards.write(moves[i]))
                    .isTrue();
        }
        assertThat(listed)
                .as("hand %s, last %s, opening %s", Big2Cards.write(hand), Big2Cards.write(last), opening)
                .isEqualTo(expected);
        assertThat(expected.contains(0L)).isEqualTo(last != 0);
    }
}
