package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

/** Primality against the JDK's own, and against numbers that are known to fool weaker tests. */
public class PrimalityTest {
    private static final int CERTAINTY = 120;
    private static final BigInteger TWO = BigInteger.TWO;

    @Test
    public void smallNumbersAreAsASieveSays() {
        int limit = 300_000;
        BitSet composite = new BitSet(limit);
        composite.set(0, 2);
        for (int i = 2; i * i < limit; i++) {
            for (int multiple = i * i; multiple < limit; multiple += i) {
                composite.set(multiple);
            }
        }
        for (int i = 0; i < limit; i++) {
            if (Primality.isPrime(i) == composite.get(i)) {
                assertThat(Primality.isPrime(i)).as("%d", i).isEqualTo(!composite.get(i));
            }
        }
    }

    @Test
    public void numbersOfEverySizeAreAsTheJdkSays() {
        Seeds.forEach(60, rng -> {
            for (int bits = 2; bits <= 130; bits++) {
                agrees(random(bits, rng));
                agrees(random(bits, rng).setBit(0));
            }
            agrees(random(bits(rng), rng).setBit(0));
        });
        Seeds.forEach(1, rng -> {
            for (int bits = 130; bits <= 2700; bits += 1 + bits / 16) {
                agrees(random(bits, rng).setBit(0));
            }
        });
    }

    /** Every class modulo 8 of every number of limbs up to 200 digits, and one prime of 664. */
    @Test
    public void longPrimesAreFound() {
        Seeds.forEach(1, rng -> {
            for (int bits = 65; bits <= 700; bits += bits < 200 ? 7 : 112) {
                for (int rest = 1; rest < 8; rest += 2) {
                    BigInteger prime = random(bits, rng).nextProbablePrime();
                    while ((prime.intValue() & 7) != rest && bits < 200) {
                        prime = prime.nextProbablePrime();
                    }
                    assertThat(Primality.isPrime(prime.toString()))
                            .as("%s", prime)
                            .isTrue();
                }
            }
        });
        assertThat(Primality.isPrime(TWO.pow(2203).subtract(BigInteger.ONE))).isTrue();
        assertThat(Primality.isPrime("00000000000000000000000000000000000007")).isTrue();
    }

    @Test
    public void squaresAndCubesOfPrimesAreComposite() {
        Seeds.forEach(60, rng -> {
            BigInteger prime = random(33 + rng.nextInt(100), rng).nextProbablePrime();
            assertThat(Primality.isPrime(prime.pow(2))).as("%s squared", prime).isFalse();
            assertThat(Primality.isPrime(prime.pow(3))).as("%s cubed", prime).isFalse();
        });
    }

    private static int bits(RandomGenerator rng) {
        return 130 + rng.nextInt(400);
    }

    @Test
    public void primesOfEverySizeAreFound() {
        Seeds.forEach(6, rng -> {
            for (int bits = 3; bits <= 128; bits++) {
                BigInteger prime = random(bits, rng).nextProbablePrime();
                assertThat(Primality.isPrime(prime)).as("%s", prime).isTrue();
                assertThat(Primality.isPrime(prime.toString())).isTrue();
            }
        });
    }

    /** Products of two primes of like size have no small factor. */
    @Test
    public void productsOfTwoPrimesAreComposite() {
        Seeds.forEach(20, rng -> {
            for (int bits = 9; bits <= 70; bits++) {
                BigInteger product = random(bits, rng)
                        .nextProbablePrime()
                        .multiply(random(bits, rng).nextProbablePrime());
                assertThat(Primality.isPrime(product)).as("%s", product).isFalse();
            }
        });
    }

    private static BigInteger random(int bits, RandomGenerator rng) {
        BigInteger number = BigInteger.ZERO;
        for (int i = 0; i < bits; i += 32) {
            number = number.shiftLeft(32).add(BigInteger.valueOf(rng.nextInt() & 0xFFFF_FFFFL));
        }
        return number.mod(BigInteger.ONE.shiftLeft(bits)).setBit(bits - 1);
    }

    private static void agrees(BigInteger number) {
        assertThat(Primality.isPrime(number)).as("%s", number).isEqualTo(number.isProbablePrime(CERTAINTY));
    }

    @Test
    public void theEdgesOfEachMethodAreRight() {
        for (String edge : List.of("100000", "4294967296", "9223372036854775808", "18446744073709551616")) {
            around(new BigInteger(edge));
        }
        around(new BigInteger("3317044064679887385961981"));
        around(BigInteger.TEN.pow(18));
        around(BigInteger.TEN.pow(19));
    }

    private static void around(BigInteger edge) {
        for (int step = -200; step <= 200; step++) {
            BigInteger number = edge.add(BigInteger.valueOf(step));
            agrees(number);
            assertThat(Primality.isPrime(number.toString())).isEqualTo(Primality.isPrime(number));
        }
    }

    /** The least strong pseudoprimes to the first k prime bases (OEIS A014233), and others of that kind. */
    @Test
    public void strongPseudoprimesAreComposite() {
        for (String number : List.of(
                "2047",
                "1373653",
                "25326001",
                "3215031751",
                "2152302898747",
                "3474749660383",
                "341550071728321",
                "3825123056546413051",
                "318665857834031151167461",
                "3317044064679887385961981",
                // Strong pseudoprimes to base 2 just below 2^64.
                "18446744066047760377",
                "18446743208455367653",
                "18446725861112997001")) {
            assertThat(Primality.isPrime(number)).as(number).isFalse();
        }
    }

    /** By docs/games/daihinmin.md#primality: five factors, and any of the rounds may be that which finds the cube roots. */
    @Test
    public void theRoundsAreAsManyAsTheProofNeeds() {
        double known = StrictMath.pow(24, -4);
        double finding = StrictMath.pow(8, -4) * 33 / 243;
        double bound = LongPrimality.rounds() * finding * StrictMath.pow(known, LongPrimality.rounds() - 1);
        assertThat(bound).isLessThan(0x1p-103);
    }

    /** Passes Miller and Rabin's test to all prime bases below 307 (Arnault, 1995). */
    @Test
    public void aNumberMadeForFixedBasesIsComposite() {
        BigInteger factor = new BigInteger("296744956686855105501541746429053327307719917998530433509950755312"
                + "76838753171770199594238596428121188033664754218345562493168782883");
        BigInteger second = factor.subtract(BigInteger.ONE)
                .multiply(BigInteger.valueOf(313))
                .add(BigInteger.ONE);
        BigInteger third = factor.subtract(BigInteger.ONE)
                .multiply(BigInteger.valueOf(353))
                .add(BigInteger.ONE);
        BigInteger number = factor.multiply(second).multiply(third);
        for (int base = 2; base < 307; base++) {
            assertThat(passes(number, BigInteger.valueOf(base)))
                    .as("base %d", base)
                    .isTrue();
        }
        assertThat(Primality.isPrime(number)).isFalse();
    }

    /** Miller and Rabin's test; the number is 3 modulo 4. */
    private static boolean passes(BigInteger number, BigInteger base) {
        BigInteger less = number.subtract(BigInteger.ONE);
        BigInteger power = base.modPow(less.shiftRight(1), number);
        return power.equals(BigInteger.ONE) || power.equals(less);
    }

    @Test
    public void carmichaelNumbersAreComposite() {
        for (long number : new long[] {
            561,
            1105,
            1729,
            2465,
            2821,
            6601,
            8911,
            825265,
            321197185,
            5394826801L,
            232250619601L,
            9746347772161L,
            1436697831295441L,
            60977817398996785L,
            7156857700403137441L
        }) {
            assertThat(Primality.isPrime(number)).as("%d", number).isFalse();
        }
        // (6k + 1)(12k + 1)(18k + 1), where all three are prime (Chernick).
        int found = 0;
        for (long k = 1; found < 200; k++) {
            BigInteger first = BigInteger.valueOf(6 * k + 1);
            BigInteger second = BigInteger.valueOf(12 * k + 1);
            BigInteger third = BigInteger.valueOf(18 * k + 1);
            if (first.isProbablePrime(50) && second.isProbablePrime(50) && third.isProbablePrime(50)) {
                found++;
                assertThat(Primality.isPrime(first.multiply(second).multiply(third)))
                        .as("k = %d", k)
                        .isFalse();
            }
        }
    }

    @Test
    public void mersenneAndOtherBigPrimesAreKnown() {
        for (int exponent : new int[] {2, 3, 5, 7, 13, 17, 19, 31, 61, 89, 107, 127, 521, 607}) {
            BigInteger mersenne = TWO.pow(exponent).subtract(BigInteger.ONE);
            assertThat(Primality.isPrime(mersenne)).as("2^%d - 1", exponent).isTrue();
            assertThat(DaihinminMove.number(mersenne.toString()).isMersenne()).isTrue();
        }
        for (int exponent : new int[] {4, 11, 23, 29, 37, 67, 101, 257, 523}) {
            BigInteger composite = TWO.pow(exponent).subtract(BigInteger.ONE);
            assertThat(Primality.isPrime(composite)).as("2^%d - 1", exponent).isFalse();
            assertThat(DaihinminMove.number(composite.toString()).isMersenne()).isFalse();
        }
        assertThat(Primality.isPrime(DaihinminMove.BELPHEGOR)).isTrue();
        assertThat(DaihinminMove.number(DaihinminMove.BELPHEGOR).isMersenne()).isFalse();
        // The least primes of 100 and 200 digits, and the composites around them.
        for (int[] least : new int[][] {{100, 289}, {200, 153}}) {
            BigInteger power = BigInteger.TEN.pow(least[0] - 1);
            for (int more = 1; more <= least[1]; more += 2) {
                assertThat(Primality.isPrime(power.add(BigInteger.valueOf(more))))
                        .as("10^%d + %d", least[0] - 1, more)
                        .isEqualTo(power.add(BigInteger.valueOf(more)).isProbablePrime(CERTAINTY));
            }
        }
    }

    /** Numbers are prime or not whichever way they are given, also those that only an unsigned long holds. */
    @Test
    public void longsAreUnsigned() {
        Seeds.forEach(200, rng -> {
            long number = rng.nextLong() | Long.MIN_VALUE | 1;
            BigInteger big = new BigInteger(Long.toUnsignedString(number));
            assertThat(Primality.isPrime(number)).as("%s", big).isEqualTo(big.isProbablePrime(CERTAINTY));
        });
        assertThat(Primality.isPrime(-59L)).as("2^64 - 59").isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> Primality.isPrime(BigInteger.ONE.negate()));
    }
}
