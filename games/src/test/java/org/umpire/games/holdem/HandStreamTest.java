package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HandStreamTest {
    private static final String OPENING = "10 20 0\n2 2 2\nV 1000\nH 1000\n";

    /** Returns the answers and reasons to all lines, the end included. */
    private static List<String> answers(String text) {
        HandStream stream = new HandStream();
        List<String> answers = new ArrayList<>();
        text.lines().forEach(line -> stream.take(line).ifPresent(answer -> answers.add(text(answer))));
        stream.end().ifPresent(answer -> answers.add(text(answer)));
        return answers;
    }

    private static String text(HandProblem.Answer answer) {
        return answer instanceof HandProblem.Answer.Found found
                ? found.text()
                : String.join("\n", ((HandProblem.Answer.NotFound) answer).reasons());
    }

    @Test
    void everyTurnIsAnsweredAtOnce() {
        HandStream stream = new HandStream();
        ("\ufeff" + OPENING)
                .lines()
                .forEach(line -> assertThat(stream.take(line + "\r")).isEmpty());
        assertThat(stream.take("preflop 980 990")).isEqualTo(Optional.of(new HandProblem.Answer.Found("0\n")));
        assertThat(stream.take("")).isEmpty();
        assertThat(stream.take("flop 980 980"))
                .isEqualTo(
                        Optional.of(new HandProblem.Answer.Found("4\nH calls 10\nV checks\ndealing flop\nV checks\n")));
        assertThat(stream.end()).isEmpty();
    }

    @Test
    void theExampleOfTheDocumentIsRight() throws IOException {
        String document = Files.readString(Path.of("../docs/games/holdem.md"));
        String section = document.substring(document.indexOf("<a id=\"stream\">"));
        Matcher block = Pattern.compile("```text\n(.*?)```", Pattern.DOTALL).matcher(section);
        assertThat(block.find()).isTrue();
        assertThat(answers(block.group(1)))
                .containsExactly(
                        "3\nDan calls 13\nAda raises 40 to 60\nBob folds\n", "2\nCleo calls 40\ndealing flop\n");
    }

    @Test
    void withoutAStreetBothAreTried() {
        assertThat(answers(OPENING + "980 990\n980 980\n830 880\nflop 830 880\n"))
                .containsExactly(
                        "0\n",
                        "4\nH calls 10\nV checks\ndealing flop\nV checks\n",
                        "line 7: one of several answers: H bets 100, V raises 50 to 150\n"
                                + "line 7: one of several answers: H bets 100, V calls 100, dealing turn, V bets 50",
                        "2\nH bets 100\nV raises 50 to 150\n");
    }

    @Test
    void whatIsWrongIsNamedWithItsLine() {
        assertThat(answers(OPENING + "flop 980 x\n"))
                .containsExactly("line 5: expected a street and 2 stacks, found `flop 980 x`");
        assertThat(answers(OPENING + "preflop 990 990\n"))
                .containsExactly("line 5: no answer: V has 990 chips now and had 980; stacks cannot grow");
        assertThat(answers("10 20 0\n1 1 1\n")).first().isEqualTo("line 2: players: 1, but there must be 2 to 9");
        assertThat(answers("10 20 0\nx 1 1\n")).first().asString().startsWith("line 2: `x` is no whole number");
        assertThat(answers("10 20 0\n2 1 1\nA 5\n"))
                .containsExactly("line 4: the text ends where `name stack` of player 2 should be");
        assertThat(answers("10 20 0\n2 1 1\nA 5\nA 5\n")).first().isEqualTo("line 4: a second player named `A`");
        assertThat(answers("")).containsExactly("line 1: the text ends where `sb bb ante` should be");
    }
}
