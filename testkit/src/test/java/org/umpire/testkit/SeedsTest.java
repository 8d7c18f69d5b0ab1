package org.umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeedsTest {
    @Test
    void sameSeedsGiveSameNumbers() {
        assertThat(numbers()).isEqualTo(numbers()).hasSize(5).doesNotHaveDuplicates();
    }

    private static List<Long> numbers() {
        List<Long> numbers = new ArrayList<>();
        Seeds.forEach(5, rng -> numbers.add(rng.nextLong()));
        return numbers;
    }

    @Test
    void theFailingSeedIsInTheMessage() {
        long third = numbers().get(2);
        assertThatThrownBy(
                        () -> Seeds.forEach(5, rng -> assertThat(rng.nextLong()).isNotEqualTo(third)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("seed 2 ")
                .hasCauseInstanceOf(AssertionError.class);
    }
}
