package org.umpire.games.big2;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * All that one seat of a table may know, and no more. Seats are counted from the one that looks: itself 0, next 1,
 * opposite 2, previous 3. Sets of cards are masks as in {@link Big2Cards}. Immutable; {@link Big2Protocol}'s client
 * rebuilds an equal view from the lines of the wire.
 */
public final class Big2View {
    static final int UNKNOWN = -1;

    private final Big2Sheet sheet;
    private final long hand;
    private final int leader;
    private final long[] moves;
    private final boolean over;
    private final long[] played = new long[Big2Deal.SEATS];
    private final long last;
    private final int passes;

    /**
     * A view.
     *
     * @param sheet as this seat reads it
     * @param leader who made or makes the first move of this game, or {@link #UNKNOWN}
     * @param moves of this game; not changed afterwards
     */
    Big2View(Big2Sheet sheet, long hand, int leader, long[] moves, boolean over) {
        this.sheet = sheet;
        this.hand = hand;
        this.leader = leader;
        this.moves = moves;
        this.over = over;
        long lastPlay = 0;
        int passed = 0;
        for (int turn = 0; turn < moves.length; turn++) {
            played[leader + turn & 3] |= moves[turn];
            passed = moves[turn] == 0 ? passed + 1 : 0;
            if (moves[turn] != 0) {
                lastPlay = moves[turn];
            } else if (passed == 3) {
                lastPlay = 0;
                passed = 0;
            }
        }
        last = lastPlay;
        passes = passed;
    }

    /** Returns how many games the table has. */
    public int games() {
        return sheet.games();
    }

    /** Returns the number of the game that is played, from 0. */
    public int game() {
        return sheet.game();
    }

    /** Returns the points of the games that are over, own seat first. */
    public List<Integer> scores() {
        return sheet.scores();
    }

    /** Returns the cards whose play ended the game before this one; 0 in the first game. Its player leads this one. */
    public long ending() {
        return sheet.ending();
    }

    /** Returns the own cards. */
    public long hand() {
        return hand;
    }

    /** Returns how many cards a seat holds. */
    public int count(int seat) {
        return Big2Deal.HAND - Long.bitCount(played[seat]);
    }

    /** Returns the cards that a seat has played in this game. */
    public long played(int seat) {
        return played[seat];
    }

    /** Returns the cards that some other seat holds: neither in the own hand nor played in this game. */
    public long unseen() {
        return Big2Cards.ALL & ~(hand | played[0] | played[1] | played[2] | played[3]);
    }

    /** Returns how many moves were made in this game, passes included. */
    public int turns() {
        return moves.length;
    }

    /** Returns a move of this game, from turn 0 on; 0 is {@code PASS}. */
    public long move(int turn) {
        return moves[turn];
    }

    /** Returns who made a move of this game. */
    public int mover(int turn) {
        if (turn < 0 || turn >= moves.length) {
            throw new IllegalArgumentException("no turn " + turn + " of " + moves.length);
        }
        return leader + turn & 3;
    }

    /** Returns the last play of this trick; 0 if whoever is to move leads. */
    public long last() {
        return last;
    }

    /** Returns who made the last play of this trick, if there is one. */
    public OptionalInt owner() {
        return last == 0 ? OptionalInt.empty() : OptionalInt.of(leader + moves.length - 1 - passes & 3);
    }

    /** Returns how many seats in a row have passed since the last play of this trick. */
    public int passes() {
        return passes;
    }

    /**
     * Returns who is to move; empty when the table is over. It is also empty before the first play of a table for a
     * seat that does not hold the three of diamonds: who does is not known yet.
     */
    public OptionalInt toMove() {
        return over || leader == UNKNOWN ? OptionalInt.empty() : OptionalInt.of(leader + moves.length & 3);
    }

    /** Returns whether it is this seat's turn. */
    public boolean myTurn() {
        return !over && leader != UNKNOWN && (leader + moves.length & 3) == 0;
    }

    /** Returns whether the table is over. */
    public boolean over() {
        return over;
    }

    /** Returns whether the next play is the first of the table, which must contain the three of diamonds. */
    public boolean opening() {
        return sheet.game() == 0 && moves.length == 0;
    }

    /** Returns the first rule that a move of this seat would break if it is its turn; 0 is {@code PASS}. */
    public Optional<Big2Rule> check(long cards) {
        return Big2Moves.check(hand, last, opening(), cards);
    }

    /**
     * Writes every legal move of this seat into an array, each once; 0 is {@code PASS}.
     *
     * @param into at least {@link Big2Moves#MOST} long
     * @return how many moves there are; 0 when it is not this seat's turn
     */
    public int list(long[] into) {
        return myTurn() ? Big2Moves.list(hand, last, opening(), into) : 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Big2View view
                && sheet.equals(view.sheet)
                && hand == view.hand
                && leader == view.leader
                && over == view.over
                && Arrays.equals(moves, view.moves);
    }

    @Override
    public int hashCode() {
        return (sheet.hashCode() * 31 + Long.hashCode(hand)) * 31 + Arrays.hashCode(moves);
    }

    /** Returns a short text for people. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("game " + (game() + 1) + " of " + games() + " " + scores() + ", hand "
                + Big2Cards.write(hand) + ", moves");
        for (int turn = 0; turn < moves.length; turn++) {
            text.append(turn == 0 ? " " : ", ").append(mover(turn)).append(' ').append(new Big2Play(moves[turn]));
        }
        return text.append(leader == UNKNOWN ? " by nobody yet" : "")
                .append(over ? ", over" : "")
                .toString();
    }
}
