package org.umpire.bots.croquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.bots.Bot;
import org.umpire.bots.Example;
import org.umpire.bots.RunningProgram;
import org.umpire.bots.Tools;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetView;
import org.umpire.testkit.Seeds;

/** The example programs in {@code bots/croquet}, as real processes. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class ExampleProgramsIT {
    private static final Path SOURCES = Path.of("croquet").toAbsolutePath();
    private static final List<Bot<CroquetView, CroquetMove>> OTHERS =
            List.of(CroquetBots.RANDOM, CroquetBots.GREEDY, CroquetBots.SEARCH, CroquetBots.PERFECT);

    @TempDir
    Path made;

    static Stream<String> examples() throws IOException {
        try (Stream<Path> files = Files.list(SOURCES)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void playsLegallyToTheEndAndLeaves(String source) throws IOException, InterruptedException {
        List<String> command = Tools.program(SOURCES.resolve(source), made);
        Path stderr = made.resolve("stderr.txt");
        Seeds.forEach(25, rng -> {
            try (RunningProgram program = new RunningProgram(command, made, stderr)) {
                new ProgramGame(program, rng.nextInt(2), straying(rng)).play();
                program.endInput();
                assertThat(program.exitCode()).isZero();
            }
            assertThat(stderr).isEmptyFile();
        });
    }

    /** Returns a bot that at times plays any move, so that no two games are the same. */
    private static Bot<CroquetView, CroquetMove> straying(RandomGenerator rng) {
        Bot<CroquetView, CroquetMove> bot = OTHERS.get(rng.nextInt(OTHERS.size()));
        double often = rng.nextInt(3) * 0.15;
        Random any = new Random(rng.nextLong());
        return view -> (rng.nextDouble() < often ? any : bot).move(view);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void leavesWithExitCode0WhereverTheInputEnds(String source) throws IOException, InterruptedException {
        List<String> command = Tools.program(SOURCES.resolve(source), made);
        Path stderr = made.resolve("stderr.txt");
        for (String input : List.of("", "first\n", "second\n", "second\n8\n", "second\nwin\n", "first\ndraw\n")) {
            try (RunningProgram program = new RunningProgram(command, made, stderr)) {
                input.lines().forEach(program::tell);
                program.endInput();
                assertThat(program.exitCode()).as(Files.readString(stderr)).isZero();
            }
        }
    }

    @Test
    void theProgramInCPlaysLikeTheGreedyBot() throws IOException, InterruptedException {
        List<String> command = Tools.program(SOURCES.resolve("greedy.c"), made);
        Seeds.forEach(50, rng -> {
            try (RunningProgram program = new RunningProgram(command, made, made.resolve("stderr.txt"))) {
                for (ProgramGame.Turn turn : new ProgramGame(program, rng.nextInt(2), straying(rng))
                        .play()
                        .turns()) {
                    assertThat(turn.move()).as("%s", turn.position()).isEqualTo(CroquetBots.GREEDY.move(turn.view()));
                }
            }
        });
    }

    @Test
    void everyFileIsListedAndPacked() throws IOException {
        assertThat(new CroquetBots().examples())
                .extracting(Example::file)
                .containsExactlyInAnyOrderElementsOf(examples().toList());
        for (Example example : new CroquetBots().examples()) {
            assertThat(example.text()).isEqualTo(Files.readString(SOURCES.resolve(example.file())));
        }
    }
}
