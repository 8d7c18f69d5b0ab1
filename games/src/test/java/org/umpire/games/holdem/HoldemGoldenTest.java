package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Seat;
import org.umpire.testkit.Golden;
import org.umpire.testkit.Transcript;

/** Texts that must stay as they are: the wire, and what a terminal shows. */
public class HoldemGoldenTest {
    private static final Path FOLDER = Path.of("src/test/resources/golden/holdem");

    @Test
    public void everyTranscriptIsStillWordForWord() {
        Transcript.verifyAll(new HoldemPack(), FOLDER);
    }

    @Test
    public void momentsAreDrawnForATerminal() {
        HoldemPack pack = new HoldemPack();
        HoldemState start = HoldemState.start(
                new HoldemNotation().readDeal("no-limit:3:50/100:10:1000:1 | AhKd QsJs 7c7d / Tc4h2d 5s 6d"));
        HoldemState flop =
                start.play(HoldemMove.raiseTo(210)).play(HoldemMove.FOLD).play(HoldemMove.CALL);
        HoldemState over = flop.drop(new Seat(0), new Fault(FaultKind.EXIT, "left"));
        String text =
                "[opening]\n" + pack.draw(start) + "\n[flop]\n" + pack.draw(flop) + "\n[over]\n" + pack.draw(over);
        Golden.check(FOLDER.resolve("drawings.txt"), text);
        assertThat(text).doesNotContain("\r").doesNotContain("\u001b");
    }
}
