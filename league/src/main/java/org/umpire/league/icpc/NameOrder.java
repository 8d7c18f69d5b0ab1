package org.umpire.league.icpc;

import java.text.Collator;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The order of names of teams that share a place: that of an English dictionary, as the Contest API wants it. Java's
 * collation passes over blanks, so names are compared word by word: {@code A Z} comes before {@code AB}.
 */
final class NameOrder implements Comparator<String> {
    private static final List<Integer> STRENGTHS = List.of(Collator.PRIMARY, Collator.SECONDARY, Collator.TERTIARY);

    private final Collator collator = Collator.getInstance(Locale.US);

    NameOrder() {
        collator.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
    }

    @Override
    public int compare(String a, String b) {
        String[] first = a.split("\\s+", -1);
        String[] second = b.split("\\s+", -1);
        for (int strength : STRENGTHS) {
            collator.setStrength(strength);
            for (int i = 0; i < Math.min(first.length, second.length); i++) {
                int order = collator.compare(first[i], second[i]);
                if (order != 0) {
                    return order;
                }
            }
            if (first.length != second.length) {
                return Integer.compare(first.length, second.length);
            }
        }
        return a.compareTo(b);
    }
}
