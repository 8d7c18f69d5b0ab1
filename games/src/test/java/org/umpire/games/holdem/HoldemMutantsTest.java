package org.umpire.games.holdem;

import java.nio.file.Path;
import java.util.List;
import org.umpire.testkit.MutantsContract;

/** The tests of Hold'em can fail: each broken variant is caught, by the tests that it names. */
class HoldemMutantsTest extends MutantsContract {
    HoldemMutantsTest() {
        super(
                Path.of("src/main/java/org/umpire/games/holdem"),
                List.of(
                        HoldemContractTest.class,
                        HoldemRulesTest.class,
                        HoldemTableTest.class,
                        HoldemFormatTest.class,
                        HoldemGoldenTest.class,
                        BettingTest.class,
                        HandsTest.class,
                        PotsTest.class),
                HoldemMutants.all(),
                DroppedRules.letPassOrOtherwise(
                        List.of(HoldemRule.values()), HoldemMutants.RULES, HoldemMutants.TABLE));
    }
}
