package org.umpire.games.croquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions as text. */
public final class CroquetPositionTest {
    @Test
    public void everyReachablePositionReadsBackEqual() {
        CroquetOracle.usual().census().forEach((position, value) -> {
            if (!CroquetPosition.of(position.toString()).equals(position)) {
                throw new AssertionError(position.toString());
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "A 0 0 0, A 0 0 0",
        "B 17 17! 6, B 17 17! 3",
        "A 20@3 20@3! 8, A 20@3 20@3! 1",
        "A 27^20 103^100 0, A 27^20 103^100 0",
        "'  A   100@8  0!\t4 ', A 100@8 0! 4",
        "A 007 1 0, A 7 1 0"
    })
    void positionsAreReadAndWritten(String text, String written) {
        assertThat(CroquetPosition.of(text)).hasToString(written);
    }

    static final String BROKEN = """
            FOUR_WORDS: A 17 20
            FOUR_WORDS: A 17 20@3 0 0
            FOUR_WORDS:
            SIDE_IS_A_OR_B: a 17 20@3 0
            SIDE_IS_A_OR_B: C 17 20@3 0
            BALL_HAS_A_KNOWN_FORM: A -1 20@3 0
            BALL_HAS_A_KNOWN_FORM: A 17?  20@3 0
            BALL_HAS_A_KNOWN_FORM: A 27^20! 20@3 0
            BALL_HAS_A_KNOWN_FORM: A 20@33 20@3 0
            BALL_HAS_A_KNOWN_FORM: A 1017 20@3 0
            GAME_IS_NOT_OVER: A 103 17 0
            GAME_IS_NOT_OVER: A 0 101! 0
            HOOP_NEEDS_ITS_ENTRY: A 17 20 0
            HOOP_NEEDS_ITS_ENTRY: A 100! 17 0
            ENTRY_ONLY_IN_A_HOOP: A 25@3 17 0
            ENTRY_ONLY_IN_A_HOOP: A 0@3 17 0
            ENTRY_ONLY_IN_A_HOOP: A 110@3 17 0
            ENTRY_IS_1_TO_8: A 20@9 17 0
            ENTRY_IS_1_TO_8: A 20@0 17 0
            RETURN_IS_FROM_ABOVE_THE_HOOP: A 17^20 17 0
            RETURN_IS_FROM_ABOVE_THE_HOOP: A 20^20 17 0
            RETURN_IS_FROM_ABOVE_THE_HOOP: A 28^20 17 0
            RETURN_IS_FROM_ABOVE_THE_HOOP: A 27^10 17 0
            RETURN_IS_FROM_ABOVE_THE_HOOP: A 27^25 17 0
            RETURN_IS_FROM_ABOVE_THE_HOOP: A 3^0 17 0
            RETURN_IS_FROM_ABOVE_THE_HOOP: A 111^110 17 0
            BLOCK_IS_0_TO_8: A 17 20@3 12
            BLOCK_IS_0_TO_8: A 17 20@3 9
            BLOCK_IS_0_TO_8: A 17 20@3 x
            """;

    @Test
    public void everyRuleOfPositionsIsNamedWhereItIsBroken() {
        BROKEN.lines().forEach(line -> {
            String rule = line.substring(0, line.indexOf(':'));
            assertThatIllegalArgumentException()
                    .as(line)
                    .isThrownBy(() -> CroquetPosition.of(line.substring(rule.length() + 1)))
                    .withMessageStartingWith(rule + ": ");
        });
        Set<String> shown =
                BROKEN.lines().map(line -> line.substring(0, line.indexOf(':'))).collect(Collectors.toSet());
        assertThat(EnumSet.allOf(PositionRule.class)).extracting(Enum::name).containsExactlyInAnyOrderElementsOf(shown);
    }
}
