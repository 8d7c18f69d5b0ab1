package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.umpire.games.holdem.HoldemRulesTest.hand;
import static org.umpire.games.holdem.HoldemRulesTest.play;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

/** Also run on broken variants of the game. */
public class BettingTest {
    private static List<Integer> stacks(Betting betting) {
        return IntStream.range(0, betting.players()).mapToObj(betting::stack).toList();
    }

    @Test
    public void antesAndBlindsArePosted() {
        Betting start = hand(RuleSet.SOURCE, "10/20/2 2 500,500,500,500,500");
        assertThat(stacks(start)).containsExactly(498, 498, 498, 488, 478);
        assertThat(start.toAct()).hasValue(0);
        assertThat(start.currentBet()).isEqualTo(20);
        assertThat(start.owed(3)).isEqualTo(10);
        assertThat(start.paid(4)).isEqualTo(22);
    }

    @Test
    public void withTwoPlayersTheDealerPostsTheSmallBlindAndSpeaksFirstPreflopOnly() {
        Betting start = hand(RuleSet.SOURCE, "50/100/10 1 2500,2000");
        assertThat(stacks(start)).containsExactly(2390, 1940);
        assertThat(start.toAct()).hasValue(1);
        Betting flop = play(start, "c k");
        assertThat(flop.street()).isEqualTo(Street.FLOP);
        assertThat(flop.toAct()).hasValue(0);
    }

    @Test
    public void laterStreetsBeginAfterTheDealer() {
        Betting flop = play(hand(RuleSet.SOURCE, "10/20/0 2 500,500,500,500"), "c c f k");
        assertThat(flop.street()).isEqualTo(Street.FLOP);
        assertThat(flop.toAct()).as("player 3 has folded").hasValue(0);
        assertThat(flop.currentBet()).isZero();
    }

    @Test
    public void everybodyWhoOwesSpeaksAgainAfterARaise() {
        Betting betting = play(hand(RuleSet.SOURCE, "10/20/0 0 500,500,500"), "c c r21");
        assertThat(betting.toAct()).hasValue(0);
        betting = play(betting, "c");
        assertThat(betting.toAct()).hasValue(1);
        assertThat(play(betting, "c").street()).isEqualTo(Street.FLOP);
    }

    @Test
    public void aShortBigBlindLeavesTheCurrentBetAsItIs() {
        Betting start = hand(RuleSet.SOURCE, "10/20/5 0 500,500,12");
        assertThat(start.bet(2)).isEqualTo(7);
        assertThat(start.currentBet()).isEqualTo(20);
        assertThat(start.callCost(0)).isEqualTo(20);
        assertThat(hand(RuleSet.SOURCE, "10/20/5 0 500,500,3").paid(2)).isEqualTo(3);
    }

    @Test
    public void theHandIsOverWhenAllButOneFold() {
        Betting betting = play(hand(RuleSet.SOURCE, "10/20/0 0 500,500,500"), "f f");
        assertThat(betting.over()).isTrue();
        assertThat(betting.left()).isEqualTo(1);
        assertThatThrownBy(() -> betting.play(Action.CHECK)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    public void nobodySpeaksWhenAtMostOneHasChipsAndOwesNothing() {
        Betting allIn = play(hand(RuleSet.SOURCE, "10/20/0 0 100,500"), "r100");
        assertThat(allIn.toAct()).as("owes 80").hasValue(1);
        assertThat(play(allIn, "c").over()).isTrue();
        Betting posted = hand(RuleSet.SOURCE, "10/20/0 0 8,500");
        assertThat(posted.over())
                .as("the big blind owes nothing to one that is all-in")
                .isTrue();
        Betting shortBig = hand(RuleSet.SOURCE, "10/20/0 0 500,8");
        assertThat(shortBig.toAct()).as("the dealer owes 10 to the bet of 20").hasValue(0);
    }

    @Test
    public void theBettingEndsAfterTheRiver() {
        Betting river = play(hand(RuleSet.SOURCE, "10/20/0 0 500,500"), "c k k k k k");
        assertThat(river.street()).isEqualTo(Street.RIVER);
        assertThat(play(river, "k b30").toAct()).hasValue(1);
        assertThat(play(river, "k b30 c").over()).isTrue();
        assertThat(play(river, "k k").over()).isTrue();
    }

    @Test
    public void aPlayerCanBeTakenOutAtAnyMoment() {
        Betting betting = play(hand(RuleSet.SOURCE, "10/20/0 0 500,500,500"), "r60");
        assertThat(betting.drop(2).toAct()).hasValue(1);
        assertThat(betting.drop(1).toAct()).hasValue(2);
        assertThat(betting.drop(1).drop(2).over()).isTrue();
        assertThatThrownBy(() -> betting.drop(2).drop(2)).isInstanceOf(IllegalArgumentException.class);
        Betting last = play(hand(RuleSet.SOURCE, "10/20/0 0 500,500,500"), "c c");
        assertThat(last.drop(2).street()).as("the last to speak is gone").isEqualTo(Street.FLOP);
    }

    @Test
    public void handsThatCannotBeAreRefused() {
        Stakes stakes = new Stakes(10, 20, 0);
        assertThatThrownBy(() -> Betting.start(stakes, RuleSet.SOURCE, 0, List.of(5)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Betting.start(stakes, RuleSet.SOURCE, 2, List.of(5, 5)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Betting.start(stakes, RuleSet.SOURCE, 0, List.of(5, 0)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Stakes(20, 20, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> hand(RuleSet.SOURCE, "10/20/0 0 50,50").play(Action.CHECK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("CHECK_ONLY_WHEN_NOTHING_IS_OWED");
    }

    @Test
    public void inRandomHandsNoChipIsMadeOrLost() {
        Seeds.forEach(3000, rng -> {
            RuleSet rules = List.of(RuleSet.values()).get(rng.nextInt(3));
            Betting betting = random(rng, rules);
            int chips = IntStream.range(0, betting.players())
                    .map(p -> betting.stack(p) + betting.paid(p))
                    .sum();
            Betting now = betting;
            for (int moves = 0; !now.over(); moves++) {
                assertThat(moves).as("the hand ends").isLessThan(2000);
                Betting before = now;
                int player = now.toAct().orElseThrow();
                assertThat(now.folded(player) || now.stack(player) == 0).isFalse();
                Action action = randomAction(rng, now);
                assertThat(now).isEqualTo(before);
                now = now.play(action);
                Betting after = now;
                assertThat(IntStream.range(0, now.players())
                                .map(p -> after.stack(p) + after.paid(p))
                                .sum())
                        .isEqualTo(chips);
                assertThat(IntStream.range(0, now.players())
                                .map(after::stack)
                                .min()
                                .orElseThrow())
                        .isNotNegative();
            }
            assertThat(Pots.of(now).pots().stream().mapToInt(Pots.Pot::chips).sum())
                    .isEqualTo(IntStream.range(0, now.players()).map(now::paid).sum());
        });
    }

    /** Returns the start of a hand with stacks of all sizes. */
    static Betting random(RandomGenerator rng, RuleSet rules) {
        int players = 2 + rng.nextInt(5);
        int small = 1 + rng.nextInt(5);
        List<Integer> stacks = new ArrayList<>();
        for (int p = 0; p < players; p++) {
            stacks.add(1 + rng.nextInt(rng.nextInt(4) == 0 ? 12 : 200));
        }
        Stakes stakes = new Stakes(small, small + 1 + rng.nextInt(6), rng.nextInt(3));
        return Betting.start(stakes, rules, rng.nextInt(players), stacks);
    }

    /** Returns a legal action; calls and checks are the most frequent. */
    static Action randomAction(RandomGenerator rng, Betting betting) {
        int player = betting.toAct().orElseThrow();
        List<Action> legal = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            legal.add(betting.owed(player) > 0 ? Action.CALL : Action.CHECK);
        }
        legal.add(Action.FOLD);
        int most = betting.allInTotal(player);
        for (int i = 0; i < 3 && most > betting.currentBet(); i++) {
            int total = betting.currentBet() + 1 + rng.nextInt(most - betting.currentBet());
            total = i == 0
                    ? most
                    : i == 1
                            ? Math.min(
                                    most,
                                    betting.currentBet() + betting.stakes().bigBlind())
                            : total;
            legal.add(betting.currentBet() == 0 ? Action.bet(total) : Action.raiseTo(total));
        }
        legal.removeIf(action -> betting.check(action).isPresent());
        return legal.get(rng.nextInt(legal.size()));
    }
}
