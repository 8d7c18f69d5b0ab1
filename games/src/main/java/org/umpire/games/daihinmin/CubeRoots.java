package org.umpire.games.daihinmin;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.umpire.games.daihinmin.QuadraticRing.Element;

/**
 * The cube roots of unity, of which there are three where the modulus n is prime, and whether z^w is one or becomes one by
 * cubing, with w = (n² - 1) / 3^v. Until some z yields a root other than 1, every solution of t² + t + 1 = 0 counts; it and its
 * inverse then are the only ones (Damgård and Frandsen, 2003).
 */
final class CubeRoots {
    private static final BigInteger THREE = BigInteger.valueOf(3);

    private final MontgomeryLimbs field;
    private final QuadraticRing ring;
    private final boolean oneModThree;
    private final int threes;
    private final BigInteger exponent;
    private final Element scratch;
    private final long[] left;
    private final long[] right;
    /** A root, or where n is 2 modulo 3 an element that divided into its conjugate is one. */
    private Optional<Element> known = Optional.empty();

    /**
     * The cube roots of unity.
     *
     * @param n the same as the field's modulus
     */
    CubeRoots(MontgomeryLimbs field, QuadraticRing ring, BigInteger n) {
        this.field = field;
        this.ring = ring;
        scratch = ring.zero();
        left = field.zero();
        right = field.zero();
        oneModThree = n.mod(THREE).equals(BigInteger.ONE);
        BigInteger rest = n.subtract(BigInteger.valueOf(oneModThree ? 1 : -1));
        int count = 0;
        for (BigInteger[] parts = rest.divideAndRemainder(THREE);
                parts[1].signum() == 0;
                parts = rest.divideAndRemainder(THREE)) {
            rest = parts[0];
            count++;
        }
        threes = count;
        exponent = rest;
    }

    /** Returns how often 3 divides n² - 1. */
    int threes() {
        return threes;
    }

    /** Returns (n ± 1) / 3^v. */
    BigInteger exponent() {
        return exponent;
    }

    /**
     * Returns whether z^w is 1 or becomes by cubing a root other than 1, which from then on is known.
     *
     * @param element z to the power of {@link #exponent}; changed by this
     */
    boolean include(Element element) {
        // z^w is the norm of the element, or its conjugate divided by it.
        if (oneModThree) {
            element.norm(left);
            System.arraycopy(left, 0, element.a, 0, left.length);
            Arrays.fill(element.b, 0);
        }
        if (oneModThree ? field.same(element.a, field.one()) : field.isZero(element.b)) {
            return true;
        }
        for (int i = 0; i < threes; i++) {
            if (isPrimitive(element)) {
                return isKnown(element);
            }
            element.cube(scratch);
        }
        return false;
    }

    private boolean isPrimitive(Element element) {
        if (oneModThree) {
            field.addLoose(element.a, field.one(), left);
            field.multiply(element.a, left, left);
            field.add(left, field.one(), left);
            return field.isZero(left);
        }
        // t = (a - bx) / (a + bx), and t² + t + 1 = 0 where 3a² + cb² = 0.
        field.multiply(element.a, element.a, left);
        field.multiply(left, 3, left);
        ring.timesNonResidue(element.b, right);
        field.multiply(element.b, right, right);
        field.add(left, right, left);
        return field.isZero(left);
    }

    private boolean isKnown(Element element) {
        if (known.isEmpty()) {
            known = Optional.of(ring.zero().set(element));
            return true;
        }
        Element root = known.get();
        if (oneModThree) {
            field.add(element.a, root.a, left);
            field.add(left, field.one(), left);
            return field.same(element.a, root.a) || field.isZero(left);
        }
        // Both are the same root, or the inverse: where (a' + b'x)(a ± bx) is whole.
        field.multiply(element.a, root.b, left);
        field.multiply(element.b, root.a, right);
        return field.sameButSign(left, right);
    }
}
