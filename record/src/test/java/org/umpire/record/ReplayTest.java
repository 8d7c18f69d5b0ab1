package org.umpire.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;

final class ReplayTest {
    @Test
    void whatWasPlayedIsPlayedAgainToTheSameEnd() {
        for (int seed = 0; seed < 300; seed++) {
            TableRecord record = ToyTable.random(new Random(seed), seed % 3 * 0.05);

            assertThat(Replay.check(record)).as("seed %d", seed).isEqualTo(new Verdict.Same());
            assertThat(new DealCheck(ToyTable.SECRET).check(record))
                    .as("seed %d", seed)
                    .isEqualTo(new Verdict.Same());
        }
    }

    @Test
    void everySeatIsSentTheSameLinesAgain() {
        for (int seed = 0; seed < 300; seed++) {
            MemoryRecorder memory = new MemoryRecorder();
            ToyTable table = new ToyTable(new Random(seed), 0.05, 2 + seed % 4, 2, memory);
            table.play();

            List<List<String>> fed = new ArrayList<>();
            for (int seat = 0; seat < table.sent.size(); seat++) {
                fed.add(Replay.of(memory.record()).feed(new Seat(seat)));
            }
            assertThat(fed).as("seed %d", seed).isEqualTo(table.sent);
        }
    }

    @Test
    void stepsLeadFromTheOpeningToTheEnd() {
        TableRecord record = ToyTable.random(new Random(1), 0);
        steps(Replay.of(record), record);
    }

    private static <S extends org.umpire.rules.State<S, M, V>, D, M, V> void steps(
            Replay<D, S, M, V> replay, TableRecord record) {
        List<Replay.Step<S>> steps = new ArrayList<>();
        for (Iterator<Replay.Step<S>> i = replay.steps(); i.hasNext(); ) {
            steps.add(i.next());
        }

        assertThat(steps.get(0).before()).isEqualTo(replay.opening());
        for (int i = 0; i + 1 < steps.size(); i++) {
            assertThat(steps.get(i).after()).isEqualTo(steps.get(i + 1).before());
        }
        assertThat(steps).extracting(Replay.Step::entry).isEqualTo(record.entries());
        assertThat(steps).extracting(Replay.Step::line).startsWith(1L, 2L);
        assertThat(steps.get(steps.size() - 1).after().phase())
                .isEqualTo(new Phase.Over(record.result().orElseThrow().outcome()));
    }

    @Test
    void aTornRecordIsFedAsFarAsItGoesWithTheSecret() {
        MemoryRecorder memory = new MemoryRecorder();
        ToyTable table = new ToyTable(new Random(5), 0, 3, 1, memory);
        table.play();
        TableRecord torn = new TableRecord(memory.record().entries().subList(0, 6), java.util.Optional.of("torn"));

        List<String> fed = Replay.of(torn, ToyTable.SECRET).feed(new Seat(1));

        assertThat(fed).isNotEmpty().isEqualTo(table.sent.get(1).subList(0, fed.size()));
        assertThat(Replay.check(torn)).isEqualTo(new Verdict.Differs(7, "torn"));
    }
}
