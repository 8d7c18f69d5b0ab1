package org.umpire.judge.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Validators that do not do what they should, and who is to blame. */
class BadValidatorsIT {
    private static final String LIMITS = "limits: {time_limit: 0.5, validation_time: 2}\n";
    private static final String INTERACTIVE = "type: interactive\n";
    private static final String BEGIN = "import signal, sys; signal.signal(signal.SIGPIPE, signal.SIG_DFL); ";
    private static final String READ = "import sys; said = sys.stdin.read(); ";

    @TempDir
    private Path place;

    @BeforeEach
    void needsPython() throws IOException {
        Problems.assumeLanguage("Python", place);
    }

    private CaseResult judged(String more, String validator, String submission, Level level) throws Exception {
        return judged(place, more, validator, submission, level);
    }

    private static CaseResult judged(Path place, String more, String validator, String submission, Level level)
            throws Exception {
        Path folder = Problems.write(place, LIMITS + more);
        Problems.put(folder.resolve("output_validator/v.py"), validator.replace("~", "\n") + "\n");
        Path source = Problems.put(place.resolve("team.py"), submission.replace("~", "\n") + "\n");
        ProblemPackage problem = Problems.read(folder);
        try (Sandbox sandbox = Sandboxes.of(level);
                Judge judge = new Judge(problem, sandbox, new Judge.Settings(1, false))) {
            return judge.judge(List.of(Problems.entry(source)), Progress.NONE)
                    .get(0)
                    .cases()
                    .get(0);
        }
    }

    private static Level best() {
        return Sandboxes.strongest().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "AC | sys.exit(42)",
                "WA | sys.exit(43)",
                "JE | sys.exit(0)",
                "JE | sys.exit(1)",
                "JE | raise Exception",
                "JE | import os; os.kill(os.getpid(), 11)",
                "AC | sys.stderr.write('noise' * 100000); print('noise' * 100000); sys.exit(42)",
                "AC | sys.exit(42 if said == '3\\n' and open(sys.argv[1]).read() == '1 2\\n'"
                        + " and open(sys.argv[2]).read() == '3\\n' and sys.argv[3][-1] == '/' else 43)",
                "JE | open(sys.argv[1], 'w'); sys.exit(42)"
            })
    void whatAValidatorDoesIsNeverTheTeamsFault(String verdict, String validator) throws Exception {
        if (best() == Level.PLAIN && validator.contains("'w'")) {
            org.junit.jupiter.api.Assumptions.abort("SKIPPED: at plain it may write what it likes");
        }
        CaseResult result = judged("", READ + validator, "print(3)", best());
        assertThat(result.verdict().name()).as("%s", result).isEqualTo(verdict);
    }

    @Test
    void aValidatorThatDoesNotReadIsStillHeard() throws Exception {
        CaseResult result = judged("", "import sys; sys.exit(42)", "print('3' * 1000000)", best());
        assertThat(result.verdict().name()).as("%s", result).isEqualTo("AC");
    }

    @Test
    void aSubmissionIsOverWhenItHasLeftWhateverHoldsItsOutputOpen() throws Exception {
        CaseResult result = judged(
                "",
                READ + "sys.exit(42 if said == '3\\n' else 43)",
                "import os, time~print(3, flush=True)~if os.fork() == 0:~    time.sleep(1000)",
                Level.PLAIN);
        assertThat(result.verdict().name()).as("%s", result).isEqualTo("AC");
    }

    @Test
    void aLargeOutputReachesTheValidatorWhole() throws Exception {
        CaseResult result =
                judged("", READ + "sys.exit(42 if len(said) == 5000001 else 43)", "print('3' * 5000000)", best());
        assertThat(result.verdict().name()).as("%s", result).isEqualTo("AC");
    }

    @Test
    void itsMessageReachesTheJudgesAtEveryLevel() throws Exception {
        for (Level level : Problems.levels()) {
            CaseResult result = judged(
                    "",
                    READ + "open(sys.argv[3] + 'judgemessage.txt', 'w').write('off by one\\n'); sys.exit(43)",
                    "print(3)",
                    level);
            assertThat(result.feedback()).as("%s", level).isEqualTo("off by one\n");
        }
    }

    @Test
    void aValidatorThatIsNoProgramIsAJudgeError() throws Exception {
        Path folder = Problems.write(place, LIMITS);
        Problems.put(folder.resolve("output_validator/v.txt"), "no program\n");
        try (Sandbox sandbox = Sandboxes.best();
                Judge judge = new Judge(Problems.read(folder), sandbox, new Judge.Settings(1, false))) {
            Entry entry = new Entry("sum", folder.resolve("submissions/accepted/sum.py"), Optional.empty());
            assertThat(judge.judge(List.of(entry), Progress.NONE).get(0).cases().get(0))
                    .satisfies(one -> assertThat(one.verdict().name()).isEqualTo("JE"))
                    .satisfies(one -> assertThat(one.detail()).contains("is no source of a language"));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // verdict | validator | submission
                "AC | print(1, flush=True); sys.exit(42 if input() == '1' else 43) | print(input())",
                "WA | print(1, flush=True); sys.exit(42 if input() == '1' else 43) | print(2)",
                "WA | sys.exit(43) | import time; time.sleep(1000)",
                "JE | sys.exit(0) | print(1)",
                "JE | sys.exit(1) | import time; time.sleep(1000)",
                "RTE | sys.exit(42 if sys.stdin.read() else 43) | raise Exception",
                "RTE | sys.stdin.read(); sys.exit(42) | print(1); exit(4)",
                "TLE | sys.stdin.read(); sys.exit(43) | while True: pass",
                "WA | [print('x' * 100) for x in range(100000)]; sys.exit(42) | print(input())"
            })
    void inAnInteractiveProblemTheRightOneIsToBlame(String verdict, String validator, String submission)
            throws Exception {
        CaseResult result = judged(INTERACTIVE, BEGIN + validator, submission, best());
        assertThat(result.verdict().name()).as("%s", result).isEqualTo(verdict);
    }

    /** Nothing is to be seen for seconds, until patience ends: so all of it is waited for together. */
    @Test
    void whoHangsIsToBlame() throws Exception {
        String sleeps = "import time; time.sleep(1000)";
        List<List<String>> table = List.of(
                // verdict, more, validator, submission
                List.of("JE", "", READ + sleeps, "print(3)"),
                List.of("JE", INTERACTIVE, BEGIN + sleeps, "print(1)"),
                List.of("JE", INTERACTIVE, BEGIN + sleeps, "input()"),
                List.of("WTL", INTERACTIVE, BEGIN + "sys.exit(42 if sys.stdin.readline() else 43)", "input()"),
                List.of("WTL", INTERACTIVE, BEGIN + "sys.stdin.read(); sys.exit(42)", sleeps));
        ExecutorService workers = Executors.newFixedThreadPool(table.size());
        try {
            List<Callable<CaseResult>> work = new ArrayList<>();
            for (List<String> row : table) {
                Path own = place.resolve(Integer.toString(work.size()));
                work.add(() -> judged(own, row.get(1), row.get(2), row.get(3), best()));
            }
            List<Future<CaseResult>> results = workers.invokeAll(work);
            for (int k = 0; k < table.size(); k++) {
                CaseResult result = results.get(k).get();
                assertThat(result.verdict().name())
                        .as("%s: %s", table.get(k), result)
                        .isEqualTo(table.get(k).get(0));
            }
        } finally {
            workers.shutdownNow();
        }
    }

    /** Both of them react to the end of the other at once, so that the two ends are moments apart: again and again. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "RTE | char c; return read(0, &c, 1) == 1 ? 42 : 43; | return 3;",
                "RTE | char c; return read(0, &c, 1) == 1 ? 42 : 43; | __builtin_trap();",
                "WA | return 43; | char c; return read(0, &c, 1) == 1 ? 0 : 1;",
                "WA | close(1); return 43; | char c; while (read(0, &c, 1) == 1) {} return 1;"
            })
    void whoEndsBecauseTheOtherDidIsNotTheFirst(String verdict, String validator, String submission) throws Exception {
        Problems.assumeLanguage("C", place);
        Path folder = Problems.write(place, LIMITS + "type: interactive\n");
        for (int k = 2; k <= 15; k++) {
            Problems.put(folder.resolve("data/secret/" + k + ".in"), "1 2\n");
            Problems.put(folder.resolve("data/secret/" + k + ".ans"), "3\n");
        }
        String program = "#include <unistd.h>\nint main(void) { %s }\n";
        Problems.put(folder.resolve("output_validator/v.c"), String.format(program, validator));
        Path source = Problems.put(place.resolve("team.c"), String.format(program, submission));
        for (Level level : Problems.levels()) {
            try (Sandbox sandbox = Sandboxes.of(level);
                    Judge judge = new Judge(Problems.read(folder), sandbox, new Judge.Settings(2, true))) {
                List<CaseResult> cases = judge.judge(List.of(Problems.entry(source)), Progress.NONE)
                        .get(0)
                        .cases();
                assertThat(cases)
                        .hasSize(15)
                        .allSatisfy(one -> assertThat(one.verdict().name())
                                .as("%s: %s", level, one)
                                .isEqualTo(verdict));
            }
        }
    }

    @Test
    void aSubmissionMayCloseItsOutputAndGoOn() throws Exception {
        CaseResult result = judged(
                "type: interactive\n",
                "import os, sys; said = sys.stdin.read(); print('good', flush=True); sys.exit(42 if said == '1\\n' else 43)",
                "import os; os.write(1, b'1\\n'); os.close(1); exit(0 if input() == 'good' else 1)",
                best());
        assertThat(result.verdict().name()).as("%s", result).isEqualTo("AC");
    }
}
