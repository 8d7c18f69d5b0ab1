package org.umpire.games.daihinmin;

/** The ring of all a + bx, where x² = c, modulo a long odd number of which c is no quadratic residue. For one thread. */
final class QuadraticRing {
    private final MontgomeryLimbs field;
    private final int nonResidue;
    private final long[] sum;
    private final long[] other;
    private final long[] product;

    /**
     * A ring.
     *
     * @param nonResidue c: -1, or positive and below {@link MontgomeryLimbs#SMALL}
     */
    QuadraticRing(MontgomeryLimbs field, int nonResidue) {
        this.field = field;
        this.nonResidue = nonResidue;
        sum = field.zero();
        other = field.zero();
        product = field.zero();
    }

    /** Returns c. */
    int nonResidue() {
        return nonResidue;
    }

    /** Returns a new 0. */
    Element zero() {
        return of(field.zero(), field.zero());
    }

    /** Returns a new 1. */
    Element one() {
        return of(field.one(), field.zero());
    }

    /** Returns a + bx; it changes the values that are given. */
    Element of(long[] a, long[] b) {
        return new Element(a, b);
    }

    /** a + bx. What is done to it is done in place. */
    final class Element {
        final long[] a;
        final long[] b;

        private Element(long[] a, long[] b) {
            this.a = a;
            this.b = b;
        }

        /** Makes this the same as another element. */
        Element set(Element that) {
            System.arraycopy(that.a, 0, a, 0, a.length);
            System.arraycopy(that.b, 0, b, 0, b.length);
            return this;
        }

        /** Squares this: a² + cb² + 2abx, where the first is (a + b)(a + cb) - (1 + c)ab. */
        Element square() {
            field.addLoose(a, b, sum);
            if (nonResidue == -1) {
                field.subtractLoose(a, b, other);
                field.addLoose(a, a, product);
                field.multiply(product, b, b);
                field.multiply(sum, other, a);
                return this;
            }
            field.multiply(a, b, product);
            if (nonResidue == 2) {
                field.addLoose(b, b, other);
            } else {
                field.multiply(b, nonResidue, other);
            }
            field.addLoose(a, other, other);
            field.multiply(sum, other, sum);
            field.subtractMultiple(sum, product, 1 + nonResidue, a);
            field.add(product, product, b);
            return this;
        }

        /** Multiplies this by another element: aa' + cbb' + ((a + b)(a' + b') - aa' - bb')x. */
        Element times(Element factor) {
            field.addLoose(a, b, sum);
            field.addLoose(factor.a, factor.b, other);
            field.multiply(sum, other, sum);
            field.multiply(a, factor.a, a);
            field.multiply(b, factor.b, product);
            field.subtract(sum, a, sum);
            field.subtract(sum, product, b);
            timesNonResidue(product, product);
            field.add(a, product, a);
            return this;
        }

        /** Multiplies this by itself twice. */
        Element cube(Element scratch) {
            scratch.set(this);
            return square().times(scratch);
        }

        /** Makes this a - bx. */
        Element conjugate() {
            field.negate(b, b);
            return this;
        }

        /** Puts a² - cb², the product with the conjugate, into a place that is not of this. */
        void norm(long[] norm) {
            field.multiply(a, a, norm);
            field.multiply(b, b, product);
            timesNonResidue(product, product);
            field.subtract(norm, product, norm);
        }

        boolean same(Element that) {
            return field.same(a, that.a) && field.same(b, that.b);
        }
    }

    /** Puts c times a value into a place. */
    void timesNonResidue(long[] value, long[] result) {
        if (nonResidue == -1) {
            field.negate(value, result);
        } else {
            field.multiply(value, nonResidue, result);
        }
    }
}
