package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.umpire.games.holdem.HandCase.Dealt;
import org.umpire.games.holdem.HandCaseKind.Range;
import org.umpire.games.holdem.HandCaseKind.Style;

/** The secret cases of problem 2082: the same in every run, made of one seed. */
final class HandCases {
    private static final long SEED = 2082;
    private static final int TRIES_MAX = 100_000;
    private static final List<String> WORDS =
            List.of("folds", "to", "calls", "raises", "checks", "bets", "flop", "Dealing", "preflop");
    private static final List<String> NUMBERS = List.of("0", "20", "100", "007", "1", "42", "500", "3000", "9");
    private static final List<String> PEOPLE =
            List.of("Ada", "Boris", "Chen", "Dana", "Egor", "Fumiko", "Grobot", "Hugo", "Irina");

    private final Chance chance = new Chance(SEED);

    private HandCases() {}

    /** Returns the cases by the name of their files, in their order. */
    static Map<String, HandCase> all() {
        return new HandCases().make();
    }

    private Map<String, HandCase> make() {
        Map<String, HandCase> cases = new TreeMap<>();
        int number = 1;
        for (HandCaseKind kind : HandCaseKind.ALL) {
            for (int i = 1; i <= kind.count(); i++) {
                cases.put(String.format(Locale.ROOT, "%03d-%s-%d", number++, kind.name(), i), one(kind));
            }
        }
        return cases;
    }

    private HandCase one(HandCaseKind kind) {
        for (int i = 0; i < TRIES_MAX; i++) {
            List<HandCase> found = turns(dealt(kind), kind.style()).stream()
                    .filter(kind.wanted())
                    .toList();
            if (!found.isEmpty()) {
                return found.get(chance.below(found.size()));
            }
        }
        throw new IllegalStateException("no case of " + kind.name() + " in " + TRIES_MAX + " hands");
    }

    private Dealt dealt(HandCaseKind kind) {
        Style style = kind.style();
        int players = chance.within(style.players());
        int[][] blinds = {{10, 20}, {25, 50}, {50, 100}, {10, 21}, {20, 50}, {99, 100}, {37, 81}};
        int[] stakes = blinds[chance.below(blinds.length)];
        int ante = List.of(0, 0, 1, 2, 5, 10, 25).get(chance.below(7));
        if (kind.name().equals("largest")) {
            stakes = new int[] {500, 1000};
            ante = 100;
        } else if (kind.name().equals("short-ante")) {
            ante = 100;
        } else if (kind.name().equals("smallest")) {
            stakes = new int[] {10, 20};
        }
        List<Integer> stacks = new ArrayList<>();
        for (int p = 0; p < players; p++) {
            stacks.add(chance.within(style.stacks()));
        }
        return new Dealt(stakes[0], stakes[1], ante, chance.below(players), names(kind, players), stacks);
    }

    private List<String> names(HandCaseKind kind, int players) {
        List<String> from = new ArrayList<>(
                switch (kind.name()) {
                    case "words-as-names" -> WORDS;
                    case "numbers-as-names" -> NUMBERS;
                    case "long-names" ->
                        PEOPLE.stream()
                                .map(name -> (name + "TheTwentyLettersLong").substring(0, 20))
                                .toList();
                    default -> PEOPLE;
                });
        List<String> names = new ArrayList<>();
        for (int p = 0; p < players; p++) {
            names.add(from.remove(chance.below(from.size())));
        }
        return names;
    }

    /** Plays a hand, and returns all turns of one of its players. */
    private List<HandCase> turns(Dealt hand, Style style) {
        int player = chance.below(hand.stacks().size());
        List<HandCase> turns = new ArrayList<>();
        List<String> known = new ArrayList<>();
        List<String> since = new ArrayList<>();
        NaiveHand then = hand.start();
        NaiveHand now = then;
        boolean acted = false;
        while (now.turn >= 0) {
            if (now.turn == player) {
                turns.add(new HandCase(hand, player, known, then, since, now, acted));
                known.addAll(since);
                since.clear();
                then = now;
                acted = true;
            }
            if (known.size() > 1000) {
                return turns;
            }
            int chips = action(now, style);
            NaiveHand next = now.after(chips);
            since.addAll(now.lines(chips, next));
            now = next;
        }
        return turns;
    }

    /** Returns what the player to speak puts in; negative to fold. */
    private int action(NaiveHand at, Style style) {
        int owed = at.highest - at.onStreet[at.turn];
        int stack = at.stack[at.turn];
        int roll = chance.below(100);
        if (owed > 0 && roll < style.folds()) {
            return -1;
        }
        int spare = stack - owed;
        if (spare > 0 && roll < style.folds() + style.raises()) {
            int more = switch (style.size()) {
                case SMALL -> 1 + chance.below(3);
                case BLINDS -> at.bigBlind * (1 + chance.below(4));
                case ANY -> 1 + chance.below(spare);
                case ALL -> spare;
            };
            return owed + Math.min(more, spare);
        }
        return Math.min(owed, stack);
    }

    /** Random numbers that no other version of Java makes differently: SplitMix64. */
    private static final class Chance {
        private long state;

        Chance(long seed) {
            this.state = seed;
        }

        int below(int bound) {
            state += 0x9e3779b97f4a7c15L;
            long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
            z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
            return (int) Long.remainderUnsigned(z ^ (z >>> 31), bound);
        }

        int within(Range range) {
            return range.from() + below(range.to() - range.from() + 1);
        }
    }
}
