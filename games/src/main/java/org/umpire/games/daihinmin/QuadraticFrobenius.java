package org.umpire.games.daihinmin;

import java.math.BigInteger;
import java.util.Arrays;
import org.umpire.games.daihinmin.QuadraticRing.Element;

/**
 * Rounds of a quadratic Frobenius primality test for a long odd number n without prime factors below 2^12: that of Seysen
 * (2005) with the cube roots of unity of Damgård and Frandsen (2003). A prime passes with every z but 0; a composite passes
 * six rounds with a probability below 2^-100. Why: docs/games/daihinmin.md#primality.
 *
 * <p>It computes in the ring of all a + bx where x² = c and c has the Jacobi symbol -1, with a known ζ of ζ⁴ = -1. Let n² -
 * 1 = 2^u s with an odd s, and = 3^v w where 3 does not divide w. If n is prime, then z^n is the conjugate of z; z^s is a power of
 * ζ or becomes an odd one by squaring; and z^w is 1 or becomes one of the two other cube roots of 1 by cubing.
 */
final class QuadraticFrobenius {
    /** From so many bits on longer windows pay. */
    private static final int LONG = 400;

    private final MontgomeryLimbs field;
    private final QuadraticRing ring;
    private final EighthRoots eighthRoots;
    private final CubeRoots cubeRoots;
    private final boolean oneModFour;
    /** How often 2 divides n² - 1. */
    private final int twos;
    /** n / 2^u less 3^v times e / 2^u, both rounded down, in base 3, where e is the exponent of the cube roots; below 3^v. */
    private final String ternary;
    /** Odd powers, for windows. */
    private final Element[] odd;

    private final int window;
    private final Element power;
    private final Element cubic;
    private final Element next;
    private final Element half;
    private final Element scratch;
    private final long[] norm;

    /**
     * The test of a number.
     *
     * @param n the same as the field's modulus
     * @param nonResidue c
     * @param zeta ζ as {@link EulerCriterion#root} returns it
     */
    QuadraticFrobenius(MontgomeryLimbs field, BigInteger n, int nonResidue, long[][] zeta) {
        this.field = field;
        ring = new QuadraticRing(field, nonResidue);
        eighthRoots = new EighthRoots(field, ring, zeta);
        cubeRoots = new CubeRoots(field, ring, n);
        oneModFour = !field.bit(1);
        twos = n.subtract(BigInteger.valueOf(oneModFour ? 1 : -1)).getLowestSetBit() + 1;
        BigInteger cubed = BigInteger.valueOf(3).pow(cubeRoots.threes());
        String digits = n.shiftRight(twos)
                .subtract(cubeRoots.exponent().shiftRight(twos).multiply(cubed))
                .toString(3);
        ternary = "0".repeat(cubeRoots.threes() - digits.length()) + digits;
        window = field.bitLength() > LONG ? 5 : 4;
        odd = new Element[1 << (window - 1)];
        Arrays.setAll(odd, i -> ring.zero());
        power = ring.zero();
        cubic = ring.zero();
        next = ring.zero();
        half = ring.zero();
        scratch = ring.zero();
        norm = field.one();
    }

    /**
     * Returns whether the number passes with z = a + bx. The first cube root of unity that comes out is kept for later calls.
     *
     * @param a uniformly drawn below the number, as is b; not both are 0
     */
    boolean passes(long[] a, long[] b) {
        Element z = ring.of(a, b);
        // n = 2^(u - 1) d ± 1 with an odd d; y = z^((d - 1) / 2).
        Element y = power(z);
        next.set(y).times(z);
        half.set(y).times(next);
        for (int i = 2; i < twos; i++) {
            half.square();
        }
        Element almost = odd[0].set(half).square();
        Element expected = odd[1].set(z).conjugate();
        (oneModFour ? almost : expected).times(z);
        if (!almost.same(expected)) {
            return false;
        }
        // s = n (d - 1) / 2 + (n ± d) / 2, and z^n is the conjugate. In place of a division, all is multiplied by a
        // norm.
        Element result = y.conjugate().times(half);
        if (!oneModFour) {
            next.norm(norm);
            next.conjugate();
        }
        result.times(next);
        return eighthRoots.include(result, norm, twos - 3) && cubeRoots.include(cubic);
    }

    /** Returns z to the power of n / 2^u, rounded down, and keeps its power for the cube roots. */
    private Element power(Element z) {
        power(z, cubeRoots.exponent(), twos);
        cubic.set(power);
        for (int bit = twos - 1; bit >= 0; bit--) {
            cubic.square();
            if (cubeRoots.exponent().testBit(bit)) {
                cubic.times(z);
            }
        }
        for (int i = 0; i < ternary.length(); i++) {
            power.cube(scratch);
            for (int digit = ternary.charAt(i); digit > '0'; digit--) {
                power.times(z);
            }
        }
        return power;
    }

    /** Sets the power to z to the exponent / 2^shift, rounded down, by windows that slide. */
    private void power(Element z, BigInteger exponent, int shift) {
        scratch.set(z).square();
        odd[0].set(z);
        for (int i = 1; i < odd.length; i++) {
            odd[i].set(odd[i - 1]).times(scratch);
        }
        System.arraycopy(field.one(), 0, power.a, 0, field.size());
        Arrays.fill(power.b, 0);
        int bit = exponent.bitLength() - 1;
        boolean isOne = true;
        while (bit >= shift) {
            int low = bit;
            if (exponent.testBit(bit)) {
                low = Math.max(shift, bit - window + 1);
                while (!exponent.testBit(low)) {
                    low++;
                }
            }
            int bits = 0;
            for (; bit >= low; bit--) {
                if (!isOne) {
                    power.square();
                }
                bits = bits << 1 | (exponent.testBit(bit) ? 1 : 0);
            }
            if (bits > 0 && isOne) {
                power.set(odd[bits >> 1]);
                isOne = false;
            } else if (bits > 0) {
                power.times(odd[bits >> 1]);
            }
        }
    }
}
