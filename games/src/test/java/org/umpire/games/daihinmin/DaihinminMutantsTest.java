package org.umpire.games.daihinmin;

import java.nio.file.Path;
import java.util.List;
import org.umpire.testkit.MutantsContract;

/** The tests of Prime Daihinmin can fail: each broken variant is caught, by the tests that it names. */
class DaihinminMutantsTest extends MutantsContract {
    DaihinminMutantsTest() {
        super(
                Path.of("src/main/java/org/umpire/games/daihinmin"),
                List.of(
                        DaihinminContractTest.class,
                        DaihinminRulesTest.class,
                        DaihinminStateTest.class,
                        OriginalDifferencesTest.class,
                        PrimalityTest.class,
                        QuadraticFrobeniusTest.class,
                        MontgomeryLimbsTest.class,
                        SmallFactorsTest.class,
                        CubeRootsTest.class,
                        EighthRootsTest.class,
                        DrawsTest.class,
                        DaihinminProtocolTest.class,
                        DaihinminDealTest.class,
                        DaihinminFormatTest.class,
                        DaihinminGoldenTest.class),
                DaihinminMutants.all(),
                DroppedRules.letPassOrOtherwise(
                        List.of(DaihinminRule.values()), DaihinminMutants.RULES, DaihinminMutants.TABLE));
    }
}
