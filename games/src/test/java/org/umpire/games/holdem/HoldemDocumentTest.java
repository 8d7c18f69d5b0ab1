package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.rules.Dialogue;
import org.umpire.rules.Reading;
import org.umpire.rules.Setup;
import org.umpire.testkit.Seeds;

/** The document of the wire says what is so. */
final class HoldemDocumentTest {
    private static final Path PROTOCOL = Path.of("../docs/protocols/holdem.md");

    @TempDir
    Path folder;

    @Test
    void theExampleIsARealTable() throws IOException {
        String golden =
                Files.readAllLines(Path.of("src/test/resources/golden/holdem/no-limit-heads-up.transcript")).stream()
                        .filter(line -> line.matches("[01][<>] .*"))
                        .collect(Collectors.joining("\n"));
        assertThat(block("text")).isEqualTo(golden + "\n");
    }

    @Test
    void theExampleProgramPlaysByTheRules() throws IOException, InterruptedException {
        Path program = Files.writeString(folder.resolve("example.py"), block("python"));
        HoldemDeal deal = new HoldemGame().deal(Setup.of(3, 60), Seeds.shuffler(Seeds.random(1)));
        List<Process> players = List.of(start(program), start(program), start(program));
        Dialogue<HoldemState, HoldemMove, HoldemView> dialogue =
                new Dialogue<>(new HoldemProtocol(), 3, HoldemState.start(deal));
        int moves = 0;
        try (BufferedReader first = players.get(0).inputReader();
                BufferedReader second = players.get(1).inputReader();
                BufferedReader third = players.get(2).inputReader()) {
            List<BufferedReader> answers = List.of(first, second, third);
            for (var question = dialogue.next((seat, line) -> tell(players.get(seat.index()), line));
                    question.isPresent();
                    question = dialogue.next((seat, line) -> tell(players.get(seat.index()), line))) {
                String line = answers.get(question.get().seat().index()).readLine();
                Reading<HoldemMove> reading =
                        new HoldemProtocol().read(question.get().view(), line);
                assertThat(reading).as(line).isInstanceOf(Reading.Understood.class);
                HoldemMove move = ((Reading.Understood<HoldemMove>) reading).move();
                assertThat(dialogue.state().check(move)).as(line).isEmpty();
                dialogue.played(move);
                moves++;
            }
            for (Process player : players) {
                player.outputWriter().close();
                assertThat(player.waitFor()).isZero();
            }
            assertThat(moves).isGreaterThan(120);
        } finally {
            players.forEach(Process::destroyForcibly);
        }
    }

    private static void tell(Process player, String line) {
        try {
            Writer out = player.outputWriter();
            out.write(line + "\n");
            out.flush();
        } catch (IOException e) {
            throw new AssertionError("the example program is gone", e);
        }
    }

    private static Process start(Path program) {
        try {
            return new ProcessBuilder("python3", program.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            return abort("no python3 here, so the program in docs/protocols/holdem.md was not run");
        }
    }

    private static String block(String language) throws IOException {
        Matcher block =
                Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(PROTOCOL));
        assertThat(block.find()).as("a block of %s in %s", language, PROTOCOL).isTrue();
        return block.group(1);
    }
}
