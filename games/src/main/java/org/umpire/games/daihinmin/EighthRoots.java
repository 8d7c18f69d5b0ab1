package org.umpire.games.daihinmin;

import org.umpire.games.daihinmin.QuadraticRing.Element;

/**
 * The powers of an element ζ with ζ⁴ = -1, and whether an element is one of them or becomes an odd one by squaring: where the
 * modulus is prime, all that have the order 8 are odd powers.
 */
final class EighthRoots {
    private final MontgomeryLimbs field;
    /** -1 where the modulus is 3 modulo 4: then ζ is t + tx. Else ζ is t or tx. */
    private final boolean isSum;

    private final Element[] powers = new Element[8];
    private final long[] multiple;

    /**
     * The powers of ζ.
     *
     * @param zeta a and b of a + bx
     */
    EighthRoots(MontgomeryLimbs field, QuadraticRing ring, long[][] zeta) {
        this.field = field;
        isSum = ring.nonResidue() == -1;
        multiple = field.zero();
        Element root = ring.of(zeta[0], zeta[1]);
        Element power = ring.one();
        for (int i = 0; i < powers.length; i++) {
            powers[i] = ring.zero().set(power);
            power.times(root);
        }
    }

    /**
     * Returns whether an element is a power of ζ or becomes an odd one by squaring it at most so many times.
     *
     * @param element changed by this
     * @param norm what it must be divided by first; changed by this, and 1 if the modulus is 1 modulo 4
     */
    boolean include(Element element, long[] norm, int squarings) {
        boolean isIncluded = isPower(element, norm, false);
        for (int i = 0; i < squarings && !isIncluded; i++) {
            element.square();
            if (isSum) {
                field.multiply(norm, norm, norm);
            }
            isIncluded = isPower(element, norm, true);
        }
        return isIncluded;
    }

    private boolean isPower(Element element, long[] norm, boolean isOdd) {
        if (!isSum) {
            for (int i = isOdd ? 1 : 0; i < powers.length; i += isOdd ? 2 : 1) {
                if (element.same(powers[i])) {
                    return true;
                }
            }
            return false;
        }
        field.multiply(powers[1].a, norm, multiple);
        if (field.sameButSign(element.a, multiple)) {
            return field.sameButSign(element.b, multiple);
        }
        return !isOdd
                && (field.isZero(element.b)
                        ? field.sameButSign(element.a, norm)
                        : field.isZero(element.a) && field.sameButSign(element.b, norm));
    }
}
