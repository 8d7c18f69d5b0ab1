package org.umpire.games.holdem;

import java.util.List;
import java.util.function.Predicate;

/**
 * What a case of problem 2082 is to be like.
 *
 * @param name begins the names of its files
 * @param count how many cases there are
 * @param style how the hands are played
 * @param wanted whether a turn of such a hand is one of these cases
 */
record HandCaseKind(String name, int count, Style style, Predicate<HandCase> wanted) {
    /** Which amounts players put in when they bet or raise. */
    enum Size {
        /** One to three chips more. */
        SMALL,
        /** One to four big blinds. */
        BLINDS,
        /** Anything up to all. */
        ANY,
        /** All. */
        ALL
    }

    /** Whole numbers, both ends included. */
    record Range(int from, int to) {}

    /**
     * How hands are played.
     *
     * @param players from and to
     * @param stacks from and to
     * @param folds in a hundred actions, where something is owed
     * @param raises in a hundred actions
     */
    record Style(Range players, Range stacks, int folds, int raises, Size size) {
        static Style of(int from, int to, int folds, int raises, Size size) {
            return new Style(new Range(from, to), new Range(200, 3000), folds, raises, size);
        }

        Style stacked(int from, int to) {
            return new Style(players, new Range(from, to), folds, raises, size);
        }
    }

    private static final Style SMALL_HEADS_UP = Style.of(2, 2, 5, 30, Size.SMALL);
    private static final Style NINE_CALL = Style.of(9, 9, 1, 3, Size.BLINDS);

    /** All kinds, in the order of the files. */
    static final List<HandCaseKind> ALL = List.of(
            of(
                    "nothing-yet",
                    4,
                    Style.of(2, 9, 10, 20, Size.BLINDS),
                    each -> each.since().isEmpty()),
            of(
                    "heads-up-dealer",
                    5,
                    SMALL_HEADS_UP,
                    each -> each.player() == each.hand().dealer() && lines(each, 1)),
            of(
                    "heads-up-other",
                    5,
                    SMALL_HEADS_UP,
                    each -> each.player() != each.hand().dealer() && lines(each, 1)),
            of("heads-up-street", 5, Style.of(2, 2, 5, 30, Size.BLINDS), each -> dealt(each) && lines(each, 3)),
            of("first-turn", 6, Style.of(4, 9, 30, 25, Size.BLINDS), each -> !each.acted() && lines(each, 2)),
            of("three-small", 8, Style.of(3, 3, 15, 30, Size.SMALL), each -> each.acted() && lines(each, 3)),
            of("street-begins", 10, Style.of(3, 6, 15, 25, Size.BLINDS), each -> dealt(each) && lines(each, 5)),
            of("street-begins-nine", 6, Style.of(9, 9, 8, 12, Size.BLINDS), each -> dealt(each) && lines(each, 10)),
            of("nine-go-on", 3, NINE_CALL, each -> dealt(each) && lines(each, 17)),
            of("all-in-call-for-less", 6, Style.of(3, 7, 10, 35, Size.ANY), HandCaseKind::callsForLess),
            of("all-in-small-raise", 6, Style.of(3, 7, 10, 35, Size.ANY), HandCaseKind::smallAllInRaise),
            of("short-blind", 5, Style.of(3, 7, 15, 25, Size.BLINDS).stacked(1, 300), HandCaseKind::shortBlind),
            of("short-ante", 4, Style.of(3, 7, 15, 25, Size.BLINDS).stacked(1, 400), HandCaseKind::shortAnte),
            of("words-as-names", 6, Style.of(6, 9, 15, 25, Size.BLINDS), each -> lines(each, 6)),
            of("numbers-as-names", 3, Style.of(5, 9, 15, 25, Size.BLINDS), each -> lines(each, 5)),
            of("long-names", 3, Style.of(5, 9, 15, 25, Size.BLINDS), each -> lines(each, 5)),
            of("big-blind-checks", 4, Style.of(3, 9, 20, 5, Size.BLINDS), each -> bigBlindActs(each, "checks")),
            of("big-blind-raises", 3, Style.of(3, 9, 20, 25, Size.BLINDS), each -> bigBlindActs(each, "raises")),
            of("raise-by-one", 4, Style.of(3, 6, 10, 45, Size.SMALL), each -> says(each, " raises 1 to ")),
            of(
                    "raising-war",
                    3,
                    Style.of(2, 2, 0, 100, Size.SMALL).stacked(19_000, 20_000),
                    each -> each.known().size() >= 950 && each.known().size() <= 1000),
            of(
                    "raising-war-of-four",
                    2,
                    Style.of(4, 4, 0, 98, Size.SMALL).stacked(19_000, 20_000),
                    each -> each.known().size() >= 800 && each.known().size() <= 1000),
            of("turn", 3, Style.of(3, 8, 8, 15, Size.BLINDS), each -> each.now().street == 2 && dealt(each)),
            of("river", 6, Style.of(3, 8, 6, 15, Size.BLINDS), each -> each.now().street == 3 && lines(each, 4)),
            of("largest", 5, Style.of(9, 9, 10, 25, Size.ANY).stacked(15_000, 20_000), each -> lines(each, 8)),
            of("smallest", 4, Style.of(2, 9, 10, 25, Size.ANY).stacked(1, 60), each -> lines(each, 2)),
            of("all-in-or-fold", 4, Style.of(5, 9, 50, 40, Size.ALL), each -> lines(each, 4)),
            of("own-raise", 5, Style.of(3, 8, 15, 35, Size.BLINDS), HandCaseKind::ownRaise),
            of("any", 10, Style.of(2, 9, 15, 30, Size.ANY).stacked(1, 20_000), each -> each.acted()));

    private static HandCaseKind of(String name, int count, Style style, Predicate<HandCase> wanted) {
        return new HandCaseKind(name, count, style, wanted);
    }

    private static boolean lines(HandCase each, int lines) {
        return each.since().size() >= lines;
    }

    private static boolean dealt(HandCase each) {
        return each.now().street != each.then().street;
    }

    private static boolean says(HandCase each, String words) {
        return each.since().stream().anyMatch(line -> line.contains(words));
    }

    private static int player(String line) {
        return line.startsWith("P") ? Integer.parseInt(line.substring(1, line.indexOf(' '))) : -1;
    }

    private static boolean allIn(HandCase each, String line) {
        return player(line) >= 0 && each.now().stack[player(line)] == 0;
    }

    private static boolean callsForLess(HandCase each) {
        long prices = each.since().stream()
                .filter(line -> line.contains(" calls ") && !allIn(each, line))
                .count();
        return lines(each, 3)
                && prices > 0
                && each.since().stream().anyMatch(line -> line.contains(" calls ") && allIn(each, line));
    }

    private static boolean smallAllInRaise(HandCase each) {
        return each.since().stream()
                .filter(line -> line.contains(" raises ") && allIn(each, line))
                .anyMatch(line ->
                        Integer.parseInt(line.split(" ", -1)[2]) < each.hand().big());
    }

    private static boolean shortBlind(HandCase each) {
        NaiveHand start = each.hand().start();
        for (int p = 0; p < start.players; p++) {
            int after = each.hand().stacks().get(p) - each.hand().ante();
            if (start.stack[p] == 0 && after > 0) {
                return lines(each, 2);
            }
        }
        return false;
    }

    private static boolean shortAnte(HandCase each) {
        return lines(each, 2)
                && each.hand().stacks().stream()
                        .anyMatch(chips -> chips <= each.hand().ante());
    }

    private static boolean bigBlindActs(HandCase each, String what) {
        int players = each.hand().stacks().size();
        int big = (each.hand().dealer() + (players == 2 ? 1 : 2)) % players;
        return each.then().street == 0
                && each.player() != big
                && each.known().stream().noneMatch(line -> line.contains(" raises "))
                && each.since().stream()
                        .takeWhile(line -> !line.startsWith("dealing"))
                        .filter(line -> line.contains(" raises ") || player(line) == big)
                        .findFirst()
                        .filter(line -> line.startsWith("P" + big + " " + what))
                        .isPresent();
    }

    private static boolean ownRaise(HandCase each) {
        return each.acted()
                && each.since().get(0).contains(" raises ")
                && each.since().stream().skip(1).anyMatch(line -> line.contains(" raises "));
    }
}
