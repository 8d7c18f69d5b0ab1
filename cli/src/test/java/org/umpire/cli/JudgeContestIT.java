package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Judges the shipped contest whose submissions are sources, and what may go wrong on the way. */
class JudgeContestIT {
    private static final Path EXAMPLE = Path.of("../contests/example-folder");
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** Whoever submitted it says where it runs, and waits until it may go on. */
    private static final String WAITS = """
            import os, time
            open('FOLDER/started', 'w').close()
            while not os.path.exists('FOLDER/go'):
                time.sleep(0.01)
            print('no')
            """;

    @TempDir
    static Path places;

    private static Path through;
    private static Run first;

    @TempDir
    Path folder;

    @BeforeAll
    static void judgeTheExample() throws IOException {
        through = copy(places.resolve("through"), places);
        Files.createFile(places.resolve("go"));
        first = judge(through);
    }

    /** Copies the example, with a submission in it that waits for a file, and returns the contest file. */
    private static Path copy(Path to, Path signals) throws IOException {
        List<Path> all;
        try (Stream<Path> walked = Files.walk(EXAMPLE)) {
            all = walked.filter(Files::isRegularFile)
                    .filter(path -> !path.toString().matches(".*(submissions\\.csv|B_1-02-10\\.cpp).*"))
                    .toList();
        }
        for (Path path : all) {
            Path copy = to.resolve(EXAMPLE.relativize(path).toString());
            Files.createDirectories(Objects.requireNonNull(copy.getParent()));
            Files.copy(path, copy);
        }
        Files.writeString(to.resolve("submissions/1/B_1-02-10.py"), WAITS.replace("FOLDER", signals.toString()));
        Path contest = to.resolve("contest.toml");
        String text = Files.readString(contest)
                .replace("2026-10-17", "2020-10-17")
                .replace("../../problems", Path.of("../problems").toRealPath().toString());
        return Files.writeString(contest, text);
    }

    private static Run judge(Path contest, String... more) {
        List<String> words =
                new ArrayList<>(List.of("judge", "contest", contest.toString(), "--isolation", "plain", "--quiet"));
        words.addAll(List.of(more));
        return Run.of(words.toArray(new String[0]));
    }

    private static Run board(Path contest) {
        return Run.of("judge", "scoreboard", contest.toString(), "--unfrozen");
    }

    private static Path verdicts(Path contest) {
        return contest.resolveSibling("submissions.csv");
    }

    /** Returns time, team, problem, language and verdict of each line. */
    private static List<String> lines(Path contest) throws IOException {
        return Files.readAllLines(verdicts(contest)).stream()
                .skip(1)
                .map(line -> String.join(" ", List.of(line.split(",", -1)).subList(1, 6)))
                .toList();
    }

    @Test
    void everySubmissionGetsItsVerdict() throws IOException {
        assertThat(first.err()).isEmpty();
        assertThat(first.code()).isZero();
        assertThat(first.out().lines())
                .filteredOn(line -> line.matches("[ABC] .*"))
                .containsExactly(
                        "A Mean and Deviation: 4 submissions",
                        "B Fair Halves: 2 submissions",
                        "C Warmer: 3 submissions");
        assertThat(lines(through))
                .containsExactly(
                        "0:12:05.000 2 mean python3 WA",
                        "0:14:31.000 1 mean python3 AC",
                        "0:20:48.000 2 mean cpp AC",
                        "0:48:17.000 3 partition java AC",
                        "1:02:10.000 1 partition python3 WA",
                        "1:30:00.000 3 mean cpp CE",
                        "1:59:59.000 3 guess python3 AC",
                        "2:41:55.000 1 guess python3 AC",
                        "2:50:00.000 2 guess python3 RTE");
        assertThat(board(through).out())
                .containsPattern("1 +Cold Start +2 +167 ")
                .containsPattern("2 +Akemi +2 +175 ")
                .containsPattern("3 +Binary Herons +1 +40 ");
    }

    @Test
    void anotherRunHasNothingToDoAndBoardsNeedNoJudge() throws IOException {
        String before = Files.readString(verdicts(through));
        assertThat(Run.of("judge", "contest", through.toString()))
                .isEqualTo(new Run(0, "", "every submission has a verdict, in " + verdicts(through) + "\n"));
        assertThat(verdicts(through)).hasContent(before);
    }

    @Test
    void aRunThatWasKilledGoesOnWhereItWas() throws IOException, InterruptedException {
        Path contest = copy(folder.resolve("killed"), folder);
        assertThat(board(contest).out()).contains("9 tries pending");
        killWhenStarted(contest);

        List<String> kept = lines(contest);
        assertThat(kept)
                .hasSizeBetween(4, 5)
                .filteredOn(line -> line.contains(" mean "))
                .hasSize(4);
        assertThat(lines(through)).containsAll(kept);
        assertThat(board(contest).out()).contains(9 - kept.size() + " tries pending");

        Files.createFile(folder.resolve("go"));
        Run rest = judge(contest, "--json");

        assertThat(rest.err()).isEmpty();
        assertThat(rest.code()).isZero();
        assertThat(rest.out().lines())
                .hasSize(9 - kept.size())
                .allMatch(line -> line.startsWith("{\"id\":\"") && line.contains("\"cases\":["))
                .noneMatch(line -> line.contains("\"problem\":\"mean\""));
        assertThat(Files.readString(verdicts(contest)).replaceAll("sha256:.*", ""))
                .isEqualTo(Files.readString(verdicts(through)).replaceAll("sha256:.*", ""));
        assertThat(board(contest)).isEqualTo(board(through));
    }

    /** Begins to judge in a process of its own, and kills it without warning when the program runs that waits. */
    private void killWhenStarted(Path contest) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> words = List.of(
                java,
                "-cp",
                path,
                Umpire.class.getName(),
                "judge",
                "contest",
                contest.toString(),
                "--isolation",
                "plain",
                "--jobs",
                "1");
        Process process = new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        try {
            long deadline = System.nanoTime() + PATIENCE.toNanos();
            while (!Files.exists(folder.resolve("started"))) {
                assertThat(process.isAlive())
                        .as("running: %s", folder.resolve("said"))
                        .isTrue();
                assertThat(System.nanoTime()).isLessThan(deadline);
                Thread.sleep(10);
            }
            Run second = judge(contest);
            assertThat(second.err()).contains("it is being judged by process " + process.pid() + " already");
            assertThat(second.code()).isEqualTo(1);
        } finally {
            process.destroyForcibly();
            process.waitFor();
        }
    }

    @Test
    void whatTheJudgeFailsAtStaysWithoutAVerdict() throws IOException {
        put("echo/problem.yaml", """
                problem_format_version: 2025-09
                name: Echo
                uuid: 11111111-2222-3333-4444-555555555555
                limits: {time_limit: 2}
                """);
        put("echo/statement/problem.en.md", "Say it again.\n");
        put("echo/data/secret/1.in", "1\n");
        put("echo/data/secret/1.ans", "1\n");
        put("echo/input_validators/v.py", "exit(42)\n");
        put("echo/output_validator/v.py", "exit(0)\n");
        put("echo/submissions/accepted/a.py", "print(1)\n");
        put("submissions/1/E_0-01-00.py", "print(1)\n");
        put("submissions/1/E_0-02-00.c", "nonsense\n");
        Path contest = put("cup.toml", """
                name = "Cup"
                start = 2020-10-10T10:00:00Z
                length = "1h"
                submissions = "submissions"
                [[language]]
                id = "c"
                [[language]]
                id = "python3"
                [[problem]]
                label = "E"
                name = "Echo"
                package = "echo"
                [[team]]
                id = "1"
                name = "Ada"
                """);

        Run failed = judge(contest);
        assertThat(failed.code()).isEqualTo(1);
        assertThat(failed.out()).contains("JE  1/E_0-01-00.py").contains("left with 0, neither 42 nor 43");
        assertThat(failed.err()).contains("1 submission could not be judged (JE)");
        assertThat(lines(contest)).containsExactly("0:02:00.000 1 E c CE");

        put("echo/output_validator/v.py", "exit(42)\n");
        assertThat(judge(contest).code()).isZero();
        assertThat(lines(contest)).containsExactly("0:01:00.000 1 E python3 AC", "0:02:00.000 1 E c CE");

        put("submissions/1/E_0-01-00.py", "print(2)\n");
        String told = Run.of("judge", "scoreboard", contest.toString()).err();
        assertThat(told).startsWith("note: ").contains("E_0-01-00.py: is not the source that got AC");
        assertThat(judge(contest).err()).isEqualTo(told);
    }

    private Path put(String path, String text) throws IOException {
        Path to = folder.resolve(path);
        Files.createDirectories(Objects.requireNonNull(to.getParent()));
        return Files.writeString(to, text);
    }
}
