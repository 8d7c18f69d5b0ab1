package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.umpire.games.daihinmin.DaihinminTables.fair;
import static org.umpire.games.daihinmin.DaihinminTables.play;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Seat;
import org.umpire.testkit.Golden;
import org.umpire.testkit.Transcript;

/** Texts that must stay as they are: the wire, and what a terminal shows. */
public class DaihinminGoldenTest {
    private static final Path FOLDER = Path.of("src/test/resources/golden/daihinmin");

    @Test
    public void everyTranscriptIsStillWordForWord() {
        Transcript.verifyAll(new DaihinminPack(), FOLDER);
    }

    @Test
    public void momentsAreDrawnForATerminal() {
        DaihinminPack pack = new DaihinminPack();
        DaihinminState state = play(fair(3), "53 67");
        String text = pack.draw(DaihinminState.start(fair(3)))
                + pack.draw(state)
                + pack.draw(state.drop(new Seat(2), DaihinminTables.FAULT))
                + pack.draw(state.drop(new Seat(2), DaihinminTables.FAULT).drop(new Seat(0), DaihinminTables.FAULT))
                + pack.draw(play(
                        DaihinminTables.deal("", "3".repeat(199), ""),
                        "3 ".repeat(199).strip()));
        Golden.check(FOLDER.resolve("drawings.txt"), text);
        assertThat(text).doesNotContain("\u001b");
    }
}
