package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

/** Trial division against the JDK's, with numbers of every length that have one small factor, or none. */
public class SmallFactorsTest {
    private static final int LIMIT = 1 << 15;

    @Test
    public void everySmallFactorIsFound() {
        Seeds.forEach(1, rng -> {
            for (int prime = 3; prime < LIMIT; prime += 2) {
                if (Primality.isPrime(prime)) {
                    BigInteger other = MontgomeryLimbsTest.random(70 + rng.nextInt(1000), rng);
                    while (SmallFactors.divide(MontgomeryLimbsTest.limbs(other), 0, LIMIT)) {
                        other = other.add(BigInteger.TWO);
                    }
                    long[] limbs = MontgomeryLimbsTest.limbs(other.multiply(BigInteger.valueOf(prime)));
                    assertThat(SmallFactors.divide(limbs, 0, prime + 1))
                            .as("%d", prime)
                            .isTrue();
                    assertThat(SmallFactors.divide(limbs, prime, LIMIT))
                            .as("%d", prime)
                            .isTrue();
                }
            }
        });
    }

    /** What is found to have no factor has none. */
    @Test
    public void nothingElseIsFound() {
        Seeds.forEach(1, rng -> {
            for (int i = 0; i < 100; i++) {
                BigInteger prime =
                        MontgomeryLimbsTest.random(70 + rng.nextInt(200), rng).nextProbablePrime();
                assertThat(SmallFactors.divide(MontgomeryLimbsTest.limbs(prime), 0, LIMIT))
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
