package org.umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The tests of a game can fail: each broken variant is caught by the tests that it names, and the game as it is fails none
 * of them. A subclass names the game's sources, tests and mutants.
 */
public abstract class MutantsContract {
    private final Mutants mutants;
    private final List<Mutant> all;
    private final DroppedRules table;

    /**
     * The rules of the game, and what drops them.
     *
     * @param test the rule table's, as in {@link Mutant#caughtBy}
     * @param droppers mutants that together drop every rule
     * @param before what the rule table says before the name of a rule that is not kept
     * @param after what it says after it
     */
    public record DroppedRules(
            Collection<? extends Enum<?>> rules, List<Mutant> droppers, String test, String before, String after) {
        /** Returns the rules of a game whose rule table says that a move was let pass. */
        public static DroppedRules letPass(Collection<? extends Enum<?>> rules, List<Mutant> droppers, String test) {
            return new DroppedRules(rules, droppers, test, "expected ", ", but was ok");
        }

        /** The same where a move that one rule lets pass may break another. */
        public static DroppedRules letPassOrOtherwise(
                Collection<? extends Enum<?>> rules, List<Mutant> droppers, String test) {
            return new DroppedRules(rules, droppers, test, "expected ", ", but was ");
        }
    }

    /**
     * Takes what is tried.
     *
     * @param folder with the sources of the game, from the module's folder
     * @param tests that mutants may name
     */
    protected MutantsContract(Path folder, List<Class<?>> tests, List<Mutant> all, DroppedRules table) {
        this.mutants = new Mutants(folder, tests);
        this.all = List.copyOf(all);
        this.table = table;
    }

    /** Each mutant fails the tests that it names. */
    @TestFactory
    public final Stream<DynamicTest> everyMutantIsCaught() {
        return all.stream().map(mutant -> DynamicTest.dynamicTest(mutant.name(), () -> mutants.verifyCaught(mutant)));
    }

    /** What mutants are caught by holds for the game as it is. */
    @Test
    public final void theUnbrokenGameFailsNoneOfTheseTests() {
        Set<String> named =
                all.stream().flatMap(mutant -> mutant.caughtBy().stream()).collect(Collectors.toSet());
        assertThat(named).isNotEmpty();
        assertThat(mutants.failures(Mutant.named("not broken"), named::contains))
                .isEmpty();
    }

    /** Every rule has a row that tells whether it is kept. */
    @Test
    public final void everyRuleIsDroppedByAMutantAndMissedInTheRuleTable() {
        verifyMissed(table);
    }

    /** Checks that the table says of each rule that it is not kept, when the mutants drop it. */
    protected final void verifyMissed(DroppedRules rules) {
        Predicate<String> test = rules.test()::equals;
        String missed = rules.droppers().stream()
                .flatMap(mutant -> mutants.failures(mutant, test).values().stream())
                .collect(Collectors.joining("\n"));
        assertThat(rules.rules()).isNotEmpty();
        for (Enum<?> rule : rules.rules()) {
            assertThat(missed).contains(rules.before() + rule + rules.after());
        }
    }
}
