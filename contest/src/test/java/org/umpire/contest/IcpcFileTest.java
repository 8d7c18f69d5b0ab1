package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.contest.IcpcFile.Read;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.JudgementType;
import org.umpire.league.icpc.Submission;

class IcpcFileTest {
    private static final String SMALL = """
            name = "Cup"
            start = 2026-10-10T10:00:00+03:00
            length = "5h"
            [[language]]
            id = "cpp"
            [[problem]]
            label = "A"
            name = "Apples"
            [[team]]
            id = "1"
            name = "Ada"
            [[team]]
            id = "2"
            name = "Bob, the second"
            """;

    private static final String HEAD = "time,team,problem,language,verdict\n";

    @TempDir
    Path folder;

    private Read read(String toml, String csv) throws IOException {
        Files.writeString(folder.resolve("cup.toml"), toml);
        Files.writeString(folder.resolve("submissions.csv"), csv);
        return IcpcFile.read(folder.resolve("cup.toml"));
    }

    private IcpcFile good(String toml, String csv) throws IOException {
        Read read = read(toml, csv);
        assertThat(read).isInstanceOf(Read.Good.class);
        return ((Read.Good) read).file();
    }

    private List<String> problems(String toml, String csv) throws IOException {
        Read read = read(toml, csv);
        assertThat(read).isInstanceOf(Read.Bad.class);
        return ((Read.Bad) read)
                .problems().stream()
                        .map(text -> text.replace(folder.toString() + "/", ""))
                        .toList();
    }

    @Test
    void aWordNamesOneProblem() throws IOException {
        List<String> problems = problems("""
                        name = "Cup"
                        length = "5h"
                        start = "+999999999-12-31T23:00:00-18:00"
                        submissions = "a\\u0000b"
                        [[problem]]
                        id = "apples"
                        label = "A"
                        name = "Apples"
                        [[problem]]
                        id = "bananas"
                        label = "A"
                        name = "Bananas"
                        [[problem]]
                        id = "A"
                        label = "C"
                        name = "Cherries"
                        [[team]]
                        id = "1"
                        name = "Ada"
                        """, HEAD);
        assertThat(problems)
                .filteredOn(problem -> problem.contains("another problem"))
                .hasSize(2);
        assertThat(problems).anyMatch(problem -> problem.contains("start: must be"));
        assertThat(problems).anyMatch(problem -> problem.contains("submissions: "));
    }

    @Test
    void everythingThatCanBeSaidIsRead() throws IOException {
        IcpcFile file = good(
                """
                id = "cup-1"
                name = "Cup"
                start = "2026-10-10 10:00:00Z"
                length = "5h"
                freeze = "1h"
                thaw = "5h30m"
                final = "6h"
                penalty = 10
                gold = 4
                silver = 3
                bronze = 2
                submissions = "submissions.csv"
                [[language]]
                id = "zig"
                name = "Zig"
                extensions = ["zig"]
                entry-point = "Main file"
                [[problem]]
                label = "A"
                id = "apples"
                name = "Apples"
                color = "red"
                rgb = "#F00"
                time-limit = "1500ms"
                tests = 12
                [[organization]]
                id = "u1"
                name = "U 1"
                formal-name = "University 1"
                country = "AUT"
                [[group]]
                id = "n"
                name = "North"
                type = "site"
                [[team]]
                id = "1"
                label = "17"
                name = "Ada"
                organization = "u1"
                groups = ["n"]
                hidden = true
                """,
                "id,time,team,problem,language,verdict,judged,entry-point\nx1,1:00:00.5,Ada,A,zig,WTL,1:02,a.zig\n");
        IcpcContest contest = file.contest();
        assertThat(contest)
                .isEqualTo(new IcpcContest(
                        "cup-1",
                        "Cup",
                        new IcpcContest.Schedule(
                                OffsetDateTime.parse("2026-10-10T10:00:00Z"),
                                Duration.ofHours(5),
                                Optional.of(Duration.ofHours(4)),
                                Optional.of(Duration.ofMinutes(330)),
                                Optional.of(Duration.ofHours(6))),
                        new IcpcContest.Scoring(10, List.of(4, 3, 2)),
                        List.of(new IcpcContest.Problem(
                                "apples",
                                "A",
                                "Apples",
                                Optional.of("red"),
                                Optional.of("#F00"),
                                Optional.of(Duration.ofMillis(1500)),
                                Optional.of(12))),
                        List.of(new IcpcContest.Team("1", "17", "Ada", Optional.of("u1"), List.of("n"), true)),
                        List.of(new IcpcContest.Organization(
                                "u1", "U 1", Optional.of("University 1"), Optional.of("AUT"))),
                        List.of(new IcpcContest.Group("n", "North", Optional.of("site"))),
                        List.of(new IcpcContest.Language("zig", "Zig", List.of("zig"), Optional.of("Main file")))));
        assertThat(file.submissions())
                .containsExactly(new Submission(
                        "x1",
                        Duration.ofMillis(3_600_500),
                        "1",
                        "apples",
                        "zig",
                        Optional.of("a.zig"),
                        Optional.of(new Submission.Verdict(JudgementType.WTL, Duration.ofMinutes(62), List.of()))));
    }

    @Test
    void whatIsNotSaidIsAsUsual() throws IOException {
        IcpcFile file = good(SMALL, HEAD + "61,1,A,cpp,AC\n1:02,\"Bob, the second\",A,cpp,\n");
        assertThat(file.contest().id()).isEqualTo("cup");
        assertThat(file.contest().scoring()).isEqualTo(IcpcContest.Scoring.USUAL);
        assertThat(file.contest().problems().get(0).id()).isEqualTo("A");
        assertThat(file.contest().languages().get(0).name()).isEqualTo("C++");
        assertThat(file.submissions()).extracting(Submission::id).containsExactly("1", "2");
        assertThat(file.submissions()).extracting(Submission::minute).containsExactly(61, 62);
        assertThat(file.submissions().get(1).team()).isEqualTo("2");
        assertThat(file.submissions().get(1).verdict()).isEmpty();
    }

    @Test
    void linesMayEndAsOnWindowsAndBeginWithAMark() throws IOException {
        IcpcFile unix = good(SMALL, HEAD + "61,1,A,cpp,AC\n\n62,2,A,cpp,WA");
        IcpcFile windows = good(
                "\ufeff" + SMALL.replace("\n", "\r\n"),
                "\ufeff" + HEAD.replace("\n", "\r\n") + "61, 1, A, cpp, AC\r\n\r\n62,2,A,cpp,WA\r\n");
        assertThat(windows).isEqualTo(unix);
    }

    @Test
    void allThatIsWrongWithTheContestIsToldAtOnce() throws IOException {
        assertThat(problems("""
                        nam = "Cup"
                        start = 2026-10-10T10:00:00
                        length = "5x"
                        freeze = 60
                        penalty = -1
                        [[language]]
                        id = "klingon"
                        [[problem]]
                        label = "A"
                        name = "Apples"
                        rgb = "red"
                        [[problem]]
                        label = "A"
                        name = "Bananas"
                        time-limit = "2"
                        [[organization]]
                        id = "-u"
                        name = "U"
                        country = "Austria"
                        [[team]]
                        id = "1"
                        name = "Ada"
                        organization = "u"
                        groups = ["n"]
                        [[team]]
                        id = "1"
                        name = "Ada "
                        """, HEAD))
                .allMatch(text -> text.startsWith("cup.toml:"))
                .extracting(
                        text -> text.replaceFirst("cup.toml:", "").replaceFirst("^(\\d*:? ?[^:]*:? \\S+ \\S+).*", "$1"))
                .hasSize(17)
                .anyMatch(text -> text.contains("unknown key \"nam\""))
                .anyMatch(text -> text.startsWith("2: start"))
                .anyMatch(text -> text.startsWith("3: length"))
                .anyMatch(text -> text.startsWith("4: freeze"))
                .anyMatch(text -> text.startsWith("5: penalty"))
                .anyMatch(text -> text.startsWith("11: rgb"))
                .anyMatch(text -> text.startsWith("13: label"))
                .anyMatch(text -> text.startsWith("15: time-limit"))
                .anyMatch(text -> text.startsWith("17: id"))
                .anyMatch(text -> text.startsWith("19: country"))
                .anyMatch(text -> text.startsWith("23: organization"))
                .anyMatch(text -> text.startsWith("24: groups"))
                .anyMatch(text -> text.startsWith("26: id"))
                .anyMatch(text -> text.startsWith("27: name"));
    }

    @Test
    void timesMustBeInTheirOrder() throws IOException {
        assertThat(problems(SMALL.replace("length = \"5h\"", "length = \"5h\"\nfreeze = \"5h\""), HEAD))
                .containsExactly(
                        "cup.toml:4: freeze: is how long before the end; it must be above 0 and below the length");
        assertThat(problems(SMALL.replace("length = \"5h\"", "length = \"5h\"\nthaw = \"5h\"\nfinal = \"4h\""), HEAD))
                .containsExactly(
                        "cup.toml:4: thaw: there is nothing to thaw where there is no freeze",
                        "cup.toml:4: thaw: is counted from the start and must be after the end at 5:00, not at 5:00",
                        "cup.toml:5: final: is counted from the start and must be after the end at 5:00, not at 4:00");
    }

    @Test
    void allThatIsWrongWithSubmissionsIsToldAtOnce() throws IOException {
        String csv = """
                id,time,team,problem,language,verdict,judged
                1,5:00:00,1,A,cpp,AC,
                1,1:61,1,A,cpp,AC,
                3,10,3,B,java,ac,
                4,10,1,A,cpp,AC,9
                5,10,1,A,cpp,,11
                6,10,1,A,cpp
                7,10,1,A,cpp,AC,"11
                """;
        assertThat(problems(SMALL, csv))
                .containsExactly(
                        "submissions.csv:2: time: 5:00:00 is not before the end at 5:00; leave out what came later",
                        "submissions.csv:3: id: 1 is that of line 2 already",
                        "submissions.csv:3: time: must be the time since the start, as 1:23:05, 1:23 or whole minutes, not"
                                + " \"1:61\"",
                        "submissions.csv:4: team: \"3\" is not in the contest file; did you mean 1?",
                        "submissions.csv:4: problem: \"B\" is not in the contest file; did you mean A?",
                        "submissions.csv:4: language: \"java\" is not in the contest file",
                        "submissions.csv:4: verdict: must be AC, WA, TLE, RTE, CE or another judgement type of the Contest API,"
                                + " or nothing where there is none yet; not \"ac\"",
                        "submissions.csv:5: judged: 9 is before the submission",
                        "submissions.csv:6: judged: there is a time, but no verdict",
                        "submissions.csv:7: 5 values, but there are 7 columns",
                        "submissions.csv:8: a quote that is never closed",
                        "submissions.csv:8: judged: must be the time since the start, as 1:23:05, 1:23 or whole minutes, not"
                                + " \"11\\u{a}\"");
    }

    @Test
    void columnsMustBeKnownAndThere() throws IOException {
        assertThat(problems(SMALL, "time,tem,problem,problem,verdict\n1,2,3,4,5\n"))
                .containsExactly(
                        "submissions.csv:1: unknown column \"tem\"; did you mean team?",
                        "submissions.csv:1: the column problem is there twice",
                        "submissions.csv:1: the column team is missing; the first line names the columns",
                        "submissions.csv:1: the column language is missing; the first line names the columns");
        assertThat(problems(SMALL, ""))
                .containsExactly(
                        "submissions.csv: the first line must name the columns: time,team,problem,language,verdict");
    }

    @Test
    void whereAllIsFinalEverythingIsJudged() throws IOException {
        String last = SMALL.replace("length = \"5h\"", "length = \"5h\"\nfinal = \"6h\"");
        assertThat(problems(last, "time,team,problem,language,verdict,judged\n1,1,A,cpp,,\n1,1,A,cpp,AC,7:00\n"))
                .containsExactly(
                        "submissions.csv:2: verdict: is missing, but all was final at 6:00; take final out of the contest"
                                + " file, or say the verdict",
                        "submissions.csv:3: judged: is after all was final at 6:00");
    }

    @Test
    void aLanguageWithAnEntryPointNeedsOneInEverySubmission() throws IOException {
        assertThat(problems(
                        SMALL.replace("id = \"cpp\"", "id = \"java\"\nentry-point = \"Main class\""),
                        HEAD + "1,1,A,java,AC\n"))
                .containsExactly("submissions.csv:2: entry-point: is missing; java needs one (Main class)");
    }

    @Test
    void filesThatAreNoTextAreRefused() throws IOException {
        assertThat(problems("name = [", HEAD)).singleElement().asString().startsWith("cup.toml:1: not TOML: ");
        assertThat(problems(SMALL.replace("name = \"Cup\"", "name = \"Cup\"\nsubmissions = \"none.csv\""), HEAD))
                .containsExactly("none.csv: there is no such file");
        Files.write(folder.resolve("latin.toml"), "name = \"\u00e9\"".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(IcpcFile.read(folder.resolve("latin.toml")))
                .isEqualTo(new Read.Bad(List.of(folder.resolve("latin.toml") + ": not UTF-8 text")));
    }

    @Test
    void theShippedExampleIsGood() {
        Read read = IcpcFile.read(Path.of("../contests/example-icpc/contest.toml"));
        assertThat(read).isInstanceOf(Read.Good.class);
        assertThat(((Read.Good) read).file().submissions()).hasSize(40);
    }
}
