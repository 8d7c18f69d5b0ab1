package org.umpire.judge.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.umpire.judge.Verdict;

class ProblemPackageTest {
    private static final long HOST = 8L << 30;
    private static final String MODERN = """
            problem_format_version: 2025-09
            name: Sum
            uuid: 11111111-2222-3333-4444-555555555555
            """;

    @TempDir
    private Path place;

    private Path folder = Path.of("sum");

    @BeforeEach
    void make() {
        folder = place.resolve("sum");
        put("problem.yaml", MODERN);
        put("statement/problem.en.md", "Add.\n");
        put("data/sample/1.in", "1 2\n");
        put("data/sample/1.ans", "3\n");
        put("data/secret/b.in", "2 2\n");
        put("data/secret/b.ans", "4\n");
        put("data/secret/a.in", "1 1\n");
        put("data/secret/a.ans", "2\n");
        put("submissions/accepted/sum.py", "print(sum(map(int, input().split())))\n");
        put("input_validators/v.py", "exit(42)\n");
    }

    private void put(String name, String text) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent() == null ? folder : file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void remove(String name) throws IOException {
        Files.delete(folder.resolve(name));
    }

    private ProblemPackage good() {
        ProblemPackage.Read read = ProblemPackage.read(folder, HOST);
        assertThat(read).isInstanceOf(ProblemPackage.Good.class);
        return ((ProblemPackage.Good) read).problem();
    }

    private List<String> flaws() {
        ProblemPackage.Read read = ProblemPackage.read(folder, HOST);
        assertThat(read).isInstanceOf(ProblemPackage.Bad.class);
        return ((ProblemPackage.Bad) read).flaws().stream().map(Flaw::line).toList();
    }

    @Test
    void aPackageIsReadWithTheDefaultsOfTheFormat() {
        ProblemPackage problem = good();
        assertThat(problem.id()).isEqualTo("sum");
        assertThat(problem.name()).isEqualTo("Sum");
        assertThat(problem.cases()).extracting(TestCase::name).containsExactly("sample/1", "secret/a", "secret/b");
        assertThat(problem.limits().time()).isEmpty();
        assertThat(problem.limits().memoryBytes()).isEqualTo(2048L << 20);
        assertThat(problem.limits().outputBytes()).isEqualTo(8L << 20);
        assertThat(problem.limits().codeBytes()).isEqualTo(128L << 10);
        assertThat(problem.limits().validation().time()).isEqualTo(Duration.ofSeconds(60));
        assertThat(problem.validation().custom()).isFalse();
        assertThat(problem.languages()).isEmpty();
        assertThat(problem.notes()).isEmpty();
    }

    @Test
    void limitsAreRead() {
        put("problem.yaml", MODERN + """
                limits: {time_limit: 0.5, memory: 64, output: 1, code: 10, compilation_time: 5, validation_memory: 32}
                """);
        ProblemLimits limits = good().limits();
        assertThat(limits.time()).contains(Duration.ofMillis(500));
        assertThat(limits.memoryBytes()).isEqualTo(64L << 20);
        assertThat(limits.outputBytes()).isEqualTo(1L << 20);
        assertThat(limits.codeBytes()).isEqualTo(10L << 10);
        assertThat(limits.compilation().time()).isEqualTo(Duration.ofSeconds(5));
        assertThat(limits.validation().memoryBytes()).isEqualTo(32L << 20);
    }

    @Test
    void aLimitThatIsNotGivenIsToldFromTheSlowestAcceptedSubmission() {
        put("problem.yaml", MODERN + """
                limits: {time_multipliers: {ac_to_time_limit: 3}, time_resolution: 0.5}
                """);
        ProblemLimits.Timing timing = good().limits().timing();
        assertThat(timing.limit(Duration.ofMillis(400))).isEqualTo(Duration.ofMillis(1500));
        assertThat(timing.limit(Duration.ofMillis(500))).isEqualTo(Duration.ofMillis(1500));
        assertThat(timing.limit(Duration.ofMillis(501))).isEqualTo(Duration.ofMillis(2000));
        assertThat(timing.limit(Duration.ZERO)).isEqualTo(Duration.ofMillis(500));
    }

    @Test
    void allThatIsWrongIsToldAtOnceWithItsPlace() throws IOException {
        put("problem.yaml", """
                problem_format_version: 2025-09
                nmae: Sum
                type: scoring
                license: mine
                limits: {memory: 900000, output: 0, time_limit: -1, validation_passes: 3, tyme: 1}
                """);
        remove("data/secret/a.ans");
        remove("data/secret/b.in");
        remove("statement/problem.en.md");
        put("data/secret/c.txt", "");
        put("data/secrets/x.in", "");
        put("submissions/accepted.py", "");
        put("submissions/slow/x.py", "");
        assertThat(flaws())
                .anyMatch(line -> line.startsWith("problem.yaml: unknown key \"nmae\""))
                .anyMatch(line -> line.startsWith("problem.yaml: name: is missing"))
                .anyMatch(line -> line.startsWith("problem.yaml: uuid: is missing"))
                .anyMatch(line -> line.startsWith("problem.yaml: type: \"scoring\" problems are not judged here"))
                .anyMatch(line -> line.startsWith("problem.yaml: license: must be one of"))
                .anyMatch(line -> line.startsWith("problem.yaml: limits: memory: 900000 cannot be honoured"))
                .anyMatch(line -> line.startsWith("problem.yaml: limits: output: must be a whole number from 1 on"))
                .anyMatch(line -> line.startsWith("problem.yaml: limits: time_limit: must be a number"))
                .anyMatch(line -> line.startsWith("problem.yaml: limits: validation_passes: problems of several"))
                .anyMatch(line -> line.startsWith("problem.yaml: limits: unknown key \"tyme\""))
                .anyMatch(line -> line.startsWith("statement: has no statement"))
                .anyMatch(line -> line.startsWith("data/secret/a.in: has no answer: a.ans is missing"))
                .anyMatch(line -> line.startsWith("data/secret/b.ans: is an answer without an input"))
                .anyMatch(line -> line.startsWith("data/secret/c.txt: is no file of a case"))
                .anyMatch(line -> line.startsWith("data/secrets: is neither sample nor secret"))
                .anyMatch(line -> line.startsWith("data/secret: has no case"))
                .anyMatch(line -> line.startsWith("submissions/accepted.py: lies in no folder"))
                .anyMatch(line -> line.startsWith("submissions/slow: is a folder that stands for no verdict"))
                .hasSize(18);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name: [1 | problem.yaml: is no YAML",
                "just words | problem.yaml: has no keys",
                "'a: 1~a: 2' | problem.yaml: is no YAML",
                "problem_format_version: 2031-01 | is not known here"
            })
    void aBadFileOfKeysIsAFlaw(String text, String flaw) {
        put("problem.yaml", text.replace('~', '\n') + "\n");
        assertThat(flaws()).anyMatch(line -> line.contains(flaw));
    }

    @Test
    void whatIsNoPackageIsToldInOneLine() throws IOException {
        folder = place.resolve("none");
        assertThat(flaws()).singleElement().asString().contains("there is no such folder");
        Files.createDirectory(folder);
        assertThat(flaws()).singleElement().asString().contains("has no problem.yaml");
        folder = Files.writeString(place.resolve("sum.zip"), "");
        assertThat(flaws()).singleElement().asString().contains("unpack");
    }

    @Test
    void groupsAreFoldersAndHandTheirArgumentsDown() throws IOException {
        for (String name : List.of("a.in", "a.ans", "b.in", "b.ans")) {
            remove("data/secret/" + name);
        }
        put("data/secret/2/x.in", "");
        put("data/secret/2/x.ans", "");
        put("data/secret/1/y.in", "");
        put("data/secret/1/y.ans", "");
        put("data/secret/1/z.in", "");
        put("data/secret/1/z.ans", "");
        put("data/secret/1/test_group.yaml", "output_validator_args: [float_tolerance, '0.1']\nargs: [one]\n");
        put("data/secret/1/z.yaml", "output_validator_args: [case_sensitive]\ndescription: the last\n");
        List<TestCase> cases = good().cases();
        assertThat(cases)
                .extracting(TestCase::name)
                .containsExactly("sample/1", "secret/1/y", "secret/1/z", "secret/2/x");
        assertThat(cases.get(1).flags().absolute()).hasValue(0.1);
        assertThat(cases.get(1).arguments()).containsExactly("one");
        assertThat(cases.get(2).flags().caseSensitive()).isTrue();
        assertThat(cases.get(2).flags().absolute()).isEmpty();
        assertThat(cases.get(3).arguments()).isEmpty();
    }

    @Test
    void theLegacyFormatIsRead() throws IOException {
        put("problem.yaml", """
                name: Sum
                author: Somebody
                validator_flags: float_tolerance 1e-3
                limits: {time_multiplier: 4, memory: 128}
                """);
        put("problem_statement/problem.tex", "");
        put("submissions/time_limit_exceeded/slow.py", "");
        ProblemPackage problem = good();
        assertThat(problem.statements()).containsOnlyKeys("en");
        assertThat(problem.cases().get(0).flags().relative()).hasValue(1e-3);
        assertThat(problem.limits().timing().limit(Duration.ofMillis(300))).isEqualTo(Duration.ofSeconds(2));
        assertThat(problem.submissions().get(1).expectation().permitted())
                .containsExactlyInAnyOrder(Verdict.AC, Verdict.WA, Verdict.TLE);
        put("domjudge-problem.ini", "short-name = 'A'\ntimelimit = '2.5'\n");
        assertThat(good().limits().time()).contains(Duration.ofMillis(2500));
        put(".timelimit", "3\n");
        assertThat(good().limits().time()).contains(Duration.ofSeconds(3));
        put(".timelimit", "3600\n");
        assertThat(good().limits().time()).contains(Duration.ofHours(1));
        for (String wrong : List.of("three", "0", "0.000", "3600.001", "9999", "-1")) {
            put(".timelimit", wrong + "\n");
            assertThat(flaws())
                    .singleElement()
                    .asString()
                    .startsWith(".timelimit: must be a number of seconds above 0, at most 3600");
        }
    }

    @Test
    void validatorsOfItsOwnAreFound() {
        put("output_validator/check.py", "");
        assertThat(good().validation().validators()).containsExactly(folder.resolve("output_validator/check.py"));
        put("output_validator/more.py", "");
        assertThat(good().validation().validators()).containsExactly(folder.resolve("output_validator"));
        put("problem.yaml", MODERN + "type: [pass-fail, interactive]\n");
        assertThat(good().validation().interactive()).isTrue();
    }

    @Test
    void anInteractiveProblemNeedsAValidator() {
        put("problem.yaml", MODERN + "type: interactive\n");
        assertThat(flaws()).singleElement().asString().startsWith("output_validator: is empty");
    }

    @Test
    void legacyValidationMustAgreeWithTheFolder() {
        put("problem.yaml", "name: Sum\nvalidation: custom\n");
        put("problem_statement/problem.en.tex", "");
        assertThat(flaws()).singleElement().asString().startsWith("output_validators: is empty");
        put("output_validators/check.py", "");
        assertThat(good().validation().custom()).isTrue();
        put("problem.yaml", "name: Sum\n");
        assertThat(flaws()).singleElement().asString().contains("is default, but there are output_validators");
        put("problem.yaml", "name: Sum\nvalidation: custom score\n");
        assertThat(flaws()).singleElement().asString().contains("\"score\" is not judged here");
    }

    @Test
    void languagesAreNamedByTheirCodes() {
        put("problem.yaml", MODERN + "languages: [cpp, python3, cobol]\n");
        ProblemPackage problem = good();
        assertThat(problem.languages()).isEqualTo(Set.of("cpp", "python3"));
        assertThat(problem.notes())
                .singleElement()
                .extracting(Flaw::what)
                .asString()
                .contains("cobol");
    }

    @Test
    void linksThatLeadOutAreRefused() throws IOException {
        Files.createSymbolicLink(folder.resolve("data/secret/c.in"), Path.of("/etc/hostname"));
        put("data/secret/c.ans", "");
        assertThat(flaws()).singleElement().asString().startsWith("data/secret/c.in: is a link that leads out");
    }

    @Test
    void theTableOfSubmissionsSaysWhatEachMustGet() {
        put("submissions/mixed/m.py", "");
        put("submissions/mixed/n.py", "");
        put("submissions/submissions.yaml", """
                mixed: {permitted: [AC, WA, RTE], required: [WA]}
                mixed/n.py: {required: [RTE], authors: Somebody}
                """);
        List<Submission> submissions = good().submissions();
        assertThat(submissions)
                .extracting(Submission::name)
                .containsExactly("accepted/sum.py", "mixed/m.py", "mixed/n.py");
        assertThat(submissions.get(1).expectation().required()).containsExactly(Verdict.WA);
        assertThat(submissions.get(2).expectation())
                .isEqualTo(new Expectation(EnumSet.of(Verdict.AC, Verdict.WA, Verdict.RTE), EnumSet.of(Verdict.RTE)));
        put("submissions/submissions.yaml", "mixed: {permitted: [XX], colour: red}\nnone: {}\n");
        assertThat(flaws()).hasSize(3);
    }

    @Test
    void anExpectationIsMetByTheFormatsFourVerdicts() {
        Expectation slow = Expectation.ofFolder("time_limit_exceeded", false).orElseThrow();
        assertThat(slow.unmet(List.of(Verdict.AC, Verdict.WTL))).isEmpty();
        assertThat(slow.unmet(List.of(Verdict.AC, Verdict.AC))).contains("no case got TLE");
        assertThat(slow.unmet(List.of(Verdict.TLE, Verdict.WA))).contains("got WA, where only AC or TLE may be");
        Expectation crash = Expectation.ofFolder("run_time_error", false).orElseThrow();
        assertThat(crash.unmet(List.of(Verdict.MLE))).isEqualTo(Optional.empty());
        assertThat(Expectation.ofFolder("memory_limit_exceeded", false)
                        .orElseThrow()
                        .unmet(List.of(Verdict.RTE)))
                .isPresent();
        assertThat(slow.unmet(List.of(Verdict.JE))).isPresent();
    }
}
