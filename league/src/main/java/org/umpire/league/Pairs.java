package org.umpire.league;

/**
 * Every pair once, by the circle method: in each turn every entrant plays once (all but one, where their number is
 * odd).
 */
final class Pairs implements Groups {
    private final int n;
    private final int circle;
    private final int pairsPerTurn;

    Pairs(int n) {
        this.n = n;
        // One entrant stands still and the others go round; with an odd number, the still one is a bye.
        this.circle = n % 2 == 0 ? n - 1 : n;
        this.pairsPerTurn = n / 2;
    }

    @Override
    public long size() {
        return (long) n * (n - 1) / 2;
    }

    @Override
    public int[] at(long i) {
        int turn = (int) (i / pairsPerTurn);
        int pair = (int) (i % pairsPerTurn);
        if (n % 2 == 0) {
            if (pair == 0) {
                return new int[] {turn, n - 1};
            }
        } else {
            pair++;
        }
        int one = Math.floorMod(turn + pair, circle);
        int other = Math.floorMod(turn - pair, circle);
        return new int[] {Math.min(one, other), Math.max(one, other)};
    }
}
