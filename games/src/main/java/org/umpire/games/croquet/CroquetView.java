package org.umpire.games.croquet;

/**
 * What a seat knows: everything, since nothing is hidden.
 *
 * @param seat 0 for A, who moves first; 1 for B
 * @param position where the balls lie and who is to move
 * @param moves how many were made
 * @param last the number of the last move; 0 before the first
 * @param end how the game stands
 */
public record CroquetView(
        int seat, CroquetReadings readings, CroquetPosition position, int moves, int last, CroquetEnd end) {
    /** Returns whether this seat owes a move. */
    public boolean myTurn() {
        return end == CroquetEnd.NONE && position.mover() == seat;
    }
}
