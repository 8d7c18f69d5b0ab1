package org.umpire.games.daihinmin;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Breach;

/**
 * All that one seat of a table may know, and no more: its own cards, how many each other seat has, and what happened.
 * Seats are counted as at the table. Who is out is told to nobody, but shows: the turn passes over such a seat.
 */
public final class DaihinminView {
    private final Place place;
    private final Hand hand;
    private final Trick trick;
    private final int[] left;
    private final Course course;
    private final String drawn;

    /** Where the seat is, and whether it is its turn. */
    record Place(int seat, Announcement announcement, boolean myTurn, boolean over) {}

    /**
     * A view.
     *
     * @param left how many cards each seat has; not changed afterwards
     * @param drawn what this seat drew, if its pass was the last thing that happened; else empty
     */
    DaihinminView(Place place, Hand hand, Trick trick, int[] left, Course course, String drawn) {
        this.place = place;
        this.hand = hand;
        this.trick = trick;
        this.left = left;
        this.course = course;
        this.drawn = drawn;
    }

    /** Returns the number of this seat, from 0. */
    public int seat() {
        return place.seat();
    }

    /** Returns how many seats the table has. */
    public int seats() {
        return left.length;
    }

    /** Returns what was told to all. */
    public Announcement announcement() {
        return place.announcement();
    }

    List<String> names() {
        return place.announcement().names();
    }

    /** Returns whether this seat owes a move. */
    public boolean myTurn() {
        return place.myTurn();
    }

    /** Returns whether the table is over. */
    public boolean over() {
        return place.over();
    }

    /** Returns the own cards. */
    public Hand hand() {
        return hand;
    }

    /** Returns what lies on the table. */
    public Trick trick() {
        return trick;
    }

    /** Returns how many cards a seat holds, or held when it was put out. */
    public int left(int seat) {
        return left[seat];
    }

    /** Returns how many cards the stock has. */
    public int stock() {
        int full = DaihinminDeal.CARDS - left.length * DaihinminDeal.HAND;
        return Math.max(0, full - course.passes() * DaihinminDeal.DRAW);
    }

    /** Returns what happened so far. */
    public Course course() {
        return course;
    }

    /** Returns what this seat drew in order, if its pass was the last thing that happened; else nothing. */
    public String drawn() {
        return drawn;
    }

    /** Returns the first rule that a move of this seat would break if it is its turn. */
    public Optional<Breach> check(DaihinminMove move) {
        return trick.check(hand, move);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DaihinminView view
                && place.equals(view.place)
                && hand.equals(view.hand)
                && trick.equals(view.trick)
                && Arrays.equals(left, view.left)
                && drawn.equals(view.drawn)
                && course.equals(view.course);
    }

    @Override
    public int hashCode() {
        return (course.hashCode() * 31 + hand.hashCode()) * 31 + place.seat();
    }

    /** Returns a short text for people. */
    @Override
    public String toString() {
        return "seat " + place.seat() + (myTurn() ? " to move" : "") + (over() ? ", over" : "") + ", hand " + hand
                + ", table "
                + trick.numbers() + ", left " + Arrays.toString(left) + ", drawn " + drawn + ", " + course.size()
                + " entries";
    }
}
