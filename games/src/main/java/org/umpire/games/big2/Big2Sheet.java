package org.umpire.games.big2;

import java.util.ArrayList;
import java.util.List;

/**
 * What stands on the score sheet while a game is played: which one it is, and the points of those before.
 *
 * @param games how many games the table has
 * @param game the number of this one, from 0
 * @param scores one a seat; a state counts seats from the table's seat 0, a view from its own seat
 * @param ending the cards whose play ended the game before this one; 0 in the first game
 */
record Big2Sheet(int games, int game, List<Integer> scores, long ending) {
    Big2Sheet {
        scores = List.copyOf(scores);
    }

    static Big2Sheet opening(int games) {
        return new Big2Sheet(games, 0, List.of(0, 0, 0, 0), 0);
    }

    /** Returns the sheet as one seat reads it, with its own score first. */
    Big2Sheet seenFrom(int seat) {
        List<Integer> turned = new ArrayList<>(Big2Deal.SEATS);
        for (int i = 0; i < Big2Deal.SEATS; i++) {
            turned.add(scores.get(seat + i & 3));
        }
        return new Big2Sheet(games, game, turned, ending);
    }

    boolean lastGame() {
        return game == games - 1;
    }

    /**
     * Returns the sheet with a finished game added; it still names that game.
     *
     * @param left how many cards each seat has left
     */
    Big2Sheet scored(int[] left) {
        List<Integer> sums = new ArrayList<>(Big2Deal.SEATS);
        int lost = 0;
        for (int seat = 0; seat < Big2Deal.SEATS; seat++) {
            lost += penalty(left[seat]);
        }
        for (int seat = 0; seat < Big2Deal.SEATS; seat++) {
            sums.add(scores.get(seat) + (left[seat] == 0 ? lost : -penalty(left[seat])));
        }
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
}
