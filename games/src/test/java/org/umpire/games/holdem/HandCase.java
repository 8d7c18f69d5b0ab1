package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A case of problem 2082: a hand, played out by {@link NaiveHand}, and one turn of one of its players.
 *
 * @param hand as it is dealt
 * @param known what happened before the player's last turn; nothing if it has had none
 * @param then the player's last turn, or the start
 * @param since what really happened from then on
 * @param now the turn
 */
record HandCase(
        Dealt hand, int player, List<String> known, NaiveHand then, List<String> since, NaiveHand now, boolean acted) {
    private static final List<String> STREETS = List.of("preflop", "flop", "turn", "river");

    HandCase {
        known = List.copyOf(known);
        since = List.copyOf(since);
    }

    /** A hand before anything has happened. */
    record Dealt(int small, int big, int ante, int dealer, List<String> names, List<Integer> stacks) {
        Dealt {
            names = List.copyOf(names);
            stacks = List.copyOf(stacks);
        }

        NaiveHand start() {
            return new NaiveHand(
                    small,
                    big,
                    ante,
                    dealer,
                    stacks.stream().mapToInt(chips -> chips).toArray());
        }
    }

    /** Returns the input of a solution. */
    String input() {
        StringBuilder text = new StringBuilder();
        text.append(hand.small()).append(' ').append(hand.big()).append(' ').append(hand.ante());
        text.append('\n').append(hand.stacks().size()).append(' ').append(hand.dealer() + 1);
        text.append(' ').append(player + 1).append('\n');
        text.append(STREETS.get(now.street)).append('\n');
        for (int p = 0; p < hand.stacks().size(); p++) {
            text.append(hand.names().get(p))
                    .append(' ')
                    .append(hand.stacks().get(p))
                    .append('\n');
        }
        text.append(known.size()).append('\n');
        known.forEach(line -> text.append(named(line)).append('\n'));
        return text.append(IntStream.of(now.stack).mapToObj(Integer::toString).collect(Collectors.joining(" ")))
                .append('\n')
                .toString();
    }

    /** Returns what really happened, as a solution is to write it. */
    String answer() {
        return text(since);
    }

    private String text(List<String> lines) {
        return lines.size() + "\n"
                + lines.stream().map(line -> named(line) + "\n").collect(Collectors.joining());
    }

    /** Returns a line of {@link NaiveHand} with the player's name. */
    private String named(String line) {
        if (line.startsWith("dealing ")) {
            return line;
        }
        int blank = line.indexOf(' ');
        return hand.names().get(Integer.parseInt(line.substring(1, blank))) + line.substring(blank);
    }

    /**
     * Returns every answer that the rules allow, found by trying all; empty if that takes more than so many actions.
     */
    Optional<SortedSet<String>> allAnswers(long actionsMax) {
        Search search = new Search(actionsMax);
        if (known.isEmpty() && then.turn == player) {
            // The first to speak in the hand may not have spoken yet.
            search.from(then, true, new ArrayList<>());
        }
        search.from(then, then.turn != player, new ArrayList<>());
        return search.left < 0 ? Optional.empty() : Optional.of(search.found);
    }

    private final class Search {
        private final SortedSet<String> found = new TreeSet<>();
        private long left;

        Search(long actionsMax) {
            this.left = actionsMax;
        }

        void from(NaiveHand at, boolean spoken, List<String> lines) {
            // Whoever has folded has no turn any more.
            if (at.turn < 0 || at.street > now.street || at.out[player] || left < 0) {
                return;
            }
            if (at.turn == player && spoken) {
                if (at.street == now.street && Arrays.equals(at.stack, now.stack)) {
                    found.add(text(lines));
                }
                return;
            }
            for (int chips : at.allowed(at.stack[at.turn] - now.stack[at.turn])) {
                left--;
                NaiveHand next = at.after(chips);
                List<String> more = new ArrayList<>(lines);
                more.addAll(at.lines(chips, next));
                from(next, spoken || at.turn == player, more);
            }
        }
    }
}
