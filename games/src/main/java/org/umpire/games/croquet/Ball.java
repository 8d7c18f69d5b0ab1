package org.umpire.games.croquet;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a player stands: his number, and what he owes.
 *
 * @param number 0 at first
 * @param entered the number by which he entered the hoop that he is in, or 0 if he is in none
 * @param missed whether he has used his miss
 * @param returning whether he has just missed the hoop below him, and must come back below it
 */
public record Ball(int number, int entered, boolean missed, boolean returning) {
    /** The last hoop. */
    public static final int LAST_HOOP = 100;

    /** The highest number that can be added. */
    public static final int MOST = 8;

    /** Where everybody starts. */
    public static final Ball START = new Ball(0, 0, false, false);

    private static final Pattern FORM =
            Pattern.compile("(?<number>[0-9]{1,3})(@(?<entered>[0-9])|\\^(?<hoop>[0-9]{1,3}))?(?<missed>!)?");

    /** Returns whether the ball is in a hoop. */
    public boolean inHoop() {
        return entered > 0;
    }

    /** Returns the hoop that the ball is in, has just missed, or passed last; 0 if none. */
    public int hoop() {
        return number / 10 * 10;
    }

    /** Returns the next hoop above. */
    public int nextHoop() {
        return hoop() + 10;
    }

    /** Returns whether the ball is through all hoops. */
    public boolean finished() {
        return number >= LAST_HOOP && !inHoop() && !returning;
    }

    /** What a move does to a ball. */
    public enum Event {
        /** Goes on between two hoops. */
        GOES,
        /** Passes a hoop symmetrically. */
        TAKES,
        /** Lands on a hoop. */
        LANDS,
        /** Leaves a hoop as it was entered. */
        LEAVES,
        /** Stays in a hoop, since the number to leave it is blocked. */
        SKIPS,
        /** Passes a hoop wrongly, for the first time. */
        MISSES,
        /** Passes a hoop wrongly for the second time. */
        MISSES_AGAIN,
        /** Comes back below the hoop it missed. */
        COMES_BACK,
        /** Comes back onto the hoop it missed. */
        COMES_BACK_ONTO
    }

    /** Returns what a move does that breaks no rule other than that of blocked numbers. */
    public Event event(int move) {
        if (move == 0) {
            return Event.SKIPS;
        }
        int target = number + move;
        if (returning) {
            return target == hoop() ? Event.COMES_BACK_ONTO : Event.COMES_BACK;
        }
        if (inHoop()) {
            return Event.LEAVES;
        }
        if (target < nextHoop()) {
            return Event.GOES;
        }
        if (target == nextHoop()) {
            return Event.LANDS;
        }
        if (target - nextHoop() == nextHoop() - number) {
            return Event.TAKES;
        }
        return missed ? Event.MISSES_AGAIN : Event.MISSES;
    }

    /** Returns the ball after a move that breaks no rule other than that of blocked numbers. */
    Ball after(int move, CroquetReadings readings) {
        int target = number + move;
        boolean last = nextHoop() == LAST_HOOP;
        return switch (event(move)) {
            case SKIPS -> this;
            case GOES, TAKES, LEAVES, COMES_BACK -> new Ball(target, 0, missed, false);
            case LANDS -> new Ball(target, last && readings.landingFinishes() ? 0 : move, missed, false);
            case COMES_BACK_ONTO -> new Ball(target, -move, true, false);
            case MISSES -> new Ball(target, 0, true, !(last && readings.missFinishes()));
            case MISSES_AGAIN -> new Ball(target, 0, true, true);
        };
    }

    /**
     * Returns the ball with this text.
     *
     * @throws IllegalArgumentException if there is none; the message begins with the name of a {@link PositionRule}
     */
    public static Ball of(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches() || (form.group("hoop") != null && form.group("missed") != null)) {
            throw PositionRule.BALL_HAS_A_KNOWN_FORM.broken("'" + text + "' is not like 17, 17!, 20@3, 20@3! or 27^20");
        }
        int number = Integer.parseInt(form.group("number"));
        String entered = form.group("entered");
        boolean missed = form.group("missed") != null;
        boolean hoop = number > 0 && number <= LAST_HOOP && number % 10 == 0;
        if (form.group("hoop") != null) {
            return returning(text, number, Integer.parseInt(form.group("hoop")));
        }
        if (entered != null) {
            return inHoop(text, hoop, new Ball(number, Integer.parseInt(entered), missed, false));
        }
        if (hoop) {
            throw PositionRule.HOOP_NEEDS_ITS_ENTRY.broken(
                    "'" + text + "' is a hoop; say by which number it was entered, as in " + number + "@3");
        }
        if (number > LAST_HOOP) {
            throw PositionRule.GAME_IS_NOT_OVER.broken(
                    "'" + text + "' is over 100: the game is over (or write what must come back, as in 103^100)");
        }
        return new Ball(number, 0, missed, false);
    }

    private static Ball inHoop(String text, boolean hoop, Ball ball) {
        if (!hoop) {
            throw PositionRule.ENTRY_ONLY_IN_A_HOOP.broken("'" + text + "': " + ball.number + " is no hoop");
        }
        if (ball.entered < 1 || ball.entered > MOST) {
            throw PositionRule.ENTRY_IS_1_TO_8.broken("'" + text + "': a hoop cannot be entered with " + ball.entered);
        }
        return ball;
    }

    private static Ball returning(String text, int number, int hoop) {
        boolean isHoop = hoop > 0 && hoop <= LAST_HOOP && hoop % 10 == 0;
        if (!isHoop || number <= hoop || number - hoop >= MOST) {
            throw PositionRule.RETURN_IS_FROM_ABOVE_THE_HOOP.broken("'" + text + "': "
                    + (isHoop
                            ? "who missed " + hoop + " stands at " + (hoop + 1) + " to " + (hoop + 7)
                            : hoop + " is no hoop"));
        }
        return new Ball(number, 0, true, true);
    }

    /** Returns the text, such as {@code 17}, {@code 17!}, {@code 20@3}, {@code 20@3!} or {@code 27^20}. */
    @Override
    public String toString() {
        if (returning) {
            return number + "^" + hoop();
        }
        return number + (inHoop() ? "@" + entered : "") + (missed ? "!" : "");
    }
}
