package org.umpire.games.daihinmin;

import java.util.Optional;

/**
 * The power by which most composites are found: for a prime n, c^((n - 1) / 2) = -1 where c has the Jacobi symbol -1. What is
 * computed is a root of it, from which an element ζ with ζ⁴ = -1 follows.
 */
final class EulerCriterion {
    private final MontgomeryLimbs field;
    private final int nonResidue;

    private EulerCriterion(MontgomeryLimbs field, int nonResidue) {
        this.field = field;
        this.nonResidue = nonResidue;
    }

    /**
     * Returns ζ, as a and b of a + bx with x² = c; nothing if the number is found composite.
     *
     * @param nonResidue c, whose Jacobi symbol is -1: -1 where the number is 3 modulo 4, 2 where it is 5 modulo 8
     */
    static Optional<long[][]> root(MontgomeryLimbs field, int nonResidue) {
        return new EulerCriterion(field, nonResidue).root();
    }

    private Optional<long[][]> root() {
        long[] a = nonResidue > 2 ? powerOfNonResidue() : powerOfTwo();
        long[] b = field.zero();
        long[] check = field.zero();
        long[] expected = field.zero();
        field.negate(field.one(), expected);
        field.multiply(a, a, check);
        if (nonResidue == -1) {
            // a = 2^((n - 3) / 4) and 2a² = ±1, as n is ±1 modulo 8; ζ = a + ax.
            field.add(check, check, check);
            expected = field.bit(2) ? field.one() : expected;
            b = a.clone();
        } else if (nonResidue == 2) {
            // b = 2^((n - 5) / 4) and 4b² = -1; ζ = (b - 2b²)x, where b is half a root of -1.
            field.add(check, check, check);
            field.subtract(a, check, b);
            field.add(check, check, check);
            a = field.zero();
        } else {
            field.multiply(check, check, check);
        }
        return field.same(check, expected) ? Optional.of(new long[][] {a, b}) : Optional.empty();
    }

    /** Returns 2 to the power of n / 4, rounded down to (n - 3) / 4 or (n - 5) / 4. */
    private long[] powerOfTwo() {
        long[] power = field.one();
        for (int bit = field.bitLength() - 1; bit >= 2; bit--) {
            field.multiply(power, power, power);
            if (field.bit(bit) && (bit > 2 || nonResidue == -1)) {
                field.addLoose(power, power, power);
            }
        }
        field.multiply(power, 1, power);
        return power;
    }

    /** Returns the non-residue to the power of (n - 1) / 8. */
    private long[] powerOfNonResidue() {
        long[] power = field.one();
        for (int bit = field.bitLength() - 1; bit >= 3; bit--) {
            field.multiply(power, power, power);
            if (field.bit(bit)) {
                field.multiply(power, nonResidue, power);
            }
        }
        return power;
    }
}
