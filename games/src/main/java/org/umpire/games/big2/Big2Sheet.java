package org.umpire.games.big2;

import java.util.Arrays;
import java.util.List;

/**
 * What stands on the score sheet while a game is played: which one it is, and the points of those before. A state counts
 * seats from the table's seat 0, a view from its own. Immutable.
 */
final class Big2Sheet {
    private final int games;
    private final int game;
    private final int[] scores;
    private final long ending;

    private Big2Sheet(int games, int game, int[] scores, long ending) {
        this.games = games;
        this.game = game;
        this.scores = scores;
        this.ending = ending;
    }

    /** Returns the sheet of a table that begins. */
    static Big2Sheet opening(int games) {
        return new Big2Sheet(games, 0, new int[Big2Deal.SEATS], 0);
    }

    /** Returns how many games the table has. */
    int games() {
        return games;
    }

    /** Returns the number of this game, from 0. */
    int game() {
        return game;
    }

    /** Returns the cards whose play ended the game before this one; 0 in the first game. */
    long ending() {
        return ending;
    }

    int score(int seat) {
        return scores[seat];
    }

    List<Integer> scores() {
        return Arrays.stream(scores).boxed().toList();
    }

    boolean lastGame() {
        return game == games - 1;
    }

    /** Returns the sheet as one seat reads it, with its own score first. */
    Big2Sheet seenFrom(int seat) {
        int[] turned = new int[Big2Deal.SEATS];
        for (int i = 0; i < Big2Deal.SEATS; i++) {
            turned[i] = scores[seat + i & 3];
        }
        return new Big2Sheet(games, game, turned, ending);
    }

    /**
     * Returns the sheet with a finished game added; it still names that game.
     *
     * @param left how many cards each seat has left
     */
    Big2Sheet scored(int[] left) {
        int[] sums = scores.clone();
        int lost = 0;
        int winner = 0;
        for (int seat = 0; seat < Big2Deal.SEATS; seat++) {
            int penalty = penalty(left[seat]);
            sums[seat] -= penalty;
            lost += penalty;
            winner = left[seat] == 0 ? seat : winner;
        }
        sums[winner] += lost;
        return new Big2Sheet(games, game, sums, ending);
    }

    /** Returns the sheet at the start of the next game. */
    Big2Sheet next(long endingPlay) {
        return new Big2Sheet(games, game + 1, scores, endingPlay);
    }

    /** Returns how many points a number of cards left costs. docs/games/big2.md#score. */
    private static int penalty(int left) {
        return left < 10 ? left : left < Big2Deal.HAND ? 2 * left : 3 * left;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Big2Sheet sheet
                && games == sheet.games
                && game == sheet.game
                && ending == sheet.ending
                && Arrays.equals(scores, sheet.scores);
    }

    @Override
    public int hashCode() {
        return (game * 31 + Long.hashCode(ending)) * 31 + Arrays.hashCode(scores);
    }
}
