package org.umpire.contest;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** What somebody who mistyped a word probably meant. */
final class Nearest {
    private Nearest() {}

    /** Returns the word with the fewest letters to change, if they are few for its length. */
    static Optional<String> to(String typed, Collection<String> words) {
        return words.stream()
                .filter(word -> distance(typed, word) <= 1 + word.length() / 3)
                .min(Comparator.<String>comparingInt(word -> distance(typed, word))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** Returns the words of {@link #to} as an addition to a message, or nothing. */
    static String hint(String typed, Collection<String> words) {
        return to(typed, words).map(word -> "; did you mean \"" + word + "\"?").orElse("");
    }

    private static int distance(String one, String other) {
        int[] last = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = last[0];
            last[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = last[j];
                last[j] = Math.min(replaced, 1 + Math.min(last[j - 1], last[j]));
            }
        }
        return last[other.length()];
    }
}
