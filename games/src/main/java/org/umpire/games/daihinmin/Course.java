package org.umpire.games.daihinmin;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What happened at a table so far, as everybody saw it: the deal to each player, then every play and pass. Immutable; a
 * longer course shares the shorter one that it goes on from, and the text of each entry is made and kept once.
 */
public final class Course {
    /** Nothing yet. */
    public static final Course EMPTY = new Course();

    private final Optional<Course> before;
    private final Optional<Action> last;
    private final int size;
    private final int passes;
    private final int hash;
    /** Of a table, whose names are always the same. Every thread that finds it empty makes an equal one. */
    private Optional<CourseText> text = Optional.empty();

    private Course() {
        before = Optional.empty();
        last = Optional.empty();
        size = 0;
        passes = 0;
        hash = 1;
    }

    private Course(Course before, Action last) {
        this.before = Optional.of(before);
        this.last = Optional.of(last);
        size = before.size + 1;
        passes = before.passes + (last.status() == Status.PASSED ? 1 : 0);
        hash = 31 * before.hash + Objects.hash(last.seat(), last.status().name(), last.left(), last.numbers());
    }

    /**
     * One entry.
     *
     * @param left how many cards the player has after it
     * @param numbers on the table after it, before a cut clears it
     */
    public record Action(int seat, Status status, int left, List<String> numbers) {
        /** Takes a copy. */
        public Action {
            numbers = List.copyOf(numbers);
        }
    }

    /** Returns the course of a table that was just dealt. */
    static Course dealt(int seats) {
        Course course = EMPTY;
        for (int seat = 0; seat < seats; seat++) {
            course = course.plus(new Action(seat, Status.OK, DaihinminDeal.HAND, List.of()));
        }
        return course;
    }

    /** Returns the course that goes on with one more entry. */
    Course plus(Action action) {
        return new Course(this, action);
    }

    /** Returns how many entries there are. */
    public int size() {
        return size;
    }

    /** Returns how many of them are passes. */
    public int passes() {
        return passes;
    }

    /** Returns the last entry. */
    public Optional<Action> last() {
        return last;
    }

    /** Returns the course without its last entry; itself if it is empty. */
    public Course before() {
        return before.orElse(this);
    }

    /**
     * Returns the course up to so many entries.
     *
     * @throws IllegalArgumentException if there are not so many
     */
    Course upTo(int entries) {
        if (entries < 0 || entries > size) {
            throw new IllegalArgumentException(entries + " entries of " + size);
        }
        Course course = this;
        while (course.size > entries) {
            course = course.before();
        }
        return course;
    }

    /** Returns the entries, oldest first. */
    public List<Action> actions() {
        List<Action> actions = new ArrayList<>(size);
        for (Course course = this; course.size > 0; course = course.before()) {
            actions.add(course.last.orElseThrow());
        }
        Collections.reverse(actions);
        return actions;
    }

    /** Returns a line in ASCII that holds the entries as a JSON array, {@code [["A", "OK", 199, []], …]}, between two other texts. */
    byte[] json(List<String> names, String before, String after) {
        return text(names).between(before + "[", "]" + after);
    }

    /** Returns the text of the entries, which goes on from that of the longest course before this that has one. */
    private CourseText text(List<String> names) {
        Deque<Course> without = new ArrayDeque<>();
        Course course = this;
        Optional<CourseText> known = course.text;
        while (known.isEmpty() && course.size > 0) {
            without.push(course);
            course = course.before();
            known = course.text;
        }
        CourseText text = known.orElseGet(CourseText::new);
        for (Course next : without) {
            Action action = next.last.orElseThrow();
            text = text.plus("[" + JsonText.quoted(names.get(action.seat())) + ", \"" + action.status() + "\", "
                    + action.left() + ", " + JsonText.quoted(action.numbers()) + "]");
            next.text = Optional.of(text);
        }
        return text;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Course that) || size != that.size || hash != that.hash) {
            return false;
        }
        Course mine = this;
        Course theirs = that;
        while (mine != theirs) {
            if (!mine.last.equals(theirs.last)) {
                return false;
            }
            mine = mine.before();
            theirs = theirs.before();
        }
        return true;
    }

    /** Returns a number that is the same in every run, since bots draw from it: no constant of an enum has such a hash. */
    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return actions().toString();
    }
}
