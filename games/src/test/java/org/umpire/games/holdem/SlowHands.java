package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The ranking of hands as one would tell it: slow, and made of lists. */
final class SlowHands {
    /** Compares the best hands in two sets of five to seven cards. */
    static final Comparator<Long> ORDER = Comparator.comparing(SlowHands::best, SlowHands::compare);

    private SlowHands() {}

    private static List<Integer> best(long cards) {
        List<Long> all = new ArrayList<>();
        for (int i = 0; i < 52; i++) {
            if ((cards & HoldemCards.card(i)) != 0) {
                all.add(HoldemCards.card(i));
            }
        }
        List<List<Integer>> hands = new ArrayList<>();
        for (int set = 0; set < 1 << all.size(); set++) {
            if (Integer.bitCount(set) == 5) {
                List<Long> five = new ArrayList<>();
                for (int i = 0; i < all.size(); i++) {
                    if ((set >> i & 1) != 0) {
                        five.add(all.get(i));
                    }
                }
                hands.add(value(five));
            }
        }
        return Collections.max(hands, SlowHands::compare);
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < a.size(); i++) {
            if (!a.get(i).equals(b.get(i))) {
                return Integer.compare(a.get(i), b.get(i));
            }
        }
        return 0;
    }

    /** Returns the category, then the ranks in the order in which they are compared; always six numbers. */
    private static List<Integer> value(List<Long> five) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (long card : five) {
            counts.merge(Long.numberOfTrailingZeros(card) % 16 + 2, 1, Integer::sum);
        }
        boolean flush = five.stream()
                        .map(card -> Long.numberOfTrailingZeros(card) / 16)
                        .distinct()
                        .count()
                == 1;
        List<Integer> ranks = new ArrayList<>(counts.keySet());
        ranks.sort(Comparator.comparing((Integer rank) -> counts.getOrDefault(rank, 0))
                .thenComparing(rank -> rank)
                .reversed());
        int straight = 0;
        if (counts.size() == 5 && ranks.get(0) - ranks.get(4) == 4) {
            straight = ranks.get(0);
        } else if (ranks.equals(List.of(14, 5, 4, 3, 2))) {
            straight = 5;
        }
        List<Integer> shape =
                ranks.stream().map(rank -> counts.getOrDefault(rank, 0)).toList();
        int category = straight > 0 && flush
                ? 8
                : shape.equals(List.of(4, 1))
                        ? 7
                        : shape.equals(List.of(3, 2))
                                ? 6
                                : flush
                                        ? 5
                                        : straight > 0
                                                ? 4
                                                : shape.equals(List.of(3, 1, 1))
                                                        ? 3
                                                        : shape.equals(List.of(2, 2, 1))
                                                                ? 2
                                                                : shape.equals(List.of(2, 1, 1, 1)) ? 1 : 0;
        List<Integer> value = new ArrayList<>(List.of(category));
        value.addAll(straight > 0 ? List.of(straight) : ranks);
        while (value.size() < 6) {
            value.add(0);
        }
        return value;
    }
}
