package org.umpire.rules;

/**
 * The source of chance of one deal: a stream of numbers fixed by a season secret and a label, defined in {@code
 * docs/protocols/deals.md} independently of any language. Stateful: each call takes the next numbers of the stream.
 */
public interface Shuffler {
    /**
     * Returns the next number, uniform in {@code 0 … bound - 1}.
     *
     * @throws IllegalArgumentException if {@code bound} is below 1
     */
    int below(int bound);

    /** Puts {@code items} into a uniformly random order, in place: Fisher and Yates, from the last index down to 1. */
    default void shuffle(int[] items) {
        for (int i = items.length - 1; i > 0; i--) {
            int j = below(i + 1);
            int kept = items[i];
            items[i] = items[j];
            items[j] = kept;
        }
    }
}
