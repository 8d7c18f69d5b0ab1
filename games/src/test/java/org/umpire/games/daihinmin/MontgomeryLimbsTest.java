package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

/** Arithmetic on limbs against the JDK's, at every number of limbs that occurs. */
public class MontgomeryLimbsTest {
    private static final int BITS_MAX = 2700;

    @Test
    public void sumsDifferencesAndProductsAreAsTheJdkSays() {
        Seeds.forEach(8, rng -> {
            for (int bits = 2; bits <= BITS_MAX; bits += bits < 240 ? 1 : 1 + rng.nextInt(200)) {
                agrees(random(bits, rng), rng);
                // All ones, and a single one: the greatest carries.
                agrees(BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE), rng);
                agrees(BigInteger.ONE.shiftLeft(bits).add(BigInteger.ONE), rng);
            }
        });
    }

    private static void agrees(BigInteger modulus, RandomGenerator rng) {
        MontgomeryLimbs field = new MontgomeryLimbs(limbs(modulus));
        assertThat(field.bitLength()).isEqualTo(modulus.bitLength());
        BigInteger inverse =
                BigInteger.ONE.shiftLeft(field.size() * MontgomeryLimbs.BITS).modInverse(modulus);
        assertThat(number(field.one()).multiply(inverse).mod(modulus)).isEqualTo(BigInteger.ONE);
        int small = rng.nextInt(MontgomeryLimbs.SMALL);
        assertThat(number(field.of(small)).multiply(inverse).mod(modulus))
                .isEqualTo(BigInteger.valueOf(small).mod(modulus));
        BigInteger twice = modulus.shiftLeft(1);
        BigInteger[] edges = {
            BigInteger.ZERO,
            modulus,
            twice.subtract(BigInteger.ONE),
            random(modulus.bitLength() + 9, rng).mod(twice)
        };
        for (BigInteger a : edges) {
            for (BigInteger b : edges) {
                long[] result = field.zero();
                long[] left = Arrays.copyOf(limbs(a), field.size());
                long[] right = Arrays.copyOf(limbs(b), field.size());
                field.multiply(left, right, result);
                agrees(a.multiply(b).multiply(inverse), result, modulus);
                field.add(left, right, result);
                agrees(a.add(b), result, modulus);
                field.subtract(left, right, result);
                agrees(a.subtract(b), result, modulus);
                assertThat(field.same(left, right)).isEqualTo(a.mod(modulus).equals(b.mod(modulus)));
                assertThat(field.sameButSign(left, right))
                        .isEqualTo(field.same(left, right) || field.isZero(plus(left, right, field)));
                int times = rng.nextInt(rng.nextBoolean() ? 40 : MontgomeryLimbs.SMALL);
                field.subtractMultiple(left, right, times, result);
                agrees(a.subtract(b.multiply(BigInteger.valueOf(times))), result, modulus);
                // The most that may be multiplied: six times the modulus by four times it.
                long[] loose = field.zero();
                field.addLoose(left, left, loose);
                field.addLoose(right, loose, loose);
                field.subtractLoose(left, right, result);
                assertThat(number(result).mod(modulus)).isEqualTo(a.subtract(b).mod(modulus));
                field.subtractLoose(left, field.zero(), result);
                field.multiply(loose, result, result);
                agrees(a.shiftLeft(1).add(b).multiply(a).multiply(inverse), result, modulus);
            }
            long[] negative = field.zero();
            field.negate(Arrays.copyOf(limbs(a), field.size()), negative);
            agrees(a.negate(), negative, modulus);
            int factor = 1 + rng.nextInt(MontgomeryLimbs.SMALL);
            long[] multiple = Arrays.copyOf(limbs(a), field.size());
            field.multiply(multiple, factor, multiple);
            agrees(a.multiply(BigInteger.valueOf(factor)), multiple, modulus);
            long[] loose = Arrays.copyOf(limbs(a.multiply(BigInteger.valueOf(3))), field.size());
            field.multiply(loose, factor, loose);
            agrees(a.multiply(BigInteger.valueOf(3L * factor)), loose, modulus);
            assertThat(field.isBelow(Arrays.copyOf(limbs(a), field.size()))).isEqualTo(a.compareTo(modulus) < 0);
        }
    }

    private static long[] plus(long[] a, long[] b, MontgomeryLimbs field) {
        long[] sum = field.zero();
        field.add(a, b, sum);
        return sum;
    }

    private static void agrees(BigInteger expected, long[] result, BigInteger modulus) {
        assertThat(number(result)).isLessThan(modulus.shiftLeft(1));
        assertThat(number(result).mod(modulus)).as("modulo %s", modulus).isEqualTo(expected.mod(modulus));
    }

    static BigInteger random(int bits, RandomGenerator rng) {
        BigInteger number = BigInteger.ZERO;
        for (int i = 0; i < bits; i += 32) {
            number = number.shiftLeft(32).add(BigInteger.valueOf(rng.nextInt() & 0xFFFF_FFFFL));
        }
        return number.mod(BigInteger.ONE.shiftLeft(bits)).setBit(bits - 1).setBit(0);
    }

    static long[] limbs(BigInteger number) {
        long[] limbs = new long[number.bitLength() / MontgomeryLimbs.BITS + 1];
        for (int i = 0; i < limbs.length; i++) {
            limbs[i] = number.shiftRight(i * MontgomeryLimbs.BITS).longValue() & (1L << MontgomeryLimbs.BITS) - 1;
        }
        return limbs;
    }

    static BigInteger number(long[] limbs) {
        BigInteger number = BigInteger.ZERO;
        for (int i = limbs.length - 1; i >= 0; i--) {
            number = number.shiftLeft(MontgomeryLimbs.BITS).add(BigInteger.valueOf(limbs[i]));
        }
        return number;
    }
}
