package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;

/**
 * A hand under the source's rules, told a second time and independently of {@link Betting}: plain fields that change,
 * rules as in the text. For the brute force of the tests.
 */
final class NaiveHand {
    final int players;
    final int dealer;
    final int bigBlind;
    final int[] stack;
    final int[] onStreet;
    final boolean[] out;
    final boolean[] spoke;
    int street;
    int highest;
    int turn = -1;

    NaiveHand(int smallBlind, int bigBlind, int ante, int dealer, int[] stacks) {
        this.players = stacks.length;
        this.dealer = dealer;
        this.bigBlind = bigBlind;
        this.stack = stacks.clone();
        this.onStreet = new int[players];
        this.out = new boolean[players];
        this.spoke = new boolean[players];
        for (int p = 0; p < players; p++) {
            stack[p] = Math.max(0, stack[p] - ante);
        }
        int small = players == 2 ? dealer : left(dealer);
        pay(small, smallBlind);
        pay(left(small), bigBlind);
        highest = bigBlind;
        find(left(left(small)));
    }

    NaiveHand(NaiveHand other) {
        players = other.players;
        dealer = other.dealer;
        bigBlind = other.bigBlind;
        stack = other.stack.clone();
        onStreet = other.onStreet.clone();
        out = other.out.clone();
        spoke = other.spoke.clone();
        street = other.street;
        highest = other.highest;
        turn = other.turn;
    }

    private int left(int p) {
        return p + 1 == players ? 0 : p + 1;
    }

    private void pay(int p, int chips) {
        int paid = Math.min(chips, stack[p]);
        stack[p] -= paid;
        onStreet[p] += paid;
    }

    private void find(int from) {
        int in = 0;
        int able = 0;
        int owing = 0;
        for (int p = 0; p < players; p++) {
            if (!out[p]) {
                in++;
                if (stack[p] > 0) {
                    able++;
                    if (onStreet[p] < highest) {
                        owing++;
                    }
                }
            }
        }
        turn = -1;
        if (in == 1 || (able <= 1 && owing == 0)) {
            return;
        }
        int p = from;
        for (int i = 0; i < players; i++) {
            if (!out[p] && stack[p] > 0 && (!spoke[p] || onStreet[p] < highest)) {
                turn = p;
                return;
            }
            p = left(p);
        }
        if (street < 3) {
            street++;
            highest = 0;
            for (int q = 0; q < players; q++) {
                onStreet[q] = 0;
                spoke[q] = false;
            }
            find(left(dealer));
        }
    }

    /** One action: chips put in; negative to fold. */
    NaiveHand after(int chips) {
        NaiveHand next = new NaiveHand(this);
        int p = turn;
        if (chips < 0) {
            next.out[p] = true;
        } else {
            next.pay(p, chips);
            next.highest = Math.max(highest, next.onStreet[p]);
        }
        next.spoke[p] = true;
        next.find(left(p));
        return next;
    }

    /** All that the player to act may put in, at most so much; -1 stands for folding. */
    List<Integer> allowed(int most) {
        List<Integer> allowed = new ArrayList<>();
        int lacks = highest - onStreet[turn];
        if (lacks > 0) {
            allowed.add(-1);
        } else {
            allowed.add(0);
        }
        for (int chips = 1; chips <= Math.min(most, stack[turn]); chips++) {
            if (chips >= lacks || chips == stack[turn]) {
                allowed.add(chips);
            }
        }
        return allowed;
    }

    /** Returns the lines that tell of an action and of a street that it ends. */
    List<String> lines(int chips, NaiveHand next) {
        List<String> lines = new ArrayList<>();
        int total = onStreet[turn] + chips;
        String name = "P" + turn;
        if (chips < 0) {
            lines.add(name + " folds");
        } else if (chips == 0) {
            lines.add(name + " checks");
        } else if (highest == 0) {
            lines.add(name + " bets " + chips);
        } else if (total > highest) {
            lines.add(name + " raises " + (total - highest) + " to " + total);
        } else {
            lines.add(name + " calls " + chips);
        }
        if (next.street != street) {
            lines.add("dealing " + List.of("preflop", "flop", "turn", "river").get(next.street));
        }
        return lines;
    }
}
