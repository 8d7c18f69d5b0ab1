package org.umpire.bots;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.bots.big2.Big2Bots;
import org.umpire.games.big2.Big2Game;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2Protocol;
import org.umpire.games.big2.Big2View;
import org.umpire.rules.Client;
import org.umpire.rules.Exchange;
import org.umpire.rules.GameId;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;

class BotProgramTest {
    private static final ReferenceBot<Big2View, Big2Play> GREEDY =
            new ReferenceBot<>(new Big2Game().id(), "greedy", "", new Big2Protocol(), Big2Bots.GREEDY);

    /** The table that docs/protocols/big2.md shows is one of the greedy bot. */
    @Test
    void theTableOfTheDocumentIsPlayedByteForByte() throws IOException {
        List<String> transcript = transcript(Path.of("../docs/protocols/big2.md"));
        assertThat(run(GREEDY, lines(transcript, "< "))).isEqualTo(lines(transcript, "> "));
    }

    @Test
    void anInputThatEndsAtOnceIsNoTrouble() throws IOException {
        assertThat(run(GREEDY, "")).isEmpty();
        assertThat(run(GREEDY, "3\n")).isEmpty();
    }

    @Test
    void lineEndsOfOtherSystemsAreRead() throws IOException {
        assertThat(run(GREEDY, "1\r\nD3 D4 D5 D6 D8 D9 CT HJ SQ SK SA H2 S2\r\n"))
                .isEqualTo("D3 D4 D5 D6 H2\n");
    }

    @Test
    void aLineThatCannotStandIsAnError() {
        assertThatThrownBy(() -> run(GREEDY, "1\nhello\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("hello");
    }

    @Test
    void anAcknowledgementIsAnsweredWithOneLine() throws IOException {
        assertThat(run(new ReferenceBot<>(new GameId("echo"), "echo", "", new Echo(), view -> view), "hello\nyou\n"))
                .isEqualTo("ok\nyou\n");
    }

    private static List<String> transcript(Path document) throws IOException {
        String text = Files.readString(document);
        int start = text.indexOf("```transcript\n");
        assertThat(start).as("a block of the kind 'transcript' in " + document).isPositive();
        return text.substring(start, text.indexOf("\n```\n", start)).lines().toList();
    }

    private static String lines(List<String> transcript, String mark) {
        StringBuilder lines = new StringBuilder();
        transcript.stream()
                .filter(line -> line.startsWith(mark))
                .forEach(line -> lines.append(line.substring(mark.length())).append('\n'));
        assertThat(lines).isNotEmpty();
        return lines.toString();
    }

    private static String run(ReferenceBot<?, ?> bot, String input) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BotProgram.run(bot, new ByteArrayInputStream(input.getBytes(UTF_8)), out);
        return out.toString(UTF_8);
    }

    /** A game in which the first line is acknowledged and every other is said back. */
    private static final class Echo implements Protocol<String, String> {
        @Override
        public List<Exchange> exchanges(Optional<String> before, String after) {
            return List.of();
        }

        @Override
        public Reading<String> read(String view, String line) {
            return Reading.Understood.of(line);
        }

        @Override
        public String write(String move) {
            return move;
        }

        @Override
        public Client<String, String> client() {
            return new Client<>() {
                private boolean greeted;

                @Override
                public Heard<String> hear(String line) {
                    if (greeted) {
                        return Heard.move(line);
                    }
                    greeted = true;
                    return new Heard<>(Reply.ACK, Optional.empty(), false);
                }

                @Override
                public void moved(String move) {}
            };
        }
    }
}
