package org.umpire.contest;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** What somebody who mistyped a word probably meant: a command, an option, a bot, a key of the league file. */
public final class Nearest {
    private Nearest() {}

    /** Returns the known word that is nearest to what was typed, if one is near enough to be meant. */
    public static Optional<String> of(String typed, Collection<String> known) {
        return known.stream()
                .filter(word -> distance(typed, word) <= 1 + word.length() / 3)
                .min(Comparator.<String>comparingInt(word -> distance(typed, word))
                        .thenComparing(word -> word));
    }

    /** Returns {@code ; did you mean play?}, or nothing if no known word is near. */
    public static String hint(String typed, Collection<String> known) {
        return of(typed, known).map(word -> "; did you mean " + word + "?").orElse("");
    }

    /** Returns how many letters must be added, left out, changed or swapped with the next (Damerau's distance). */
    static int distance(String a, String b) {
        int[][] steps = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    steps[i][j] = i + j;
                    continue;
                }
                int changed = steps[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                steps[i][j] = Math.min(changed, Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    steps[i][j] = Math.min(steps[i][j], steps[i - 2][j - 2] + 1);
                }
            }
        }
        return steps[a.length()][b.length()];
    }
}
