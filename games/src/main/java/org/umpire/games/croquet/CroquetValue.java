package org.umpire.games.croquet;

/**
 * What a position is worth to the side to move, under perfect play of both.
 *
 * @param sign 1 for a win, 0 for a draw, -1 for a loss
 * @param distance moves of both up to and including the one that decides, where the winner hurries and the loser delays; 0
 *     for a draw
 */
public record CroquetValue(int sign, int distance) {
    /** Returns the text, such as {@code WIN 5}, {@code DRAW} or {@code LOSS 4}. */
    @Override
    public String toString() {
        return sign == 0 ? "DRAW" : (sign > 0 ? "WIN " : "LOSS ") + distance;
    }

    /** Returns the same position's worth to the other side, were it to be had before this move. */
    CroquetValue turned() {
        return new CroquetValue(-sign, distance);
    }
}
