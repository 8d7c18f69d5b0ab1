package org.umpire.games.croquet;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Perfect play: the value and the distance of every position, worked out once and kept in two packed tables, one a side to
 * move, of one byte for each pair of balls and each blocked pair. Safe for use by many threads.
 *
 * <p>Every move but a skip leads to a ball of a higher number ({@link BallTable}), and who skips leaves the opponent
 * unblocked, who then does not skip; so the game has no cycles, and one pass over the pairs of balls, from the highest
 * down, finds the positions after every move already solved.
 */
public final class CroquetOracle {
    /** A win with so many moves less to go, negative for losses; 0 is a draw. No distance comes near. */
    private static final int SURE = 127;

    private static final int UNKNOWN = Integer.MIN_VALUE;

    private static final int BLOCKS = BallTable.BLOCKS;

    /** At most one for each of the other readings, 15 of 1.7 MB. */
    private static final ConcurrentMap<CroquetReadings, CroquetOracle> OTHERS = new ConcurrentHashMap<>();

    private final CroquetReadings readings;
    private final BallTable balls;
    private final int size;
    private final byte[] ofA;
    private final byte[] ofB;

    private CroquetOracle(CroquetReadings readings) {
        this.readings = readings;
        this.balls = new BallTable(readings);
        this.size = balls.size();
        this.ofA = new byte[size * size * BLOCKS];
        this.ofB = new byte[size * size * BLOCKS];
    }

    private static final class Usual {
        static final CroquetOracle ORACLE = solve(CroquetReadings.USUAL);
    }

    /** Returns the oracle of the usual readings; the first call solves the game. */
    public static CroquetOracle usual() {
        return Usual.ORACLE;
    }

    /** Returns the oracle of some readings; the first call for them solves the game. */
    public static CroquetOracle of(CroquetReadings readings) {
        return readings.equals(CroquetReadings.USUAL)
                ? usual()
                : OTHERS.computeIfAbsent(readings, CroquetOracle::solve);
    }

    /** Solves the game anew. */
    public static CroquetOracle solve(CroquetReadings readings) {
        CroquetOracle oracle = new CroquetOracle(readings);
        Pass pass = oracle.new Pass();
        for (int a = oracle.size - 1; a >= 0; a--) {
            for (int b = oracle.size - 1; b >= 0; b--) {
                pass.solve(a, b);
            }
        }
        return oracle;
    }

    /** Returns how the rules are read. */
    public CroquetReadings readings() {
        return readings;
    }

    /**
     * Returns what a position is worth to the side to move, be it reachable or not; also where A has finished, and B has
     * one more move.
     *
     * @throws IllegalArgumentException if B has finished
     */
    public CroquetValue value(CroquetPosition position) {
        if (position.ball(0).finished()) {
            return position.moves(readings).stream()
                    .map(move -> valueAfter(position, move))
                    .max(Comparator.comparingInt(CroquetOracle::coded))
                    .orElse(new CroquetValue(-1, 1));
        }
        return value(coded(position));
    }

    /** Returns every legal move that keeps the value, whatever the distance, ascending; none if the side is stuck. */
    public List<CroquetMove> best(CroquetPosition position) {
        int sign = value(position).sign();
        return position.moves(readings).stream()
                .filter(move -> valueAfter(position, move).sign() == sign)
                .toList();
    }

    /**
     * Returns the move of a perfect player: it keeps the value, and among those that do, wins soonest or loses latest;
     * then the lowest number.
     *
     * @throws IllegalArgumentException if there is no legal move
     */
    public CroquetMove perfect(CroquetPosition position) {
        Comparator<CroquetMove> better = Comparator.comparingInt(move -> coded(valueAfter(position, move)));
        return position.moves(readings).stream()
                .max(better.thenComparing(Comparator.reverseOrder()))
                .orElseThrow(() -> new IllegalArgumentException("no legal move: " + position));
    }

    /**
     * Returns what a legal move makes of a position, as worth to the side that moves; the distance counts from before the
     * move. A's finishing move decides the game at once, though B may have one more move.
     */
    public CroquetValue valueAfter(CroquetPosition position, CroquetMove move) {
        CroquetState after = CroquetState.from(position, readings).play(move);
        int mover = position.mover();
        if (after.position().ball(0).finished()) {
            int sign = after.end() == CroquetEnd.NONE || after.end() == CroquetEnd.DRAW ? 0 : mover == 0 ? 1 : -1;
            return new CroquetValue(sign, sign == 0 ? 0 : 1);
        }
        if (after.end() != CroquetEnd.NONE) {
            return new CroquetValue(after.end() == CroquetEnd.won(mover) ? 1 : -1, 1);
        }
        CroquetValue theirs = value(after.position());
        return new CroquetValue(-theirs.sign(), theirs.sign() == 0 ? 0 : theirs.distance() + 1);
    }

    private int coded(CroquetPosition position) {
        int at = at(balls.index(position.a()), balls.index(position.b())) + position.blocked();
        return position.mover() == 0 ? ofA[at] : ofB[at];
    }

    private int at(int a, int b) {
        return (a * size + b) * BLOCKS;
    }

    private static CroquetValue value(int coded) {
        return coded == 0 ? new CroquetValue(0, 0) : new CroquetValue(Integer.signum(coded), SURE - Math.abs(coded));
    }

    private static int coded(CroquetValue value) {
        return value.sign() * (SURE - value.distance());
    }

    /** Returns which positions can be reached from the start, and what they are worth. */
    public CroquetCensus census() {
        return new CroquetCensus(balls, (a, b, mover, blocked) -> value((mover == 0 ? ofA : ofB)[at(a, b) + blocked]));
    }

    /** The retrograde pass. */
    private final class Pass {
        /** The best value of the side to move over the numbers of each pair. */
        private final int[] best = new int[BLOCKS];

        private void solve(int a, int b) {
            int at = at(a, b);
            // The unblocked ones first: a skip leads to them.
            bestOfA(a, b);
            int a1 = best[1];
            int a2 = best[2];
            int a3 = best[3];
            int a4 = best[4];
            bestOfB(a, b);
            ofA[at] = of(Math.max(Math.max(a1, a2), Math.max(a3, a4)), UNKNOWN);
            ofB[at] = of(Math.max(Math.max(best[1], best[2]), Math.max(best[3], best[4])), UNKNOWN);
            int skipOfA = balls.inHoop(a) ? turned(ofB[at]) : -SURE;
            int skipOfB = balls.inHoop(b) ? turned(ofA[at]) : -SURE;
            ofB[at + 1] = of(Math.max(best[2], Math.max(best[3], best[4])), skipOfB);
            ofB[at + 2] = of(Math.max(best[1], Math.max(best[3], best[4])), skipOfB);
            ofB[at + 3] = of(Math.max(best[1], Math.max(best[2], best[4])), skipOfB);
            ofB[at + 4] = of(Math.max(best[1], Math.max(best[2], best[3])), skipOfB);
            ofA[at + 1] = of(Math.max(a2, Math.max(a3, a4)), skipOfA);
            ofA[at + 2] = of(Math.max(a1, Math.max(a3, a4)), skipOfA);
            ofA[at + 3] = of(Math.max(a1, Math.max(a2, a4)), skipOfA);
            ofA[at + 4] = of(Math.max(a1, Math.max(a2, a3)), skipOfA);
        }

        /** Returns the best value, or, where no number can be played, what then happens. */
        private byte of(int value, int otherwise) {
            return (byte) (value != UNKNOWN ? value : otherwise);
        }

        private void bestOfA(int a, int b) {
            for (int pair = 1; pair < BLOCKS; pair++) {
                best[pair] = Math.max(numberOfA(a, b, pair), numberOfA(a, b, 9 - pair));
            }
        }

        private int numberOfA(int a, int b, int number) {
            int target = balls.next(a, number);
            if (target >= 0) {
                return turned(ofB[at(target, b) + balls.blocks(target, number)]);
            }
            if (target == BallTable.FINISH) {
                int blocked = readings.answerUnblocked() ? 0 : CroquetPosition.pair(number);
                return balls.canFinish(b, blocked) ? 0 : SURE - 1;
            }
            return target == BallTable.LOSE ? 1 - SURE : UNKNOWN;
        }

        private void bestOfB(int a, int b) {
            for (int pair = 1; pair < BLOCKS; pair++) {
                best[pair] = Math.max(numberOfB(a, b, pair), numberOfB(a, b, 9 - pair));
            }
        }

        private int numberOfB(int a, int b, int number) {
            int target = balls.next(b, number);
            if (target >= 0) {
                return turned(ofA[at(a, target) + balls.blocks(target, number)]);
            }
            return target == BallTable.FINISH ? SURE - 1 : target == BallTable.LOSE ? 1 - SURE : UNKNOWN;
        }

        /** Returns what a value is worth to the other side, one move earlier. */
        private int turned(int value) {
            return value > 0 ? 1 - value : value < 0 ? -1 - value : 0;
        }
    }
}
