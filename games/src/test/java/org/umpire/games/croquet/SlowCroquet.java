package org.umpire.games.croquet;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * Another evaluator, slow and obvious: it follows the text of the rules move by move, with nothing but numbers, and shares
 * no code with the game.
 */
final class SlowCroquet {
    /** Far more moves than any game has. */
    private static final int SURE = 1000;

    private static final int DRAWN = 0;

    private final boolean ontoHoop;
    private final boolean answerFree;
    private final boolean landingFinishes;
    private final boolean missFinishes;

    /** Worth to the side to move: 1000 less the distance for a win, minus that for a loss, 0 for a draw. */
    private final Memory known = new Memory();

    SlowCroquet(boolean ontoHoop, boolean answerFree, boolean landingFinishes, boolean missFinishes) {
        this.ontoHoop = ontoHoop;
        this.answerFree = answerFree;
        this.landingFinishes = landingFinishes;
        this.missFinishes = missFinishes;
    }

    /** A player: number, number by which he entered the hoop he is in (else 0), miss used, must come back. */
    record Player(int number, int entry, boolean missed, boolean back) {
        long key() {
            return ((number * 16L + entry) * 2 + (missed ? 1 : 0)) * 2 + (back ? 1 : 0);
        }
    }

    /** Returns the key of a position; blocked numbers that bar the same pair are one. */
    static long key(boolean first, Player me, Player other, int blocked) {
        int pair = blocked == 0 ? 0 : Math.min(blocked, 9 - blocked);
        return (((first ? 1 : 0) * 8L + pair) << 40) + (me.key() << 20) + other.key();
    }

    /**
     * Returns what a position is worth to the side to move.
     *
     * @param first whether it is the first player who moves
     * @param blocked the opponent's last number if it bars, else 0
     */
    int worth(boolean first, Player me, Player other, int blocked) {
        long key = key(first, me, other, blocked);
        int before = known.get(key);
        if (before != Memory.UNKNOWN) {
            return before;
        }
        // Without a legal move all is lost already.
        int best = -SURE;
        boolean any = false;
        for (int number = 1; number <= 8; number++) {
            if (number == blocked || number == 9 - blocked || (me.entry() != 0 && number != me.entry())) {
                continue;
            }
            if (me.back()) {
                int hoop = me.number() - me.number() % 10;
                int target = me.number() - number;
                if (target > hoop || (target == hoop && !ontoHoop)) {
                    continue;
                }
                Player mine = new Player(target, target == hoop ? number : 0, true, false);
                best = Math.max(best, goOn(first, mine, other, number));
            } else {
                best = Math.max(best, forward(first, me, other, number));
            }
            any = true;
        }
        if (!any && me.entry() != 0) {
            best = earlier(worth(!first, other, me, 0));
        }
        known.put(key, best);
        return best;
    }

    /** Returns what is left for me after adding a number. */
    private int forward(boolean first, Player me, Player other, int number) {
        int target = me.number() + number;
        if (me.entry() != 0) {
            Player mine = new Player(target, 0, me.missed(), false);
            return target > 100 ? finish(first, other, number) : goOn(first, mine, other, number);
        }
        int hoop = me.number() - me.number() % 10 + 10;
        if (target < hoop) {
            return goOn(first, new Player(target, 0, me.missed(), false), other, number);
        }
        if (target == hoop) {
            return hoop == 100 && landingFinishes
                    ? finish(first, other, number)
                    : goOn(first, new Player(target, number, me.missed(), false), other, number);
        }
        boolean symmetrical = target - hoop == hoop - me.number();
        if (symmetrical || (hoop == 100 && missFinishes && !me.missed())) {
            return hoop == 100
                    ? finish(first, other, number)
                    : goOn(first, new Player(target, 0, me.missed(), false), other, number);
        }
        return me.missed() ? -(SURE - 1) : goOn(first, new Player(target, 0, true, true), other, number);
    }

    private int goOn(boolean first, Player mine, Player other, int number) {
        // Who is in a hoop blocks nothing.
        return earlier(worth(!first, other, mine, mine.entry() != 0 ? 0 : number));
    }

    private int finish(boolean first, Player other, int number) {
        return first && finishesAtOnce(other, answerFree ? 0 : number) ? DRAWN : SURE - 1;
    }

    private boolean finishesAtOnce(Player player, int blocked) {
        for (int number = 1; number <= 8; number++) {
            if (number == blocked || number == 9 - blocked || player.back() || player.number() + number < 100) {
                continue;
            }
            if (player.entry() != 0) {
                if (number == player.entry()) {
                    return true;
                }
                continue;
            }
            int above = player.number() + number - 100;
            if (player.number() < 90 || player.number() >= 100) {
                continue;
            }
            if (above == 0 ? landingFinishes : above == 100 - player.number() || (missFinishes && !player.missed())) {
                return true;
            }
        }
        return false;
    }

    /** Returns what a worth to the opponent is to me, a move before. */
    private static int earlier(int theirs) {
        return theirs > 0 ? -(theirs - 1) : theirs < 0 ? -(theirs + 1) : DRAWN;
    }

    /** Returns the worth of a position that some search has come by. */
    OptionalInt remembered(long key) {
        int worth = known.get(key);
        return worth == Memory.UNKNOWN ? OptionalInt.empty() : OptionalInt.of(worth);
    }

    /** Returns how many positions were searched. */
    int searched() {
        return known.size;
    }

    /** A map from long to int, without boxes. */
    private static final class Memory {
        static final int UNKNOWN = Integer.MIN_VALUE;
        private static final int CAPACITY = 1 << 21;

        private final long[] keys = new long[CAPACITY];
        private final short[] worths = new short[CAPACITY];
        private int size;

        Memory() {
            Arrays.fill(keys, -1);
        }

        int get(long key) {
            int slot = slot(key);
            return keys[slot] == key ? worths[slot] : UNKNOWN;
        }

        void put(long key, int worth) {
            int slot = slot(key);
            size += keys[slot] == key ? 0 : 1;
            keys[slot] = key;
            worths[slot] = (short) worth;
        }

        private int slot(long key) {
            int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 43);
            while (keys[slot] != key && keys[slot] != -1) {
                slot = (slot + 1) & (CAPACITY - 1);
            }
            return slot;
        }
    }

    /** Returns the text of a worth. */
    static String text(int worth) {
        return worth == DRAWN ? "DRAW" : worth > 0 ? "WIN " + (SURE - worth) : "LOSS " + (SURE + worth);
    }
}
