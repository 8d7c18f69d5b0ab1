package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lines of a log: {@code NAME calls AMOUNT}, {@code dealing STREET}. */
final class HandLog {
    static final String DEALING = "dealing";

    private HandLog() {}

    static String write(Happening happening, List<String> names) {
        if (happening instanceof Happening.Acted acted) {
            return names.get(acted.player()) + " " + acted.text();
        } else if (happening instanceof Happening.Dealt dealt) {
            return DEALING + " " + dealt.street().word();
        }
        throw new IllegalStateException("no line for " + happening);
    }

    /** What a line says. */
    sealed interface Line {
        /** A player did this, with the number or numbers as they stand there. */
        record Acts(String name, Action.Kind kind, List<Integer> numbers) implements Line {}

        /** A street was dealt. */
        record Deals(Street street) implements Line {}

        /** It is no line of a log. */
        record Bad(String why) implements Line {}
    }

    /**
     * Reads a line, split at its blanks. The first word is a name, whatever word it is; {@code dealing} alone is none.
     */
    static Line read(List<String> words) {
        if (words.get(0).equals(DEALING)) {
            Optional<Street> street = words.size() == 2 ? Street.of(words.get(1)) : Optional.empty();
            return street.<Line>map(Line.Deals::new)
                    .orElseGet(() -> new Line.Bad("expected `dealing flop`, turn or river"));
        }
        if (words.size() < 2) {
            return new Line.Bad("expected a name and an action");
        }
        return switch (words.get(1)) {
            case "folds" -> acts(words, Action.Kind.FOLD, 0);
            case "checks" -> acts(words, Action.Kind.CHECK, 0);
            case "calls" -> acts(words, Action.Kind.CALL, 1);
            case "bets" -> acts(words, Action.Kind.BET, 1);
            case "raises" -> acts(words, Action.Kind.RAISE, 2);
            default -> new Line.Bad("expected folds, checks, calls, bets or raises after the name");
        };
    }

    private static Line acts(List<String> words, Action.Kind kind, int count) {
        List<Integer> numbers = new ArrayList<>();
        boolean right = words.size() == (count == 2 ? 5 : 2 + count)
                && (count < 2 || words.get(3).equals("to"));
        for (int i = 0; i < count && right; i++) {
            Optional<Integer> number = number(words.get(2 + 2 * i));
            number.ifPresent(numbers::add);
            right = number.isPresent();
        }
        if (!right) {
            String form = switch (count) {
                case 0 -> "NAME " + words.get(1);
                case 1 -> "NAME " + words.get(1) + " AMOUNT";
                default -> "NAME raises AMOUNT to TOTAL";
            };
            return new Line.Bad("expected `" + form + "`, with numbers from 0 to " + Integer.MAX_VALUE);
        }
        return new Line.Acts(words.get(0), kind, numbers);
    }

    /** Returns a whole number that is not negative and fits into 31 bits. */
    static Optional<Integer> number(String word) {
        if (word.isEmpty() || word.length() > 10 || !word.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return Optional.empty();
        }
        long number = Long.parseLong(word);
        return number > Integer.MAX_VALUE ? Optional.empty() : Optional.of((int) number);
    }
}
