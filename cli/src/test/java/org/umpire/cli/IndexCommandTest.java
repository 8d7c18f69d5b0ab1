package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.league.Entrant;
import org.umpire.league.Scheme;
import org.umpire.league.Season;
import org.umpire.league.SeasonFile;
import org.umpire.league.SeasonSchedule;
import org.umpire.record.Digests;
import org.umpire.record.Limits;
import org.umpire.record.SeasonSecret;
import org.umpire.rules.Setup;

class IndexCommandTest {
    private static final SeasonSecret SECRET = SeasonSecret.read(Tables.SECRET);
    private static final FileTime LONG_AGO = FileTime.from(Instant.parse("2020-10-03T09:00:00Z"));

    @TempDir
    Path cup;

    @BeforeEach
    void playASeason() throws IOException {
        Season season = new Season(
                "Cup",
                Tables.BIG2.game().id(),
                Tables.BIG2.game().rulesVersion(),
                Setup.of(4, 1),
                Limits.of(Tables.BIG2.usualBudget()),
                1,
                OptionalLong.empty(),
                OptionalInt.empty(),
                List.of("Ada", "Bob").stream()
                        .map(name -> Entrant.of(name, "bot:big2/lowest", Digests.of(name)))
                        .toList(),
                SECRET.digest(),
                Optional.of(SECRET.text()),
                Scheme.ROUND_ROBIN);
        SeasonFile.write(cup, season);
        SeasonSchedule schedule = SeasonSchedule.of(season, Tables.BIG2.format(), SECRET::seatShuffler);
        for (int k = 0; k < 2; k++) {
            Files.setLastModifiedTime(Tables.big2(record(k), schedule.at(k)), LONG_AGO);
        }
    }

    private Path record(int k) {
        return cup.resolve(k + ".ndjson");
    }

    private static Run run(String... args) {
        return Run.of(args);
    }

    /** Changes a record so that neither its size nor its time tells. */
    private void falsify(int k) throws IOException {
        Files.writeString(record(k), Files.readString(record(k)).replaceFirst("\"cpu_ns\"", "\"cpu_nz\""));
        Files.setLastModifiedTime(record(k), LONG_AGO);
    }

    @Test
    void theIndexIsBuiltAndHoldsWhatTheRecordsSay() {
        Run built = run("index", cup.toString());
        assertThat(built.code()).as(built.seen()).isZero();
        assertThat(built.out()).isEqualTo("2 records are in " + cup.resolve("results.index") + "\n");

        Run checked = run("index", cup.toString(), "--check");
        assertThat(checked.code()).as(checked.seen()).isZero();
        assertThat(checked.out()).isEmpty();
        assertThat(checked.err()).contains("2 of 2 records have an entry, and every one says what its record says");
    }

    @Test
    void aRecordThatSaysSomethingElseIsNamed() throws IOException {
        run("index", cup.toString());
        falsify(1);

        Run checked = run("index", cup.toString(), "--check");

        assertThat(checked.code()).isEqualTo(1);
        assertThat(checked.out()).isEqualTo("1.ndjson\n");
        assertThat(checked.err()).contains("1 of them say something else: \"umpire index ");
    }

    @Test
    void whoeverChecksASeasonReadsTheRecords() throws IOException {
        run("index", cup.toString());
        falsify(1);

        assertThat(run("standings", cup.toString()).out()).contains("1 of 1 match");
        assertThat(run("standings", cup.toString(), "--records").out())
                .contains("0 of 1 match")
                .contains("1 record does not count: damaged.");
    }

    @Test
    void withoutAnIndexThereIsNothingToCheck() {
        Run checked = run("index", cup.toString(), "--check");

        assertThat(checked.code()).isEqualTo(1);
        assertThat(checked.err()).contains("results.index; \"umpire index ").contains("makes it");
    }

    @Test
    void aFolderWithoutASeasonHasNoIndex(@TempDir Path empty) {
        Run built = run("index", empty.toString());

        assertThat(built.code()).isEqualTo(1);
        assertThat(built.err()).contains("no season.json in ");
        assertThat(empty.resolve("results.index")).doesNotExist();
    }
}
