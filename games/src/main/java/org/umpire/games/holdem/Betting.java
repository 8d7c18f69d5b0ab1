package org.umpire.games.holdem;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.umpire.rules.Breach;

/**
 * One moment of the betting of one hand, without any cards: stacks, bets, whose turn it is. Immutable; equal moments are
 * equal. Players are numbered from 0 in the order in which they sit. The rules are in docs/games/holdem.md.
 */
public final class Betting {
    /** The fewest players of a hand. */
    public static final int PLAYERS_MIN = 2;

    /** The most players of a hand. */
    public static final int PLAYERS_MAX = 9;

    /** The most chips of all players together. */
    public static final int CHIPS_MAX = 1_000_000_000;

    final Stakes stakes;
    final RuleSet rules;
    final int dealer;
    /** Chips not put in. */
    final int[] stacks;
    /** Chips put in on this street. */
    final int[] bets;
    /** Chips put in since the start of the hand. */
    final int[] paid;
    /** The current bet when a player spoke last on this street; negative for one that has not spoken. */
    final int[] spokenAt;
    /** Those who gave up, one bit each. */
    final int folded;

    final Street street;
    final int currentBet;
    /** By how much the last full raise on this street raised; the big blind before there is one. */
    final int lastFullRaise;
    /** How many bets and raises of full size were made on this street, under limit rules. */
    final int betsMade;
    /** Negative when the betting is over. */
    final int toAct;

    private Betting(BettingDraft draft) {
        this.stakes = draft.stakes;
        this.rules = draft.rules;
        this.dealer = draft.dealer;
        this.stacks = draft.stacks;
        this.bets = draft.bets;
        this.paid = draft.paid;
        this.spokenAt = draft.spokenAt;
        this.folded = draft.folded;
        this.street = draft.street;
        this.currentBet = draft.currentBet;
        this.lastFullRaise = draft.lastFullRaise;
        this.betsMade = draft.betsMade;
        this.toAct = draft.toAct;
    }

    /**
     * Returns the start of a hand: antes and blinds are posted.
     *
     * @param dealer the number of the player with the button
     * @param stacks of every player before anything is posted
     * @throws IllegalArgumentException if there are not 2 to 9 players with 1 chip or more each and {@link #CHIPS_MAX}
     *     or fewer together, or no such dealer
     */
    public static Betting start(Stakes stakes, RuleSet rules, int dealer, List<Integer> stacks) {
        int n = stacks.size();
        if (n < PLAYERS_MIN || n > PLAYERS_MAX || dealer < 0 || dealer >= n) {
            throw new IllegalArgumentException(n + " players, dealer " + dealer);
        }
        long chips = stacks.stream().mapToLong(Integer::longValue).sum();
        if (chips > CHIPS_MAX || stacks.stream().anyMatch(stack -> stack < 1)) {
            throw new IllegalArgumentException("stacks: " + stacks);
        }
        return new Betting(new BettingDraft(stakes, rules, dealer, stacks));
    }

    /** Returns how many players were dealt in. */
    public int players() {
        return stacks.length;
    }

    /** Returns the stakes of the hand. */
    public Stakes stakes() {
        return stakes;
    }

    /** Returns which bets are allowed. */
    public RuleSet rules() {
        return rules;
    }

    /** Returns the player with the button. */
    public int dealer() {
        return dealer;
    }

    /** Returns the street on which the betting is, or was when it ended. */
    public Street street() {
        return street;
    }

    /** Returns whose turn it is; nobody's when the betting of the whole hand is over. */
    public OptionalInt toAct() {
        return toAct < 0 ? OptionalInt.empty() : OptionalInt.of(toAct);
    }

    /** Returns whether nobody speaks any more: the board is dealt to its end, or one player is left. */
    public boolean over() {
        return toAct < 0;
    }

    /** Returns the chips that a player has not put in. */
    public int stack(int player) {
        return stacks[player];
    }

    /** Returns what a player has put in on this street. */
    public int bet(int player) {
        return bets[player];
    }

    /** Returns what a player has put in since the start of the hand, the ante included. */
    public int paid(int player) {
        return paid[player];
    }

    /** Returns whether a player gave up. */
    public boolean folded(int player) {
        return (folded >> player & 1) != 0;
    }

    /** Returns how many have not given up. */
    public int left() {
        return players() - Integer.bitCount(folded);
    }

    /** Returns the highest bet on this street; preflop at first the big blind, also when it was posted short. */
    public int currentBet() {
        return currentBet;
    }

    /** Returns what a player lacks to the current bet, whether or not it has that much. */
    public int owed(int player) {
        return Math.max(0, currentBet - bets[player]);
    }

    /** Returns what a call of a player costs: what it owes, or all it has. */
    public int callCost(int player) {
        return Math.min(owed(player), stacks[player]);
    }

    /** Returns the total of a player on this street if it puts in everything. */
    public int allInTotal(int player) {
        return bets[player] + stacks[player];
    }

    /**
     * Returns the first rule that an action of the player to act would break.
     *
     * @throws IllegalStateException if the betting is over
     */
    public Optional<Breach> check(Action action) {
        int p = mover();
        return switch (action.kind()) {
            case FOLD ->
                owed(p) > 0 ? Optional.empty() : breach(HoldemRule.FOLD_ONLY_WHEN_SOMETHING_IS_OWED, "check instead");
            case CHECK ->
                owed(p) == 0 ? Optional.empty() : breach(HoldemRule.CHECK_ONLY_WHEN_NOTHING_IS_OWED, owed(p) + " owed");
            case CALL ->
                owed(p) > 0 ? Optional.empty() : breach(HoldemRule.CALL_ONLY_WHEN_SOMETHING_IS_OWED, "check instead");
            case BET ->
                currentBet == 0
                        ? size(p, action.total())
                        : breach(HoldemRule.BET_ONLY_WHEN_NOBODY_HAS_BET, "the bet is " + currentBet);
            case RAISE ->
                currentBet > 0
                        ? size(p, action.total())
                        : breach(HoldemRule.RAISE_ONLY_WHEN_SOMEBODY_HAS_BET, "nobody has bet");
        };
    }

    private Optional<Breach> size(int p, int total) {
        if (total <= currentBet) {
            return breach(HoldemRule.RAISE_MUST_BE_HIGHER, total + " against " + currentBet);
        }
        if (total > allInTotal(p)) {
            return breach(HoldemRule.STACK_MUST_COVER, total + " in all, with " + allInTotal(p) + " there");
        }
        return rules == RuleSet.SOURCE ? Optional.empty() : StandardSizes.check(this, p, total);
    }

    /**
     * Returns the moment after a legal action of the player to act. Goes on to the next street by itself.
     *
     * @throws IllegalArgumentException if {@link #check} names a breach
     * @throws IllegalStateException if the betting is over
     */
    public Betting play(Action action) {
        check(action).ifPresent(breach -> {
            throw new IllegalArgumentException(breach.toString());
        });
        BettingDraft draft = new BettingDraft(this);
        draft.play(action);
        return new Betting(draft);
    }

    /**
     * Returns the moment after a player was taken out of the hand, whether or not it was its turn; its chips stay in.
     *
     * @throws IllegalArgumentException if it has given up before
     */
    public Betting drop(int player) {
        if (folded(player)) {
            throw new IllegalArgumentException("player " + player + " is out already");
        }
        BettingDraft draft = new BettingDraft(this);
        draft.drop(player);
        return new Betting(draft);
    }

    private int mover() {
        if (toAct < 0) {
            throw new IllegalStateException("the betting is over");
        }
        return toAct;
    }

    static Optional<Breach> breach(HoldemRule rule, String detail) {
        return Optional.of(new Breach(rule, detail));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Betting that
                && stakes.equals(that.stakes)
                && rules == that.rules
                && dealer == that.dealer
                && folded == that.folded
                && street == that.street
                && currentBet == that.currentBet
                && lastFullRaise == that.lastFullRaise
                && betsMade == that.betsMade
                && toAct == that.toAct
                && Arrays.equals(stacks, that.stacks)
                && Arrays.equals(bets, that.bets)
                && Arrays.equals(paid, that.paid)
                && Arrays.equals(spokenAt, that.spokenAt);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(stacks) * 31 + Arrays.hashCode(bets) * 7 + folded;
    }

    @Override
    public String toString() {
        return street.word() + ", " + (toAct < 0 ? "over" : "player " + toAct + " to act") + ", bet " + currentBet
                + ", stacks " + Arrays.toString(stacks) + ", bets " + Arrays.toString(bets) + ", folded "
                + Integer.toBinaryString(folded);
    }
}
