package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.rules.Dialogue;
import org.umpire.rules.Fault;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.testkit.GameDocument;
import org.umpire.testkit.Seeds;

/** The documents say what is so. */
class DaihinminDocumentTest {
    private static final Path PROTOCOL = Path.of("../docs/protocols/daihinmin.md");
    private final GameDocument document = GameDocument.read(Path.of("../docs/games/daihinmin.md"));

    @Test
    void everyRuleHasItsSection() {
        document.verifyRules(DaihinminRule.values());
    }

    @Test
    void pointersFromCodeAndRuleTableLeadSomewhere() {
        assertThat(document.verifyPointers(
                        Path.of("src/main/java/org/umpire/games/daihinmin"),
                        Path.of("src/test/resources/org/umpire/games/daihinmin")))
                .isGreaterThan(10);
    }

    /** With the hands shortened, and in the order in which the referee speaks. */
    @Test
    void theGameInFullIsARealOne() throws IOException {
        List<String> script = Files.readAllLines(Path.of("src/test/resources/golden/daihinmin/two-players.transcript"));
        String deal = script.stream()
                .filter(line -> line.startsWith("deal "))
                .findFirst()
                .orElseThrow();
        Iterator<String> said =
                script.stream().filter(line -> line.matches("[01]> \\{.*")).iterator();
        DaihinminProtocol protocol = new DaihinminProtocol();
        Dialogue<DaihinminState, DaihinminMove, DaihinminView> dialogue = new Dialogue<>(
                protocol, 2, DaihinminState.start(new DaihinminNotation().readDeal(deal.substring("deal ".length()))));
        StringBuilder text = new StringBuilder();
        BiConsumer<Seat, String> tell =
                (seat, line) -> text.append(seat).append("< ").append(line).append('\n');
        for (var question = dialogue.next(tell); question.isPresent(); question = dialogue.next(tell)) {
            Seat seat = question.get().seat();
            if (question.get().owed() == Reply.ACK) {
                text.append(seat).append(">\n");
                dialogue.acknowledged();
                continue;
            }
            String line = said.next();
            text.append(line).append('\n');
            DaihinminMove move = ((Reading.Understood<DaihinminMove>)
                            protocol.read(question.get().view(), line.substring(3)))
                    .move();
            dialogue.state()
                    .check(move)
                    .ifPresentOrElse(breach -> dialogue.dropped(Fault.of(breach)), () -> dialogue.played(move));
        }
        assertThat(said).isExhausted();
        assertThat(block("text"))
                .isEqualTo(text.toString()
                        .replaceAll("\"hand\": \\[(\\d), (\\d), [0-9, ]*, (\\d)\\]", "\"hand\": [$1, $2, …, $3]"));
    }

    /** Both play whole games, at plain processes. */
    @Test
    void theExampleProgramPlaysByTheRules(@TempDir Path folder) throws IOException, InterruptedException {
        Path program = Files.writeString(folder.resolve("example.py"), block("python"));
        for (int game = 0; game < 2; game++) {
            DaihinminDeal deal = DaihinminDeal.of(Announcement.usual(3), Seeds.shuffler(Seeds.random(game)));
            List<Process> players = List.of(start(program), start(program), start(program));
            try {
                Dialogue<DaihinminState, DaihinminMove, DaihinminView> dialogue =
                        new Dialogue<>(new DaihinminProtocol(), 3, DaihinminState.start(deal));
                BiConsumer<Seat, String> tell = (seat, line) -> tell(players.get(seat.index()), line);
                for (var question = dialogue.next(tell); question.isPresent(); question = dialogue.next(tell)) {
                    String line = players.get(question.get().seat().index())
                            .inputReader()
                            .readLine();
                    if (question.get().owed() == Reply.ACK) {
                        assertThat(line).isEmpty();
                        dialogue.acknowledged();
                    } else {
                        Reading<DaihinminMove> reading =
                                new DaihinminProtocol().read(question.get().view(), line);
                        assertThat(reading).isInstanceOf(Reading.Understood.class);
                        DaihinminMove move = ((Reading.Understood<DaihinminMove>) reading).move();
                        assertThat(dialogue.state().check(move)).isEmpty();
                        dialogue.played(move);
                    }
                }
                for (Process player : players) {
                    assertThat(player.waitFor()).isZero();
                }
                assertThat(dialogue.state().course().size()
                                - dialogue.state().course().passes())
                        .isGreaterThan(50);
            } finally {
                players.forEach(Process::destroyForcibly);
            }
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
            return abort("no python3 here, so the program in docs/protocols/daihinmin.md was not run");
        }
    }

    @Test
    void theFaultsOfAnswersAreAsTheTableSays() throws IOException {
        Matcher row = Pattern.compile("(?m)^\\| `([^`]*)` \\| `([^`]*)` \\|$").matcher(Files.readString(PROTOCOL));
        DaihinminView view = DaihinminState.start(DaihinminTables.fair(4)).view(new Seat(0));
        int rows = 0;
        while (row.find()) {
            rows++;
            assertThat(new DaihinminProtocol().read(view, row.group(1))).isEqualTo(new Reading.Garbled<>(row.group(2)));
        }
        assertThat(rows).isGreaterThan(10);
    }

    private static String block(String language) throws IOException {
        Matcher block =
                Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(PROTOCOL));
        assertThat(block.find()).as("a block of %s", language).isTrue();
        return block.group(1);
    }
}
