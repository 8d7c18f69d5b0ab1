package org.umpire.bots.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
import org.umpire.games.holdem.HoldemDeal;
import org.umpire.games.holdem.HoldemGame;
import org.umpire.games.holdem.HoldemMove;
import org.umpire.games.holdem.HoldemView;
import org.umpire.rules.Setup;
import org.umpire.testkit.Seeds;

/** The example programs in {@code bots/holdem}, as real processes. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class ExampleProgramsIT {
    private static final Path SOURCES = Path.of("holdem").toAbsolutePath();
    private static final List<Bot<HoldemView, HoldemMove>> OTHERS =
            List.of(HoldemBots.RANDOM, HoldemBots.CALLER, HoldemBots.TIGHT);

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
        Seeds.forEach(12, rng -> {
            int seats = 2 + rng.nextInt(rng.nextBoolean() ? 1 : 8);
            Map<String, String> variant = new TreeMap<>();
            variant.put("betting", rng.nextBoolean() ? "limit" : "no-limit");
            variant.put("stack", Integer.toString(rng.nextInt(3) == 0 ? 20_000 : 300 + rng.nextInt(2000)));
            variant.put("ante", Integer.toString(rng.nextInt(3)));
            HoldemDeal deal = new HoldemGame().deal(new Setup(seats, 60, new TreeMap<>(variant)), Seeds.shuffler(rng));
            List<Bot<HoldemView, HoldemMove>> others = new ArrayList<>();
            for (int seat = 1; seat < seats; seat++) {
                others.add(OTHERS.get(rng.nextInt(OTHERS.size())));
            }
            try (RunningProgram program = new RunningProgram(command, made, stderr)) {
                assertThat(new ProgramHands(program, others).play(deal)).isGreaterThan(40);
                program.endInput();
                assertThat(program.exitCode()).isZero();
            }
            assertThat(stderr).isEmptyFile();
        });
    }

    @ParameterizedTest
    @MethodSource("examples")
    void leavesWithExitCode0WhereverTheInputEnds(String source) throws IOException, InterruptedException {
        List<String> command = Tools.program(SOURCES.resolve(source), made);
        Path stderr = made.resolve("stderr.txt");
        String table = "TABLE:no-limit:2:50/100:0:20000:2\n";
        String state = table + "MATCHSTATE:1:0::|AhKd\n";
        for (String input : List.of("", table, state, state + "ACT:50:200:20000\n")) {
            try (RunningProgram program = new RunningProgram(command, made, stderr)) {
                input.lines().forEach(program::tell);
                program.endInput();
                assertThat(program.exitCode()).as(Files.readString(stderr)).isZero();
            }
        }
    }

    @Test
    void everyFileIsListedAndPacked() throws IOException {
        assertThat(new HoldemBots().examples())
                .extracting(Example::file)
                .containsExactlyInAnyOrderElementsOf(examples().toList());
        for (Example example : new HoldemBots().examples()) {
            assertThat(example.text()).isEqualTo(Files.readString(SOURCES.resolve(example.file())));
        }
    }
}
