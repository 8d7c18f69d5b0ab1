package org.umpire.bots.croquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.bots.Bot;
import org.umpire.bots.RunningProgram;
import org.umpire.bots.Tools;
import org.umpire.games.croquet.CroquetEnd;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetOracle;
import org.umpire.games.croquet.CroquetPosition;
import org.umpire.games.croquet.CroquetReadings;
import org.umpire.games.croquet.CroquetState;
import org.umpire.games.croquet.CroquetView;
import org.umpire.testkit.Seeds;

/**
 * {@code bots/croquet/perfect.c} is perfect, within the limits of 1995. How many games are played against each bot is set
 * by {@code -Dcroquet.games=10000}.
 */
@Timeout(value = 3600, threadMode = ThreadMode.SEPARATE_THREAD)
class PerfectProgramIT {
    private static final CroquetOracle ORACLE = CroquetOracle.usual();
    private static final Path SOURCES = Path.of("croquet").toAbsolutePath();
    private static final Path PROBE = Path.of("src/test/resources/org/umpire/bots/croquet/probe.c");
    private static final int GAMES = Integer.getInteger("croquet.games", 150);
    private static final int STATIC_DATA_MAX = 30 * 1024;
    private static final int MEMORY_MAX = 256 * 1024;
    private static final int STACK_KIB = 64;

    @TempDir
    Path made;

    private String program = "";
    private String probe = "";

    @BeforeEach
    void compile() throws IOException, InterruptedException {
        program = Tools.program(SOURCES.resolve("perfect.c"), made).get(0);
        probe = made.resolve("probe").toString();
        Tools.compile(List.of(
                Tools.need("cc"),
                "-std=c11",
                "-O2",
                "-Wall",
                "-Wextra",
                "-I",
                SOURCES.toString(),
                "-o",
                probe,
                PROBE.toString()));
    }

    /** Static data is what the compiled program brings along, constants and values that are not 0. */
    @Test
    void sourceDataAndMemoryFit() throws IOException, InterruptedException {
        Map<String, Integer> sections = sections();
        int brought = sections.getOrDefault(".rodata", 0) + sections.getOrDefault(".data", 0);
        int zeroed = sections.getOrDefault(".bss", 0);

        assertThat(Files.size(SOURCES.resolve("perfect.c"))).isLessThanOrEqualTo(STATIC_DATA_MAX);
        assertThat(brought).isPositive().isLessThanOrEqualTo(STATIC_DATA_MAX);
        assertThat(zeroed).isGreaterThan(412 * 412);
        assertThat(brought + zeroed + STACK_KIB * 1024).isLessThanOrEqualTo(MEMORY_MAX);
    }

    /** Without a call that gets memory there is no heap. */
    @Test
    void nothingIsCalledButReadAndWrite() throws IOException, InterruptedException {
        Set<String> called = Tools.output(List.of(Tools.need("nm"), "-u", program))
                .lines()
                .map(String::strip)
                .filter(line -> line.startsWith("U "))
                .map(line -> line.substring(2).replaceAll("@.*", ""))
                .filter(name -> !name.startsWith("__"))
                .collect(Collectors.toSet());

        assertThat(called).containsExactlyInAnyOrder("read", "write");
    }

    private Map<String, Integer> sections() throws IOException, InterruptedException {
        Map<String, Integer> sections = new HashMap<>();
        for (String line :
                Tools.output(List.of(Tools.need("size"), "-A", program)).lines().toList()) {
            String[] words = line.strip().split("\\s+", -1);
            if (line.startsWith(".")) {
                sections.put(words[0], Integer.parseInt(words[1]));
            }
        }
        return sections;
    }

    /** All of the positions that can be reached, and not only by its own play. */
    @Test
    void itKnowsTheValueOfEveryPositionAndKeepsIt() throws IOException, InterruptedException {
        List<CroquetPosition> positions = new ArrayList<>();
        ORACLE.census().forEach((position, value) -> positions.add(position));
        assertThat(positions).hasSize(725_732);

        List<String> said = probe("values", positions);

        for (int i = 0; i < positions.size(); i++) {
            CroquetPosition position = positions.get(i);
            int sign = ORACLE.value(position).sign();
            String[] words = said.get(i).split(" ", -1);
            int after = ORACLE.valueAfter(position, new CroquetMove(Integer.parseInt(words[1])))
                    .sign();
            if (after != sign || !words[0].equals(sign > 0 ? "WIN" : sign < 0 ? "LOSS" : "DRAW")) {
                throw new AssertionError(position + ": " + said.get(i) + ", but " + ORACLE.value(position));
            }
        }
    }

    @Test
    void itTakesTheDrawOnceAHasFinishedWhereverThereIsOne() throws IOException, InterruptedException {
        Set<CroquetState> states = new LinkedHashSet<>();
        ORACLE.census().forEach((position, value) -> {
            CroquetState state = CroquetState.from(position, CroquetReadings.USUAL);
            if (position.mover() == 0 && position.a().number() >= 92) {
                state.legalMoves().stream()
                        .map(state::play)
                        .filter(after -> after.end() == CroquetEnd.NONE
                                && after.position().a().finished())
                        .forEach(states::add);
            }
        });
        assertThat(states).hasSizeGreaterThan(100);

        List<CroquetState> all = List.copyOf(states);
        List<String> said =
                probe("values", all.stream().map(CroquetState::position).toList());

        for (int i = 0; i < all.size(); i++) {
            String move = said.get(i).substring(said.get(i).indexOf(' ') + 1);
            assertThat(said.get(i)).startsWith("DRAW ");
            assertThat(all.get(i).play(new CroquetMove(Integer.parseInt(move))).end())
                    .as("%s", all.get(i).position())
                    .isEqualTo(CroquetEnd.DRAW);
        }
    }

    /** A move changes one ball, so that each ball needs to be tried once with each barred pair, on each side. */
    @Test
    void itKeepsTrackOfEveryMove() throws IOException, InterruptedException {
        Map<List<Object>, CroquetPosition> chosen = new HashMap<>();
        ORACLE.census()
                .forEach((position, value) ->
                        chosen.putIfAbsent(List.of(position.mover(), position.own(), position.blocked()), position));
        List<CroquetPosition> positions = List.copyOf(chosen.values());

        List<String> said = probe("moves", positions);

        for (int i = 0; i < positions.size(); i++) {
            CroquetState state = CroquetState.from(positions.get(i), CroquetReadings.USUAL);
            assertThat(state.legalMoves()).isNotEmpty();
            assertThat(said.get(i)).as("%s", state.position()).isEqualTo(moves(state));
        }
    }

    private static String moves(CroquetState state) {
        StringBuilder text = new StringBuilder();
        for (CroquetMove move : state.legalMoves()) {
            CroquetState after = state.play(move);
            text.append(move).append(':').append(text(after)).append(';');
        }
        return text.toString();
    }

    private static String text(CroquetState state) {
        if (state.end() != CroquetEnd.NONE) {
            return "over";
        }
        return state.position().a().finished() ? "one more" : state.position().toString();
    }

    private List<String> probe(String what, List<CroquetPosition> positions) throws IOException, InterruptedException {
        Path asked = made.resolve("asked.txt");
        Path said = made.resolve("said.txt");
        try (BufferedWriter out = Files.newBufferedWriter(asked)) {
            for (CroquetPosition position : positions) {
                out.write(position + "\n");
            }
        }
        Process process = new ProcessBuilder(probe, what)
                .redirectInput(asked.toFile())
                .redirectOutput(said.toFile())
                .redirectError(Redirect.INHERIT)
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
        try (BufferedReader in = Files.newBufferedReader(said)) {
            List<String> lines = in.lines().toList();
            assertThat(lines).hasSameSizeAs(positions);
            return lines;
        }
    }

    /** The shell ends it at 1 s of CPU time, and the kernel at more stack than is counted above. */
    @Test
    void itPlaysWholeGamesInOneSecondAndLittleStack() throws IOException, InterruptedException {
        List<String> limited =
                List.of(Tools.need("sh"), "-c", "ulimit -t 1 && ulimit -s " + STACK_KIB + " && exec \"$0\"", program);
        Path stderr = made.resolve("stderr.txt");
        Seeds.forEach(20, rng -> {
            try (RunningProgram running = new RunningProgram(limited, made, stderr)) {
                int seat = rng.nextInt(2);
                verify(
                        new ProgramGame(running, seat, straying(OTHERS.get(rng.nextInt(OTHERS.size())), rng)).play(),
                        seat);
                running.endInput();
                assertThat(running.exitCode()).isZero();
            }
            assertThat(stderr).isEmptyFile();
        });
    }

    private static final List<Bot<CroquetView, CroquetMove>> OTHERS =
            List.of(CroquetBots.RANDOM, CroquetBots.GREEDY, CroquetBots.SEARCH, CroquetBots.PERFECT);

    @Test
    void itNeverLosesAndNeverGivesAnythingAwayAgainstAnyBot() throws IOException, InterruptedException {
        Path stderr = made.resolve("stderr.txt");
        for (Bot<CroquetView, CroquetMove> bot : OTHERS) {
            try (RunningProgram running = new RunningProgram(List.of(probe, "games"), made, stderr)) {
                Seeds.forEach(GAMES, rng -> {
                    int seat = rng.nextInt(2);
                    verify(new ProgramGame(running, seat, straying(bot, rng)).play(), seat);
                });
                running.endInput();
                assertThat(running.exitCode()).isZero();
            }
        }
    }

    private static void verify(ProgramGame.Played played, int seat) {
        assertThat(played.end().halves(seat)).isPositive();
        for (ProgramGame.Turn turn : played.turns()) {
            if (!turn.position().a().finished()) {
                assertThat(ORACLE.best(turn.position()))
                        .as("%s", turn.position())
                        .contains(turn.move());
            }
        }
    }

    /** Returns a bot that at times plays any move, so that no two games are the same. */
    private static Bot<CroquetView, CroquetMove> straying(Bot<CroquetView, CroquetMove> bot, RandomGenerator rng) {
        double often = rng.nextInt(3) * 0.15;
        Random any = new Random(rng.nextLong());
        return view -> (rng.nextDouble() < often ? any : bot).move(view);
    }
}
