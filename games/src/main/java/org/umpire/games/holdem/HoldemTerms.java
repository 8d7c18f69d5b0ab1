package org.umpire.games.holdem;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.umpire.rules.Setup;

/**
 * What is agreed about a table: docs/games/holdem.md#table.
 *
 * @param betting no-limit or limit
 * @param hands how many are played
 * @param stack chips of every seat at the start of each hand
 */
public record HoldemTerms(RuleSet betting, int seats, int hands, Stakes stakes, int stack) {
    private static final Map<String, Integer> USUAL =
            Map.of("small-blind", 50, "big-blind", 100, "ante", 0, "stack", 20_000);
    private static final int STACK_MAX = 100_000_000;
    private static final Set<String> NAMES = Set.of("betting", "small-blind", "big-blind", "ante", "stack");

    public HoldemTerms {
        if (betting == RuleSet.SOURCE) {
            throw new IllegalArgumentException("tables play no-limit or limit, not the rules of problem 2082");
        }
        if (seats < Betting.PLAYERS_MIN || seats > Betting.PLAYERS_MAX) {
            throw new IllegalArgumentException("Hold'em has 2 to 9 seats, not " + seats);
        }
        if (hands < 1) {
            throw new IllegalArgumentException("no hands: " + hands);
        }
        if (stack <= (long) stakes.bigBlind() + stakes.ante() || stack > STACK_MAX) {
            throw new IllegalArgumentException(
                    "the stack must be above big blind and ante, and at most " + STACK_MAX + ": " + stack);
        }
    }

    /**
     * Returns the terms of a setup.
     *
     * @throws IllegalArgumentException if there are none; the message says which part is wrong
     */
    public static HoldemTerms of(Setup setup) {
        for (String name : setup.variant().keySet()) {
            if (!NAMES.contains(name)) {
                throw new IllegalArgumentException("Hold'em has no variant '" + name + "', only "
                        + String.join(", ", NAMES.stream().sorted().toList()));
            }
        }
        Stakes stakes = new Stakes(number(setup, "small-blind"), number(setup, "big-blind"), number(setup, "ante"));
        return new HoldemTerms(
                betting(setup.variant().getOrDefault("betting", word(RuleSet.NO_LIMIT))),
                setup.seats(),
                setup.games(),
                stakes,
                number(setup, "stack"));
    }

    private static int number(Setup setup, String name) {
        String text = setup.variant().get(name);
        if (text == null) {
            return USUAL.getOrDefault(name, 0);
        }
        return HandLog.number(text)
                .orElseThrow(() -> new IllegalArgumentException(name + " must be a whole number, not '" + text + "'"));
    }

    /** Returns the word of a rule set: {@code no-limit}, {@code limit}. */
    static String word(RuleSet betting) {
        return betting.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static RuleSet betting(String word) {
        for (RuleSet betting : List.of(RuleSet.NO_LIMIT, RuleSet.LIMIT)) {
            if (word(betting).equals(word)) {
                return betting;
            }
        }
        throw new IllegalArgumentException("betting must be no-limit or limit, not '" + word + "'");
    }

    /** Returns who has the button in a hand: the seats in turn, from 0 on. */
    public int dealer(int hand) {
        return hand % seats;
    }

    /** Returns the seat of a position in a hand: position 0 is left of the dealer, who is the last. */
    public int seat(int hand, int position) {
        return (dealer(hand) + 1 + position) % seats;
    }

    /** Returns the position of a seat in a hand. */
    public int position(int hand, int seat) {
        return (seat - dealer(hand) - 1 + 2 * seats) % seats;
    }

    /** Returns the start of any hand, by positions. */
    Betting opening() {
        return Betting.start(stakes, betting, seats - 1, Collections.nCopies(seats, stack));
    }

    /** Returns the text of the wire and of records: {@code no-limit:2:50/100:0:20000:100}. */
    @Override
    public String toString() {
        return word(betting) + ":" + seats + ":" + stakes.smallBlind() + "/" + stakes.bigBlind() + ":" + stakes.ante()
                + ":" + stack + ":" + hands;
    }

    /**
     * Returns the terms of a text.
     *
     * @throws IllegalArgumentException if it is none
     */
    static HoldemTerms read(String text) {
        List<String> parts = List.of(text.split("[:/]", -1));
        if (parts.size() != 7) {
            throw new IllegalArgumentException("not the terms of a table: '" + text + "'");
        }
        int[] numbers = new int[parts.size()];
        for (int i = 1; i < parts.size(); i++) {
            numbers[i] = HandLog.number(parts.get(i))
                    .orElseThrow(() -> new IllegalArgumentException("not the terms of a table: '" + text + "'"));
        }
        return new HoldemTerms(
                betting(parts.get(0)),
                numbers[1],
                numbers[6],
                new Stakes(numbers[2], numbers[3], numbers[4]),
                numbers[5]);
    }
}
