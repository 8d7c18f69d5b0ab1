package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Golden;
import org.umpire.testkit.Transcript;

/** Texts that must stay as they are: the wire, and what a terminal shows. */
public class Big2GoldenTest {
    private static final Path FOLDER = Path.of("src/test/resources/golden/big2");

    @Test
    public void everyTranscriptIsStillWordForWord() {
        Transcript.verifyAll(new Big2Pack(), FOLDER);
    }

    @Test
    public void momentsAreDrawnForATerminal() {
        Big2Pack pack = new Big2Pack();
        TreeMap<String, Big2State> moments = new TreeMap<>();
        moments.put("1 opening", Big2Tables.play(Big2Tables.SUITS, "D3"));
        moments.put("2 passes", Big2Tables.play(Big2Tables.SUITS, "D3, C4, PASS, PASS"));
        moments.put("3 lead", Big2Tables.play(Big2Tables.SUITS, "D3, C4, PASS, PASS, PASS"));
        moments.put("4 next game", Big2Tables.play(Big2Tables.suits(12), Big2Tables.WIN_OF_1));
        moments.put("5 over", Big2Tables.play(Big2Tables.SUITS, Big2Tables.WIN_OF_0));
        StringBuilder text = new StringBuilder();
        moments.forEach((name, state) -> text.append("[")
                .append(name)
                .append("]\n")
                .append(pack.draw(state))
                .append('\n'));
        Golden.check(FOLDER.resolve("drawings.txt"), text.toString());
        assertThat(text).doesNotContain("\r").doesNotContain("\u001b");
    }
}
