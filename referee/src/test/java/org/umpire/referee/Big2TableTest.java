package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.games.big2.Big2Pack;
import org.umpire.record.Fixture;
import org.umpire.record.MemoryRecorder;
import org.umpire.record.RecordWriter;
import org.umpire.record.Recorder;
import org.umpire.record.Replay;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Verdict;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Outcome;
import org.umpire.testkit.Golden;

/** Whole tables of Big 2, played by bots in this process through the lines of the protocol. */
class Big2TableTest {
    private static final SeasonSecret SECRET = SeasonSecret.read("golden");
    private static final List<String> EVERY_KIND = List.of("random", "lowest", "greedy", "planner");
    /** Bots that nobody tunes. */
    private static final List<String> SIMPLE = List.of("lowest", "greedy", "lowest", "greedy");

    @TempDir
    Path folder;

    @Test
    void theRecordOfATableStaysAsItIs() throws IOException {
        Path file = folder.resolve("table.ndjson");
        Referee referee = new Referee(
                Optional.empty(), SECRET, "test", () -> Instant.parse("2026-11-30T12:00:00Z"), GamePacks.all());
        try (Recorder recorder = RecordWriter.create(file)) {
            assertThat(referee.play(fixture(2, "deal-1"), 1, bots(SIMPLE), recorder, Spectator.NONE))
                    .isInstanceOf(Played.Finished.class);
        }

        Golden.check(Path.of("src/test/resources/golden/big2-table.ndjson"), Files.readString(file));
        assertThat(Replay.check(file)).isEqualTo(new Verdict.Same());
    }

    @Test
    void everyTableReplaysAndSumsToZero() {
        Referee referee = Referee.inProcess(SECRET, "test");
        for (int i = 0; i < 20; i++) {
            MemoryRecorder recorder = new MemoryRecorder();
            Played played = referee.play(fixture(2, "deal-" + i), 1, bots(EVERY_KIND), recorder, Spectator.NONE);

            assertThat(played)
                    .as("deal %d", i)
                    .isInstanceOfSatisfying(
                            Played.Finished.class,
                            finished -> assertThat(finished.outcome().seats().stream()
                                            .mapToLong(Outcome.SeatOutcome::score)
                                            .sum())
                                    .isZero());
            assertThat(Replay.check(recorder.record())).as("deal %d", i).isEqualTo(new Verdict.Same());
        }
    }

    private static List<Launch> bots(List<String> names) {
        return names.stream().map(Big2Tables::bot).toList();
    }

    private static Fixture fixture(int games, String deal) {
        return Big2Tables.fixture(games, deal, new Big2Pack().usualBudget());
    }
}
