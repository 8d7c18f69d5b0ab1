package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.JudgementType;
import org.umpire.league.icpc.Submission;

class SourceFolderTest {
    private static final String CONTEST = """
            name = "Cup"
            start = 2020-10-10T10:00:00+03:00
            length = "5h"
            submissions = "handed"
            [[language]]
            id = "cpp"
            [[language]]
            id = "java"
            entry-point = "Main class"
            [[language]]
            id = "python3"
            [[problem]]
            label = "A"
            id = "apples"
            name = "Apples"
            package = "../apples"
            [[problem]]
            label = "B_2"
            id = "bananas"
            name = "Bananas"
            [[team]]
            id = "1"
            name = "Ada"
            [[team]]
            id = "2"
            name = "Twins"
            [[team]]
            id = "3"
            name = "Twins"
            """;

    private static final String PYTHON = "print(1)\n";

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void contest() throws IOException {
        file = put("cup/cup.toml", CONTEST);
        Files.createDirectories(file.resolveSibling("handed"));
    }

    private Path put(String path, String text) throws IOException {
        Path to = folder.resolve(path);
        Files.createDirectories(Objects.requireNonNull(to.getParent()));
        return Files.writeString(to, text);
    }

    private IcpcFile good() {
        IcpcFile.Read read = IcpcFile.read(file);
        assertThat(read).isInstanceOf(IcpcFile.Read.Good.class);
        return ((IcpcFile.Read.Good) read).file();
    }

    private List<String> problems() {
        IcpcFile.Read read = IcpcFile.read(file);
        assertThat(read).isInstanceOf(IcpcFile.Read.Bad.class);
        return shown(((IcpcFile.Read.Bad) read).problems());
    }

    private List<String> problemsOfJudging() {
        IcpcJudging.Read read = IcpcJudging.read(file);
        assertThat(read).isInstanceOf(IcpcJudging.Read.Bad.class);
        return shown(((IcpcJudging.Read.Bad) read).problems());
    }

    private List<String> shown(List<String> texts) {
        return texts.stream().map(text -> text.replace(folder + "/cup/", "")).toList();
    }

    @Test
    void filesAndFoldersAreSubmissionsByTheirNames() throws IOException {
        put("cup/handed/Ada/A_0-42-07.py", PYTHON);
        put("cup/handed/1/B_2_4-59-59-999.c++", "int main() {}");
        put("cup/handed/2/apples_0-42-07.java", "class Two { public static void main(String[] a) {} }");
        put("cup/handed/3/bananas_00-00-00/Start.java", "");
        put("cup/handed/3/bananas_00-00-00/notes.txt", "");
        put("cup/handed/3/.DS_Store", "");
        for (String place : List.of("cup/handed", "cup/handed/1", "cup/handed/3/bananas_00-00-00")) {
            put(place + "/._Start.java", "");
            Files.createSymbolicLink(folder.resolve(place + "/.#A_0-42-07.cpp"), Path.of("ada@home.1:2"));
        }

        IcpcFile read = good();

        assertThat(read.notes()).isEmpty();
        assertThat(read.submissions())
                .extracting(one -> one.time() + " " + one.team() + " " + one.problem() + " " + one.language() + " "
                        + one.entryPoint().orElse("-"))
                .containsExactlyInAnyOrder(
                        "PT0S 3 bananas java Start",
                        "PT42M7S 1 apples python3 -",
                        "PT42M7S 2 apples java Two",
                        "PT4H59M59.999S 1 bananas cpp -");
        assertThat(read.submissions())
                .isSortedAccordingTo(Submission.ORDER)
                .allMatch(one -> one.verdict().isEmpty());
        assertThat(read.submissions())
                .extracting(Submission::id)
                .doesNotHaveDuplicates()
                .allMatch(IcpcPartsReader::isId);
        SourceFolder sources = read.sources().orElseThrow();
        assertThat(sources.pending()).extracting(Handed::submission).isEqualTo(read.submissions());
        assertThat(sources.pending().get(0).name()).isEqualTo("3/bananas_00-00-00");
    }

    @Test
    void anIdentifierStaysWhateverElseIsHandedIn() throws IOException {
        put("cup/handed/1/A_1-00-00.py", PYTHON);
        String before = good().submissions().get(0).id();
        put("cup/handed/2/A_0-30-00.py", PYTHON);
        assertThat(good().submissions().get(1).id()).isEqualTo(before);
    }

    @Test
    void allThatIsWrongIsToldAtOnce() throws IOException {
        put("cup/handed/4/A_0-42-07.py", PYTHON);
        put("cup/handed/Twins/A_0-42-07.py", PYTHON);
        put("cup/handed/1/C_0-42-07.py", PYTHON);
        put("cup/handed/1/A_0-61-07.py", PYTHON);
        put("cup/handed/1/A_42.py", PYTHON);
        put("cup/handed/1/A_5-00-00.py", PYTHON);
        put("cup/handed/1/A_0-01-00.py", PYTHON);
        put("cup/handed/1/apples_00-01-00.cpp", "");
        put("cup/handed/1/A_0-02-00.rb", "");
        put("cup/handed/1/A_0-03-00/a.py", PYTHON);
        put("cup/handed/1/A_0-03-00/a.cpp", "");
        put("cup/handed/1/A_0-04-00/deep/a.py", PYTHON);
        put("cup/handed/1/program.py", PYTHON);
        put("cup/handed/1/A_0-05-00", PYTHON);
        put("cup/handed/stray.py", PYTHON);
        Files.createSymbolicLink(folder.resolve("cup/handed/1/A_0-06-00.py"), file);
        Files.createSymbolicLink(folder.resolve("cup/handed/5"), folder);
        put("cup/handed.csv", "time,team,problem,language,verdict\n1,9,A,cpp,AC\n");

        String endings =
                "is no source in a language of this contest; sources end in .C, .c++, .cc, .cpp, .cxx, .java, .py";
        assertThat(problems())
                .containsExactlyInAnyOrder(
                        "handed/4: no team has this id, and none alone has this name; did you mean 1?",
                        "handed/Twins: no team has this id, and none alone has this name",
                        "handed/1/C_0-42-07.py: there is no problem \"C\"; did you mean A?",
                        "handed/1/A_0-61-07.py: \"0-61-07\" is no time since the start, such as 1-23-05",
                        "handed/1/A_42.py: \"42\" is no time since the start, such as 1-23-05",
                        "handed/1/A_5-00-00.py: its time 5:00 is not before the end at 5:00; take out what came later",
                        "handed/1/apples_00-01-00.cpp: is of the same team, problem and time as handed/1/A_0-01-00.py; say"
                                + " the milliseconds too, as A_1-23-05-034.cpp",
                        "handed/1/A_0-02-00.rb: " + endings,
                        "handed/1/A_0-03-00: may be cpp or python3: give each language of the contest its own extensions,"
                                + " and each program sources of one language",
                        "handed/1/A_0-04-00/deep: is no file; those of one program lie side by side",
                        "handed/1/A_0-04-00: " + endings,
                        "handed/1/program.py: must be named by problem and time since the start, as A_1-23-05.cpp or, for a"
                                + " folder of the files of one program, A_1-23-05",
                        "handed/1/A_0-05-00: must be named by problem and time since the start, as A_1-23-05.cpp or, for a"
                                + " folder of the files of one program, A_1-23-05",
                        "handed/stray.py: lies in no team's folder; put it into one that is named by the team's id",
                        "handed/1/A_0-06-00.py: is a symbolic link; put the file itself there",
                        "handed/5: is a symbolic link; put the file itself there",
                        "handed.csv:2: team: \"9\" is not in the contest file; did you mean 1?");
    }

    @Test
    void verdictsComeFromTheFileBeside() throws IOException {
        put("cup/handed/1/A_0-42-07.py", PYTHON);
        put("cup/handed/1/B_2_1-00-00.py", PYTHON);
        put("cup/handed.csv", """
                id,time,team,problem,language,verdict,judged
                x1,0:42:07,Ada,A,python3,WA,0:42:09
                x2,1:00:00,1,B_2,python3,,
                """);

        IcpcFile read = good();

        assertThat(read.notes()).isEmpty();
        assertThat(read.submissions()).hasSize(2);
        assertThat(read.submissions().get(0).id()).isEqualTo("x1");
        assertThat(read.submissions().get(0).verdict())
                .contains(new Submission.Verdict(JudgementType.WA, Duration.ofSeconds(2529), List.of()));
        assertThat(read.sources().orElseThrow().pending())
                .extracting(Handed::name)
                .containsExactly("1/B_2_1-00-00.py");
    }

    @Test
    void aVerdictIsWrittenAsItIsReadAndNeverOverAnother() throws IOException {
        put("cup/handed/1/A_0-42-07.java", "class Two { public static void main(String[] a) {} }");
        put("cup/handed/2/A_0-42-08.py", PYTHON);
        SourceFolder sources = good().sources().orElseThrow();
        VerdictsFile verdicts = new VerdictsFile(sources);
        Submission.Verdict wrong = new Submission.Verdict(JudgementType.WA, Duration.ofMillis(9_000_001), List.of());
        assertThat(verdicts.add(sources.pending().get(0), wrong)).isEmpty();

        IcpcFile read = good();
        assertThat(read.notes()).isEmpty();
        assertThat(read.submissions().get(0))
                .isEqualTo(sources.pending().get(0).submission().with(wrong));
        assertThat(read.sources().orElseThrow().judged().get(0).digest())
                .isEqualTo(sources.pending().get(0).digest());

        String edited = Files.readString(sources.verdicts()).replace("WA", "AC");
        Files.writeString(sources.verdicts(), edited);
        Handed second = sources.pending().get(1);
        assertThat(verdicts.add(second, wrong).orElseThrow()).contains("was changed by somebody else");
        assertThat(sources.verdicts()).hasContent(edited);
    }

    @Test
    void whatWasJudgedAndIsNotThereAnyMoreIsTold() throws IOException {
        Path source = put("cup/handed/1/A_0-42-07.py", PYTHON);
        Path several = put("cup/handed/1/A_0-43-00/main.py", PYTHON);
        put("cup/handed/1/A_0-44-00.py", PYTHON);
        SourceFolder sources = good().sources().orElseThrow();
        VerdictsFile verdicts = new VerdictsFile(sources);
        for (Handed one : sources.pending()) {
            assertThat(verdicts.add(
                            one,
                            new Submission.Verdict(
                                    JudgementType.AC, one.submission().time(), List.of())))
                    .isEmpty();
        }
        assertThat(good().notes()).isEmpty();

        Files.writeString(source, "print(2)\n");
        Files.writeString(several.resolveSibling("more.py"), "");
        Files.delete(folder.resolve("cup/handed/1/A_0-44-00.py"));

        IcpcFile read = good();
        assertThat(read.submissions()).hasSize(3).allMatch(one -> one.verdict().isPresent());
        assertThat(shown(read.notes()))
                .hasSize(3)
                .anyMatch(text -> text.startsWith("handed/1/A_0-42-07.py: is not the source that got AC; "))
                .anyMatch(text -> text.startsWith("handed/1/A_0-43-00: is not the source that got AC; "))
                .anyMatch(text -> text.startsWith("handed.csv: 1 submission has a verdict, but no source in handed ("));
    }

    /** The one would be lost when the next verdict is written, the other count as another try. */
    @Test
    void linesOfNoSubmissionAndSecondLinesOfOneAreRefused() throws IOException {
        put("cup/handed/1/A_0-42-07.py", PYTHON);
        put("cup/handed.csv", """
                id,time,team,problem,language,verdict
                x1,0:42:07,1,A,python3,
                x2,0:43:00,1,A,python3,
                x3,0:44:00,1,A,python3,WA
                x4,0:42:07,Ada,apples,python3,AC
                x5,0:44:00.000,1,A,cpp,WA
                x6,0:44:00.001,1,A,cpp,WA
                """);
        assertThat(problems())
                .containsExactly(
                        "handed.csv:3: has neither a verdict nor a source in handed that is good; give it one of them,"
                                + " or take the line out",
                        "handed.csv:5: is of the same team, problem and time as line 2; take one of them out, or say the"
                                + " milliseconds of both",
                        "handed.csv:6: is of the same team, problem and time as line 4; take one of them out, or say the"
                                + " milliseconds of both");
    }

    @Test
    void whereAllIsFinalEverySourceIsJudged() throws IOException {
        Files.writeString(file, CONTEST.replace("length = \"5h\"", "length = \"5h\"\nfinal = \"6h\""));
        put("cup/handed/1/A_0-42-07.py", PYTHON);
        assertThat(problems())
                .containsExactly(
                        "handed/1/A_0-42-07.py: has no verdict, but all was final at 6:00; judge it with: umpire"
                                + " judge contest cup.toml");
    }

    @Test
    void judgingNeedsAPackageForEachProblemThatAgreesWithTheContest() throws IOException {
        put("cup/handed/9/A_0-42-07.py", PYTHON);
        put("apples/problem.yaml", "name: Apples\nlimits: {memory: -1}\n");
        assertThat(problemsOfJudging())
                .anyMatch(text -> text.startsWith("cup.toml:17: package of problem 2: is missing"))
                .anyMatch(text -> text.startsWith("../apples/problem.yaml: limits: memory: must be a whole number"))
                .anyMatch(text -> text.startsWith("../apples/data/secret: has no case"))
                .anyMatch(text -> text.startsWith("handed/9: no team has this id"));

        Files.writeString(file, CONTEST.replace("../apples\"", "none\"").replace("name = \"Bananas\"", """
                        name = "Bananas"
                        package = "../bananas"
                        tests = 7
                        """));
        bananas("");
        assertThat(problemsOfJudging())
                .contains(
                        "cup.toml:16: package of problem 1: there is no folder none",
                        "cup.toml:22: tests of problem 2: the package has 1 case, not 7",
                        "cup.toml:17: time-limit of problem 2: the package says none, and one that is measured may be another"
                                + " for each team: say it");
    }

    @Test
    void judgingNeedsAFolderAndLanguagesThatAreKnown() throws IOException {
        String bananas = "package = \"../bananas\"";
        Files.writeString(
                file,
                CONTEST.replace("package = \"../apples\"", bananas)
                        .replace("name = \"Bananas\"", "name = \"Bananas\"\n" + bananas)
                        .replace(
                                "[[problem]]\nlabel = \"A\"",
                                "[[language]]\nid = \"kotlin\"\n[[problem]]\nlabel = \"A\""));
        bananas("limits: {time_limit: 1}\n");
        put("cup/handed/1/A_0-42-07.kt", "");
        put("cup/handed/2/A_0-42-07.py", PYTHON);
        assertThat(problemsOfJudging())
                .containsExactly("handed/1/A_0-42-07.kt: no program can be made of kotlin here; give it a verdict in"
                        + " handed.csv");
        put("cup/handed.csv", "time,team,problem,language,verdict\n0:42:07,1,A,kotlin,CE\n");
        assertThat(IcpcJudging.read(file))
                .isInstanceOfSatisfying(
                        IcpcJudging.Read.Ready.class,
                        ready -> assertThat(ready.judging().pending()).isEqualTo(1));

        Files.writeString(file, Files.readString(file).replace("\"handed\"", "\"handed.csv\""));
        assertThat(problemsOfJudging())
                .containsExactly(
                        "cup.toml:4: submissions: must name a folder of sources if they are to be judged; this is a"
                                + " file: handed.csv");
        Files.writeString(file, Files.readString(file).replace("\"handed.csv\"", "\"nowhere\""));
        assertThat(problemsOfJudging())
                .containsExactly(
                        "cup.toml:4: submissions: must name a folder of sources if they are to be judged; there is"
                                + " none: nowhere");
        assertThat(problems()).containsExactly("nowhere: there is no such file");
    }

    /** Writes a package without flaws. */
    private void bananas(String limits) throws IOException {
        put("bananas/problem.yaml", """
                problem_format_version: 2025-09
                name: Bananas
                uuid: 11111111-2222-3333-4444-555555555555
                """ + limits);
        put("bananas/statement/problem.en.md", "Peel.\n");
        put("bananas/data/secret/1.in", "1\n");
        put("bananas/data/secret/1.ans", "1\n");
        put("bananas/input_validators/v.py", "exit(42)\n");
        put("bananas/submissions/accepted/a.py", PYTHON);
    }

    @Test
    void whenAVerdictWasThereCountsWhileTheContestIsOn() throws IOException {
        put("cup/handed/1/A_0-42-07.py", PYTHON);
        IcpcFile read = good();
        IcpcContest.Schedule schedule = read.contest().schedule();
        Submission submission = read.submissions().get(0);
        Function<String, Duration> moment =
                at -> IcpcJudging.moment(schedule, submission, Instant.parse("2020-10-10T" + at + "Z"));

        assertThat(moment.apply("07:42:07.034567")).isEqualTo(Duration.ofMillis(2_527_034));
        assertThat(moment.apply("11:59:59.999")).isEqualTo(Duration.ofHours(5).minusMillis(1));
        assertThat(List.of("06:00:00", "07:42:06", "12:00:00", "20:00:00"))
                .allMatch(at -> moment.apply(at).equals(submission.time()));
        IcpcContest.Schedule last = new IcpcContest.Schedule(
                schedule.start(),
                schedule.length(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(Duration.ofHours(6)));
        assertThat(IcpcJudging.moment(last, submission, Instant.parse("2020-10-10T12:30:00Z")))
                .isEqualTo(Duration.ofMinutes(330));
    }

    @Test
    void theShippedExampleIsGood() {
        IcpcJudging.Read read = IcpcJudging.read(Path.of("../contests/example-folder/contest.toml"));
        assertThat(read).isInstanceOf(IcpcJudging.Read.Ready.class);
        IcpcFile.Read board = IcpcFile.read(Path.of("../contests/example-folder/contest.toml"));
        assertThat(((IcpcFile.Read.Good) board).file().submissions()).hasSize(9);
    }
}
