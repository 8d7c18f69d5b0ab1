package org.umpire.games.holdem;

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

/** The tests of Hold'em fail on every broken variant of it. */
class HoldemMutantsTest {
    private final Mutants mutants = new Mutants(
            Path.of("src/main/java/org/umpire/games/holdem"),
            List.of(
                    HoldemContractTest.class,
                    HoldemRulesTest.class,
                    HoldemTableTest.class,
                    HoldemFormatTest.class,
                    HoldemGoldenTest.class,
                    BettingTest.class,
                    HandsTest.class,
                    PotsTest.class));

    @TestFactory
    Stream<DynamicTest> everyMutantIsCaught() {
        return HoldemMutants.all().stream()
                .map(mutant -> DynamicTest.dynamicTest(mutant.name(), () -> mutants.verifyCaught(mutant)));
    }

    @Test
    void theUnbrokenGameFailsNoneOfTheseTests() {
        Set<String> named = HoldemMutants.all().stream()
                .flatMap(mutant -> mutant.caughtBy().stream())
                .collect(Collectors.toSet());
        assertThat(mutants.failures(Mutant.named("not broken"), named::contains))
                .isEmpty();
    }

    @Test
    void everyRuleIsDroppedByAMutantAndMissedInTheRuleTable() {
        String missed = HoldemMutants.RULES.stream()
                .map(mutant -> mutants.failures(mutant, HoldemMutants.TABLE::equals))
                .flatMap(failures -> failures.values().stream())
                .collect(Collectors.joining("\n"));
        for (HoldemRule rule : HoldemRule.values()) {
            assertThat(missed).contains("expected " + rule + ", but was");
        }
    }
}
