package org.umpire.games.croquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.rules.Dialogue;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;

/** The documents say what is so. */
final class CroquetDocumentTest {
    private static final Path RULES = Path.of("../docs/games/croquet.md");
    private static final Path PROTOCOL = Path.of("../docs/protocols/croquet.md");

    @TempDir
    Path folder;

    @Test
    void everyRuleHasItsAnchor() throws IOException {
        String text = Files.readString(RULES);
        for (CroquetRule rule : CroquetRule.values()) {
            assertThat(text).contains("\n### " + rule.anchor() + "\n");
        }
        for (PositionRule rule : PositionRule.values()) {
            assertThat(text).contains("| `" + rule + "` |");
        }
    }

    @Test
    void theExampleGameIsARealOne() throws IOException {
        String golden = Files.readAllLines(Path.of("src/test/resources/golden/croquet/misses.transcript")).stream()
                .filter(line -> line.matches("[01][<>] .*"))
                .collect(Collectors.joining("\n"));
        assertThat(block(PROTOCOL, "text")).isEqualTo(golden + "\n");
    }

    @Test
    void theExampleSheetAndTheCountsAreReal() throws IOException {
        String golden = Files.readString(Path.of("src/test/resources/golden/croquet/annotated.txt"));
        assertThat(golden).startsWith(block(RULES, "text"));
        CroquetCensus.Counts counts = CroquetOracle.usual().census().counts();
        assertThat(Files.readString(RULES))
                .contains(String.format(
                        java.util.Locale.ROOT,
                        "| %,d | %,d | %,d | %,d | %d moves |",
                        counts.reachable(),
                        counts.win(),
                        counts.draw(),
                        counts.loss(),
                        counts.longestWin()));
    }

    @Test
    void theExampleProgramPlaysByTheRules() throws IOException, InterruptedException {
        Path program = Files.writeString(folder.resolve("example.py"), block(PROTOCOL, "python"));
        List<Process> players = List.of(start(program), start(program));
        Dialogue<CroquetState, CroquetMove, CroquetView> dialogue =
                new Dialogue<>(new CroquetProtocol(), 2, CroquetState.start(CroquetReadings.USUAL));
        List<String> said = new ArrayList<>();
        try (BufferedReader first = players.get(0).inputReader();
                BufferedReader second = players.get(1).inputReader()) {
            List<BufferedReader> answers = List.of(first, second);
            for (var question = dialogue.next((seat, line) -> tell(players.get(seat.index()), line));
                    question.isPresent();
                    question = dialogue.next((seat, line) -> tell(players.get(seat.index()), line))) {
                assertThat(question.get().owed()).isEqualTo(Reply.MOVE);
                String line = answers.get(question.get().seat().index()).readLine();
                said.add(line);
                Reading<CroquetMove> reading =
                        new CroquetProtocol().read(question.get().view(), line);
                assertThat(reading).as("%s", said).isInstanceOf(Reading.Understood.class);
                CroquetMove move = ((Reading.Understood<CroquetMove>) reading).move();
                assertThat(dialogue.state().check(move)).as("%s", said).isEmpty();
                dialogue.played(move);
            }
            for (Process player : players) {
                assertThat(player.waitFor()).isZero();
            }
            assertThat(dialogue.state().moves()).isEqualTo(said.size()).isGreaterThan(10);
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
            return abort("no python3 here, so the program in docs/protocols/croquet.md was not run");
        }
    }

    private static String block(Path document, String language) throws IOException {
        Matcher block =
                Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(document));
        assertThat(block.find()).as("a block of %s in %s", language, document).isTrue();
        return block.group(1);
    }
}
