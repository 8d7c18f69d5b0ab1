package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Follows one hand line by line: first the stakes, the table and the players as in a {@link HandProblem}, then at each
 * turn of the player a line with the street and the stacks. docs/games/holdem.md#stream. Used by one thread.
 */
public final class HandStream {
    private static final int LINES_BEFORE_PLAYERS = 2;

    private final StringBuilder opening = new StringBuilder();
    private int lines;
    private int linesOfOpening;
    private int players = Betting.PLAYERS_MIN;
    private Optional<HandFollower> follower = Optional.empty();
    private List<String> names = List.of();

    /**
     * Takes the next line.
     *
     * @param line without its line end
     * @return nothing for a line that asks nothing; else what happened since the last turn, or why that cannot be told
     */
    public Optional<HandProblem.Answer> take(String line) {
        lines++;
        String text = (lines == 1 && line.startsWith("\ufeff") ? line.substring(1) : line).strip();
        if (follower.isPresent()) {
            return text.isEmpty() ? Optional.empty() : Optional.of(turn(follower.get(), HandProblemReader.words(text)));
        }
        opening.append(text).append('\n');
        if (!text.isEmpty()) {
            linesOfOpening++;
            if (linesOfOpening == LINES_BEFORE_PLAYERS) {
                // A number that is no number of players is reported with the rest, as soon as there could be two.
                players = HandLog.number(HandProblemReader.words(text).get(0))
                        .filter(n -> n >= Betting.PLAYERS_MIN && n <= Betting.PLAYERS_MAX)
                        .orElse(0);
            }
        }
        return linesOfOpening < LINES_BEFORE_PLAYERS + players ? Optional.empty() : open();
    }

    /** Returns what is missing at the end of the input; empty if a turn could have followed. */
    public Optional<HandProblem.Answer> end() {
        return follower.isPresent() ? Optional.empty() : open();
    }

    private Optional<HandProblem.Answer> open() {
        HandProblemReader reader = new HandProblemReader(opening.toString());
        Optional<HandProblemReader.Opening> read = reader.opening();
        if (read.isEmpty()) {
            return Optional.of(new HandProblem.Answer.NotFound(reader.problems()));
        }
        names = read.get().names();
        follower = Optional.of(new HandFollower(read.get().start(), read.get().player()));
        return Optional.empty();
    }

    private HandProblem.Answer turn(HandFollower hand, List<String> words) {
        Optional<Street> street = Street.of(words.get(0));
        List<Integer> stacks = new ArrayList<>();
        for (String word : street.isPresent() ? words.subList(1, words.size()) : words) {
            HandLog.number(word).ifPresent(stacks::add);
        }
        if (stacks.size() != names.size() || words.size() != stacks.size() + (street.isPresent() ? 1 : 0)) {
            return new HandProblem.Answer.NotFound(List.of("line " + lines + ": expected a street and " + names.size()
                    + " stacks, found `" + HandProblemReader.shown(words) + "`"));
        }
        Reconstruction found = street.isPresent() ? hand.turn(stacks, street.get()) : hand.turn(stacks);
        HandProblem.Answer answer = HandProblem.answer(found, names);
        return answer instanceof HandProblem.Answer.NotFound none
                ? new HandProblem.Answer.NotFound(none.reasons().stream()
                        .map(reason -> "line " + lines + ": " + reason)
                        .toList())
                : answer;
    }
}
