package org.umpire.bots.daihinmin;

import org.umpire.games.daihinmin.DaihinminDeal;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.games.daihinmin.Trick;

/**
 * How a trick may go on, by the numbers of cards alone: others answer whenever they have the cards, and so lengths double
 * until nobody has. What is left when the trick is over is valued by who leads and how near each is to an empty hand. The numbers
 * in it are found by trial at tables against lucky ones.
 */
final class Outlook {
    /** How much nearer a hand is to its end here than with others, who do not plan. */
    private static final double PLANNED = 3;
    /** So many cards more make an end by the factor e less likely: own ones that stand in no cut, and others' of any kind. */
    private static final double OWN_SCALE = 30;

    private static final double OTHERS_SCALE = 50;
    /** What a card of a cut weighs, against one that is stuck. */
    private static final double FREE = 0.15;

    private static final double ALMOST_WON = 0.97;
    private static final double LEADS = 1.6;
    /** The chance that all cards of a hand make a prime that may be played. */
    private static final double ENDS = 0.6;
    /** How many turns are looked ahead at most. */
    private static final int TURNS = 12;
    /** The owner of nothing: nobody leads. */
    private static final int NOBODY = -1;

    private final int self;
    private final int seats;

    private Outlook(DaihinminView view) {
        self = view.seat();
        seats = view.seats();
    }

    /** What this seat has: so many cards that stand in no cut, and so many others. */
    private record Own(int stuck, int free) {
        int size() {
            return stuck + free;
        }

        Own played(int cards) {
            int rid = Math.min(stuck, cards - 1);
            return new Own(stuck - rid, free - (cards - rid));
        }

        Own drawn() {
            return new Own(stuck + 2, free + 3);
        }
    }

    private static int[] sizes(DaihinminView view) {
        int[] sizes = new int[view.seats()];
        for (int seat = 0; seat < sizes.length; seat++) {
            sizes[seat] = view.left(seat);
        }
        return sizes;
    }

    private static Own own(DaihinminView view) {
        int stuck = Ballast.stuck(view.hand());
        return new Own(stuck, view.hand().size() - stuck);
    }

    /** Returns the chance to win after a number of so many cards, which clears nothing. */
    static double ofNumber(DaihinminView view, int cards) {
        Outlook outlook = new Outlook(view);
        Own own = own(view).played(cards);
        int digits = view.trick().isEmpty() ? cards : 2 * cards;
        return outlook.from(outlook.after(outlook.self), digits, outlook.self, own, sizes(view), TURNS);
    }

    /** Returns the chance to win after a cut of so many cards, some of which would be stuck. */
    static double ofCut(DaihinminView view, int cards, int stuck) {
        Outlook outlook = new Outlook(view);
        Own own = own(view);
        return outlook.value(outlook.self, new Own(own.stuck - stuck, own.free - cards + stuck), sizes(view));
    }

    /** Returns the chance to win after a pass in a trick. */
    static double ofPass(DaihinminView view, int owner) {
        Outlook outlook = new Outlook(view);
        return outlook.from(
                outlook.after(outlook.self),
                view.trick().digits(),
                owner,
                own(view).drawn(),
                sizes(view),
                TURNS);
    }

    private int after(int seat) {
        return (seat + 1) % seats;
    }

    /**
     * Returns the chance to win when a seat is to move.
     *
     * @param digits on the table
     * @param owner who played the last number
     * @param sizes how many cards each seat has; changed on the way, and changed back
     */
    private double from(int seat, int digits, int owner, Own own, int[] sizes, int turns) {
        if (seat == owner || turns == 0) {
            return value(seat == owner ? owner : NOBODY, own, sizes);
        }
        if (seat == self) {
            double passes = from(after(seat), digits, owner, own.drawn(), sizes, turns - 1);
            if (own.size() <= digits) {
                return own.size() < digits ? passes : ENDS + (1 - ENDS) * passes;
            }
            double plays = from(after(seat), 2 * digits, self, own.played(digits), sizes, turns - 1);
            return Math.max(passes, 0.9 * plays + 0.1 * passes);
        }
        int left = sizes[seat];
        double answers = left < digits ? 0 : left == digits ? ENDS : digits <= Trick.LEAD ? 0.85 : 0.97;
        double value = 0;
        if (answers < 1) {
            sizes[seat] = left + DaihinminDeal.DRAW;
            value += (1 - answers) * from(after(seat), digits, owner, own, sizes, turns - 1);
        }
        if (answers > 0 && left > digits) {
            sizes[seat] = left - digits;
            double cuts = digits == 10 ? cutsTen(left) : 0;
            value += answers * (1 - cuts) * from(after(seat), 2 * digits, seat, own, sizes, turns - 1);
            value += answers * cuts * value(seat, own, sizes);
        }
        sizes[seat] = left;
        return value;
    }

    /** Returns the chance that so many cards hold 2147483647. */
    private static double cutsTen(int cards) {
        double mean = cards / 10.0;
        double none = StrictMath.exp(-mean);
        double one = 1 - none;
        double two = one - none * mean;
        double three = two - none * mean * mean / 2;
        return StrictMath.pow(one, 5) * two * three;
    }

    /** Returns the chance to win when a trick is over. */
    private double value(int leader, Own own, int[] sizes) {
        if (leader == self && own.stuck < Trick.LEAD) {
            return ALMOST_WON;
        }
        double mine = PLANNED
                * StrictMath.exp(-(Math.max(0, own.stuck - 4) + FREE * own.free) / OWN_SCALE)
                * (leader == self ? LEADS : 1);
        double others = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (seat != self) {
                others += StrictMath.exp(-sizes[seat] / OTHERS_SCALE) * (leader == seat ? LEADS : 1);
            }
        }
        return mine / (mine + others);
    }
}
