package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.umpire.games.holdem.HoldemRulesTest.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

class HandFollowerTest {
    private static List<Integer> stacks(Betting betting) {
        return IntStream.range(0, betting.players()).mapToObj(betting::stack).toList();
    }

    @Test
    void aHandIsFollowedTurnByTurnUnderEveryRuleSet() {
        Seeds.forEach(2000, rng -> {
            RuleSet rules = List.of(RuleSet.values()).get(rng.nextInt(3));
            Betting betting = BettingTest.random(rng, rules);
            int player = rng.nextInt(betting.players());
            HandFollower follower = new HandFollower(betting, player);
            List<Happening> happened = new ArrayList<>();
            while (!betting.over()) {
                if (betting.toAct().orElseThrow() == player) {
                    Reconstruction seen = follower.turn(stacks(betting), betting.street());
                    assertThat(seen).isEqualTo(new Reconstruction.One(happened, betting));
                    assertThat(follower.last()).isEqualTo(betting);
                    happened.clear();
                }
                Action action = BettingTest.randomAction(rng, betting);
                happened.add(Happening.Acted.of(betting, action));
                Street before = betting.street();
                betting = betting.play(action);
                if (betting.street() != before) {
                    happened.add(new Happening.Dealt(betting.street()));
                }
            }
        });
    }

    @Test
    void withoutTheStreetTwoAnswersCanFit() {
        // Heads-up on the flop: the dealer bets 100, and the other, who speaks first on the turn, is 150 down after it.
        Betting start = hand(RuleSet.SOURCE, "10/20/0 1 1000,1000");
        HandFollower follower = new HandFollower(start, 1);
        assertThat(follower.turn(List.of(980, 990))).isInstanceOf(Reconstruction.One.class);
        assertThat(follower.turn(List.of(980, 980))).isInstanceOf(Reconstruction.One.class);
        assertThat(follower.last().street()).isEqualTo(Street.FLOP);
        Reconstruction both = follower.turn(List.of(830, 880));
        assertThat(both)
                .isInstanceOfSatisfying(
                        Reconstruction.Several.class,
                        several -> assertThat(several.candidates())
                                .extracting(candidate -> candidate.happenings().stream()
                                        .map(happening -> HandLog.write(happening, List.of("V", "H")))
                                        .toList())
                                .containsExactly(
                                        List.of("H bets 100", "V raises 50 to 150"),
                                        List.of("H bets 100", "V calls 100", "dealing turn", "V bets 50")));
        assertThat(follower.last().street()).as("not gone on").isEqualTo(Street.FLOP);
        follower.choose(((Reconstruction.Several) both).candidates().get(0));
        assertThat(follower.last().owed(1)).isEqualTo(50);
    }

    @Test
    void withoutTheStreetEveryReasonSaysForWhichItHolds() {
        Betting start = hand(RuleSet.SOURCE, "10/20/0 1 1000,1000");
        Reconstruction none = Reconstruct.sinceStart(start, 0, List.of(980, 985));
        assertThat(none)
                .isEqualTo(new Reconstruction.None(List.of(
                        new Reconstruction.Reason(
                                1, "put in 5 on the preflop, where a call costs 10 (if it is the preflop)"),
                        new Reconstruction.Reason(
                                1, "put in 5 on the preflop, where a call costs 10 (if it is the flop)"))));
    }

    @Test
    void impossibleQuestionsAreTheCallersMistake() {
        Betting start = hand(RuleSet.SOURCE, "10/20/0 1 1000,1000");
        assertThatThrownBy(() -> new HandFollower(start, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Reconstruct.sinceStart(start, 0, List.of(1), Street.PREFLOP))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Reconstruct.since(start.play(Action.FOLD), List.of(1, 1), Street.PREFLOP))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whoHasFoldedHasNoTurn() {
        Betting start = hand(RuleSet.SOURCE, "10/20/0 0 500,500,500");
        Betting folded = start.play(Action.FOLD);
        assertThat(Reconstruct.sinceStart(folded, 0, List.of(500, 490, 480), Street.PREFLOP))
                .isEqualTo(new Reconstruction.None(
                        List.of(new Reconstruction.Reason(0, "has folded; it cannot be its turn"))));
    }
}
