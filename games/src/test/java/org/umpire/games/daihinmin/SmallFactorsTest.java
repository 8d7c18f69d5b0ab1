package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

/** Trial division against the JDK's, with numbers of every length. */
public class SmallFactorsTest {
    private static final int ALWAYS = 1 << 12;
    private static final int LIMBS_MAX = 46;

    /** The proof of the rounds stands on this. */
    @Test
    public void noFactorBelowTheLimitIsMissed() {
        Seeds.forEach(1, rng -> {
            for (int limbs = 2; limbs <= LIMBS_MAX; limbs++) {
                long[] other = withoutFactors(limbs, rng.nextInt(30));
                for (int prime = 3; prime < ALWAYS; prime += 2) {
                    if (Primality.isPrime(prime)) {
                        long[] number = times(other, prime);
                        assertThat(SmallFactors.findFirst(number) || SmallFactors.findRest(number))
                                .as("%d, %d limbs", prime, limbs)
                                .isTrue();
                    }
                }
            }
        });
    }

    /** Returns the limbs of a number of which nothing is found, with 16 bits of the highest limb free. */
    private static long[] withoutFactors(int limbs, int step) {
        BigInteger number =
                BigInteger.ONE.shiftLeft(limbs * MontgomeryLimbs.BITS - 17).add(BigInteger.valueOf(2L * step + 1));
        while (finds(Arrays.copyOf(MontgomeryLimbsTest.limbs(number), limbs))) {
            number = number.add(BigInteger.TWO);
        }
        return Arrays.copyOf(MontgomeryLimbsTest.limbs(number), limbs);
    }

    private static long[] times(long[] limbs, int factor) {
        return Arrays.copyOf(
                MontgomeryLimbsTest.limbs(MontgomeryLimbsTest.number(limbs).multiply(BigInteger.valueOf(factor))),
                limbs.length);
    }

    private static boolean finds(long[] limbs) {
        return SmallFactors.findFirst(limbs) || SmallFactors.findRest(limbs);
    }

    /** Long numbers are tried with all primes that there are, before all else. */
    @Test
    public void allFactorsOfLongNumbersAreFoundFirst() {
        long[] other = withoutFactors(20, 0);
        for (int prime = 3; prime < 1 << 15; prime += 2) {
            if (Primality.isPrime(prime)) {
                assertThat(SmallFactors.findFirst(times(other, prime)))
                        .as("%d", prime)
                        .isTrue();
            }
        }
    }

    /** What is found to have no factor has none. */
    @Test
    public void nothingElseIsFound() {
        Seeds.forEach(1, rng -> {
            for (int i = 0; i < 100; i++) {
                BigInteger prime =
                        MontgomeryLimbsTest.random(70 + rng.nextInt(200), rng).nextProbablePrime();
                assertThat(finds(MontgomeryLimbsTest.limbs(prime)))
                        .as("%s", prime)
                        .isFalse();
            }
        });
    }

    @Test
    public void restsAreAsTheJdkSays() {
        Seeds.forEach(100, rng -> {
            BigInteger number = MontgomeryLimbsTest.random(2 + rng.nextInt(1000), rng);
            int modulus = 3 + rng.nextInt(5000);
            assertThat(SmallFactors.rest(MontgomeryLimbsTest.limbs(number), modulus))
                    .isEqualTo(number.mod(BigInteger.valueOf(modulus)).intValueExact());
        });
    }
}
