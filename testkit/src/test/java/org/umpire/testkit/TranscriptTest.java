package org.umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;

class TranscriptTest {
    private static final GamePack<?, ?, ?, ?> NIM = GamePacks.find("nim").orElseThrow();

    @Test
    void onlyDealAndCuesOfAScriptCount() {
        assertThat(Transcript.play(NIM, "# A title.\nseats 2\ndeal 1\nnonsense\n0> 0 1\n"))
                .isEqualTo("# A title.\nseats 2\ndeal 1\n0< 1\n0> 0 1\n0< 0\n1< 0\n# result 1 0\n");
    }

    @Test
    void aFaultWithoutALineDropsItsSeat() {
        assertThat(Transcript.play(NIM, "seats 2\ndeal 1\n1! exit: left with code 3\n"))
                .endsWith("1! exit: left with code 3\n# 1 exit: left with code 3\n0< 1\n# result 1 0\n");
    }

    @Test
    void anIllegalMoveNamesItsRule() {
        assertThat(Transcript.play(NIM, "seats 2\ndeal 1\n0> 0 2\n"))
                .contains("# 0 illegal: MUST_TAKE_WHAT_IS_THERE: 0 2\n")
                .endsWith("# result 0 1\n");
    }

    @Test
    void aScriptThatEndsFirstIsUnfinished() {
        assertThat(Transcript.play(NIM, "seats 2\ndeal 2\n0> 0 1\n")).endsWith("1< 1\n# unfinished\n");
    }

    @Test
    void aScriptThatCannotBeIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Transcript.play(NIM, "seats 2\ndeal 2\n1> 0 1\n"))
                .withMessage("line 3: a line of seat 0 is due");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Transcript.play(NIM, "seats 2\ndeal 1\n0> 0 1\n1> 0 1\n"))
                .withMessage("line 4: the table is over before");
        assertThatIllegalArgumentException().isThrownBy(() -> Transcript.play(NIM, "deal 1\n"));
        assertThatIllegalArgumentException().isThrownBy(() -> Transcript.play(NIM, "seats 2\n?\n"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Transcript.play(NIM, "seats 2\ndeal 1\n0! slept\n"))
                .withMessageContaining("line 3");
    }

    @Test
    void aFolderWithoutTranscriptsIsAnError(@TempDir Path folder) {
        assertThatThrownBy(() -> Transcript.verifyAll(NIM, folder))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("no transcripts");
    }

    @Test
    void whatCannotBeSeenIsEscaped() {
        String text = "a\tb\\\r\u0000\u007fé";
        assertThat(Script.escape(text)).isEqualTo("a\\tb\\\\\\r\\u0000\\u007fé");
        assertThat(Script.unescape(Script.escape(text))).isEqualTo(text);
        assertThatIllegalArgumentException().isThrownBy(() -> Script.unescape("\\q"));
    }
}
