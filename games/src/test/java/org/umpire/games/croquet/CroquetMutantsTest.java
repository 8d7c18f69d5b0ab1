package org.umpire.games.croquet;

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

/** The tests of croquet can fail: each broken variant is caught, by the tests that it names. */
class CroquetMutantsTest {
    private final Mutants mutants = new Mutants(
            Path.of("src/main/java/org/umpire/games/croquet"),
            List.of(
                    CroquetContractTest.class,
                    CroquetRulesTest.class,
                    CroquetWireTest.class,
                    CroquetFormatTest.class,
                    CroquetPositionTest.class,
                    CroquetOracleTest.class,
                    CroquetSheetTest.class));

    @TestFactory
    Stream<DynamicTest> everyMutantIsCaught() {
        return CroquetMutants.all().stream()
                .map(mutant -> DynamicTest.dynamicTest(mutant.name(), () -> mutants.verifyCaught(mutant)));
    }

    @Test
    void theUnbrokenGameFailsNoneOfTheseTests() {
        Set<String> named = CroquetMutants.all().stream()
                .flatMap(mutant -> mutant.caughtBy().stream())
                .collect(Collectors.toSet());
        assertThat(mutants.failures(Mutant.named("not broken"), named::contains))
                .isEmpty();
    }

    @Test
    void everyRuleIsDroppedByAMutantAndMissedInTheRuleTable() {
        String missed = CroquetMutants.RULES.stream()
                .map(mutant -> mutants.failures(mutant, CroquetMutants.TABLE::equals))
                .flatMap(failures -> failures.values().stream())
                .collect(Collectors.joining("\n"));
        for (CroquetRule rule : CroquetRule.values()) {
            assertThat(missed).contains("expected " + rule + ", but was ok");
        }
    }

    @Test
    void everyRuleOfPositionsIsDroppedByAMutantAndMissed() {
        String missed = CroquetMutants.WRITTEN.stream()
                .map(mutant -> mutants.failures(mutant, CroquetMutants.POSITIONS::equals))
                .flatMap(failures -> failures.values().stream())
                .collect(Collectors.joining("\n"));
        for (PositionRule rule : PositionRule.values()) {
            assertThat(missed).contains("[" + rule + ": ");
        }
    }
}
