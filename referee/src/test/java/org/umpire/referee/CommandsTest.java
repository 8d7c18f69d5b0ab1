package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CommandsTest {
    static Stream<Arguments> commands() {
        return Stream.of(
                Arguments.of("bot", List.of("bot")),
                Arguments.of("python3 bot.py", List.of("python3", "bot.py")),
                Arguments.of("  a \t b\nc\r\n", List.of("a", "b", "c")),
                Arguments.of("'my bot' --level 3", List.of("my bot", "--level", "3")),
                Arguments.of("\"my bot\"", List.of("my bot")),
                Arguments.of("my\\ bot", List.of("my bot")),
                Arguments.of("a''b", List.of("ab")),
                Arguments.of("a '' \"\"", List.of("a", "", "")),
                Arguments.of("pre'fix and'post", List.of("prefix andpost")),
                Arguments.of("'a\\b'", List.of("a\\b")),
                Arguments.of("\"a\\b\\\"c\\\\d\\$e\\`f\"", List.of("a\\b\"c\\d$e`f")),
                Arguments.of("'\"' \"'\"", List.of("\"", "'")),
                Arguments.of("\\'x\\\\", List.of("'x\\")),
                Arguments.of("echo $HOME | cat > x; #y *", List.of("echo", "$HOME", "|", "cat", ">", "x;", "#y", "*")),
                Arguments.of("prógram ☃", List.of("prógram", "☃")));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void splitsAsAShellDoes(String command, List<String> words) {
        assertThat(Commands.split(command)).isEqualTo(new Commands.Words(words));
    }

    @Test
    void saysWhereAQuoteBegan() {
        assertThat(Commands.split("bot 'one two")).isEqualTo(new Commands.Unsplit(4, "the quote ' is not closed"));
        assertThat(Commands.split("bot \"one\\\"")).isEqualTo(new Commands.Unsplit(4, "the quote \" is not closed"));
        assertThat(Commands.split("bot 'one'").toString()).doesNotContain("character");
        assertThat(Commands.split("bot 'one")).hasToString("the quote ' is not closed (character 5)");
    }

    @Test
    void saysThatNothingFollowsABackslash() {
        assertThat(Commands.split("bot \\")).isEqualTo(new Commands.Unsplit(4, "nothing follows the backslash"));
    }

    @Test
    void anEmptyCommandIsNone() {
        assertThat(Commands.split(" ")).isEqualTo(new Commands.Unsplit(0, "an empty command"));
        assertThat(Commands.split("''")).isEqualTo(new Commands.Words(List.of("")));
    }
}
