package org.umpire.games.daihinmin;

/**
 * A move: a number, as the cards that make it in order, or a pass. Whether the number is prime is found out once, when it
 * is first asked. Immutable otherwise.
 */
public final class DaihinminMove {
    /** A pass. */
    public static final DaihinminMove PASS = new DaihinminMove("");

    /** Belphegor's prime, which may be played at any turn. */
    public static final String BELPHEGOR = "1000000000000066600000000000001";

    static final String PASS_TEXT = "pass";

    /** Every thread that finds it empty finds out the same. */
    private enum Kind {
        UNKNOWN,
        COMPOSITE,
        PRIME,
        MERSENNE
    }

    private final String cards;
    private Kind kind = Kind.UNKNOWN;

    private DaihinminMove(String cards) {
        this.cards = cards;
    }

    /**
     * Returns the move that plays a number.
     *
     * @param cards its digits in order, at least one
     * @throws IllegalArgumentException if there is something else than digits, or nothing
     */
    public static DaihinminMove number(String cards) {
        if (cards.isEmpty() || !isAllDigits(cards)) {
            throw new IllegalArgumentException("not a number: '" + cards + "'");
        }
        return new DaihinminMove(cards);
    }

    private static boolean isAllDigits(String cards) {
        for (int i = 0; i < cards.length(); i++) {
            if (cards.charAt(i) < '0' || cards.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    /** Returns the digits of the number in order; empty for a pass. */
    public String cards() {
        return cards;
    }

    /** Returns whether this is a pass. */
    public boolean isPass() {
        return cards.isEmpty();
    }

    /** Returns whether this plays Belphegor's prime. */
    public boolean isBelphegor() {
        return cards.equals(BELPHEGOR);
    }

    /** Returns whether this plays a prime. */
    public boolean isPrime() {
        return kind().compareTo(Kind.COMPOSITE) > 0;
    }

    /** Returns whether this plays a prime that is one less than a power of two. */
    public boolean isMersenne() {
        return kind() == Kind.MERSENNE;
    }

    private Kind kind() {
        Kind known = kind;
        if (known == Kind.UNKNOWN) {
            known = isPass() || !Primality.isPrime(cards)
                    ? Kind.COMPOSITE
                    : Primality.isOneLessThanAPowerOfTwo(cards) ? Kind.MERSENNE : Kind.PRIME;
            kind = known;
        }
        return known;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DaihinminMove move && cards.equals(move.cards);
    }

    @Override
    public int hashCode() {
        return cards.hashCode();
    }

    /** Returns the text as in records: the number, or {@code pass}. */
    @Override
    public String toString() {
        return isPass() ? PASS_TEXT : cards;
    }
}
