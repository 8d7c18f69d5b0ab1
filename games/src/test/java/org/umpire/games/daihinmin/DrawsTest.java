package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is drawn for the test of a number: below it, evenly, another for each round and each number, always the same. */
public class DrawsTest {
    private static final int DRAWS = 2_000;

    private static List<BigInteger> draws(BigInteger number, int count) {
        Draws draws = new Draws(number.toString(), new MontgomeryLimbs(MontgomeryLimbsTest.limbs(number)));
        List<BigInteger> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(MontgomeryLimbsTest.number(draws.next()));
        }
        return list;
    }

    @Test
    public void allNumbersBelowAreDrawnEvenly() {
        for (int bits = 65; bits < 190; bits++) {
            // Just above a power of two nearly half of what could be drawn is too great.
            for (BigInteger number : List.of(
                    BigInteger.ONE.shiftLeft(bits - 1).add(BigInteger.ONE),
                    BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE))) {
                int[] eighths = new int[8];
                for (BigInteger drawn : draws(number, DRAWS)) {
                    assertThat(drawn).isLessThan(number);
                    eighths[drawn.shiftLeft(3).divide(number).intValueExact()]++;
                }
                for (int count : eighths) {
                    // Six standard deviations.
                    assertThat(count).as("of %d bits", bits).isBetween(DRAWS / 8 - 90, DRAWS / 8 + 90);
                }
            }
        }
    }

    @Test
    public void everyRoundAndEveryNumberDrawsAnother() {
        BigInteger number = BigInteger.TEN.pow(40).add(BigInteger.valueOf(121));
        List<BigInteger> drawn = draws(number, DRAWS);
        assertThat(drawn).doesNotHaveDuplicates();
        assertThat(draws(number.add(BigInteger.TWO), DRAWS)).doesNotContainAnyElementsOf(drawn);
    }

    /** Computed apart from SHA-256 of "0 100000000000000000039": the low 60 and 7 bits of its first words, and so on. */
    @Test
    public void everyMachineDrawsTheSame() {
        BigInteger number = new BigInteger("100000000000000000039");
        assertThat(draws(number, 2))
                .isEqualTo(List.of(new BigInteger("39959423586048986503"), new BigInteger("48881412793532388888")));
        assertThat(draws(number, DRAWS)).isEqualTo(draws(number, DRAWS));
    }
}
