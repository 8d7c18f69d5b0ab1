package org.umpire.games.big2;

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

/** The tests of Big 2 can fail: each broken variant is caught, by the tests that it names. */
class Big2MutantsTest {
    private final Mutants mutants = new Mutants(
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
                    Big2GoldenTest.class));

    @TestFactory
    Stream<DynamicTest> everyMutantIsCaught() {
        return Big2Mutants.all().stream()
                .map(mutant -> DynamicTest.dynamicTest(mutant.name(), () -> mutants.verifyCaught(mutant)));
    }

    @Test
    void theUnbrokenGameFailsNoneOfTheseTests() {
        Set<String> named = Big2Mutants.all().stream()
                .flatMap(mutant -> mutant.caughtBy().stream())
                .collect(Collectors.toSet());
        assertThat(mutants.failures(Mutant.named("not broken"), named::contains))
                .isEmpty();
    }

    @Test
    void everyRuleIsDroppedByAMutantAndMissedInTheRuleTable() {
        String missed = Big2Mutants.RULES.stream()
                .map(mutant -> mutants.failures(mutant, Big2Mutants.TABLE::equals))
                .flatMap(failures -> failures.values().stream())
                .collect(Collectors.joining("\n"));
        for (Big2Rule rule : Big2Rule.values()) {
            assertThat(missed).contains("expected " + rule + ", but was ok");
        }
    }
}
