package org.umpire.games.big2;

import java.nio.file.Path;
import java.util.List;
import org.umpire.testkit.MutantsContract;

/** The tests of Big 2 can fail: each broken variant is caught, by the tests that it names. */
class Big2MutantsTest extends MutantsContract {
    Big2MutantsTest() {
        super(
                Path.of("src/main/java/org/umpire/games/big2"),
                List.of(
                        Big2ContractTest.class,
                        Big2RulesTest.class,
                        Big2OrderTest.class,
                        Big2MovesTest.class,
                        Big2StateTest.class,
                        Big2ViewTest.class,
                        Big2ProtocolTest.class,
                        Big2DealTest.class,
                        Big2FormatTest.class,
                        Big2GoldenTest.class),
                Big2Mutants.all(),
                DroppedRules.letPass(List.of(Big2Rule.values()), Big2Mutants.RULES, Big2Mutants.TABLE));
    }
}
