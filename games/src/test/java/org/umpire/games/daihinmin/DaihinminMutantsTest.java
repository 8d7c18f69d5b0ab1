package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.umpire.testkit.Mutant;
import org.umpire.testkit.Mutants;

/** The tests of Prime Daihinmin can fail: each broken variant is caught, by the tests that it names. */
class DaihinminMutantsTest {
    private final Mutants mutants = new Mutants(
            Path.of("src/main/java/org/umpire/games/daihinmin"),
            List.of(
                    DaihinminContractTest.class,
                    DaihinminRulesTest.class,
                    DaihinminStateTest.class,
                    OriginalDifferencesTest.class,
                    PrimalityTest.class,
                    DaihinminProtocolTest.class,
                    DaihinminDealTest.class,
                    DaihinminFormatTest.class,
                    DaihinminGoldenTest.class));

    @TestFactory
    Stream<DynamicTest> everyMutantIsCaught() {
        return DaihinminMutants.all().stream()
                .map(mutant -> DynamicTest.dynamicTest(mutant.name(), () -> mutants.verifyCaught(mutant)));
    }

    @Test
    void theUnbrokenGameFailsNoneOfTheseTests() {
        Set<String> named = DaihinminMutants.all().stream()
                .flatMap(mutant -> mutant.caughtBy().stream())
                .collect(Collectors.toSet());
        assertThat(mutants.failures(Mutant.named("not broken"), named::contains))
                .isEmpty();
    }

    @Test
    void everyRuleIsDroppedByAMutantAndMissedInTheRuleTable() {
        String missed = DaihinminMutants.RULES.stream()
                .map(mutant -> mutants.failures(mutant, DaihinminMutants.TABLE::equals))
                .flatMap(failures -> failures.values().stream())
                .collect(Collectors.joining("\n"));
        for (DaihinminRule rule : DaihinminRule.values()) {
            assertThat(missed).contains("expected " + rule + ", but was ");
        }
    }
}
