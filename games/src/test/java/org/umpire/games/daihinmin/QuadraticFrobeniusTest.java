package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

/** The rounds against their definition, in plain arithmetic on small numbers; and composites that only rounds find. */
public class QuadraticFrobeniusTest {
    /** a + bx modulo a small n, where x² = c. */
    record Plain(long a, long b, long c, long n) {
        Plain times(Plain that) {
            long first = a * that.a + c * (b * that.b % n);
            long second = a * that.b + b * that.a;
            return new Plain(Math.floorMod(first, n), second % n, c, n);
        }

        Plain power(long exponent) {
            Plain power = new Plain(1, 0, c, n);
            Plain square = this;
            for (long rest = exponent; rest > 0; rest >>= 1) {
                power = (rest & 1) == 0 ? power : power.times(square);
                square = square.times(square);
            }
            return power;
        }

        boolean conjugateOf(Plain that) {
            return a == that.a && (b + that.b) % n == 0;
        }

        boolean isUnit() {
            return BigInteger.valueOf(Math.floorMod(a * a - c * (b * b % n), n))
                    .gcd(BigInteger.valueOf(n))
                    .equals(BigInteger.ONE);
        }
    }

    /** A test by the definition: what it has learned of the cube roots of unity is kept from z to z. */
    private static final class Definition {
        private final Plain zeta;
        private Optional<Plain> cubeRoot = Optional.empty();

        Definition(Plain zeta) {
            this.zeta = zeta;
            assertThat(zeta.power(4)).isEqualTo(new Plain(zeta.n - 1, 0, zeta.c, zeta.n));
        }

        /** z^n is the conjugate, z^s is a power of ζ or becomes an odd one by squaring, z^w is or becomes a cube root. */
        boolean passes(Plain z) {
            return z.power(z.n).conjugateOf(z) && isRoot(z) && isCubeRoot(z);
        }

        private boolean isRoot(Plain z) {
            int twos = Long.numberOfTrailingZeros(z.n * z.n - 1);
            Plain power = z.power((z.n * z.n - 1) >> twos);
            for (int i = 0; i < 8; i++) {
                if (power.equals(zeta.power(i))) {
                    return true;
                }
            }
            for (int squared = 1; squared <= twos - 3; squared++) {
                power = power.times(power);
                for (int i = 1; i < 8; i += 2) {
                    if (power.equals(zeta.power(i))) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean isCubeRoot(Plain z) {
            long w = z.n * z.n - 1;
            while (w % 3 == 0) {
                w /= 3;
            }
            Plain power = z.power(w);
            Plain one = z.power(0);
            while (!power.equals(one)) {
                Plain square = power.times(power);
                Plain sum = new Plain((square.a + power.a + 1) % z.n, (square.b + power.b) % z.n, z.c, z.n);
                if (sum.equals(new Plain(0, 0, z.c, z.n))) {
                    Plain known = cubeRoot.orElse(power);
                    cubeRoot = Optional.of(known);
                    return power.equals(known) || square.equals(known);
                }
                power = power.times(square);
                if (power.equals(one)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** All numbers below 3500 without a factor 2 or 3, and all non-residues below 30: many composites among them have roots and liars. */
    @Test
    public void aRoundIsAsItsDefinition() {
        RandomGenerator rng = Seeds.random(0);
        int liars = 0;
        int found = 0;
        for (int n : numbers()) {
            for (int c : nonResidues(n)) {
                MontgomeryLimbs field = new MontgomeryLimbs(new long[] {n});
                Optional<long[][]> zeta = EulerCriterion.root(field, c);
                boolean prime = Primality.isPrime(n);
                assertThat(zeta.isPresent() || !prime).as("%d", n).isTrue();
                if (zeta.isPresent()) {
                    QuadraticFrobenius test = new QuadraticFrobenius(field, BigInteger.valueOf(n), c, zeta.get());
                    Definition definition = new Definition(root(c, n));
                    for (int i = 0; i < (prime ? 20 : 2 * n); i++) {
                        // Liars are most often whole.
                        Plain z = i < n ? new Plain(i, 0, c, n) : new Plain(rng.nextInt(n), rng.nextInt(n), c, n);
                        if (z.isUnit()) {
                            boolean passes = test.passes(field.of((int) z.a), field.of((int) z.b));
                            assertThat(passes).as("n = %d, %s", n, z).isEqualTo(definition.passes(z));
                            assertThat(passes || !prime).isTrue();
                            liars += passes && !prime ? 1 : 0;
                            found += !passes && z.power(n).conjugateOf(z) && definition.isRoot(z) ? 1 : 0;
                        }
                    }
                }
            }
        }
        assertThat(liars).isPositive();
        assertThat(found).as("by their cube roots alone").isPositive();
    }

    /** Those without a factor 3, and two whose liars have several cube roots. */
    private static List<Integer> numbers() {
        List<Integer> numbers = new ArrayList<>();
        for (int n = 5; n < 3500; n += n % 6 == 5 ? 2 : 4) {
            numbers.add(n);
        }
        numbers.add(97 * 193);
        numbers.add(157 * 313);
        return numbers;
    }

    private static List<Integer> nonResidues(int n) {
        if (n % 4 == 3) {
            return List.of(-1);
        }
        if (n % 8 == 5) {
            return List.of(2);
        }
        List<Integer> list = new ArrayList<>();
        for (int c = 3; c < 30 && c < n; c += 2) {
            if (jacobi(n, c) == -1) {
                list.add(c);
            }
        }
        return list;
    }

    /** Returns the symbol of a number for a small odd one, from its factors. */
    private static int jacobi(int number, int odd) {
        int symbol = 1;
        int rest = odd;
        for (int prime = 3; rest > 1; prime += 2) {
            for (; rest % prime == 0; rest /= prime) {
                int residue = 0;
                for (int i = 1; i < prime; i++) {
                    residue = i * i % prime == number % prime ? 1 : residue;
                }
                symbol *= number % prime == 0 ? 0 : residue == 1 ? 1 : -1;
            }
        }
        return symbol;
    }

    private static Plain root(int c, int n) {
        if (c == -1) {
            long power = BigInteger.TWO
                    .modPow(BigInteger.valueOf((n - 3) / 4), BigInteger.valueOf(n))
                    .longValue();
            return new Plain(power, power, c, n);
        }
        if (c == 2) {
            long power = BigInteger.TWO
                    .modPow(BigInteger.valueOf((n - 5) / 4), BigInteger.valueOf(n))
                    .longValue();
            return new Plain(0, Math.floorMod(power - 2 * power * power, n), c, n);
        }
        return new Plain(
                BigInteger.valueOf(c)
                        .modPow(BigInteger.valueOf((n - 1) / 8), BigInteger.valueOf(n))
                        .longValue(),
                0,
                c,
                n);
    }

    /** p(2p - 1) passes Fermat's test to half of all bases, and the first step here often enough. */
    @Test
    public void roundsFindWhatOnePowerDoesNot() {
        int[] passedFirst = new int[1];
        Seeds.forEach(100, rng -> {
            BigInteger prime = MontgomeryLimbsTest.random(34 + rng.nextInt(60), rng);
            BigInteger other;
            do {
                prime = prime.nextProbablePrime();
                other = prime.shiftLeft(1).subtract(BigInteger.ONE);
            } while (!other.isProbablePrime(50));
            BigInteger number = prime.multiply(other);
            int rest = number.intValue() & 7;
            if (rest != 1) {
                MontgomeryLimbs field = new MontgomeryLimbs(MontgomeryLimbsTest.limbs(number));
                int c = rest == 5 ? 2 : -1;
                Optional<long[][]> zeta = EulerCriterion.root(field, c);
                if (zeta.isPresent()) {
                    QuadraticFrobenius test = new QuadraticFrobenius(field, number, c, zeta.get());
                    passedFirst[0]++;
                    BigInteger a = MontgomeryLimbsTest.random(number.bitLength() - 1, rng);
                    BigInteger b = MontgomeryLimbsTest.random(number.bitLength() - 1, rng);
                    assertThat(test.passes(value(a, field), value(b, field))).isFalse();
                }
            }
            assertThat(Primality.isPrime(number)).as("%s", number).isFalse();
        });
        assertThat(passedFirst[0]).isGreaterThanOrEqualTo(Integer.getInteger("seed") == null ? 5 : 0);
    }

    private static long[] value(BigInteger number, MontgomeryLimbs field) {
        return Arrays.copyOf(MontgomeryLimbsTest.limbs(number), field.size());
    }
}
