package org.umpire.games.croquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.umpire.testkit.Seeds;

/** The oracle against another evaluator, and against itself. */
public final class CroquetOracleTest {
    private static final CroquetOracle ORACLE = CroquetOracle.usual();

    private static final List<CroquetPosition> SAMPLE = sample(ORACLE, 2_000);

    @Test
    public void theStartIsADraw() {
        assertThat(ORACLE.value(CroquetPosition.START)).hasToString("DRAW");
        assertThat(ORACLE.best(CroquetPosition.START)).containsExactly(new CroquetMove(2));
    }

    @Test
    public void everyReachablePositionIsWorthWhatTheSlowEvaluatorSays() {
        SlowCroquet slow = slow(CroquetReadings.USUAL);
        slow.worth(true, player(Ball.START), player(Ball.START), 0);
        int[] visited = new int[1];

        ORACLE.census().forEach((position, value) -> {
            OptionalInt worth = slow.remembered(key(position));
            // Found in the memory of a full search from the start: so it is reachable by that one's rules too.
            if (worth.isEmpty() || !SlowCroquet.text(worth.getAsInt()).equals(value.toString())) {
                throw new AssertionError(position + ": " + value + ", slowly " + worth);
            }
            visited[0]++;
        });

        assertThat(visited[0]).isEqualTo(slow.searched()).isGreaterThan(20_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "return=onto-hoop",
                "answer=free",
                "landing-on-100=finish",
                "miss-of-100=finish",
                "answer=free landing-on-100=finish miss-of-100=finish return=onto-hoop"
            })
    void positionsAreWorthWhatTheSlowEvaluatorSaysUnderOtherReadings(String words) {
        CroquetReadings readings = new CroquetNotation().readDeal(words);
        CroquetOracle oracle = CroquetOracle.solve(readings);
        SlowCroquet slow = slow(readings);
        for (CroquetPosition position : sample(oracle, 2_000)) {
            int worth = slow.worth(
                    position.mover() == 0,
                    player(position.own()),
                    player(position.ball(1 - position.mover())),
                    position.blocked());
            assertThat(oracle.value(position)).as(position.toString()).hasToString(SlowCroquet.text(worth));
        }
    }

    /** A position that no play leads to is worth what the same rules give. */
    @Test
    public void positionsThatCannotBeReachedHaveAValueToo() {
        SlowCroquet slow = slow(CroquetReadings.USUAL);
        CroquetCensus census = ORACLE.census();
        for (String text :
                List.of("A 95 20@3 4", "B 99! 99! 0", "A 27^20 95 8", "B 0! 100@7 1", "A 103^100 103^100 0")) {
            CroquetPosition position = CroquetPosition.of(text);
            assertThat(census.reaches(position)).as(text).isFalse();
            int worth = slow.worth(
                    position.mover() == 0,
                    player(position.own()),
                    player(position.ball(1 - position.mover())),
                    position.blocked());
            assertThat(ORACLE.value(position)).as(text).hasToString(SlowCroquet.text(worth));
        }
    }

    /** Who must come back from 7 above needs an 8; it was an 8 that brought him there, and so the opponent cannot bar it. */
    @Test
    public void whoCannotMoveHasLostAlready() {
        CroquetPosition stuck = CroquetPosition.of("A 27^20 95 8");
        assertThat(ORACLE.value(stuck)).hasToString("LOSS 0");
        assertThat(ORACLE.best(stuck)).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> ORACLE.perfect(stuck));
        ORACLE.census().forEach((position, value) -> {
            if (value.distance() == 0 && value.sign() != 0) {
                throw new AssertionError("stuck and reachable: " + position);
            }
        });
    }

    @Test
    public void bestMovesKeepTheValueAndNoOthersDo() {
        Seeds.forEach(300, rng -> {
            CroquetPosition position = SAMPLE.get(rng.nextInt(SAMPLE.size()));
            CroquetValue value = ORACLE.value(position);
            List<CroquetMove> best = ORACLE.best(position);
            for (CroquetMove move : position.moves(CroquetReadings.USUAL)) {
                CroquetValue after = ORACLE.valueAfter(position, move);
                assertThat(after.sign()).isLessThanOrEqualTo(value.sign());
                assertThat(best.contains(move)).isEqualTo(after.sign() == value.sign());
            }
            assertThat(best).isSorted();
            if (!best.isEmpty()) {
                CroquetMove perfect = ORACLE.perfect(position);
                assertThat(best).contains(perfect);
                assertThat(ORACLE.valueAfter(position, perfect)).isEqualTo(value);
            }
        });
    }

    @Test
    public void perfectPlayEndsAfterTheDistanceWithTheValue() {
        Seeds.forEach(300, rng -> {
            CroquetPosition position = SAMPLE.get(rng.nextInt(SAMPLE.size()));
            CroquetValue value = ORACLE.value(position);
            CroquetState state = CroquetState.from(position, CroquetReadings.USUAL);
            while (state.end() == CroquetEnd.NONE) {
                state = state.play(ORACLE.perfect(state.position()));
            }
            assertThat(state.end().halves(position.mover()) - 1)
                    .as(position.toString())
                    .isEqualTo(value.sign());
            if (value.sign() != 0) {
                assertThat(state.moves()).as(position.toString()).isEqualTo(value.distance());
            }
        });
    }

    @Test
    public void solvingTwiceGivesTheSame() {
        CroquetOracle again = CroquetOracle.solve(CroquetReadings.USUAL);
        CroquetCensus census = ORACLE.census();
        census.forEach((position, value) -> {
            if (!again.value(position).equals(value)) {
                throw new AssertionError(position + ": " + value + ", again " + again.value(position));
            }
        });
        assertThat(again.census().counts()).isEqualTo(census.counts());
        assertThat(census.counts().lines())
                .containsExactly("reachable 725732", "win 371089", "draw 32709", "loss 321934", "longest-win 91");
    }

    private static SlowCroquet slow(CroquetReadings readings) {
        return new SlowCroquet(
                readings.returnOntoHoop(),
                readings.answerUnblocked(),
                readings.landingFinishes(),
                readings.missFinishes());
    }

    private static SlowCroquet.Player player(Ball ball) {
        return new SlowCroquet.Player(ball.number(), ball.entered(), ball.missed(), ball.returning());
    }

    private static long key(CroquetPosition position) {
        return SlowCroquet.key(
                position.mover() == 0,
                player(position.own()),
                player(position.ball(1 - position.mover())),
                position.blocked());
    }

    /** Returns reachable positions, each as likely. */
    private static List<CroquetPosition> sample(CroquetOracle oracle, int count) {
        RandomGenerator rng = Seeds.random(0);
        List<CroquetPosition> kept = new ArrayList<>();
        int[] seen = new int[1];
        oracle.census().forEach((position, value) -> {
            seen[0]++;
            if (kept.size() < count) {
                kept.add(position);
            } else {
                int at = rng.nextInt(seen[0]);
                if (at < count) {
                    kept.set(at, position);
                }
            }
        });
        return kept;
    }
}
