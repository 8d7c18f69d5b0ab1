package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.testkit.Golden;

class JudgeScoreboardCommandTest {
    private static final String EXAMPLE = "../contests/example-icpc/contest.toml";
    private static final Path GOLDEN = Path.of("src/test/resources/golden/scoreboard");

    private static Run scoreboard(String words) {
        return Run.of(("judge scoreboard " + EXAMPLE + words).split(" "));
    }

    private static void golden(String file, String words) {
        Run run = scoreboard(words);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        Golden.check(GOLDEN.resolve(file), run.out());
    }

    @Test
    void theFreezeHoldsUnlessSomebodyAsksOtherwise() {
        golden("frozen.txt", "");
        golden("unfrozen.txt", " --unfrozen");
        assertThat(scoreboard(" --frozen")).isEqualTo(scoreboard(""));
    }

    @Test
    void theBoardIsShownAtAnyMoment() {
        golden("group-at-2-30.txt", " --at 2:30 --group north");
        assertThat(scoreboard(" --at 150 --group north")).isEqualTo(scoreboard(" --at 2:30:00 --group north"));
    }

    @Test
    void theCeremonyIsAListOfSteps() {
        golden("reveal.txt", " --reveal");
    }

    @Test
    void contestToolsGetTheirFormats() {
        golden("scoreboard.json", " --json --at 4:30");
        golden("feed.ndjson", " --feed");
        String whole = scoreboard(" --feed --unfrozen").out();
        assertThat(whole).startsWith(scoreboard(" --feed --unfrozen --at 3:00").out());
        assertThat(scoreboard(" --feed").out().length()).isLessThan(whole.length());
        assertThat(scoreboard(" --feed --group north").out()).doesNotContain("\"team_id\":\"3\"");
    }

    @Test
    void aPageIsWrittenForBrowsers(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("board.html");
        assertThat(scoreboard(" --html " + page)).isEqualTo(new Run(0, "", ""));
        Golden.check(GOLDEN.resolve("board.html"), Files.readString(page));
    }

    @Test
    void aFeedNeedsWhatItTells(@TempDir Path folder) throws IOException {
        String contest = Files.readString(Path.of(EXAMPLE)).replaceFirst("tests = 120\n", "");
        Files.writeString(folder.resolve("contest.toml"), contest);
        Files.copy(Path.of(EXAMPLE).resolveSibling("submissions.csv"), folder.resolve("submissions.csv"));
        Run run = Run.of("judge", "scoreboard", folder.resolve("contest.toml").toString(), "--feed");
        assertThat(run)
                .isEqualTo(new Run(
                        2,
                        "",
                        folder.resolve("contest.toml")
                                + ": problem A: say tests, how many there are; the event feed tells it\n"));
    }

    @Test
    void wrongUseIsToldInALine() {
        assertThat(scoreboard(" --at noon"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "umpire: --at must be a time since the start, as 1:23:05, 1:23 or whole minutes, not noon\n"));
        assertThat(scoreboard(" --group west"))
                .isEqualTo(new Run(2, "", "umpire: there is no group \"west\"; there are: north, south\n"));
        assertThat(scoreboard(" --frozen --unfrozen").code()).isEqualTo(2);
        assertThat(Run.of("judge", "scoreboard", "nowhere.toml"))
                .isEqualTo(new Run(2, "", "nowhere.toml: there is no such file\n"));
        assertThat(Run.of("judge").code()).isEqualTo(2);
    }
}
