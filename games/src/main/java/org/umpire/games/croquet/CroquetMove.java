package org.umpire.games.croquet;

/**
 * A move: what is added to a player's number.
 *
 * @param number 1 to 8 to go on, -8 to -1 to come back, 0 to skip; anything else breaks a rule
 */
public record CroquetMove(int number) implements Comparable<CroquetMove> {
    @Override
    public int compareTo(CroquetMove other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
