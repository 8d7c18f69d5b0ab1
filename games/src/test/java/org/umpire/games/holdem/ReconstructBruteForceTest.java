package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

/**
 * The solver against all legal sequences of actions, in random small hands. {@code -Dholdem.hands=1000000} tries more of
 * them and prints a digest of the answers.
 */
class ReconstructBruteForceTest {
    private static final int HANDS = Integer.getInteger("holdem.hands", 20_000);

    /** A hand up to one player's turn, and what that player knows. */
    private record Case(
            NaiveHand start,
            List<Integer> stacksBefore,
            int small,
            int ante,
            int player,
            List<String> known,
            NaiveHand then,
            NaiveHand now) {}

    @Test
    void whatReallyHappenedIsTheOnlyAnswer() throws NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        long[] counts = new long[3];
        Seeds.forEach(HANDS, rng -> {
            Case hand = random(rng);
            SortedSet<String> all = all(hand, hand.now().stack, hand.now().street);
            assertThat(all).as("the true sequence is one of all").isNotEmpty();
            assertThat(all).as("uniqueness of the answer").hasSize(1);
            String answer = answer(hand, hand.now().stack, hand.now().street);
            assertThat(answer).isEqualTo(all.first());
            digest.update(answer.getBytes(StandardCharsets.UTF_8));
            counts[0]++;
            changed(rng, hand, digest, counts);
        });
        System.out.println("seeds 0 to " + (HANDS - 1) + ", hands " + counts[0] + ", changed ones with an answer "
                + counts[1] + ", without " + counts[2] + ", digest "
                + HexFormat.of().formatHex(digest.digest()));
        assertThat(counts[1]).isPositive();
        assertThat(counts[2]).isPositive();
    }

    /** Changes what is seen: mostly nothing fits any more, sometimes something else does. */
    private static void changed(RandomGenerator rng, Case hand, MessageDigest digest, long[] counts) {
        int[] stacks = hand.now().stack.clone();
        int p = rng.nextInt(stacks.length);
        stacks[p] = Math.max(0, stacks[p] + rng.nextInt(-4, 3));
        int street = rng.nextInt(3) == 0 ? Math.min(3, hand.then().street + rng.nextInt(2)) : hand.now().street;
        SortedSet<String> all = all(hand, stacks, street);
        assertThat(all).as("never more than one answer").hasSizeLessThan(2);
        String answer = answer(hand, stacks, street);
        assertThat(answer).as("stacks %s", Arrays.toString(stacks)).isEqualTo(all.isEmpty() ? "none" : all.first());
        digest.update(answer.getBytes(StandardCharsets.UTF_8));
        counts[all.isEmpty() ? 2 : 1]++;
    }

    /** Plays a random hand and stops at a turn of a player that has one. */
    private static Case random(RandomGenerator rng) {
        while (true) {
            int players = 2 + rng.nextInt(4);
            int small = 1 + rng.nextInt(2);
            int big = small + 1 + rng.nextInt(2);
            int ante = rng.nextInt(2);
            int dealer = rng.nextInt(players);
            int[] stacks = new int[players];
            Arrays.setAll(stacks, p -> 1 + rng.nextInt(players > 3 ? 7 : 10));
            int player = rng.nextInt(players);
            NaiveHand start = new NaiveHand(small, big, ante, dealer, stacks);
            List<String> known = new ArrayList<>();
            List<String> since = new ArrayList<>();
            NaiveHand then = start;
            NaiveHand now = start;
            List<Case> turns = new ArrayList<>();
            while (now.turn >= 0) {
                if (now.turn == player) {
                    turns.add(new Case(
                            start,
                            IntStream.of(stacks).boxed().toList(),
                            small,
                            ante,
                            player,
                            List.copyOf(known),
                            then,
                            now));
                    known.addAll(since);
                    since.clear();
                    then = now;
                }
                // Checks, calls and folds most of the time, so that hands are long.
                List<Integer> allowed =
                        now.allowed(rng.nextInt(3) == 0 ? 99 : Math.max(0, now.highest - now.onStreet[now.turn]));
                int chips = allowed.get(rng.nextInt(allowed.size()));
                if (chips < 0 && rng.nextInt(2) == 0) {
                    chips = allowed.get(allowed.size() - 1);
                }
                NaiveHand next = now.after(chips);
                since.addAll(now.lines(chips, next));
                now = next;
            }
            if (!turns.isEmpty()) {
                return turns.get(rng.nextInt(turns.size()));
            }
        }
    }

    /** Returns every sequence that leads from the turn then to these stacks at the next turn, as text. */
    private static SortedSet<String> all(Case hand, int[] stacks, int street) {
        SortedSet<String> found = new TreeSet<>();
        boolean acted = hand.then().turn != hand.player() || isStart(hand);
        if (isStart(hand) && hand.then().turn == hand.player()) {
            // The first to speak may have acted or not.
            search(hand.then(), hand.player(), false, stacks, street, new ArrayList<>(), found);
        }
        search(hand.then(), hand.player(), acted, stacks, street, new ArrayList<>(), found);
        return found;
    }

    private static boolean isStart(Case hand) {
        return hand.known().isEmpty() && hand.then() == hand.start();
    }

    private static void search(
            NaiveHand at,
            int player,
            boolean acted,
            int[] stacks,
            int street,
            List<String> lines,
            SortedSet<String> found) {
        if (at.turn < 0 || at.street > street) {
            return;
        }
        if (at.turn == player && acted) {
            if (at.street == street && Arrays.equals(at.stack, stacks)) {
                found.add(lines.size() + "\n"
                        + String.join(
                                "", lines.stream().map(line -> line + "\n").toList()));
            }
            return;
        }
        for (int chips : at.allowed(at.stack[at.turn] - stacks[at.turn])) {
            NaiveHand next = at.after(chips);
            List<String> more = new ArrayList<>(lines);
            more.addAll(at.lines(chips, next));
            search(next, player, acted || at.turn == player, stacks, street, more, found);
        }
    }

    /** Returns the answer of the program to the problem as a text. */
    private static String answer(Case hand, int[] stacks, int street) {
        int n = stacks.length;
        StringBuilder text = new StringBuilder();
        text.append(hand.small())
                .append(' ')
                .append(hand.start().bigBlind)
                .append(' ')
                .append(hand.ante())
                .append('\n');
        text.append(n)
                .append(' ')
                .append(hand.start().dealer + 1)
                .append(' ')
                .append(hand.player() + 1)
                .append('\n');
        text.append(List.of("preflop", "flop", "turn", "river").get(street)).append('\n');
        for (int p = 0; p < n; p++) {
            text.append('P')
                    .append(p)
                    .append(' ')
                    .append(hand.stacksBefore().get(p))
                    .append('\n');
        }
        text.append(hand.known().size()).append('\n');
        hand.known().forEach(line -> text.append(line).append('\n'));
        text.append(String.join(
                        " ", IntStream.of(stacks).mapToObj(Integer::toString).toList()))
                .append('\n');
        HandProblem.Answer answer = HandProblem.answer(text.toString());
        if (answer instanceof HandProblem.Answer.Found found) {
            return found.text();
        }
        List<String> reasons = ((HandProblem.Answer.NotFound) answer).reasons();
        assertThat(reasons).isNotEmpty().allSatisfy(reason -> assertThat(reason).startsWith("no answer: "));
        return "none";
    }
}
