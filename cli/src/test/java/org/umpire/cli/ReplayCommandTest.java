package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    @TempDir
    Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void play() {
        file = Tables.big2(folder.resolve("table.ndjson"), 2, "cup/7");
    }

    @Test
    void aRecordThatIsAsItWasWrittenIsOk() {
        Run run = Run.of("replay", "--check", file.toString());
        assertThat(run).isEqualTo(new Run(0, "ok\n", ""));
    }

    @Test
    void theFirstDifferenceIsNamedWithItsLine() throws IOException {
        Path changed = changed(5);
        Run run = Run.of("replay", "--check", changed.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).matches("differs at line 5: .*\\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void ofSeveralRecordsEachIsNamed() throws IOException {
        Path changed = changed(5);
        Run run = Run.of("replay", "--check", file.toString(), changed.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out().lines())
                .hasSize(2)
                .anyMatch(line -> line.equals(file + ": ok"))
                .anyMatch(line -> line.startsWith(changed + ": differs at line 5: "));
    }

    @Test
    void everyMoveIsToldAndTheResult() throws IOException {
        Run run = Run.of("replay", file.toString());
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        long answers = Files.readAllLines(file).stream()
                .filter(line -> line.contains("\"move\""))
                .count();
        assertThat(run.out().lines().filter(line -> line.endsWith("ms wall") && !line.startsWith("seat")))
                .hasSize((int) answers);
        assertThat(run.out().lines().filter(line -> line.length() > 100)).isEmpty();
        assertThat(run.out()).startsWith("big2, 2 games; deal cup/7; level none; ");
        assertThat(run.out().lines().filter(line -> line.startsWith("seat 3  Dan  ")))
                .hasSize(2);
        assertThat(run.out()).doesNotContain("\u001b");
    }

    @Test
    void theTableIsDrawnWhenAskedFor() {
        Run run = Run.of("replay", "--show", file.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("\nclocks:  0 Ada 5:00.0  1 Bob 5:00.0").contains("game 2 of 2");
    }

    @Test
    void whatASeatWasSentIsPrinted() {
        Run byNumber = Run.of("replay", file.toString(), "--feed", "1");
        assertThat(byNumber.code()).isZero();
        List<String> lines = byNumber.out().lines().toList();
        assertThat(lines.get(0)).isEqualTo("2");
        assertThat(lines.get(1).split(" ")).hasSize(13);
        assertThat(Run.of("replay", file.toString(), "--feed", "Bob")).isEqualTo(byNumber);
    }

    @Test
    void aProgramIsSentWhatASeatWasSent() throws IOException {
        Path heard = folder.resolve("heard.txt");
        Run fed = Run.of("replay", file.toString(), "--feed", "1", "--", "sh", "-c", "cat > '" + heard + "'");
        assertThat(fed).isEqualTo(new Run(0, "", ""));
        assertThat(Files.readString(heard))
                .isEqualTo(Run.of("replay", file.toString(), "--feed", "1").out());
    }

    @Test
    void aProgramThatFailsOnWhatASeatWasSentIsTold() {
        Run gone = Run.of("replay", file.toString(), "--feed", "1", "--", "sh", "-c", "cat > /dev/null; exit 3");
        assertThat(gone.code()).isEqualTo(1);
        assertThat(gone.err())
                .matches("umpire: the program was sent (\\d+) of \\1 lines, and ended with exit code 3\\n");
        Run killed = Run.of("replay", file.toString(), "--feed", "1", "--", "sh", "-c", "cat > /dev/null; kill -9 $$");
        assertThat(killed.err()).endsWith("died of signal 9\n");
        Run none = Run.of("replay", file.toString(), "--feed", "1", "--", "/there/is/none");
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.err()).startsWith("umpire: cannot start '/there/is/none': ");
    }

    @Test
    void aSeatThatIsNotThereIsRefused() {
        Run run = Run.of("replay", file.toString(), "--feed", "4");
        assertThat(run).isEqualTo(new Run(2, "", "umpire: there is no one seat '4'; give its number, 0 to 3\n"));
    }

    @Test
    void aFileThatIsNotThereFails() {
        Run run = Run.of("replay", folder.resolve("none").toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("none: cannot read the record: no such file");
        assertThat(run.err().lines()).hasSize(1);
    }

    @Test
    void aTornRecordIsToldAsFarAsItGoes() throws IOException {
        List<String> lines = Files.readAllLines(file);
        Path torn = folder.resolve("torn.ndjson");
        Files.writeString(torn, String.join("\n", lines.subList(0, 4)) + "\n{\"an");
        assertThat(Run.of("replay", torn.toString()).err()).contains("the deal is not revealed");
        Run run = Run.of("replay", torn.toString(), "--secret", Tables.SECRET);
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("line 5 is not finished");
        assertThat(run.out().lines()).hasSize(5 + 3);
        assertThat(Run.of("replay", "--check", torn.toString()).out()).startsWith("differs at line 5: ");
    }

    /** Writes a copy in which an answer is another one. */
    private Path changed(int line) throws IOException {
        List<String> lines = new java.util.ArrayList<>(Files.readAllLines(file));
        String answer = lines.get(line - 1);
        String other = answer.replaceFirst("\"raw\":\"[^\"]*\"", "\"raw\":\"H2 H2\"");
        assertThat(other).isNotEqualTo(answer);
        lines.set(line - 1, other);
        return Files.writeString(folder.resolve("changed.ndjson"), String.join("\n", lines) + "\n");
    }
}
