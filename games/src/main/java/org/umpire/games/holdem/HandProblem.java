package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;

/**
 * Problem 2082: a hand as one of its players knows it, and the stacks at its turn now. The text is defined in
 * docs/games/holdem.md#text.
 *
 * @param names of the players, in the order in which they sit
 * @param then the player's last turn, or the start of the hand
 * @param start whether {@code then} is the start of the hand
 * @param player whose turn it is now
 * @param stacks now
 * @param street now
 */
public record HandProblem(
        List<String> names, Betting then, boolean start, int player, List<Integer> stacks, Street street) {
    public HandProblem {
        names = List.copyOf(names);
        stacks = List.copyOf(stacks);
    }

    /** What came of reading a problem. */
    public sealed interface Read {
        /** The text is good. */
        record Good(HandProblem problem) implements Read {}

        /** It is not: each problem with its line. */
        record Bad(List<String> problems) implements Read {
            public Bad {
                problems = List.copyOf(problems);
            }
        }
    }

    /** The answer to a problem. */
    public sealed interface Answer {
        /** What happened: a number of lines, then the lines, each with a line end. */
        record Found(String text) implements Answer {}

        /** There is no answer, or more than one, or the problem cannot be read: every reason, in one line each. */
        record NotFound(List<String> reasons) implements Answer {
            public NotFound {
                reasons = List.copyOf(reasons);
            }
        }
    }

    /** Returns the problem of a text. Line ends may be those of DOS, and a byte order mark may stand in front. */
    public static Read read(String text) {
        return new HandProblemReader(text).read();
    }

    /** Returns the answer to the problem of a text. */
    public static Answer answer(String text) {
        Read read = read(text);
        return read instanceof Read.Good good
                ? good.problem().answer()
                : new Answer.NotFound(((Read.Bad) read).problems());
    }

    /** Returns what happened since the player's last turn. */
    public Reconstruction reconstruct() {
        return start ? Reconstruct.sinceStart(then, player, stacks, street) : Reconstruct.since(then, stacks, street);
    }

    /** Returns what happened, or why that cannot be told, as text. */
    public Answer answer() {
        return answer(reconstruct(), names);
    }

    static Answer answer(Reconstruction reconstruction, List<String> names) {
        if (reconstruction instanceof Reconstruction.One one) {
            List<String> lines = lines(one, names);
            StringBuilder text = new StringBuilder().append(lines.size()).append('\n');
            lines.forEach(line -> text.append(line).append('\n'));
            return new Answer.Found(text.toString());
        }
        List<String> reasons = new ArrayList<>();
        if (reconstruction instanceof Reconstruction.None none) {
            none.reasons().forEach(reason -> reasons.add("no answer: " + reason.named(names)));
        } else if (reconstruction instanceof Reconstruction.Several several) {
            several.candidates()
                    .forEach(candidate ->
                            reasons.add("one of several answers: " + String.join(", ", lines(candidate, names))));
        }
        return new Answer.NotFound(reasons);
    }

    private static List<String> lines(Reconstruction.One one, List<String> names) {
        return one.happenings().stream()
                .map(happening -> HandLog.write(happening, names))
                .toList();
    }
}
