package org.umpire.bots.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.bots.Example;
import org.umpire.bots.RunningProgram;
import org.umpire.bots.Tools;
import org.umpire.games.daihinmin.Announcement;
import org.umpire.games.daihinmin.DaihinminDeal;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminProtocol;
import org.umpire.games.daihinmin.DaihinminState;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.rules.Dialogue;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.testkit.Seeds;

/** The example programs in {@code bots/daihinmin}, as real processes. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class ExampleProgramsIT {
    private static final Path SOURCES = Path.of("daihinmin").toAbsolutePath();
    private static final DaihinminProtocol PROTOCOL = new DaihinminProtocol();

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
        Seeds.forEach(6, rng -> {
            try (RunningProgram program = new RunningProgram(command, made, stderr)) {
                int seats = 2 + rng.nextInt(8);
                play(program, rng.nextInt(seats), DaihinminDeal.of(Announcement.usual(seats), Seeds.shuffler(rng)));
                assertThat(program.exitCode()).isZero();
            }
            assertThat(stderr).isEmptyFile();
        });
    }

    /** Plays one table of a program against random bots. */
    private static void play(RunningProgram program, int own, DaihinminDeal deal) throws IOException {
        Dialogue<DaihinminState, DaihinminMove, DaihinminView> dialogue =
                new Dialogue<>(PROTOCOL, deal.seats(), DaihinminState.start(deal));
        while (true) {
            var question = dialogue.next((seat, line) -> {
                if (seat.equals(new Seat(own))) {
                    program.tell(line);
                }
            });
            if (question.isEmpty()) {
                return;
            }
            boolean mine = question.get().seat().equals(new Seat(own));
            String line = mine ? program.ask().orElseThrow(() -> new AssertionError("left too early")) : "";
            if (question.get().owed() == Reply.ACK) {
                dialogue.acknowledged();
            } else if (!mine) {
                dialogue.played(DaihinminBots.RANDOM.move(question.get().view()));
            } else if (PROTOCOL.read(question.get().view(), line) instanceof Reading.Understood<DaihinminMove> said) {
                assertThat(dialogue.state().check(said.move())).as(line).isEmpty();
                assertThat(said.remark()).isEmpty();
                dialogue.played(said.move());
            } else {
                throw new AssertionError("garbled: " + line);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void leavesWithExitCode0WhereverTheInputEnds(String source) throws IOException, InterruptedException {
        List<String> command = Tools.program(SOURCES.resolve(source), made);
        Path stderr = made.resolve("stderr.txt");
        DaihinminView view = DaihinminState.start(
                        DaihinminDeal.of(Announcement.usual(2), Seeds.shuffler(Seeds.random(0))))
                .view(new Seat(0));
        String init = PROTOCOL.exchanges(Optional.empty(), view).get(0).line();
        for (String input : List.of("", init + "\n", init + "\n{\"action\": \"quit\"}\n")) {
            try (RunningProgram program = new RunningProgram(command, made, stderr)) {
                input.lines().forEach(program::tell);
                program.endInput();
                assertThat(program.exitCode()).as(Files.readString(stderr)).isZero();
            }
        }
    }

    @Test
    void everyFileIsListedAndPacked() throws IOException {
        assertThat(new DaihinminBots().examples())
                .extracting(Example::file)
                .containsExactlyInAnyOrderElementsOf(examples().toList());
        for (Example example : new DaihinminBots().examples()) {
            assertThat(example.text()).isEqualTo(Files.readString(SOURCES.resolve(example.file())));
        }
    }
}
