package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;

/** The short form of {@link ReadingFuzz}. */
class ReadingFuzzTest {
    private static final int ANSWERS = 5_000;

    static Stream<GamePack<?, ?, ?, ?>> packs() {
        return GamePacks.all().stream().filter(pack -> ReadingFuzz.bot(pack).isPresent());
    }

    @ParameterizedTest
    @MethodSource("packs")
    void noAnswerThrowsAndTheSameSeedHasTheSameOutcome(GamePack<?, ?, ?, ?> pack) {
        ReadingFuzz.Result result = ReadingFuzz.run(pack, 1, ANSWERS);

        assertThat(result.outcomes()).containsKeys("legal", "garbled", "idle", "exit");
        if (pack.game().id().name().equals("big2")) { // whose limits are low enough to be met by so few answers
            assertThat(result.outcomes()).containsKey("output");
        }
        assertThat(result.outcomes().values().stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(ANSWERS);
        assertThat(ReadingFuzz.run(pack, 1, ANSWERS)).isEqualTo(result);
    }
}
