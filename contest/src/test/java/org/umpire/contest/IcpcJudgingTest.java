package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.judge.run.Judgement;
import org.umpire.judge.run.Progress;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Judges sources that are too large for their problem: that needs no program. */
class IcpcJudgingTest {
    private static final String CONTEST = """
            name = "Cup"
            start = 2020-10-10T10:00:00Z
            length = "1h"
            submissions = "handed"
            [[language]]
            id = "python3"
            [[problem]]
            label = "A"
            name = "Apples"
            package = "apples"
            [[team]]
            id = "1"
            name = "Ada"
            """;
    private static final String LARGE = "#\n".repeat(1000);
    private static final String COLUMNS = "id,time,team,problem,language,verdict\n";

    @TempDir
    Path folder;

    private final List<String> told = new ArrayList<>();

    @BeforeEach
    void contest() throws IOException {
        put("cup.toml", CONTEST);
        put("apples/problem.yaml", """
                problem_format_version: 2025-09
                name: Apples
                uuid: 11111111-2222-3333-4444-555555555555
                limits: {time_limit: 1, code: 1}
                """);
        put("apples/statement/problem.en.md", "Count.\n");
        put("apples/data/secret/1.in", "1\n");
        put("apples/data/secret/1.ans", "1\n");
        put("apples/input_validators/v.py", "exit(42)\n");
        put("apples/submissions/accepted/a.py", "print(1)\n");
        put("handed/1/A_0-10-00.py", LARGE);
        put("handed/1/A_0-20-00.py", LARGE);
    }

    private Path put(String path, String text) throws IOException {
        Path to = folder.resolve(path);
        Files.createDirectories(Objects.requireNonNull(to.getParent()));
        return Files.writeString(to, text);
    }

    private IcpcJudging read() {
        IcpcJudging.Read read = IcpcJudging.read(folder.resolve("cup.toml"));
        assertThat(read).isInstanceOf(IcpcJudging.Read.Ready.class);
        return ((IcpcJudging.Read.Ready) read).judging();
    }

    private IcpcJudging.Result run(IcpcJudging judging) throws InterruptedException {
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            return judging.run(sandbox, 1, Clock.systemUTC(), new Told());
        }
    }

    private final class Told implements IcpcJudging.Talk {
        @Override
        public Progress problem(IcpcContest.Problem problem, int submissions) {
            return Progress.NONE;
        }

        @Override
        public void judged(Handed one, Judgement judgement) {
            told.add(one.name() + " " + judgement.verdict());
        }

        @Override
        public void over() {}
    }

    @Test
    void whatHasNoVerdictGetsOne() throws Exception {
        assertThat(run(read())).isEqualTo(new IcpcJudging.Result.Done(2, 0));
        assertThat(told).containsExactlyInAnyOrder("1/A_0-10-00.py CE", "1/A_0-20-00.py CE");
        IcpcJudging after = read();
        assertThat(after.pending()).isZero();
        assertThat(after.judged()).isEqualTo(2);
    }

    /** Reading takes a while, and nothing is locked then. */
    @Test
    void whatAnotherRunHasJudgedMeanwhileIsNotJudgedAgain() throws Exception {
        IcpcJudging judging = read();
        put("handed.csv", COLUMNS + "x,0:10:00,1,A,python3,AC\n");
        assertThat(run(judging)).isEqualTo(new IcpcJudging.Result.Done(1, 0));
        assertThat(told).containsExactly("1/A_0-20-00.py CE");
        assertThat(Files.readString(folder.resolve("handed.csv")))
                .contains("x,0:10:00.000,1,A,python3,AC,")
                .contains(",0:20:00.000,1,A,python3,CE,");
    }

    @Test
    void whatIsBadMeanwhileIsToldAndNotOverwritten() throws Exception {
        IcpcJudging judging = read();
        Path verdicts = put("handed.csv", COLUMNS + "x,0:10:00,1,A,python3,WHAT\n");
        assertThat(run(judging))
                .isInstanceOfSatisfying(
                        IcpcJudging.Result.Bad.class,
                        bad -> assertThat(bad.problems())
                                .singleElement()
                                .asString()
                                .startsWith(verdicts + ":2: verdict: must be "));
        assertThat(verdicts).content().endsWith(",WHAT\n");

        put("other/1/A_0-10-00.py", LARGE);
        put("cup.toml", CONTEST.replace("\"handed\"", "\"other\""));
        assertThat(run(judging))
                .isInstanceOfSatisfying(
                        IcpcJudging.Result.Bad.class,
                        bad -> assertThat(bad.problems())
                                .containsExactly(folder.resolve("cup.toml")
                                        + ": names another folder of submissions than when it was read; run the same command"
                                        + " again"));
        assertThat(told).isEmpty();
        assertThat(folder.resolve("other.csv")).doesNotExist();
    }

    @Test
    void whatTheHostRefusesIsToldInWords() throws Exception {
        IcpcJudging judging = read();
        Path lock = Files.createDirectory(folder.resolve(".handed.csv.lock"));
        assertThat(run(judging))
                .isInstanceOfSatisfying(
                        IcpcJudging.Result.Broken.class,
                        broken -> assertThat(broken.why())
                                .contains(lock + ": ")
                                .endsWith("; the verdicts before are kept: mend this, and run the same command again"));
        Files.delete(lock);

        Files.createDirectories(folder.resolve("handed.csv.new/in the way"));
        assertThat(run(judging))
                .isInstanceOfSatisfying(
                        IcpcJudging.Result.Broken.class,
                        broken -> assertThat(broken.why())
                                .contains("handed.csv.new: ")
                                .endsWith("run the same command again"));
        assertThat(told).isEmpty();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }
}
