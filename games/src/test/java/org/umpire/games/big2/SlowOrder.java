package org.umpire.games.big2;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The order of combinations once more, slow and plain: from the words of the rules alone, on texts. It shares nothing
 * with {@link Big2Order} but the letters of cards.
 */
final class SlowOrder {
    private static final String RANKS = "3456789TJQKA2";
    private static final String SUITS = "DCHS";
    private static final List<String> STRAIGHTS =
            List.of("34567", "45678", "56789", "6789T", "789TJ", "89TJQ", "9TJQK", "TJQKA", "23456", "A2345");

    private SlowOrder() {}

    /**
     * Returns the key of a play of five: lists compare by their first different number. Empty if it is no combination.
     */
    static List<Integer> ofFive(List<String> cards) {
        List<String> byRank = new ArrayList<>(cards);
        byRank.sort((a, b) -> Integer.compare(value(b), value(a)));
        boolean flush = cards.stream().map(card -> card.charAt(0)).distinct().count() == 1;
        int straight = straight(cards);
        int suit = SUITS.indexOf(byRank.get(0).charAt(0));
        int three = RANKS.indexOf(rankOf(cards, 3));
        int two = RANKS.indexOf(rankOf(cards, 2));
        int four = RANKS.indexOf(rankOf(cards, 4));
        if (straight >= 0) {
            return List.of(flush ? 5 : 1, straight, suit);
        }
        if (flush) {
            List<Integer> key = new ArrayList<>(List.of(2));
            byRank.forEach(card -> key.add(RANKS.indexOf(card.charAt(1))));
            key.add(suit);
            return key;
        }
        if (three >= 0 && two >= 0) {
            return List.of(3, three);
        }
        return four >= 0 ? List.of(4, four) : List.of();
    }

    static int compare(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            if (!a.get(i).equals(b.get(i))) {
                return Integer.compare(a.get(i), b.get(i));
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    /** Returns the place of a card among all: rank, then suit. */
    static int value(String card) {
        return 10 * RANKS.indexOf(card.charAt(1)) + SUITS.indexOf(card.charAt(0));
    }

    private static int straight(List<String> cards) {
        char[] ranks = new char[cards.size()];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = cards.get(i).charAt(1);
        }
        Arrays.sort(ranks);
        for (String straight : STRAIGHTS) {
            char[] wanted = straight.toCharArray();
            Arrays.sort(wanted);
            if (Arrays.equals(ranks, wanted)) {
                return STRAIGHTS.indexOf(straight);
            }
        }
        return -1;
    }

    /** Returns the rank that exactly so many of the cards have; a character that is no rank if there is none. */
    private static char rankOf(List<String> cards, int count) {
        List<Character> ranks = cards.stream().map(card -> card.charAt(1)).toList();
        return ranks.stream()
                .filter(rank -> Collections.frequency(ranks, rank) == count)
                .findFirst()
                .orElse('?');
    }
}
