package org.umpire.games.big2;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.umpire.rules.Breach;
import org.umpire.rules.Fault;
import org.umpire.rules.Listable;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/**
 * One moment of a table of Big 2. When a game ends and another follows, the next moment is the start of that game, with
 * the winner to lead.
 *
 * <p>For learning programs there is a fast way past {@link Big2Play}: {@link #list}, then {@link #play(long)}, on plain
 * masks; a move then allocates the new state and nothing else (and the score sheet, once a game).
 */
public final class Big2State implements State<Big2State, Big2Play, Big2View>, Listable<Big2Play> {
    private static final List<Phase> TO_MOVE = List.of(toMove(0), toMove(1), toMove(2), toMove(3));

    private final Big2Deal deal;
    private final Big2Sheet sheet;
    private final long hand0;
    private final long hand1;
    private final long hand2;
    private final long hand3;
    /** The last play of this trick; 0 if its leader is to move. */
    private final long last;

    private final int passes;
    private final int mover;

    // The moves of this game are the chain of the states before: moves stand here once, and cost nothing more.
    private final @Nullable Big2State before;
    private final long move;
    private final int turns;

    private final Optional<Dropped> dropped;

    private record Dropped(int seat, Fault fault) {}

    /** The start of a game. */
    private Big2State(Big2Deal deal, Big2Sheet sheet, int leader) {
        this.deal = deal;
        this.sheet = sheet;
        hand0 = deal.hand(sheet.game(), 0);
        hand1 = deal.hand(sheet.game(), 1);
        hand2 = deal.hand(sheet.game(), 2);
        hand3 = deal.hand(sheet.game(), 3);
        last = 0;
        passes = 0;
        mover = leader;
        before = null;
        move = 0;
        turns = 0;
        dropped = Optional.empty();
    }

    /** The moment after a legal move, in the same game. */
    private Big2State(Big2State before, long move, Big2Sheet sheet) {
        deal = before.deal;
        this.sheet = sheet;
        // No two hands share a card, so that only the mover loses any.
        hand0 = before.hand0 & ~move;
        hand1 = before.hand1 & ~move;
        hand2 = before.hand2 & ~move;
        hand3 = before.hand3 & ~move;
        boolean trickOver = move == 0 && before.passes == 2;
        last = move != 0 ? move : trickOver ? 0 : before.last;
        passes = move != 0 || trickOver ? 0 : before.passes + 1;
        // After three passes this is whoever made the last play.
        mover = before.mover + 1 & 3;
        this.before = before;
        this.move = move;
        turns = before.turns + 1;
        dropped = before.dropped;
    }

    private Big2State(Big2State at, Dropped dropped) {
        deal = at.deal;
        sheet = at.sheet;
        hand0 = at.hand0;
        hand1 = at.hand1;
        hand2 = at.hand2;
        hand3 = at.hand3;
        last = at.last;
        passes = at.passes;
        mover = at.mover;
        before = at.before;
        move = at.move;
        turns = at.turns;
        this.dropped = Optional.of(dropped);
    }

    /** Returns the first moment of a table. */
    static Big2State start(Big2Deal deal) {
        return new Big2State(deal, Big2Sheet.opening(deal.games()), deal.holderOfD3());
    }

    private static Phase toMove(int seat) {
        return new Phase.ToMove(new Seat(seat));
    }

    @Override
    public Phase phase() {
        return over() ? new Phase.Over(outcome()) : TO_MOVE.get(mover);
    }

    /** Returns whether nothing more is played. */
    public boolean over() {
        return dropped.isPresent() || hand0 == 0 || hand1 == 0 || hand2 == 0 || hand3 == 0;
    }

    /** Returns the seat to move; means nothing when the table is over. */
    public int mover() {
        return mover;
    }

    /** Returns the deal of the table. */
    public Big2Deal deal() {
        return deal;
    }

    /** Returns the number of the game that is played, from 0. */
    public int game() {
        return sheet.game();
    }

    /** Returns the cards that a seat holds. */
    public long hand(int seat) {
        return switch (seat) {
            case 0 -> hand0;
            case 1 -> hand1;
            case 2 -> hand2;
            case 3 -> hand3;
            default -> throw new IllegalArgumentException("no seat " + seat);
        };
    }

    /** Returns the last play of this trick; 0 if its leader is to move. */
    public long last() {
        return last;
    }

    /** Returns how many seats in a row have passed since the last play. */
    public int passes() {
        return passes;
    }

    /** Returns how many moves were made in this game, passes included. */
    public int turns() {
        return turns;
    }

    /** Returns the points of the games that are over. */
    public List<Integer> scores() {
        return sheet.scores();
    }

    /** Returns whether this is the very first move of the table, which must contain the three of diamonds. */
    public boolean opening() {
        return turns == 0 && sheet.game() == 0;
    }

    @Override
    public Optional<Breach> check(Big2Play play) {
        return Big2Moves.check(hand(mover), last, opening(), play.cards())
                .map(rule -> new Breach(rule, detail(rule, play)));
    }

    @Override
    public Big2State play(Big2Play play) {
        return play(play.cards());
    }

    /**
     * Returns the moment after a legal move of the seat to move.
     *
     * @param cards 0 for {@code PASS}
     * @throws IllegalArgumentException if the move is not legal, or the table is over
     */
    public Big2State play(long cards) {
        if (over()) {
            throw new IllegalArgumentException("the table is over");
        }
        Optional<Big2Rule> broken = Big2Moves.check(hand(mover), last, opening(), cards);
        if (broken.isPresent()) {
            throw new IllegalArgumentException(
                    broken.get() + ": " + detail(broken.get(), new Big2Play(cards & Big2Cards.ALL)));
        }
        if (cards != hand(mover)) {
            return new Big2State(this, cards, sheet);
        }
        Big2Sheet scored = sheet.scored(left(cards));
        return sheet.lastGame() ? new Big2State(this, cards, scored) : new Big2State(deal, scored.next(cards), mover);
    }

    private int[] left(long played) {
        int[] left = new int[Big2Deal.SEATS];
        for (int seat = 0; seat < Big2Deal.SEATS; seat++) {
            left[seat] = Long.bitCount(hand(seat) & ~played);
        }
        return left;
    }

    @Override
    public Big2State drop(Seat seat, Fault fault) {
        if (over() || seat.index() >= Big2Deal.SEATS) {
            throw new IllegalArgumentException(over() ? "the table is over" : "no seat " + seat);
        }
        return new Big2State(this, new Dropped(seat.index(), fault));
    }

    @Override
    public Big2View view(Seat seat) {
        int self = seat.index();
        // Before the first play only the holder of the three of diamonds knows who leads.
        boolean leaderKnown = !opening() || self == mover;
        int leader = leaderKnown ? mover - turns - self & 3 : Big2View.UNKNOWN;
        return new Big2View(sheet.seenFrom(self), hand(self), leader, moves(), over());
    }

    private long[] moves() {
        long[] moves = new long[turns];
        Big2State at = this;
        for (int turn = turns - 1; turn >= 0; turn--) {
            moves[turn] = at.move;
            at = at.earlier();
        }
        return moves;
    }

    private Big2State earlier() {
        if (before == null) {
            throw new IllegalStateException("a game's first moment has none before it");
        }
        return before;
    }

    @Override
    public List<Big2Play> legalMoves() {
        if (over()) {
            return List.of();
        }
        long[] cards = new long[Big2Moves.MOST];
        int count = list(cards);
        List<Big2Play> moves = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            moves.add(new Big2Play(cards[i]));
        }
        return moves;
    }

    /**
     * Writes every legal move into an array, each once; 0 is {@code PASS}.
     *
     * @param into at least {@link Big2Moves#MOST} long
     * @return how many moves there are; 0 when the table is over
     */
    public int list(long[] into) {
        return over() ? 0 : Big2Moves.list(hand(mover), last, opening(), into);
    }

    private Outcome outcome() {
        List<Outcome.SeatOutcome> seats = new ArrayList<>(Big2Deal.SEATS);
        for (int seat = 0; seat < Big2Deal.SEATS; seat++) {
            int index = seat;
            Optional<Fault> fault = dropped.filter(by -> by.seat() == index).map(Dropped::fault);
            seats.add(new Outcome.SeatOutcome(sheet.score(seat), fault));
        }
        return new Outcome(seats);
    }

    private String detail(Big2Rule rule, Big2Play play) {
        return switch (rule) {
            case LEADER_MUST_PLAY -> "PASS, but the seat leads the trick";
            case CARDS_MUST_BE_HELD -> "not held: " + Big2Cards.write(play.cards() & ~hand(mover));
            case MUST_BE_A_COMBINATION -> "no combination: " + play;
            case FIRST_PLAY_HAS_D3 -> "the first play of a table must contain D3: " + play;
            case MUST_MATCH_SIZE -> play + " on " + Big2Cards.write(last);
            case MUST_BE_HIGHER -> play + " is not higher than " + Big2Cards.write(last);
        };
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Big2State state)
                || turns != state.turns
                || mover != state.mover
                || !sheet.equals(state.sheet)
                || !dropped.equals(state.dropped)
                || !deal.equals(state.deal)) {
            return false;
        }
        Big2State mine = this;
        Big2State theirs = state;
        for (int turn = turns; turn > 0 && mine != theirs; turn--) {
            if (mine.move != theirs.move) {
                return false;
            }
            mine = mine.earlier();
            theirs = theirs.earlier();
        }
        return true;
    }

    @Override
    public int hashCode() {
        long hands = (hand0 * 31 + hand1) * 31 + hand2;
        return (sheet.hashCode() * 31 + turns) * 31 + Long.hashCode(hands ^ last);
    }
}
