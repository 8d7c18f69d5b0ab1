package org.umpire.games.daihinmin;

/** What an entry of the course says of its player. The names go over the wire. */
public enum Status {
    /** Was dealt a hand, or played a number. */
    OK,
    /** Passed and drew. */
    PASSED,
    /** Played a Mersenne prime, and leads again. */
    MERSENNE,
    /** Played Belphegor's prime, and leads again. */
    BELPHEGOR;

    /** Returns whether such a play clears the table. */
    public boolean cuts() {
        return this == MERSENNE || this == BELPHEGOR;
    }
}
