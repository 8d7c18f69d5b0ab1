package org.umpire.games.daihinmin;

import java.util.Arrays;
import java.util.Optional;

/**
 * The primality test of Seysen (2005), a simplified quadratic Frobenius test, for a long odd number n without prime
 * factors below 2^12. A prime passes with every z but 0; a composite passes one {@link #passes round} for little more than 2^-12 of all z. Why:
 * docs/games/daihinmin.md#primality.
 *
 * <p>It computes in the ring of all a + bx where x² = c and c has the Jacobi symbol -1, with a known ζ of ζ⁴ = -1. Let n² -
 * 1 = 2^u s with an odd s. If n is prime, then z^n is the conjugate of z, and z^s is a power of ζ or becomes an odd one
 * by squaring.
 */
final class QuadraticFrobenius {
    private static final int WINDOW = 4;

    private final MontgomeryLimbs field;
    private final boolean oneModFour;
    /** How often 2 divides n² - 1. */
    private final int twos;
    /** -1, 2 or the value of any other small number. */
    private final int nonResidue;

    private final long[] nonResidueValue;
    private final Element[] roots = new Element[8];
    /** Odd powers, for windows. */
    private final Element[] odd = new Element[1 << (WINDOW - 1)];

    private final Element power;
    private final Element next;
    private final Element half;
    private final Element scratch;
    private final long[] sum;
    private final long[] other;
    private final long[] product;

    /** a + bx. */
    private final class Element {
        final long[] a;
        final long[] b;

        Element() {
            this(field.zero(), field.zero());
        }

        Element(long[] a, long[] b) {
            this.a = a;
            this.b = b;
        }

        /** Squares this: (a + b)(a + cb) - (1 + c)ab + 2abx. */
        void square() {
            field.multiply(a, b, product);
            field.add(a, b, sum);
            if (nonResidue == -1) {
                field.subtract(a, b, other);
                field.multiply(sum, other, a);
                field.add(product, product, b);
                return;
            }
            timesNonResidue(b, other);
            field.add(a, other, other);
            field.multiply(sum, other, sum);
            timesNonResidue(product, other);
            field.add(other, product, other);
            field.subtract(sum, other, a);
            field.add(product, product, b);
        }

        /** Multiplies this by another element: aa' + cbb' + ((a + b)(a' + b') - aa' - bb')x. */
        void times(Element factor) {
            field.add(a, b, sum);
            field.add(factor.a, factor.b, other);
            field.multiply(sum, other, sum);
            field.multiply(a, factor.a, a);
            field.multiply(b, factor.b, b);
            field.subtract(sum, a, sum);
            timesNonResidue(b, other);
            field.add(a, other, a);
            field.subtract(sum, b, b);
        }

        /** Makes this the same as another element. */
        Element set(Element that) {
            System.arraycopy(that.a, 0, a, 0, a.length);
            System.arraycopy(that.b, 0, b, 0, b.length);
            return this;
        }

        Element conjugate() {
            Arrays.fill(other, 0);
            field.subtract(other, b, b);
            return this;
        }

        boolean same(Element that) {
            return field.same(a, that.a) && field.same(b, that.b);
        }
    }

    private QuadraticFrobenius(MontgomeryLimbs field, int nonResidue) {
        this.field = field;
        this.nonResidue = nonResidue;
        nonResidueValue = nonResidue > 2 ? field.of(nonResidue) : field.zero();
        sum = field.zero();
        other = field.zero();
        product = field.zero();
        Arrays.setAll(odd, i -> new Element());
        power = new Element();
        next = new Element();
        half = new Element();
        scratch = new Element();
        oneModFour = !field.bit(1);
        int same = 1;
        while (field.bit(same) != oneModFour) {
            same++;
        }
        twos = same + 1;
    }

    /**
     * Returns the test of a number, or nothing if the number is found composite, which most are, by Euler's criterion.
     *
     * @param nonResidue whose Jacobi symbol is -1: -1 where the number is 3 modulo 4, 2 where it is 5 modulo 8
     */
    static Optional<QuadraticFrobenius> of(MontgomeryLimbs field, int nonResidue) {
        QuadraticFrobenius test = new QuadraticFrobenius(field, nonResidue);
        return test.findsRoots() ? Optional.of(test) : Optional.empty();
    }

    private void timesNonResidue(long[] value, long[] result) {
        if (nonResidue == -1) {
            Arrays.fill(other, 0);
            field.subtract(other, value, result);
        } else if (nonResidue == 2) {
            field.add(value, value, result);
        } else if (nonResidue <= MontgomeryLimbs.SMALL) {
            field.multiply(value, nonResidue, result);
        } else {
            field.multiply(value, nonResidueValue, result);
        }
    }

    /** Finds ζ by a power of 2 or of the non-residue, and with it whether that power is what it is for a prime. */
    private boolean findsRoots() {
        long[] a = nonResidue > 2 ? powerOfNonResidue() : powerOfTwo();
        long[] b = field.zero();
        long[] check = field.zero();
        long[] expected = field.zero();
        field.subtract(expected, field.one(), expected);
        field.multiply(a, a, check);
        if (nonResidue == -1) {
            // a = 2^((n - 3) / 4) and 2a² = ±1, as n is ±1 modulo 8; ζ = a + ax.
            field.add(check, check, check);
            expected = field.bit(2) ? field.one() : expected;
            b = a;
        } else if (nonResidue == 2) {
            // b = 2^((n - 5) / 4) and 4b² = -1; ζ = (b - 2b²)x, where b is half a root of -1.
            field.add(check, check, check);
            field.subtract(a, check, b);
            field.add(check, check, check);
            a = field.zero();
        } else {
            field.multiply(check, check, check);
        }
        if (!field.same(check, expected)) {
            return false;
        }
        Element root = new Element(a, b);
        Element power = new Element(field.one(), field.zero());
        for (int i = 0; i < roots.length; i++) {
            roots[i] = new Element().set(power);
            power.times(root);
        }
        return true;
    }

    /** Returns 2 to the power of n / 4, rounded down to (n - 3) / 4 or (n - 5) / 4. */
    private long[] powerOfTwo() {
        long[] power = field.one();
        for (int bit = field.bitLength() - 1; bit >= 2; bit--) {
            field.multiply(power, power, power);
            if (field.bit(bit) && (bit > 2 || nonResidue == -1)) {
                field.add(power, power, power);
            }
        }
        return power;
    }

    /** Returns the non-residue to the power of (n - 1) / 8. */
    private long[] powerOfNonResidue() {
        long[] power = field.one();
        for (int bit = field.bitLength() - 1; bit >= 3; bit--) {
            field.multiply(power, power, power);
            if (field.bit(bit)) {
                timesNonResidue(power, power);
            }
        }
        return power;
    }

    /**
     * Returns whether the number passes with z = a + bx.
     *
     * @param a uniformly drawn below the number, as is b
     */
    boolean passes(long[] a, long[] b) {
        Element z = new Element(a, b);
        // n = 2^(u - 1) d ± 1 with an odd d; y = z^((d - 1) / 2).
        Element y = power(z, twos);
        next.set(y).times(z);
        half.set(y).times(next);
        for (int i = 2; i < twos; i++) {
            half.square();
        }
        Element almost = odd[0].set(half);
        almost.square();
        Element expected = odd[1].set(z).conjugate();
        (oneModFour ? almost : expected).times(z);
        if (!almost.same(expected)) {
            return false;
        }
        // s = n (d - 1) / 2 + (n ± d) / 2, and z^n is the conjugate. In place of a division, all is multiplied by a
        // norm.
        Element result = y.conjugate();
        result.times(half);
        long[] norm = field.one();
        if (oneModFour) {
            result.times(next);
        } else {
            Element conjugate = half.set(next).conjugate();
            result.times(conjugate);
            conjugate.times(next);
            norm = conjugate.a;
        }
        return isRoot(result, norm);
    }

    private boolean isRoot(Element result, long[] norm) {
        for (int squared = 0; squared <= twos - 3; squared++) {
            for (int i = squared == 0 ? 0 : 1; i < roots.length; i += squared == 0 ? 1 : 2) {
                field.multiply(roots[i].a, norm, scratch.a);
                field.multiply(roots[i].b, norm, scratch.b);
                if (result.same(scratch)) {
                    return true;
                }
            }
            result.square();
            field.multiply(norm, norm, norm);
        }
        return false;
    }

    /** Returns an element to the power of n / 2^shift, rounded down, by windows that slide. */
    private Element power(Element base, int shift) {
        scratch.set(base).square();
        odd[0].set(base);
        for (int i = 1; i < odd.length; i++) {
            odd[i].set(odd[i - 1]).times(scratch);
        }
        System.arraycopy(field.one(), 0, power.a, 0, field.size());
        Arrays.fill(power.b, 0);
        int bit = field.bitLength() - 1;
        while (bit >= shift) {
            int low = bit;
            if (field.bit(bit)) {
                low = Math.max(shift, bit - WINDOW + 1);
                while (!field.bit(low)) {
                    low++;
                }
            }
            int window = 0;
            for (; bit >= low; bit--) {
                power.square();
                window = window << 1 | (field.bit(bit) ? 1 : 0);
            }
            if (window > 0) {
                power.times(odd[window >> 1]);
            }
        }
        return power;
    }
}
