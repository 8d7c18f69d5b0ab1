package org.umpire.rules;

/**
 * A position at a table.
 *
 * @param index 0-based, in the order of play
 */
public record Seat(int index) {
    public Seat {
        if (index < 0) {
            throw new IllegalArgumentException("negative seat: " + index);
        }
    }

    /** Returns the seat that is {@code steps} further in the order of play at a table of {@code seats} seats. */
    public Seat plus(int steps, int seats) {
        return new Seat(Math.floorMod(index + steps, seats));
    }

    @Override
    public String toString() {
        return Integer.toString(index);
    }
}
