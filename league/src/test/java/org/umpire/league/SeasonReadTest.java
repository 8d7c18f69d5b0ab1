package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeasonReadTest {
    @TempDir
    Path folder;

    private SampleSeason sample;

    @BeforeEach
    void makeSeason() {
        sample = new SampleSeason(folder, 4, 1);
        sample.writeSeason(false);
    }

    private SeasonRead read() throws IOException {
        return ((SeasonRead.Read.Good) SeasonRead.of(folder)).season();
    }

    private List<String> problems() throws IOException {
        return ((SeasonRead.Read.Bad) SeasonRead.of(folder)).problems();
    }

    @Test
    void aWholeSeasonIsReadFromItsRecords() throws IOException {
        sample.playAll(0, 12);
        SeasonRead read = read();
        assertThat(read.finished()).isTrue();
        assertThat(read.plannedMatches()).isEqualTo(6);
        assertThat(read.plannedTables()).isEqualTo(12);
        assertThat(read.results().complete()).hasSize(6);
        assertThat(read.results().pending()).isEmpty();
        assertThat(read.leftOut()).isEmpty();
        assertThat(read.warnings()).isEmpty();
        assertThat(read.standings().rows()).extracting(Standings.Row::played).containsOnly(3L);
        assertThat(read.standings().rows().stream()
                        .mapToLong(Standings.Row::points)
                        .sum())
                .isEqualTo(12);
        assertThat(read.standings().rows().stream()
                        .mapToLong(Standings.Row::totalScore)
                        .sum())
                .isZero();
        assertThat(read.conditions().isolation()).containsEntry("user", 2L).containsEntry("strong", 10L);
        assertThat(read.conditions().begun()).contains(SampleSeason.BEGUN);
        assertThat(read.conditions().lastBegun()).contains(SampleSeason.BEGUN.plusSeconds(61 * 11));
        assertThat(read.results().complete().get(2).records())
                .containsExactly("tables/00005-attempt-1.ndjson", "tables/00006-attempt-1.ndjson");
    }

    @Test
    void aPublishedSecretChangesNothing() throws IOException {
        sample.playAll(0, 12);
        Standings before = read().standings();
        sample.writeSeason(true);
        assertThat(read().standings()).isEqualTo(before);
        assertThat(read().warnings()).isEmpty();
    }

    @Test
    void halfAMatchCountsForNothing() throws IOException {
        sample.playAll(0, 3);
        SeasonRead read = read();
        assertThat(read.finished()).isFalse();
        assertThat(read.results().complete()).hasSize(1);
        assertThat(read.results().pending())
                .containsExactly(new PendingMatch(1, "round-1/match-2", List.of(1, 2), 1, 2));
        assertThat(read.standings().rows().stream()
                        .mapToLong(Standings.Row::played)
                        .sum())
                .isEqualTo(2);
    }

    @Test
    void whatIsNoResultIsLeftOutAndReported() throws IOException {
        sample.playAll(0, 2);
        sample.spoil(2, 1);
        sample.play(2, 2);
        sample.begin(3, 1);
        sample.append(sample.file(3, 1), "{\"entry\":\"mo");
        sample.append(folder.resolve("tables/empty.ndjson"), "");
        sample.append(folder.resolve("tables/notes.txt"), "not a record");
        sample.append(folder.resolve("tables/zz.ndjson"), "no record\n");
        SeasonRead read = read();
        assertThat(read.results().complete()).hasSize(1);
        assertThat(read.results().pending()).hasSize(1);
        assertThat(read.leftOut())
                .extracting(LeftOut::record, LeftOut::kind)
                .containsExactly(
                        tuple("tables/00003-attempt-1.ndjson", LeftOut.Kind.VOID),
                        tuple("tables/00004-attempt-1.ndjson", LeftOut.Kind.UNFINISHED),
                        tuple("tables/empty.ndjson", LeftOut.Kind.UNFINISHED),
                        tuple("tables/zz.ndjson", LeftOut.Kind.DAMAGED));
        assertThat(read.leftOut().get(0).why()).isEqualTo("the host ran out of memory");
        assertThat(read.leftOut().get(3).why()).startsWith("line 1: ");
    }

    @Test
    void ofSeveralAttemptsTheLowestCounts() throws IOException {
        sample.playAll(0, 2);
        Standings once = read().standings();
        sample.play(1, 3);
        sample.play(0, 2);
        SeasonRead read = read();
        assertThat(read.standings()).isEqualTo(once);
        assertThat(read.leftOut())
                .extracting(LeftOut::record, LeftOut::kind)
                .containsExactly(
                        tuple("tables/00001-attempt-2.ndjson", LeftOut.Kind.REPEATED),
                        tuple("tables/00002-attempt-3.ndjson", LeftOut.Kind.REPEATED));
    }

    @Test
    void aTableOfAnotherSeasonIsForeign(@TempDir Path elsewhere) throws IOException {
        SampleSeason other = new SampleSeason(elsewhere, 4, 2);
        other.writeSeason(false);
        other.playAll(12, 14);
        Files.copy(other.file(12, 1), folder.resolve("tables/other.ndjson"));
        SeasonRead read = read();
        assertThat(read.results().tables()).isEmpty();
        assertThat(read.leftOut())
                .containsExactly(
                        new LeftOut("tables/other.ndjson", LeftOut.Kind.FOREIGN, "no such table in the schedule"));
    }

    @Test
    void aFolderWithoutASeasonSaysWhatToDo(@TempDir Path empty) throws IOException {
        assertThat(SeasonRead.of(empty))
                .isInstanceOfSatisfying(
                        SeasonRead.Read.Bad.class,
                        bad -> assertThat(bad.problems())
                                .containsExactly(
                                        "no season.json in " + empty
                                                + "; give the folder that `umpire league` made, with the records in it or below"));
    }

    @Test
    void aSeasonOfAGameThatIsNotInstalledIsRefused() throws IOException {
        SeasonFile.write(folder, Seasons.of(4, 1));
        assertThat(problems()).hasSize(1).first().asString().startsWith("season.json: game: no game toy is installed");
    }

    @Test
    void aSecretThatDoesNotFitIsAWarning() throws IOException {
        SeasonFile.write(folder, sample.season().withSecret("another secret"));
        sample.playAll(0, 2);
        assertThat(read().warnings())
                .containsExactly("The published secret does not fit the digest that was published before the season.");
        assertThat(read().results().complete()).hasSize(1);
    }

    @Test
    void faultsAreListedWithTheirTables() throws IOException {
        sample.playAll(0, 6);
        SeenFault fault = read().faults().get(0);
        assertThat(fault.block()).isEqualTo("round-1/match-3");
        assertThat(fault.table()).isEqualTo(1);
        assertThat(fault.seat()).isEqualTo(1);
        assertThat(fault.record()).isEqualTo("tables/00006-attempt-1.ndjson");
        assertThat(fault.others()).hasSize(1).doesNotContain(fault.entrant());
    }
}
