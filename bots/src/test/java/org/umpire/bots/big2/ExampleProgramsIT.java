package org.umpire.bots.big2;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.bots.Bot;
import org.umpire.bots.RunningProgram;
import org.umpire.bots.Tools;
import org.umpire.bots.big2.ProgramTable.Command;
import org.umpire.bots.big2.ProgramTable.Ending;
import org.umpire.bots.big2.ProgramTable.InProcess;
import org.umpire.bots.big2.ProgramTable.Occupant;
import org.umpire.games.big2.Big2Deal;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2View;
import org.umpire.testkit.Seeds;

/** The example programs in {@code bots/big2}, as real processes. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class ExampleProgramsIT {
    private static final Path SOURCES = Path.of("big2").toAbsolutePath();
    private static final List<Bot<Big2View, Big2Play>> OTHERS =
            List.of(Big2Bots.RANDOM, Big2Bots.LOWEST, Big2Bots.GREEDY, Big2Bots.PLANNER);

    @TempDir
    Path made;

    static Stream<String> examples() throws IOException {
        try (Stream<Path> files = Files.list(SOURCES)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        }
    }

    /** Over all examples these are some 200 tables. */
    @ParameterizedTest
    @MethodSource("examples")
    void playsLegallyToTheEndAndLeaves(String source) throws IOException, InterruptedException {
        Command program = command(source);
        Seeds.forEach(35, rng -> {
            List<Occupant> occupants = new ArrayList<>();
            for (int seat = 0; seat < 4; seat++) {
                occupants.add(new InProcess(OTHERS.get(rng.nextInt(OTHERS.size()))));
            }
            occupants.set(rng.nextInt(4), program);
            Ending ending = new ProgramTable(made, occupants).play(Big2Deal.of(4, Seeds.shuffler(rng)));
            assertThat(ending.fault()).as(source + ": " + ending.detail()).isEmpty();
            assertThat(ending.remarks()).as("read leniently").isEmpty();
            assertThat(ending.exitCodes().stream().flatMap(Optional::stream))
                    .as("exit codes; " + ending.detail())
                    .isNotEmpty()
                    .allMatch(code -> code == 0);
        });
    }

    @ParameterizedTest
    @MethodSource("examples")
    void leavesWithExitCode0WhereverTheInputEnds(String source) throws IOException, InterruptedException {
        Command command = command(source);
        Path stderr = made.resolve("stderr.txt");
        for (String input : List.of("", "2\n", "1\nD4 C4 D5 H6 C7 S8 D9 CT HJ SQ DK CA H2\n1 D3\n")) {
            try (RunningProgram program = new RunningProgram(command.words(), made, stderr)) {
                input.lines().forEach(program::tell);
                program.endInput();
                assertThat(program.exitCode()).as(Files.readString(stderr)).isZero();
            }
        }
    }

    @Test
    void theMinimalProgramOfTheDocumentIsTheFile() throws IOException {
        assertThat(Files.readString(Path.of("../docs/protocols/big2.md")))
                .contains("```python\n" + Files.readString(SOURCES.resolve("minimal.py")) + "```\n");
    }

    private Command command(String source) throws IOException, InterruptedException {
        Path file = SOURCES.resolve(source);
        String name = source.substring(0, source.indexOf('.'));
        Optional<Bot<Big2View, Big2Play>> twin = switch (name) {
            case "lowest" -> Optional.of(Big2Bots.LOWEST);
            case "greedy" -> Optional.of(Big2Bots.GREEDY);
            default -> Optional.empty();
        };
        return new Command(Tools.program(file, made), twin);
    }
}
