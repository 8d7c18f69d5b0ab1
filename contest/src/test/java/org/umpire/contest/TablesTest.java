package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.umpire.contest.Tables.Turn;

class TablesTest {
    private static Optional<Turn> turn(int number, int attempt) {
        return Optional.of(new Turn(number, attempt));
    }

    @Test
    void aSpoiltTableComesAgainAfterManyOthers() {
        Tables tables = new Tables(1000, new BitSet(), Map.of(), Until.ALL::wanted);
        tables.spoilt(tables.next().orElseThrow());
        for (int k = 1; k < 50; k++) {
            assertThat(tables.next()).isEqualTo(turn(k, 1));
        }
        assertThat(tables.next()).isEqualTo(turn(0, 2));
        assertThat(tables.next()).isEqualTo(turn(50, 1));
    }

    @Test
    void noneIsBegunThatCannotCountAndTheSpoiltOneComesAtOnce() {
        AtomicLong wanted = new AtomicLong(3);
        Tables tables = new Tables(1000, new BitSet(), Map.of(), wanted::get);
        Turn first = tables.next().orElseThrow();
        assertThat(tables.next()).isEqualTo(turn(1, 1));
        assertThat(tables.next()).isEqualTo(turn(2, 1));
        assertThat(tables.next()).isEmpty();

        tables.spoilt(first);
        assertThat(tables.next()).isEqualTo(turn(0, 2));
        tables.spoilt(new Turn(0, 2));
        assertThat(tables.next()).isEqualTo(turn(0, 3));
        tables.spoilt(new Turn(0, 3));
        wanted.set(4);
        assertThat(tables.next()).isEqualTo(turn(3, 1));
        assertThat(tables.next()).isEmpty();
        assertThat(tables.open()).containsExactly(0);
    }
}
