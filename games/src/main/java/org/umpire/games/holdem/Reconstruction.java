package org.umpire.games.holdem;

import java.util.List;

/** What must have happened between two turns of one player. */
public sealed interface Reconstruction {
    /**
     * It can only have been this.
     *
     * @param happenings in their order
     * @param now the moment of the second turn
     */
    record One(List<Happening> happenings, Betting now) implements Reconstruction {
        public One {
            happenings = List.copyOf(happenings);
        }
    }

    /**
     * Nothing that the rules allow leads to these stacks.
     *
     * @param reasons in words, by player number (from 0); at least one
     */
    record None(List<Reason> reasons) implements Reconstruction {
        public None {
            reasons = List.copyOf(reasons);
        }
    }

    /** Several things can have happened; which, cannot be told. */
    record Several(List<One> candidates) implements Reconstruction {
        public Several {
            candidates = List.copyOf(candidates);
        }
    }

    /**
     * Why there is no answer.
     *
     * @param player whom it is about; negative for nobody
     * @param text follows the player's name, or stands alone
     */
    record Reason(int player, String text) {
        /** About nobody. */
        public static final int NOBODY = -1;

        /** Returns the reason with the name in front. */
        public String named(List<String> names) {
            return player < 0 ? text : names.get(player) + " " + text;
        }
    }
}
