package org.umpire.games.big2;

/** The kinds of combinations; those of five cards from low to high. docs/games/big2.md#combinations. */
public enum Big2Kind {
    SINGLE(1, 0),
    PAIR(2, 1),
    TRIPLE(3, 2),
    STRAIGHT(5, 3),
    FLUSH(5, 4),
    FULL_HOUSE(5, 5),
    FOUR_AND_ONE(5, 6),
    STRAIGHT_FLUSH(5, 7);

    private final int size;
    private final int level;

    Big2Kind(int size, int level) {
        this.size = size;
        this.level = level;
    }

    /** Returns how many cards a combination of this kind has. */
    public int size() {
        return size;
    }

    /** Returns a number that is higher for a higher kind of the same size; the place in {@link #values}. */
    int level() {
        return level;
    }
}
