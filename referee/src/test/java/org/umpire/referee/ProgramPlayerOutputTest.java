package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.umpire.record.RawText;
import org.umpire.rules.FaultKind;
import org.umpire.sandbox.Ending;

/** What comes from a program, and how it ends. */
class ProgramPlayerOutputTest extends FakeProgram {
    @Test
    void aLineInTimeIsAnAnswer() {
        program.reads().computes(30).writes("D3 C3\n");
        Player player = player();
        player.tell("1");
        player.tell("D3 C3");

        assertThat(player.ask(FIRST)).isEqualTo(new Answer.Said("D3 C3", used(30, 30)));
        assertThat(program.sent()).isEqualTo("1\nD3 C3\n");
    }

    @Test
    void aProgramThatTheHostKilledForMemoryIsNotBlamed() {
        program.computes(10).ends(new Ending.HostOutOfMemory());

        assertThatThrownBy(() -> player().ask(FIRST))
                .isInstanceOf(HostMemoryException.class)
                .hasMessageContaining("ran out of memory");
    }

    @ParameterizedTest
    @CsvSource({"0, left with exit code 0", "3, left with exit code 3"})
    void aProgramThatLeavesIsToldFromOneThatDied(int code, String detail) {
        program.computes(10).ends(new Ending.Exited(code));

        assertThat(failed(player().ask(FIRST), FaultKind.EXIT).fault().detail()).isEqualTo(detail);
    }

    @ParameterizedTest
    @CsvSource({"11, died of SIGSEGV", "6, died of SIGABRT", "31, died of signal 31"})
    void aSignalIsNamed(int signal, String detail) {
        program.computes(10).ends(new Ending.Died(signal));

        assertThat(failed(player().ask(FIRST), FaultKind.SIGNAL).fault().detail())
                .isEqualTo(detail);
    }

    @Test
    void memoryIsTheFirstCause() {
        program.readingsLagBy(50);
        program.computes(1201).ends(new Ending.OutOfMemory());

        Answer.Failed failed = failed(player().ask(FIRST), FaultKind.MEMORY);
        assertThat(failed.usage().cpu()).isGreaterThan(FIRST.time());
    }

    @Test
    void timeComesBeforeTheExitThatFollows() {
        program.computes(1300, 4).ends(new Ending.Exited(0));

        failed(player(4).ask(FIRST), FaultKind.TIME);
    }

    @Test
    void aProgramThatCannotBeStartedIsNoExit() {
        program.ends(new Ending.NotStarted("no such file: bot"));

        assertThat(failed(player().ask(FIRST), FaultKind.START).fault().detail())
                .isEqualTo("no such file: bot");
    }

    @Test
    void aProgramThatEndsShortlyAfterClosingItsOutputHasLeft() {
        program.closesOutput().sleeps(50).endsBehindOpenPipe(new Ending.Exited(1));

        failed(player().ask(FIRST), FaultKind.EXIT);
    }

    @Test
    void aProgramThatClosesItsOutputAndLivesOnHasClosedIt() {
        program.computes(3).closesOutput().computes(1_000_000);

        Answer.Failed failed = failed(player().ask(FIRST), FaultKind.CLOSED);
        assertThat(failed.usage().cpu()).isBetween(ms(500), ms(510));
    }

    @Test
    void aProgramThatLeavesAChildAtThePipeIsNoticedSoon() {
        program.computes(3).endsBehindOpenPipe(new Ending.Exited(0));

        assertThat(failed(player().ask(FIRST), FaultKind.EXIT).usage().wall()).isLessThan(ms(300));
    }

    @Test
    void whatItWroteBeforeItLeftBehindAnOpenPipeCounts() {
        program.computes(3).writes("a\n").endsBehindOpenPipe(new Ending.Exited(0));

        assertThat(player().ask(FIRST)).isEqualTo(new Answer.Said("a", used(3, 3)));
    }

    @Test
    void anAnswerStandsAlthoughTheProgramLeavesAtOnce() {
        program.computes(3).writes("a\n").ends(new Ending.Exited(0));
        Player player = player();

        assertThat(player.ask(FIRST)).isInstanceOf(Answer.Said.class);
        failed(player.ask(FIRST), FaultKind.EXIT);
    }

    @Test
    void halfALineAndSilenceIsIdle() {
        program.writes("D3 C").sleeps(1_000_000);

        assertThat(failed(player().ask(FIRST), FaultKind.IDLE).line()).contains("D3 C");
    }

    @Test
    void halfALineAndExitIsExit() {
        program.writes("D3 C").ends(new Ending.Exited(0));

        assertThat(failed(player().ask(FIRST), FaultKind.EXIT).line()).contains("D3 C");
    }

    @Test
    void aSecondAnswerIsOneThatNobodyAskedFor() {
        program.writes("a\nb\nc\n").reads().writes("d\n");
        Player player = player();

        assertThat(player.ask(FIRST)).isEqualTo(new Answer.Said("a", used(0, 0)));
        player.tell("x");
        Answer.Failed failed = failed(player.ask(FIRST), FaultKind.GARBLED);
        assertThat(failed.line()).contains("b");
        assertThat(failed.fault().detail()).isEqualTo("wrote without being asked");
        assertThat(program.done).containsExactly("resume", "suspend");
    }

    @Test
    void evenABlankLineAfterTheAnswerIsOne() {
        program.writes("a\n\n");
        Player player = player();
        player.ask(FIRST);

        assertThat(failed(player.ask(FIRST), FaultKind.GARBLED).line()).contains("");
    }

    @Test
    void whatIsInThePipeBeforeTheQuestionWasNotAskedFor() {
        program.writes("a\n").writes("b");
        Player player = player();
        player.ask(FIRST);
        program.resume();
        program.pause(0);
        program.pause(1);
        program.suspend();

        assertThat(failed(player.ask(FIRST), FaultKind.GARBLED).line()).contains("b");
    }

    @Test
    void carriageReturnsAndControlCharactersAreData() {
        program.writes("a\0\u001b[2J\u0007\r\n");

        assertThat(player().ask(FIRST)).isEqualTo(new Answer.Said("a\0\u001b[2J\u0007\r", used(0, 0)));
    }

    @Test
    void bytesThatAreNoUtf8AreKept() {
        byte[] line = {'D', (byte) 0xFF, (byte) 0xC3, (byte) 0xA9, (byte) 0xE2, '3', '\n'};
        program.writes(line);

        assertThat(player().ask(FIRST))
                .isInstanceOfSatisfying(
                        Answer.Said.class,
                        said -> assertThat(RawText.write(said.line())).isEqualTo(Arrays.copyOf(line, 6)));
    }

    @Test
    void aLineOfTheGreatestLengthIsAnAnswer() {
        program.writes("x".repeat(6000) + "\n");

        assertThat(player().ask(FIRST)).isEqualTo(new Answer.Said("x".repeat(6000), used(0, 0)));
    }

    @Test
    void aLongerLineIsTooLong() {
        program.writes("x".repeat(6001) + "\n");

        assertThat(failed(player().ask(FIRST), FaultKind.OUTPUT).fault().detail())
                .isEqualTo("a line of more than 6000 bytes");
    }

    @Test
    void tenMegabytesWithoutALineEndAreNotCollected() {
        program.writes("x".repeat(10_000_000));

        assertThat(failed(player().ask(FIRST), FaultKind.OUTPUT).line()).contains("x".repeat(200));
    }

    @Test
    void allOutputTogetherIsLimited() {
        for (int i = 0; i < 4; i++) {
            program.writes("x".repeat(4999) + "\n").reads();
        }
        program.writes("\n");
        Player player = player();
        for (int i = 0; i < 4; i++) {
            assertThat(player.ask(FIRST)).isInstanceOf(Answer.Said.class);
            player.tell("");
        }

        assertThat(failed(player.ask(FIRST), FaultKind.OUTPUT).fault().detail())
                .isEqualTo("more than 20000 bytes of output");
    }

    @Test
    void aDismissedPlayerIsHandedItsLastLinesAndLeft() {
        program.reads().ends(new Ending.Exited(0));
        Player player = player();
        player.tell("you won");
        player.dismiss();

        assertThat(program.sent()).isEqualTo("you won\n");
        assertThat(program.inputClosed()).isTrue();
        assertThat(player.left()).isFalse();
        program.pause(1_000_000);
        assertThat(player.left()).isTrue();
    }

    @Test
    void aClosedPlayerIsNeitherAskedNorWaitedFor() {
        Player player = player();
        player.close();
        player.dismiss();

        assertThat(player.left()).isTrue();
        assertThat(program.done).containsExactly("end");
    }

    @Test
    void theEndOfTheProgramsComplaintsIsKept() {
        program.complains("Traceback\n").ends(new Ending.Exited(1));
        Player player = player();
        player.ask(FIRST);
        player.close();

        assertThat(player.stderr()).isEqualTo("Traceback\n");
    }
}
