package org.umpire.games.croquet;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.MutantsContract;

/** The tests of croquet can fail: each broken variant is caught, by the tests that it names. */
class CroquetMutantsTest extends MutantsContract {
    CroquetMutantsTest() {
        super(
                Path.of("src/main/java/org/umpire/games/croquet"),
                List.of(
                        CroquetContractTest.class,
                        CroquetRulesTest.class,
                        CroquetWireTest.class,
                        CroquetFormatTest.class,
                        CroquetPositionTest.class,
                        CroquetOracleTest.class,
                        CroquetSheetTest.class),
                CroquetMutants.all(),
                DroppedRules.letPass(List.of(CroquetRule.values()), CroquetMutants.RULES, CroquetMutants.TABLE));
    }

    @Test
    void everyRuleOfPositionsIsDroppedByAMutantAndMissed() {
        verifyMissed(new DroppedRules(
                List.of(PositionRule.values()), CroquetMutants.WRITTEN, CroquetMutants.POSITIONS, "[", ": "));
    }
}
