package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Ctrl-C does to a command that runs programs. */
class InterruptIT {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** Says where it runs, then never answers. */
    private static final String SLEEPER = "echo $$ >> started; while read line; do :; done; sleep 1000\n";

    /** Read again and again, twice at each of two hundred depths: that takes longer than anybody waits. */
    private static final String ENDLESS = "#include __FILE__\n#include __FILE__\nint main(void) { return 0; }\n";

    @TempDir
    Path folder;

    @Test
    void ofATableEveryProgramIsEndedAndTheExitCodeIs130() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("sleeper.sh"), SLEEPER);
        String sleeper = "=sh sleeper.sh";
        Ended ended = interrupted("play", "big2", "A" + sleeper, "B" + sleeper, "C" + sleeper, "D" + sleeper);

        assertThat(ended.code()).as(ended.said()).isEqualTo(130);
    }

    @Test
    void aLeagueSaysHowToGoOn() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("sleeper.sh"), SLEEPER);
        Files.writeString(folder.resolve("cup.toml"), """
                game = "big2"
                [[entrant]]
                name = "Ada"
                program = "sh sleeper.sh"
                [[entrant]]
                name = "Bob"
                program = "sh sleeper.sh"
                """);
        Ended ended = interrupted("league", "cup.toml");

        assertThat(ended.code()).as(ended.said()).isEqualTo(130);
        assertThat(ended.said()).contains("run the same command again to go on from here");
    }

    @Test
    void ofJudgingNothingIsLeftAndNoVerdictIsMadeUp() throws IOException, InterruptedException {
        Path problem = idle();
        String sleeper = "import os, time\nprint(os.getpid(), file=open('" + folder.resolve("started")
                + "', 'a'), flush=True)\ntime.sleep(1000)\n";
        put(folder.resolve("sleeper.py"), sleeper);
        put(problem.resolve("submissions/accepted/sleeper.py"), sleeper);
        Ended ended = interrupted("judge", "run", "idle", "sleeper.py", "--isolation", "plain");

        assertThat(ended.code()).as(ended.said()).isEqualTo(130);
        assertThat(ended.said()).contains("judging was stopped").doesNotContain("Exception", "JE");
    }

    @Test
    void ofJudgingACompilerIsEndedToo() throws IOException, InterruptedException {
        Path problem = idle();
        put(problem.resolve("submissions/accepted/a.py"), "print(1)\n");
        put(folder.resolve("endless.c"), ENDLESS);
        Ended ended = interrupted(InterruptIT::compiles, "judge", "run", "idle", "endless.c");

        assertThat(ended.code()).as(ended.said()).isEqualTo(130);
        assertThat(ended.said()).contains("judging was stopped").doesNotContain("Exception", "CE", "JE");
    }

    @Test
    void ofJudgingAContestNoVerdictIsKeptThatIsNone() throws IOException, InterruptedException {
        put(idle().resolve("submissions/accepted/a.py"), "print(1)\n");
        put(folder.resolve("submissions/1/A_0-01-00.c"), ENDLESS);
        put(folder.resolve("cup.toml"), """
                name = "Cup"
                start = 2020-10-10T10:00:00Z
                length = "1h"
                submissions = "submissions"
                [[language]]
                id = "c"
                [[problem]]
                label = "A"
                name = "Idle"
                package = "idle"
                [[team]]
                id = "1"
                name = "Ada"
                """);
        Ended ended = interrupted(InterruptIT::compiles, "judge", "contest", "cup.toml");

        assertThat(ended.code()).as(ended.said()).isEqualTo(130);
        assertThat(ended.said())
                .contains("the verdicts so far are kept, and the same command goes on from there")
                .doesNotContain("Exception", "A_0-01-00");
        assertThat(folder.resolve("submissions.csv")).doesNotExist();
    }

    private static boolean compiles(Process process) {
        return process.descendants()
                .anyMatch(one -> one.info().command().orElse("").endsWith("cc1"));
    }

    /** Writes a problem that any output solves. */
    private Path idle() throws IOException {
        Path problem = folder.resolve("idle");
        put(problem.resolve("problem.yaml"), """
                problem_format_version: 2025-09
                name: Idle
                uuid: 11111111-2222-3333-4444-555555555555
                limits: {time_limit: 100}
                """);
        put(problem.resolve("statement/problem.en.md"), "Sleep.\n");
        put(problem.resolve("data/secret/1.in"), "1\n");
        put(problem.resolve("data/secret/1.ans"), "1\n");
        put(problem.resolve("input_validators/v.py"), "exit(42)\n");
        put(problem.resolve("output_validator/v.py"), "exit(42)\n");
        return problem;
    }

    private static void put(Path file, String text) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
    }

    private record Ended(int code, String said) {}

    /** Starts the command, waits until a program runs, sends SIGINT, and sees that no program is left. */
    private Ended interrupted(String... words) throws IOException, InterruptedException {
        Path started = folder.resolve("started");
        Ended ended = interrupted(process -> lines(started) > 0, words);
        for (String pid : Files.readAllLines(started)) {
            assertThat(ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive))
                    .as("program left")
                    .isEmpty();
        }
        return ended;
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.exists(file) ? Files.lines(file) : Stream.of()) {
            return lines.count();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private Ended interrupted(Predicate<Process> ready, String... words) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        // A shell may have told this process to ignore the signal, and a JVM keeps to that.
        Process process = new ProcessBuilder(Stream.concat(
                                Stream.of(
                                        "env",
                                        "--default-signal=INT",
                                        java,
                                        "-Djava.io.tmpdir=" + temporary,
                                        "-cp",
                                        path,
                                        Umpire.class.getName()),
                                Stream.of(words))
                        .toList())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        StringBuilder said = new StringBuilder();
        Thread reader = new Thread(() -> read(process, said), "reader");
        reader.start();
        try {
            long deadline = System.nanoTime() + PATIENCE.toNanos();
            while (!ready.test(process)) {
                assertThat(process.isAlive()).as("running: %s", said).isTrue();
                assertThat(System.nanoTime()).isLessThan(deadline);
                Thread.sleep(20);
            }
            new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                    .as("ends")
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        reader.join();
        try (Stream<Path> left = Files.list(temporary)) {
            assertThat(left.map(one -> one.getFileName().toString()).filter(name -> name.startsWith("umpire")))
                    .as("files left")
                    .isEmpty();
        }
        return new Ended(process.exitValue(), said.toString());
    }

    private static void read(Process process, StringBuilder said) {
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            List<String> lines = in.lines().toList();
            said.append(String.join("\n", lines));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
