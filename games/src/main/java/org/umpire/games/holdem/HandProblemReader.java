package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

/** Reads the text of a problem. What is wrong is collected, each with its line, as far as one can go on at all. */
final class HandProblemReader {
    private static final int NAME_LENGTH_MAX = 20;
    private static final String BLANKS = " \t\r\f\u000b";

    private final List<Line> lines = new ArrayList<>();
    private final int linesInAll;
    private final List<String> problems = new ArrayList<>();
    private int next;

    /** A line that is not blank, split at its blanks. */
    private record Line(int number, List<String> words) {}

    HandProblemReader(String text) {
        String[] all = (text.startsWith("\ufeff") ? text.substring(1) : text).split("\n", -1);
        for (int i = 0; i < all.length; i++) {
            List<String> words = words(all[i]);
            if (!words.isEmpty()) {
                lines.add(new Line(i + 1, words));
            }
        }
        // What follows the last line end is a line only if something stands there.
        this.linesInAll = all[all.length - 1].isEmpty() ? all.length - 1 : all.length;
    }

    /** Splits a line at its blanks. */
    static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        StringTokenizer tokens = new StringTokenizer(line, BLANKS);
        while (tokens.hasMoreTokens()) {
            words.add(tokens.nextToken());
        }
        return words;
    }

    /** What stands before the known actions. */
    record Opening(Betting start, List<String> names, int player) {}

    HandProblem.Read read() {
        int[] blinds = numbers("`sb bb ante`", 3);
        int[] table = numbers("`n d h`: players, dealer, bot", 3);
        Optional<Street> street = street();
        Optional<Opening> opening = opening(blinds, table);
        if (opening.isEmpty()) {
            return bad();
        }
        int[] count = numbers("`k`, the number of known actions", 1);
        if (!problems.isEmpty()) {
            return bad();
        }
        int k = count[0];
        int player = opening.get().player();
        List<String> names = opening.get().names();
        Betting start = opening.get().start();
        Optional<Betting> then = k == 0 ? Optional.of(start) : known(start, names, k, player);
        List<Integer> stacks = stacks(table[0], k);
        if (!problems.isEmpty() || then.isEmpty()) {
            return bad();
        }
        return new HandProblem.Read.Good(
                new HandProblem(names, then.get(), k == 0, player, stacks, street.orElseThrow()));
    }

    /** Reads a text that ends after the players, and has no street. */
    Optional<Opening> opening() {
        return opening(numbers("`sb bb ante`", 3), numbers("`n d h`: players, dealer, bot", 3));
    }

    List<String> problems() {
        return problems;
    }

    private Optional<Opening> opening(int[] blinds, int[] table) {
        if (problems.isEmpty()) {
            check(blinds, table);
        }
        if (!problems.isEmpty()) {
            return Optional.empty();
        }
        List<String> names = new ArrayList<>();
        List<Integer> chips = players(table[0], names);
        if (!problems.isEmpty()) {
            return Optional.empty();
        }
        Stakes stakes = new Stakes(blinds[0], blinds[1], blinds[2]);
        return Optional.of(
                new Opening(Betting.start(stakes, RuleSet.SOURCE, table[1] - 1, chips), names, table[2] - 1));
    }

    private HandProblem.Read bad() {
        return new HandProblem.Read.Bad(problems);
    }

    private void problem(Line line, String what) {
        problems.add("line " + line.number() + ": " + what);
    }

    /** Returns the next line; reports its lack. */
    private Optional<Line> line(String what) {
        if (next < lines.size()) {
            return Optional.of(lines.get(next++));
        }
        if (next == lines.size()) {
            problems.add("line " + (linesInAll + 1) + ": the text ends where " + what + " should be");
            next++;
        }
        return Optional.empty();
    }

    private int[] numbers(String what, int count) {
        Optional<Line> line = line(what);
        int[] numbers = new int[count];
        if (line.isEmpty()) {
            return numbers;
        }
        List<String> words = line.get().words();
        if (words.size() != count) {
            problem(line.get(), "expected " + what + ", found `" + shown(words) + "`");
            return numbers;
        }
        for (int i = 0; i < count; i++) {
            numbers[i] = number(line.get(), words.get(i), what);
        }
        return numbers;
    }

    private int number(Line line, String word, String what) {
        Optional<Integer> number = HandLog.number(word);
        if (number.isEmpty()) {
            problem(
                    line,
                    "`" + shown(List.of(word)) + "` is no whole number from 0 to " + Integer.MAX_VALUE + ", in "
                            + what);
        }
        return number.orElse(0);
    }

    private Optional<Street> street() {
        Optional<Line> line = line("the street");
        if (line.isEmpty()) {
            return Optional.empty();
        }
        List<String> words = line.get().words();
        Optional<Street> street = words.size() == 1 ? Street.of(words.get(0)) : Optional.empty();
        if (street.isEmpty()) {
            problem(line.get(), "expected preflop, flop, turn or river, found `" + shown(words) + "`");
        }
        return street;
    }

    private void check(int[] blinds, int[] table) {
        if (blinds[0] < 1 || blinds[0] >= blinds[1]) {
            problem(lines.get(0), "the small blind must be from 1 to below the big blind");
        }
        if (blinds[1] > Betting.CHIPS_MAX || blinds[2] > Betting.CHIPS_MAX) {
            problem(lines.get(0), "blinds and ante must be at most " + Betting.CHIPS_MAX);
        }
        int n = table[0];
        if (n < Betting.PLAYERS_MIN || n > Betting.PLAYERS_MAX) {
            problem(lines.get(1), "players: " + n + ", but there must be 2 to 9");
            return;
        }
        if (table[1] < 1 || table[1] > n) {
            problem(lines.get(1), "the dealer must be from 1 to " + n + ", not " + table[1]);
        }
        if (table[2] < 1 || table[2] > n) {
            problem(lines.get(1), "the bot must be from 1 to " + n + ", not " + table[2]);
        }
    }

    private List<Integer> players(int n, List<String> names) {
        List<Integer> chips = new ArrayList<>();
        long sum = 0;
        for (int i = 1; i <= n; i++) {
            String what = "`name stack` of player " + i;
            Optional<Line> line = line(what);
            if (line.isEmpty()) {
                return chips;
            }
            List<String> words = line.get().words();
            if (words.size() != 2) {
                problem(line.get(), "expected " + what + ", found `" + shown(words) + "`");
                continue;
            }
            name(line.get(), words.get(0), names);
            int stack = number(line.get(), words.get(1), what);
            if (stack == 0) {
                problem(line.get(), "a stack must be 1 or more");
            }
            names.add(words.get(0));
            chips.add(stack);
            sum += stack;
        }
        if (sum > Betting.CHIPS_MAX) {
            problem(lines.get(next - 1), "all stacks together are above " + Betting.CHIPS_MAX);
        }
        return chips;
    }

    private void name(Line line, String name, List<String> before) {
        boolean letters = name.chars().allMatch(c -> c < 128 && Character.isLetterOrDigit(c));
        if (!letters || name.length() > NAME_LENGTH_MAX) {
            problem(
                    line,
                    "a name has 1 to " + NAME_LENGTH_MAX + " Latin letters and digits: `" + shown(List.of(name)) + "`");
        } else if (name.equals(HandLog.DEALING)) {
            problem(line, "`dealing` cannot be a name");
        } else if (before.contains(name)) {
            problem(line, "a second player named `" + name + "`");
        }
    }

    /** Plays the known actions; reports the first that cannot be. */
    private Optional<Betting> known(Betting start, List<String> names, int k, int bot) {
        KnownActions known = new KnownActions(start, names);
        Optional<Line> last = Optional.empty();
        for (int i = 1; i <= k; i++) {
            Optional<Line> line = line("known action " + i + " of " + k);
            if (line.isEmpty()) {
                return Optional.empty();
            }
            last = line;
            boolean numbers = line.get().words().stream()
                    .allMatch(word -> HandLog.number(word).isPresent());
            Optional<String> wrong = numbers
                    ? Optional.of("expected known action " + i + " of k = " + k + ", found numbers")
                    : known.take(line.get().words());
            if (wrong.isPresent()) {
                problem(line.get(), wrong.get() + ": `" + shown(line.get().words()) + "`");
                // What follows depends on it; the stacks do not.
                next = (int) Math.min(lines.size(), (long) next + k - i);
                return Optional.empty();
            }
        }
        Optional<String> wrong = known.endsAtTurnOf(bot);
        last.ifPresent(line -> wrong.ifPresent(what -> problem(line, "after the " + k + " known actions " + what)));
        return wrong.isPresent() ? Optional.empty() : Optional.of(known.betting());
    }

    private List<Integer> stacks(int n, int k) {
        String what = "the " + n + " stacks now";
        List<Integer> stacks = new ArrayList<>();
        if (next > lines.size()) {
            return stacks;
        }
        Optional<Line> line = line(what);
        if (line.isEmpty()) {
            return stacks;
        }
        while (line.isPresent()) {
            for (String word : line.get().words()) {
                Optional<Integer> number = HandLog.number(word);
                if (number.isEmpty()) {
                    problem(
                            line.get(),
                            "expected " + what + ", found `" + shown(line.get().words())
                                    + "`; there must be exactly k = " + k
                                    + " known actions before them, and no stack may be"
                                    + " negative or above " + Integer.MAX_VALUE);
                    return stacks;
                }
                stacks.add(number.get());
            }
            line = next < lines.size() ? line(what) : Optional.empty();
        }
        if (stacks.size() != n) {
            problem(lines.get(lines.size() - 1), "expected " + what + ", found " + stacks.size());
        }
        return stacks;
    }

    /** Returns words as they may be shown: printable ASCII, and not too long. */
    static String shown(List<String> words) {
        StringBuilder text = new StringBuilder();
        String.join(" ", words)
                .codePoints()
                .limit(60)
                .forEach(c -> text.append(c >= ' ' && c < 127 ? Character.toString(c) : String.format("\\u{%x}", c)));
        return text.toString();
    }
}
