package org.umpire.games.holdem;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Breach;

/**
 * The course of one hand so far, by positions, without cards: the betting, and the steps that led to it. Immutable.
 */
final class HoldemPlay {
    private static final int KIND_BITS = 3;
    private static final int FOLD = 0;
    private static final int CHECK = 1;
    private static final int CALL = 2;
    private static final int BET = 3;
    private static final int RAISE = 4;
    private static final int DROP = 7;

    private final Betting betting;
    /** Kind, and total of the street or position that was dropped. */
    private final int[] steps;

    private HoldemPlay(Betting betting, int[] steps) {
        this.betting = betting;
        this.steps = steps;
    }

    static HoldemPlay start(HoldemTerms terms) {
        return new HoldemPlay(terms.opening(), new int[0]);
    }

    Betting betting() {
        return betting;
    }

    /** Returns which positions were dropped, one bit each. */
    int dropped() {
        int dropped = 0;
        for (int step : steps) {
            dropped |= (step & DROP) == DROP ? 1 << (step >> KIND_BITS) : 0;
        }
        return dropped;
    }

    /** Returns the actions, without drops. */
    List<Action> actions() {
        return Arrays.stream(steps)
                .filter(step -> (step & DROP) != DROP)
                .mapToObj(HoldemPlay::action)
                .toList();
    }

    /** Returns whether cards are shown: the betting is over and more than one is left. */
    boolean showdown() {
        return betting.over() && betting.left() > 1;
    }

    /** Returns the street up to which the board lies. */
    Street street() {
        return showdown() ? Street.RIVER : betting.street();
    }

    Optional<Breach> check(HoldemMove move) {
        int p = betting.toAct().orElseThrow();
        int before = betting.paid(p) - betting.bet(p);
        if (move.kind() == HoldemMove.Kind.RAISE && total(move, p) < 1) {
            return Betting.breach(HoldemRule.RAISE_MUST_BE_HIGHER, move + ", with " + before + " put in before");
        }
        return betting.check(action(move, p))
                .map(breach -> before > 0 && move.total() > 0
                        ? new Breach(breach.rule(), breach.detail() + ", not counting " + before + " put in before")
                        : breach);
    }

    HoldemPlay play(HoldemMove move) {
        Action action = action(move, betting.toAct().orElseThrow());
        return with(betting.play(action), code(action));
    }

    HoldemPlay drop(int position) {
        return with(betting.folded(position) ? betting : betting.drop(position), DROP | position << KIND_BITS);
    }

    private HoldemPlay with(Betting next, int step) {
        int[] more = Arrays.copyOf(steps, steps.length + 1);
        more[steps.length] = step;
        return new HoldemPlay(next, more);
    }

    /** Returns what a move is in terms of the street. */
    private Action action(HoldemMove move, int p) {
        return switch (move.kind()) {
            case FOLD -> Action.FOLD;
            case CALL -> betting.owed(p) == 0 ? Action.CHECK : Action.CALL;
            case RAISE ->
                betting.currentBet() == 0 ? Action.bet((int) total(move, p)) : Action.raiseTo((int) total(move, p));
        };
    }

    /** Returns what a raise makes of the player's bet on the street. */
    private long total(HoldemMove move, int p) {
        if (betting.rules() == RuleSet.LIMIT) {
            return move.total() == 0
                    ? Math.min(
                            (long) betting.currentBet() + LimitSizes.of(betting.stakes(), betting.street()),
                            betting.allInTotal(p))
                    // Not of this rule set: whatever it is, it is not the fixed size.
                    : (long) betting.allInTotal(p) + 1;
        }
        return (long) move.total() - (betting.paid(p) - betting.bet(p));
    }

    /** Returns what the player to act has put in since the start of the hand after a raise. */
    int paidAfter(HoldemMove raise) {
        int p = betting.toAct().orElseThrow();
        return (int) total(raise, p) + betting.paid(p) - betting.bet(p);
    }

    /** Returns the betting string of the wire: {@code cr300c/cr900}. docs/protocols/holdem.md#betting. */
    String text(HoldemTerms terms) {
        StringBuilder text = new StringBuilder();
        Betting at = terms.opening();
        for (int step : steps) {
            Street before = at.street();
            if ((step & DROP) == DROP) {
                int position = step >> KIND_BITS;
                at = at.folded(position) ? at : at.drop(position);
                text.append('d').append(position);
            } else {
                int p = at.toAct().orElseThrow();
                Action action = action(step);
                at = at.play(action);
                text.append(
                        switch (action.kind()) {
                            case FOLD -> "f";
                            case CHECK, CALL -> "c";
                            case BET, RAISE -> terms.betting() == RuleSet.LIMIT ? "r" : "r" + at.paid(p);
                        });
            }
            text.append("/".repeat(at.street().deals() - before.deals()));
        }
        return text.append("/".repeat(street().deals() - betting.street().deals()))
                .toString();
    }

    private static int code(Action action) {
        int kind = switch (action.kind()) {
            case FOLD -> FOLD;
            case CHECK -> CHECK;
            case CALL -> CALL;
            case BET -> BET;
            case RAISE -> RAISE;
        };
        return kind | action.total() << KIND_BITS;
    }

    private static Action action(int step) {
        int total = step >> KIND_BITS;
        return switch (step & DROP) {
            case FOLD -> Action.FOLD;
            case CHECK -> Action.CHECK;
            case CALL -> Action.CALL;
            case BET -> Action.bet(total);
            case RAISE -> Action.raiseTo(total);
            default -> throw new IllegalStateException("no action: " + step);
        };
    }

    /**
     * Returns the play with this betting string.
     *
     * @throws IllegalArgumentException if it cannot be
     */
    static HoldemPlay read(HoldemTerms terms, String text) {
        HoldemPlay play = start(terms);
        int i = 0;
        while (i < text.length()) {
            int end = i + 1;
            while (end < text.length() && Character.isDigit(text.charAt(end))) {
                end++;
            }
            String word = text.substring(i, end);
            if (word.charAt(0) == 'd') {
                int position = HandLog.number(word.substring(1)).orElse(Integer.MAX_VALUE);
                if (position >= terms.seats()) {
                    throw new IllegalArgumentException("no such position: " + word);
                }
                play = play.drop(position);
            } else if (!word.equals("/")) {
                HoldemMove move = HoldemMove.read(word);
                if (play.betting.over()) {
                    throw new IllegalArgumentException("a move after the end of the betting: " + text);
                }
                Optional<Breach> breach = play.check(move);
                if (breach.isPresent()) {
                    throw new IllegalArgumentException(word + " in " + text + ": " + breach.get());
                }
                play = play.play(move);
            }
            i = end;
        }
        if (!play.text(terms).equals(text)) {
            throw new IllegalArgumentException("not how this betting is written: " + text);
        }
        return play;
    }

    /** Returns what each position has won or lost; the hand is over. */
    long[] net(HoldemDeal.Cards cards, HoldemTerms terms, int hand) {
        int n = terms.seats();
        Integer[] ranks = new Integer[n];
        for (int p = 0; p < n; p++) {
            ranks[p] = showdown() ? Hands.rank(cards.holes().get(terms.seat(hand, p)) | cards.board(Street.RIVER)) : 0;
        }
        List<Integer> payouts = Pots.of(betting).payouts(List.of(ranks), n - 1);
        long[] net = new long[n];
        for (int p = 0; p < n; p++) {
            net[p] = (long) payouts.get(p) - betting.paid(p);
        }
        return net;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HoldemPlay play && Arrays.equals(steps, play.steps) && betting.equals(play.betting);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(steps);
    }
}
