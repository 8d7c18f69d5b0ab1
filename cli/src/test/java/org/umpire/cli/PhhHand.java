package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.umpire.games.holdem.Hands;
import org.umpire.games.holdem.HoldemCards;
import tools.jackson.databind.JsonNode;

/**
 * A reader of hands in the poker hand history format, written from its specification (phh.readthedocs.io, required fields
 * and actions) for texas hold'em alone, and on purpose with nothing of the code that writes them but the ranking of seven
 * cards. It plays a hand action by action and fails on the first that the format or the rules of poker forbid.
 */
final class PhhHand {
    private static final int[] DEALT = {3, 1, 1};
    private static final int RAISES_MAX = 4;

    private final JsonNode hand;
    private final int n;
    private final boolean limit;
    private final long[] stack;
    private final long[] bet;
    private final long[] put;
    private final boolean[] folded;
    private final boolean[] shown;
    private final boolean[] toSpeak;
    private final long[] hole;
    private final Set<Long> seen = new HashSet<>();
    private int street;
    private int actor;
    private long price;
    private long step;
    private int raises;
    private long board;

    private PhhHand(JsonNode hand) {
        this.hand = hand;
        n = hand.required("starting_stacks").size();
        limit = hand.required("variant").asString().equals("FT");
        stack = IntStream.range(0, n)
                .mapToLong(p -> hand.required("starting_stacks").get(p).longValue())
                .toArray();
        bet = new long[n];
        put = new long[n];
        hole = new long[n];
        folded = new boolean[n];
        shown = new boolean[n];
        toSpeak = new boolean[n];
    }

    /** Returns the stacks at the end of a hand, by player. */
    static List<Long> finish(JsonNode hand) {
        PhhHand at = new PhhHand(hand);
        assertThat(hand.required("variant").asString()).isIn("FT", "NT");
        assertThat(hand.required("antes").size()).isEqualTo(at.n);
        assertThat(hand.required("blinds_or_straddles").size()).isEqualTo(at.n);
        assertThat(hand.required("players").size()).isEqualTo(at.n);
        at.post();
        List<String> actions = new ArrayList<>();
        hand.required("actions").forEach(action -> actions.add(action.asString()));
        for (int i = 0; i < actions.size(); i++) {
            try {
                at.play(i, actions.get(i).split(" ", -1));
            } catch (AssertionError e) {
                throw new AssertionError("action " + (i + 1) + " of " + actions + " in " + hand, e);
            }
        }
        at.pay();
        return IntStream.range(0, at.n).mapToObj(p -> at.stack[p]).toList();
    }

    private void post() {
        price = 0;
        for (int p = 0; p < n; p++) {
            // "The antes, blinds, and straddles are reverse-assigned for heads-up situations."
            int field = n == 2 ? 1 - p : p;
            long ante = Math.min(stack[p], hand.required("antes").get(field).longValue());
            stack[p] -= ante;
            put[p] += ante;
            pay(
                    p,
                    Math.min(
                            stack[p],
                            hand.required("blinds_or_straddles").get(field).longValue()));
            price = Math.max(
                    price, hand.required("blinds_or_straddles").get(field).longValue());
            toSpeak[p] = stack[p] > 0;
        }
        step = limit
                ? hand.required("small_bet").longValue()
                : hand.required("min_bet").longValue();
        raises = 1;
        actor = n == 2 ? 1 : 2 % n; // heads-up the button, who is the last, opens
        skip();
    }

    private void pay(int p, long chips) {
        stack[p] -= chips;
        bet[p] += chips;
        put[p] += chips;
    }

    private void play(int index, String[] words) {
        if (words[0].equals("d")) {
            deal(index, words);
            return;
        }
        int p = Integer.parseInt(words[0].substring(1)) - 1;
        assertThat(folded[p]).isFalse();
        if (words[1].equals("sm")) {
            show(p, words[2]);
            return;
        }
        assertThat(speaking()).isTrue();
        assertThat(p).as("who is to act").isEqualTo(actor);
        switch (words[1]) {
            case "f" -> {
                assertThat(price).as("folds though a check is free").isGreaterThan(bet[p]);
                folded[p] = true;
            }
            case "cc" -> pay(p, Math.min(stack[p], price - bet[p]));
            case "cbr" -> raise(p, Long.parseLong(words[2]));
            default -> throw new AssertionError("not an action of hold'em");
        }
        toSpeak[p] = false;
        actor = (p + 1) % n;
        skip();
    }

    private void raise(int p, long to) {
        assertThat(to).isGreaterThan(price).isLessThanOrEqualTo(bet[p] + stack[p]);
        boolean allIn = to == bet[p] + stack[p];
        long by = to - price;
        if (limit) {
            assertThat(raises).isLessThan(RAISES_MAX);
            assertThat(by == step || (allIn && by < step))
                    .as("a bet of " + step)
                    .isTrue();
        } else {
            assertThat(by >= step || allIn).as("at least " + step).isTrue();
            step = Math.max(step, by);
        }
        raises++;
        pay(p, to - bet[p]);
        price = to;
        for (int other = 0; other < n; other++) {
            toSpeak[other] = other != p && !folded[other] && stack[other] > 0;
        }
    }

    private void deal(int index, String[] words) {
        if (words[1].equals("dh")) {
            assertThat(words[2]).as("hole cards first, in order").isEqualTo("p" + (index + 1));
            hole[index] = cards(words[3], 2);
            return;
        }
        assertThat(speaking()).as("betting goes on").isFalse();
        assertThat(left()).isGreaterThan(1);
        board |= cards(words[2], DEALT[street]);
        street++;
        price = 0;
        raises = 0;
        step = limit
                ? hand.required(street >= 2 ? "big_bet" : "small_bet").longValue()
                : hand.required("min_bet").longValue();
        boolean anybody =
                IntStream.range(0, n).filter(p -> !folded[p] && stack[p] > 0).count() > 1;
        for (int p = 0; p < n; p++) {
            bet[p] = 0;
            toSpeak[p] = anybody && !folded[p] && stack[p] > 0;
        }
        actor = 0;
        skip();
    }

    private long cards(String text, int count) {
        long cards = HoldemCards.read(text).orElseThrow();
        assertThat(Long.bitCount(cards)).isEqualTo(count);
        for (int i = 0; i < text.length(); i += 2) {
            assertThat(seen.add(HoldemCards.read(text.substring(i, i + 2)).orElseThrow()))
                    .as("dealt twice")
                    .isTrue();
        }
        return cards;
    }

    private void show(int p, String text) {
        assertThat(speaking()).isFalse();
        assertThat(left()).isGreaterThan(1);
        boolean runOut =
                IntStream.range(0, n).filter(q -> !folded[q] && stack[q] > 0).count() <= 1;
        assertThat(street == 3 || runOut).as("shown before the end").isTrue();
        assertThat(shown[p]).isFalse();
        assertThat(HoldemCards.read(text)).contains(hole[p]);
        shown[p] = true;
    }

    private void pay() {
        assertThat(speaking()).as("the hand is over").isFalse();
        if (left() == 1) {
            int winner =
                    IntStream.range(0, n).filter(p -> !folded[p]).findFirst().orElseThrow();
            stack[winner] += IntStream.range(0, n).mapToLong(p -> put[p]).sum();
            return;
        }
        assertThat(street).isEqualTo(3);
        long paid = 0;
        long[] levels = IntStream.range(0, n)
                .filter(p -> !folded[p])
                .mapToLong(p -> put[p])
                .distinct()
                .sorted()
                .toArray();
        for (long level : levels) {
            long above = paid;
            long pot = IntStream.range(0, n)
                    .mapToLong(p -> Math.max(0, Math.min(put[p], level) - above))
                    .sum();
            int best = IntStream.range(0, n)
                    .filter(p -> !folded[p] && put[p] >= level)
                    .map(p -> Hands.rank(hole[p] | board))
                    .max()
                    .orElse(-1);
            int[] winners = IntStream.range(0, n)
                    .filter(p -> !folded[p] && put[p] >= level && Hands.rank(hole[p] | board) == best)
                    .toArray();
            for (int i = 0; i < winners.length; i++) {
                stack[winners[i]] += pot / winners.length + (i < pot % winners.length ? 1 : 0);
            }
            paid = level;
        }
        for (int p = 0; p < n; p++) {
            assertThat(folded[p] || shown[p]).as("shows or folds").isTrue();
        }
    }

    private int left() {
        return (int) IntStream.range(0, n).filter(p -> !folded[p]).count();
    }

    private boolean speaking() {
        return left() > 1 && IntStream.range(0, n).anyMatch(p -> toSpeak[p]);
    }

    private void skip() {
        // Nobody has to answer himself: the only one with chips left, who owes nothing, does not speak.
        long able =
                IntStream.range(0, n).filter(p -> !folded[p] && stack[p] > 0).count();
        for (int p = 0; p < n; p++) {
            if (able == 1 && toSpeak[p] && bet[p] >= price) {
                toSpeak[p] = false;
            }
        }
        for (int i = 0; i < n && !toSpeak[actor]; i++) {
            actor = (actor + 1) % n;
        }
    }
}
