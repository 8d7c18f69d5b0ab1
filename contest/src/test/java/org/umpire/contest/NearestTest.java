package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final List<String> KNOWN = List.of("games", "play", "replay", "league");

    @Test
    void aWordWithSwappedLettersIsOneStepAway() {
        assertThat(Nearest.distance("plya", "play")).isEqualTo(1);
        assertThat(Nearest.distance("", "play")).isEqualTo(4);
        assertThat(Nearest.distance("play", "play")).isZero();
    }

    @Test
    void theNearestWordIsMeant() {
        assertThat(Nearest.of("gmaes", KNOWN)).contains("games");
        assertThat(Nearest.of("repaly", KNOWN)).contains("replay");
        assertThat(Nearest.of("plau", KNOWN)).contains("play");
    }

    @Test
    void aWordThatIsFarFromAllMeansNone() {
        assertThat(Nearest.of("xyzzy", KNOWN)).isEmpty();
        assertThat(Nearest.hint("xyzzy", KNOWN)).isEmpty();
    }
}
