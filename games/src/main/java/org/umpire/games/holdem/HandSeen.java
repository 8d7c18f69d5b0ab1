package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Breach;

/**
 * What one seat sees of one hand. Places at the table are positions: 0 is left of the dealer, who is the last.
 * Immutable.
 */
public final class HandSeen {
    static final String ASK = "ACT:";
    private static final String WORD = "MATCHSTATE";

    private final HoldemTerms terms;
    private final int hand;
    private final int position;
    private final HoldemPlay play;
    /** By position; 0 for what is not seen. */
    private final List<Long> holes;
    /** What each street added to the board, from the flop on, as far as it lies. */
    private final List<Long> board;

    private HandSeen(HoldemTerms terms, int hand, int position, HoldemPlay play, List<Long> holes, List<Long> board) {
        this.terms = terms;
        this.hand = hand;
        this.position = position;
        this.play = play;
        this.holes = List.copyOf(holes);
        this.board = List.copyOf(board);
    }

    /** Returns what a seat sees of a hand. */
    static HandSeen of(HoldemDeal deal, int hand, HoldemPlay play, int seat) {
        HoldemTerms terms = deal.terms();
        HoldemDeal.Cards cards = deal.hand(hand);
        int own = terms.position(hand, seat);
        List<Long> holes = new ArrayList<>();
        for (int p = 0; p < terms.seats(); p++) {
            boolean shown = p == own || (play.showdown() && !play.betting().folded(p));
            holes.add(shown ? cards.holes().get(terms.seat(hand, p)) : 0L);
        }
        return new HandSeen(
                terms,
                hand,
                own,
                play,
                holes,
                cards.board().subList(0, play.street().deals()));
    }

    /** Returns the number of the hand, from 0. */
    public int hand() {
        return hand;
    }

    /** Returns the own position. */
    public int position() {
        return position;
    }

    /** Returns stacks, bets and whose turn it is; its players are positions. */
    public Betting betting() {
        return play.betting();
    }

    /** Returns the betting string: {@code cr300c/}. */
    public String bettingText() {
        return play.text(terms);
    }

    /** Returns the own two cards. */
    public long hole() {
        return holes.get(position);
    }

    /** Returns the two cards of a position; 0 if they are not seen. */
    public long hole(int ofPosition) {
        return holes.get(ofPosition);
    }

    /** Returns the board. */
    public long board() {
        return board.stream().reduce(0L, (a, b) -> a | b);
    }

    /** Returns whether this seat is to move. */
    public boolean myTurn() {
        return play.betting().toAct().orElse(-1) == position;
    }

    /** Returns the first rule that a move would break; empty also if it may be played. It must be somebody's turn. */
    public Optional<Breach> check(HoldemMove move) {
        return play.check(move);
    }

    /**
     * Returns the smallest raise of whoever is to move; empty if it may not raise. Under limit rules it is the only one.
     */
    public Optional<HoldemMove> leastRaise() {
        Betting betting = betting();
        int p = betting.toAct().orElseThrow();
        int before = betting.paid(p) - betting.bet(p);
        HoldemMove least = terms.betting() == RuleSet.LIMIT
                ? HoldemMove.RAISE
                : HoldemMove.raiseTo((int) Math.min(
                        (long) betting.currentBet() + betting.lastFullRaise + before,
                        (long) betting.allInTotal(p) + before));
        return play.check(least).isEmpty() ? Optional.of(least) : Optional.empty();
    }

    /** Returns the largest raise of whoever is to move: all-in, or under limit rules the only one; empty if none. */
    public Optional<HoldemMove> mostRaise() {
        if (terms.betting() == RuleSet.LIMIT) {
            return leastRaise();
        }
        int p = betting().toAct().orElseThrow();
        HoldemMove allIn = HoldemMove.raiseTo(betting().paid(p) + betting().stack(p));
        return play.check(allIn).isEmpty() ? Optional.of(allIn) : Optional.empty();
    }

    /**
     * Returns the raise of whoever is to move that comes nearest to a total since the start of the hand; empty if there
     * is none.
     */
    public Optional<HoldemMove> raiseTowards(long total) {
        if (terms.betting() == RuleSet.LIMIT) {
            return leastRaise();
        }
        return leastRaise().map(least -> {
            int most = mostRaise().map(HoldemMove::total).orElse(least.total());
            return HoldemMove.raiseTo((int) Math.max(least.total(), Math.min(most, total)));
        });
    }

    /** Returns the chips that all have put in. */
    public int pot() {
        int pot = 0;
        for (int p = 0; p < terms.seats(); p++) {
            pot += betting().paid(p);
        }
        return pot;
    }

    /**
     * Returns the line that asks this seat for its move, with what a call costs, and to what the smallest and the
     * largest raise lead: {@code ACT:50:300:20000}.
     */
    String ask() {
        int least = leastRaise().map(play::paidAfter).orElse(0);
        int most = mostRaise().map(play::paidAfter).orElse(0);
        return ASK + betting().callCost(position) + ":" + least + ":" + most;
    }

    /** Returns whether nothing can follow at this table. */
    boolean last() {
        boolean alone = Integer.bitCount(play.dropped()) >= terms.seats() - 1;
        return alone || (hand == terms.hands() - 1 && betting().over());
    }

    /** Returns the line of the wire: {@code MATCHSTATE:0:12:cr300c/:AhKd|/2c7dTs}. */
    public String write() {
        StringBuilder cards = new StringBuilder();
        for (int p = 0; p < terms.seats(); p++) {
            cards.append(p > 0 ? "|" : "").append(HoldemCards.write(holes.get(p)));
        }
        board.forEach(street -> cards.append('/').append(HoldemCards.write(street)));
        return WORD + ":" + position + ":" + hand + ":" + play.text(terms) + ":" + cards;
    }

    /**
     * Returns what the line says.
     *
     * @throws IllegalArgumentException if it cannot stand at such a table
     */
    static HandSeen read(HoldemTerms terms, String line) {
        List<String> parts = List.of(line.split(":", -1));
        if (parts.size() != 5 || !parts.get(0).equals(WORD)) {
            throw new IllegalArgumentException("not a match state: " + line);
        }
        int position = HandLog.number(parts.get(1)).orElse(Integer.MAX_VALUE);
        int hand = HandLog.number(parts.get(2)).orElse(Integer.MAX_VALUE);
        List<String> cards = List.of(parts.get(4).split("/", -1));
        List<Long> holes = cards(List.of(cards.get(0).split("\\|", -1)), line);
        if (position >= terms.seats() || hand >= terms.hands() || holes.size() != terms.seats()) {
            throw new IllegalArgumentException("not a match state of this table: " + line);
        }
        HoldemPlay play = HoldemPlay.read(terms, parts.get(3));
        HandSeen seen = new HandSeen(terms, hand, position, play, holes, cards(cards.subList(1, cards.size()), line));
        if (!seen.write().equals(line) || seen.board.size() != play.street().deals()) {
            throw new IllegalArgumentException("not how this match state is written: " + line);
        }
        return seen;
    }

    private static List<Long> cards(List<String> texts, String line) {
        return texts.stream()
                .map(text -> HoldemCards.read(text)
                        .orElseThrow(() -> new IllegalArgumentException("not cards: '" + text + "' in " + line)))
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HandSeen seen
                && terms.equals(seen.terms)
                && hand == seen.hand
                && position == seen.position
                && play.equals(seen.play)
                && holes.equals(seen.holes)
                && board.equals(seen.board);
    }

    @Override
    public int hashCode() {
        return (hand * 31 + play.hashCode()) * 31 + holes.hashCode();
    }

    @Override
    public String toString() {
        return write();
    }
}
