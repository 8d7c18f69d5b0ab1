package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.umpire.games.holdem.HoldemRulesTest.hand;
import static org.umpire.games.holdem.HoldemRulesTest.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

/** Also run on broken variants of the game. */
public class PotsTest {
    @Test
    public void thereIsAMainPotAndASidePotForEachAllIn() {
        Betting betting = play(hand(RuleSet.SOURCE, "10/20/0 0 100,50,300,300"), "r300 c c c");
        assertThat(betting.over()).isTrue();
        Pots pots = Pots.of(betting);
        assertThat(pots.pots())
                .containsExactly(
                        new Pots.Pot(200, List.of(0, 1, 2, 3)),
                        new Pots.Pot(150, List.of(0, 2, 3)),
                        new Pots.Pot(400, List.of(2, 3)));
        assertThat(pots.payouts(List.of(8, 9, 6, 7), 0)).containsExactly(150, 200, 0, 400);
    }

    @Test
    public void whatNobodyMatchedComesBack() {
        Betting betting = play(hand(RuleSet.SOURCE, "10/20/0 0 500,200"), "r500 c");
        assertThat(Pots.of(betting).pots())
                .containsExactly(new Pots.Pot(400, List.of(0, 1)), new Pots.Pot(300, List.of(0)));
        assertThat(Pots.of(betting).payouts(List.of(1, 2), 0)).containsExactly(300, 400);
    }

    @Test
    public void chipsOfThoseWhoFoldedStayIn() {
        Betting betting = play(hand(RuleSet.SOURCE, "10/20/5 0 500,500,500"), "r60 f f");
        assertThat(Pots.of(betting).payouts(List.of(0, 0, 0), 0)).containsExactly(60 + 10 + 20 + 15, 0, 0);
    }

    @Test
    public void oddChipsGoToTheDealersLeft() {
        Betting betting = play(hand(RuleSet.SOURCE, "1/2/1 1 50,50,50"), "c f k k k k k k k");
        assertThat(betting.over()).isTrue();
        assertThat(Pots.of(betting).pots()).hasSize(1);
        assertThat(Pots.of(betting).pots().get(0).chips()).isEqualTo(8);
        Betting three = play(hand(RuleSet.SOURCE, "1/2/1 2 50,50,50,50"), "c c f k k k k k k k k k k");
        assertThat(Pots.of(three).pots().get(0).chips()).isEqualTo(11);
        assertThat(Pots.of(three).payouts(List.of(5, 5, 5, 0), 2)).containsExactly(4, 4, 3, 0);
    }

    @Test
    public void aPlayerTakenOutCannotWinWhatItPutIn() {
        Betting betting = play(hand(RuleSet.SOURCE, "10/20/0 0 500,500,500"), "r200 c")
                .drop(0)
                .drop(1);
        assertThat(betting.over()).isTrue();
        assertThat(Pots.of(betting).payouts(List.of(9, 9, 1), 0)).containsExactly(0, 0, 420);
    }

    @Test
    public void whoIsLeftAloneWinsAlsoWithoutChipsInThePot() {
        Betting betting = hand(RuleSet.SOURCE, "10/20/0 0 500,500,500").drop(1).drop(2);
        assertThat(betting.over()).isTrue();
        assertThat(Pots.of(betting).payouts(List.of(0, 0, 0), 0)).containsExactly(30, 0, 0);
    }

    /** Chip by chip: each is won by the best of those who can win it, and is shared together with those like it. */
    @Test
    public void randomHandsAgreeWithASlowComputation() {
        Seeds.forEach(100_000, rng -> {
            Betting betting = BettingTest.random(rng, RuleSet.SOURCE);
            while (!betting.over()) {
                if (rng.nextInt(30) == 0 && betting.left() > 1) {
                    betting = betting.drop(anyIn(rng, betting));
                } else {
                    betting = betting.play(BettingTest.randomAction(rng, betting));
                }
            }
            List<Integer> ranks = new ArrayList<>();
            for (int p = 0; p < betting.players(); p++) {
                ranks.add(rng.nextInt(4));
            }
            assertThat(Pots.of(betting).payouts(ranks, betting.dealer()))
                    .as(betting + ", ranks " + ranks)
                    .isEqualTo(slowly(betting, ranks));
        });
    }

    private static int anyIn(RandomGenerator rng, Betting betting) {
        int[] in = IntStream.range(0, betting.players())
                .filter(p -> !betting.folded(p))
                .toArray();
        return in[rng.nextInt(in.length)];
    }

    private static List<Integer> slowly(Betting betting, List<Integer> ranks) {
        int n = betting.players();
        Map<List<Integer>, Integer> chips = new LinkedHashMap<>();
        List<Integer> last =
                IntStream.range(0, n).filter(p -> !betting.folded(p)).boxed().toList();
        int loose = 0;
        int most = IntStream.range(0, n).map(betting::paid).max().orElseThrow();
        for (int level = 1; level <= most; level++) {
            List<Integer> able = new ArrayList<>();
            int there = 0;
            for (int p = 0; p < n; p++) {
                if (betting.paid(p) >= level) {
                    there++;
                    if (!betting.folded(p)) {
                        able.add(p);
                    }
                }
            }
            if (able.isEmpty()) {
                loose += there;
            } else {
                last = able;
                chips.merge(able, there, Integer::sum);
            }
        }
        chips.merge(last, loose, Integer::sum);
        int[] won = new int[n];
        chips.forEach((able, sum) -> {
            int best = able.stream().mapToInt(ranks::get).max().orElseThrow();
            int p = betting.dealer();
            List<Integer> winners = new ArrayList<>();
            do {
                p = (p + 1) % n;
                if (able.contains(p) && ranks.get(p) == best) {
                    winners.add(p);
                }
            } while (p != betting.dealer());
            for (int chip = 0; chip < sum; chip++) {
                won[winners.get(chip % winners.size())]++;
            }
        });
        List<Integer> result = new ArrayList<>();
        for (int w : won) {
            result.add(w);
        }
        return result;
    }
}
