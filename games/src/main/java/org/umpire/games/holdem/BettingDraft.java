package org.umpire.games.holdem;

import java.util.Arrays;
import java.util.List;

/** The next moment of a betting, while it is worked out. Its arrays go over into the {@link Betting} made of it. */
final class BettingDraft {
    static final int NOBODY = -1;
    static final int NEVER = -1;

    final Stakes stakes;
    final RuleSet rules;
    final int dealer;
    final int[] stacks;
    final int[] bets;
    final int[] paid;
    final int[] spokenAt;
    int folded;
    Street street;
    int currentBet;
    int lastFullRaise;
    int betsMade;
    int toAct;

    /** Begins a hand: antes and blinds are posted. */
    BettingDraft(Stakes stakes, RuleSet rules, int dealer, List<Integer> chips) {
        int n = chips.size();
        this.stakes = stakes;
        this.rules = rules;
        this.dealer = dealer;
        this.stacks = chips.stream().mapToInt(Integer::intValue).toArray();
        this.bets = new int[n];
        this.paid = new int[n];
        this.spokenAt = new int[n];
        Arrays.fill(spokenAt, NEVER);
        this.street = Street.PREFLOP;
        for (int p = 0; p < n; p++) {
            paid[p] = Math.min(stakes.ante(), stacks[p]);
            stacks[p] -= paid[p];
        }
        int small = n == 2 ? dealer : (dealer + 1) % n;
        int big = (small + 1) % n;
        put(small, Math.min(stakes.smallBlind(), stacks[small]));
        put(big, Math.min(stakes.bigBlind(), stacks[big]));
        // Also when the big blind is short: docs/games/holdem.md#short-posts
        this.currentBet = stakes.bigBlind();
        this.lastFullRaise = stakes.bigBlind();
        this.betsMade = 1;
        advance((big + 1) % n);
    }

    BettingDraft(Betting from) {
        this.stakes = from.stakes;
        this.rules = from.rules;
        this.dealer = from.dealer;
        this.stacks = from.stacks.clone();
        this.bets = from.bets.clone();
        this.paid = from.paid.clone();
        this.spokenAt = from.spokenAt.clone();
        this.folded = from.folded;
        this.street = from.street;
        this.currentBet = from.currentBet;
        this.lastFullRaise = from.lastFullRaise;
        this.betsMade = from.betsMade;
        this.toAct = from.toAct;
    }

    /** Plays a legal action of the player to act. */
    void play(Action action) {
        int p = toAct;
        switch (action.kind()) {
            case FOLD -> folded |= 1 << p;
            case CHECK -> {}
            case CALL -> put(p, Math.min(currentBet - bets[p], stacks[p]));
            case BET, RAISE -> raise(p, action.total());
        }
        spokenAt[p] = currentBet;
        advance((p + 1) % stacks.length);
    }

    /** Takes a player out of the hand, whose turn it need not be. */
    void drop(int p) {
        folded |= 1 << p;
        advance(toAct == NOBODY ? (p + 1) % stacks.length : toAct);
    }

    private void put(int p, int chips) {
        stacks[p] -= chips;
        bets[p] += chips;
        paid[p] += chips;
    }

    private void raise(int p, int total) {
        int by = total - currentBet;
        put(p, total - bets[p]);
        if (rules == RuleSet.LIMIT) {
            // Half a bet counts as a whole one: docs/games/holdem.md#limit-of-four-bets
            int size = LimitSizes.of(stakes, street);
            betsMade += 2 * by >= size ? 1 : 0;
        } else {
            lastFullRaise = Math.max(lastFullRaise, by);
        }
        currentBet = total;
    }

    /** Finds whose turn it is, from a player on; goes on to the next street, or ends the betting, where that is due. */
    private void advance(int from) {
        int withChips = 0;
        int left = 0;
        int one = NOBODY;
        for (int p = 0; p < stacks.length; p++) {
            if ((folded >> p & 1) == 0) {
                left++;
                if (stacks[p] > 0) {
                    withChips++;
                    one = p;
                }
            }
        }
        toAct = NOBODY;
        // A last one with chips speaks only if it owes some: docs/games/holdem.md#end-of-betting
        if (left < 2 || withChips == 0 || (withChips == 1 && bets[one] >= currentBet)) {
            return;
        }
        toAct = nextToSpeak(from);
        if (toAct == NOBODY && street != Street.RIVER) {
            nextStreet();
        }
    }

    private int nextToSpeak(int from) {
        int n = stacks.length;
        for (int i = 0; i < n; i++) {
            int p = from + i < n ? from + i : from + i - n;
            boolean speaks = (folded >> p & 1) == 0 && stacks[p] > 0;
            if (speaks && (spokenAt[p] == NEVER || bets[p] < currentBet)) {
                return p;
            }
        }
        return NOBODY;
    }

    private void nextStreet() {
        street = street.next().orElseThrow();
        currentBet = 0;
        lastFullRaise = stakes.bigBlind();
        betsMade = 0;
        Arrays.fill(bets, 0);
        Arrays.fill(spokenAt, NEVER);
        advance((dealer + 1) % stacks.length);
    }
}
