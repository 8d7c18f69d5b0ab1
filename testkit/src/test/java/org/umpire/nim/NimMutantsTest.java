package org.umpire.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Mutant;
import org.umpire.testkit.Mutants;

/** Broken variants of the toy: that they are caught, and that the catching can fail. */
class NimMutantsTest {
    private final Mutants mutants =
            new Mutants(Path.of("src/test/java/org/umpire/nim"), List.of(NimContractTest.class, NimTest.class));

    @Test
    void nothingFailsOnTheUnbrokenGame() {
        assertThat(mutants.failures(Mutant.named("not broken"), test -> true)).isEmpty();
    }

    @Test
    void aDroppedRuleIsCaught() {
        mutants.verifyCaught(Mutant.named("one may take nothing")
                .change("NimState.java", "move.matches() < 1", "move.matches() < 0")
                .caughtBy("NimTest.everyRowOfTheRuleTableHolds", "NimContractTest.listedMovesAreTheLegalOnes"));
    }

    @Test
    void aMutantThatIsNotCaughtIsAnError() {
        assertThatThrownBy(() -> mutants.verifyCaught(Mutant.named("another title")
                        .change("NimPack.java", "return \"Nim\"", "return \"Matches\"")
                        .caughtBy("NimTest.everyRowOfTheRuleTableHolds")))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("but is caught by {}");
    }

    @Test
    void aMutantThatDoesNotFitIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> mutants.failures(
                        Mutant.named("gone").change("NimState.java", "no such text", ""), test -> true))
                .withMessageContaining("not just one");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> mutants.failures(
                        Mutant.named("bad").change("NimState.java", "private int mover()", "private"), test -> true))
                .withMessageContaining("does not compile");
    }
}
