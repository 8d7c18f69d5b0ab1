package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Breach;
import org.umpire.rules.Fault;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/** One moment of a table. docs/games/daihinmin.md#play. Immutable. */
public final class DaihinminState implements State<DaihinminState, DaihinminMove, DaihinminView> {
    private static final int NOBODY = -1;

    private final DaihinminDeal deal;
    private final List<Hand> hands;
    private final int drawn;
    private final Course course;
    private final List<Optional<Fault>> faults;
    private final Turn turn;
    private final DaihinminEnd end;

    /**
     * Whose turn it is, on what.
     *
     * @param owner who played the last number of the trick, still in the game or not; {@link #NOBODY} on an empty table
     */
    private record Turn(int mover, Trick trick, int owner) {}

    private DaihinminState(
            DaihinminState before, List<Hand> hands, int drawn, Course course, Turn turn, DaihinminEnd end) {
        this.deal = before.deal;
        this.hands = hands;
        this.drawn = drawn;
        this.course = course;
        this.faults = before.faults;
        this.turn = turn;
        this.end = end;
    }

    private DaihinminState(DaihinminState before, List<Optional<Fault>> faults, Turn turn, DaihinminEnd end) {
        this.deal = before.deal;
        this.hands = before.hands;
        this.drawn = before.drawn;
        this.course = before.course;
        this.faults = faults;
        this.turn = turn;
        this.end = end;
    }

    private DaihinminState(DaihinminDeal deal) {
        this.deal = deal;
        List<Hand> dealt = new ArrayList<>();
        for (int seat = 0; seat < deal.seats(); seat++) {
            dealt.add(deal.hand(seat));
        }
        this.hands = List.copyOf(dealt);
        this.drawn = 0;
        this.course = Course.dealt(deal.seats());
        this.faults = Collections.nCopies(deal.seats(), Optional.empty());
        this.turn = new Turn(0, Trick.EMPTY, NOBODY);
        this.end = DaihinminEnd.NONE;
    }

    /** Returns the first moment of a table: seat 0 is to lead. */
    public static DaihinminState start(DaihinminDeal deal) {
        return new DaihinminState(deal);
    }

    /** Returns the deal. */
    public DaihinminDeal deal() {
        return deal;
    }

    /** Returns the cards that a seat holds. */
    public Hand hand(int seat) {
        return hands.get(seat);
    }

    /** Returns what lies on the table. */
    public Trick trick() {
        return turn.trick();
    }

    /** Returns whose turn it is; after the end, who moved last or would be next. */
    public int mover() {
        return turn.mover();
    }

    /** Returns how many cards the stock has. */
    public int stock() {
        return deal.stock() - drawn;
    }

    /** Returns what happened so far. */
    public Course course() {
        return course;
    }

    /** Returns why the table is over, if it is. */
    public DaihinminEnd end() {
        return end;
    }

    /** Returns whether the table is over. */
    public boolean over() {
        return end != DaihinminEnd.NONE;
    }

    /** Returns why a seat is out, if it is. */
    public Optional<Fault> fault(int seat) {
        return faults.get(seat);
    }

    @Override
    public Phase phase() {
        if (!over()) {
            return new Phase.ToMove(new Seat(turn.mover()));
        }
        List<Outcome.SeatOutcome> seats = new ArrayList<>();
        for (int seat = 0; seat < hands.size(); seat++) {
            int score = faults.get(seat).isPresent()
                    ? DaihinminDeal.CARDS
                    : hands.get(seat).size();
            seats.add(new Outcome.SeatOutcome(score, faults.get(seat)));
        }
        return new Phase.Over(new Outcome(seats));
    }

    @Override
    public Optional<Breach> check(DaihinminMove move) {
        return turn.trick().check(hands.get(turn.mover()), move);
    }

    @Override
    public DaihinminState play(DaihinminMove move) {
        if (over()) {
            throw new IllegalArgumentException("the table is over");
        }
        check(move).ifPresent(breach -> {
            throw new IllegalArgumentException(breach.toString());
        });
        return move.isPass() ? passed() : played(move);
    }

    private DaihinminState passed() {
        int mover = turn.mover();
        String cards = deal.drawn(drawn);
        Hand hand = hands.get(mover).plus(cards);
        Course longer = course.plus(new Course.Action(
                mover, Status.PASSED, hand.size(), turn.trick().numbers()));
        int drawnNow = drawn + cards.length();
        boolean last = drawnNow == deal.stock();
        return new DaihinminState(
                this,
                with(mover, hand),
                drawnNow,
                longer,
                last ? turn : next(turn, faults),
                last ? DaihinminEnd.STOCK_EMPTY : DaihinminEnd.NONE);
    }

    private DaihinminState played(DaihinminMove move) {
        int mover = turn.mover();
        Hand hand = hands.get(mover).minus(move.cards());
        Trick trick = turn.trick().plus(move.cards());
        Status status = move.isBelphegor() ? Status.BELPHEGOR : move.isMersenne() ? Status.MERSENNE : Status.OK;
        Turn then;
        if (hand.size() == 0) {
            then = new Turn(mover, trick, mover);
        } else if (status.cuts()) {
            then = new Turn(mover, Trick.EMPTY, NOBODY);
        } else {
            then = next(new Turn(mover, trick, mover), faults);
        }
        return new DaihinminState(
                this,
                with(mover, hand),
                drawn,
                course.plus(new Course.Action(mover, status, hand.size(), trick.numbers())),
                then,
                hand.size() == 0 ? DaihinminEnd.HAND_EMPTY : DaihinminEnd.NONE);
    }

    private List<Hand> with(int seat, Hand hand) {
        List<Hand> changed = new ArrayList<>(hands);
        changed.set(seat, hand);
        return Collections.unmodifiableList(changed);
    }

    /** Returns the turn of the next seat in the game; when the turn comes round to the owner's place, the table is empty. */
    private static Turn next(Turn turn, List<Optional<Fault>> faults) {
        Trick trick = turn.trick();
        int owner = turn.owner();
        int seat = turn.mover();
        do {
            seat = (seat + 1) % faults.size();
            if (seat == owner) {
                trick = Trick.EMPTY;
                owner = NOBODY;
            }
        } while (faults.get(seat).isPresent());
        return new Turn(seat, trick, owner);
    }

    @Override
    public DaihinminState drop(Seat seat, Fault fault) {
        int index = seat.index();
        if (over() || index >= faults.size() || faults.get(index).isPresent()) {
            throw new IllegalArgumentException("seat " + seat + " cannot be dropped");
        }
        List<Optional<Fault>> more = new ArrayList<>(faults);
        more.set(index, Optional.of(fault));
        boolean oneLeft = more.stream().filter(Optional::isEmpty).count() == 1;
        return new DaihinminState(
                this,
                Collections.unmodifiableList(more),
                index == turn.mover() ? next(turn, more) : turn,
                oneLeft ? DaihinminEnd.ONE_LEFT : DaihinminEnd.NONE);
    }

    @Override
    public DaihinminView view(Seat seat) {
        int self = seat.index();
        int[] left = new int[hands.size()];
        for (int i = 0; i < left.length; i++) {
            left[i] = hands.get(i).size();
        }
        return new DaihinminView(
                new DaihinminView.Place(self, deal.announcement(), !over() && turn.mover() == self, over()),
                hands.get(self),
                turn.trick(),
                left,
                course,
                justDrawn(self));
    }

    /** Returns the cards that a seat drew, if the last thing that happened was its pass. */
    private String justDrawn(int seat) {
        boolean passed = course.last()
                .filter(action -> action.seat() == seat && action.status() == Status.PASSED)
                .isPresent();
        // Only the last draw can be shorter than the others.
        int cards = stock() == 0 && deal.stock() % DaihinminDeal.DRAW != 0
                ? deal.stock() % DaihinminDeal.DRAW
                : DaihinminDeal.DRAW;
        return passed ? deal.drawn(drawn - cards) : "";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DaihinminState state
                && end == state.end
                && turn.equals(state.turn)
                && faults.equals(state.faults)
                && course.equals(state.course)
                && hands.equals(state.hands)
                && deal.equals(state.deal);
    }

    @Override
    public int hashCode() {
        return (course.hashCode() * 31 + faults.hashCode()) * 31 + hands.hashCode();
    }

    /** Returns a short text for people. */
    @Override
    public String toString() {
        return "turn of seat " + turn.mover() + " on " + turn.trick().numbers() + ", " + course.size()
                + " entries, stock " + stock() + ", " + end;
    }
}
