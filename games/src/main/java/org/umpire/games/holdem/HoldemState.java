package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Breach;
import org.umpire.rules.Fault;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/**
 * One moment of a table of Hold'em. When a hand ends and another follows, the next moment is the start of that hand. A
 * seat that was dropped is dealt in and folds at once: docs/games/holdem.md#dropped.
 */
public final class HoldemState implements State<HoldemState, HoldemMove, HoldemView> {
    private final HoldemDeal deal;
    private final int hand;
    private final HoldemPlay play;
    /** The hand before, as it ended. */
    private final Optional<HoldemPlay> ended;
    /** Chips won by each seat in hands that are over. */
    private final long[] won;

    private final List<Optional<Fault>> faults;
    private final boolean over;

    private HoldemState(
            HoldemDeal deal,
            int hand,
            HoldemPlay play,
            Optional<HoldemPlay> ended,
            long[] won,
            List<Optional<Fault>> faults) {
        this.deal = deal;
        this.hand = hand;
        this.play = play;
        this.ended = ended;
        this.won = won;
        this.faults = faults;
        this.over = play.betting().over();
    }

    static HoldemState start(HoldemDeal deal) {
        int seats = deal.terms().seats();
        return new HoldemState(
                deal,
                0,
                HoldemPlay.start(deal.terms()),
                Optional.empty(),
                new long[seats],
                Collections.nCopies(seats, Optional.empty()));
    }

    @Override
    public Phase phase() {
        return over ? new Phase.Over(outcome()) : new Phase.ToMove(new Seat(mover()));
    }

    /** Returns the seat to move; the table must not be over. */
    public int mover() {
        return deal.terms().seat(hand, play.betting().toAct().orElseThrow());
    }

    /** Returns whether nothing more is played. */
    public boolean over() {
        return over;
    }

    /** Returns the deal of the table. */
    public HoldemDeal deal() {
        return deal;
    }

    /** Returns the number of the hand that is played, from 0. */
    public int hand() {
        return hand;
    }

    /** Returns stacks and bets of the hand; its players are positions. */
    public Betting betting() {
        return play.betting();
    }

    Optional<HoldemPlay> ended() {
        return ended;
    }

    HoldemPlay course() {
        return play;
    }

    /** Returns the chips that a seat has won or lost in the hands that are over. */
    public long won(int seat) {
        return won[seat];
    }

    @Override
    public Optional<Breach> check(HoldemMove move) {
        return play.check(move);
    }

    @Override
    public HoldemState play(HoldemMove move) {
        if (over) {
            throw new IllegalArgumentException("the table is over");
        }
        play.check(move).ifPresent(breach -> {
            throw new IllegalArgumentException(breach.toString());
        });
        return after(play.play(move), faults);
    }

    @Override
    public HoldemState drop(Seat seat, Fault fault) {
        if (over || seat.index() >= faults.size() || faults.get(seat.index()).isPresent()) {
            throw new IllegalArgumentException("seat " + seat + " cannot be dropped" + (over ? ": it is over" : ""));
        }
        List<Optional<Fault>> more = new ArrayList<>(faults);
        more.set(seat.index(), Optional.of(fault));
        return after(play.drop(deal.terms().position(hand, seat.index())), List.copyOf(more));
    }

    /** Returns the moment with this play: a later one of this hand, or the start of the next. */
    private HoldemState after(HoldemPlay next, List<Optional<Fault>> out) {
        if (!next.betting().over()) {
            return new HoldemState(deal, hand, next, ended, won, out);
        }
        long[] sums = won.clone();
        add(next, hand, sums);
        long there = out.stream().filter(Optional::isEmpty).count();
        if (there < 2) {
            // The one that is left takes what the others post.
            for (int later = hand + 1; later < deal.terms().hands(); later++) {
                add(opening(later, out), later, sums);
            }
        }
        return there < 2 || hand + 1 == deal.terms().hands()
                ? new HoldemState(deal, hand, next, ended, sums, out)
                : new HoldemState(deal, hand + 1, opening(hand + 1, out), Optional.of(next), sums, out);
    }

    private HoldemPlay opening(int ofHand, List<Optional<Fault>> out) {
        HoldemPlay opening = HoldemPlay.start(deal.terms());
        for (int p = 0; p < out.size(); p++) {
            if (out.get(deal.terms().seat(ofHand, p)).isPresent()) {
                opening = opening.drop(p);
            }
        }
        return opening;
    }

    private void add(HoldemPlay over, int ofHand, long[] sums) {
        long[] net = over.net(deal.hand(ofHand), deal.terms(), ofHand);
        for (int p = 0; p < net.length; p++) {
            sums[deal.terms().seat(ofHand, p)] += net[p];
        }
    }

    @Override
    public HoldemView view(Seat seat) {
        int own = seat.index();
        return new HoldemView(
                deal.terms(),
                HandSeen.of(deal, hand, play, own),
                ended.map(before -> HandSeen.of(deal, hand - 1, before, own)));
    }

    private Outcome outcome() {
        List<Outcome.SeatOutcome> seats = new ArrayList<>();
        for (int seat = 0; seat < won.length; seat++) {
            seats.add(new Outcome.SeatOutcome(won[seat], faults.get(seat)));
        }
        return new Outcome(seats);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HoldemState state
                && hand == state.hand
                && play.equals(state.play)
                && ended.equals(state.ended)
                && Arrays.equals(won, state.won)
                && faults.equals(state.faults)
                && deal.equals(state.deal);
    }

    @Override
    public int hashCode() {
        return (hand * 31 + play.hashCode()) * 31 + Arrays.hashCode(won);
    }

    @Override
    public String toString() {
        return "hand " + hand + ", " + play.text(deal.terms()) + ", won " + Arrays.toString(won);
    }
}
