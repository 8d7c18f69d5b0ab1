package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.umpire.record.Limits;
import org.umpire.record.RawText;
import org.umpire.record.Usage;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.FaultKind;
import org.umpire.sandbox.Ending;

class ProgramPlayerTest {
    private static final Budget BUDGET = new Budget(ClockKind.CPU, ms(1000), ms(200), 2, ms(1000), ms(60_000));
    private static final Limits LIMITS = new Limits(BUDGET, 1 << 20, 6000, 20_000, 1000);
    /** One second and then 200 ms of CPU time, 3.4 s of wall time. */
    private static final Allowance FIRST = Clock.of(BUDGET).allowance();

    private final FakeConfined program = new FakeConfined();

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
    void theProgramRunsOnlyWhileItIsAsked() {
        program.reads().computes(1).writes("a\n").reads().computes(1).writes("b\n");
        Player player = player();
        player.tell("x");
        assertThat(program.done).isEmpty();
        player.ask(FIRST);
        player.tell("y");
        player.ask(FIRST);

        assertThat(program.done).containsExactly("send", "resume", "suspend", "send", "resume", "suspend");
    }

    @Test
    void startUpIsOnTheClockButNotWhatWasUsedBeforeTheProgramFirstRan() {
        program.computes(400)
                .reads()
                .computes(5)
                .writes("a\n")
                .reads()
                .computes(7)
                .writes("b\n");
        Player player = player();
        player.tell("x");

        assertThat(player.ask(FIRST).usage()).isEqualTo(used(405, 405));
        player.tell("y");
        assertThat(player.ask(FIRST).usage()).isEqualTo(used(7, 7));
    }

    @Test
    void timeUsedBetweenTwoTurnsIsCharged() {
        program.computes(1).writes("a\n").reads().computes(2).writes("b\n");
        Player player = player();
        player.ask(FIRST);
        program.leaks(600);
        player.tell("x");

        assertThat(player.ask(FIRST).usage()).isEqualTo(used(602, 2));
    }

    @ParameterizedTest
    @CsvSource({"1200, true", "1201, false"})
    void exactlyTheTimeAllowedIsInTime(long millis, boolean inTime) {
        program.computes(millis).writes("a\n");

        assertThat(player().ask(FIRST) instanceof Answer.Said).isEqualTo(inTime);
    }

    @Test
    void aLateLineIsNoAnswer() {
        // Readings of a running program stay behind: only the one after it is suspended tells.
        program.readingsLagBy(50);
        program.computes(301, 4).writes("a\n");

        Answer.Failed failed = failed(player(4).ask(FIRST), FaultKind.TIME);
        assertThat(failed.fault().detail()).isEqualTo("1.204 s of CPU time, where 1.200 s were left");
        assertThat(failed.line()).contains("a");
        assertThat(failed.usage()).isEqualTo(used(1204, 301));
    }

    @Test
    void anEndlessLoopIsStoppedWithinMillisecondsOfItsTime() {
        program.readingsLagBy(4);
        program.computes(1_000_000);

        Answer.Failed failed = failed(player(2).ask(FIRST), FaultKind.TIME);
        assertThat(failed.usage().cpu()).isBetween(ms(1201), ms(1206));
        assertThat(program.done.get(program.done.size() - 1)).isEqualTo("suspend");
    }

    @Test
    void fourBusyThreadsAreStoppedInTimeToo() {
        program.computes(1_000_000, 4);

        assertThat(failed(player(4).ask(FIRST), FaultKind.TIME).usage().cpu()).isBetween(ms(1200), ms(1208));
    }

    @Test
    void aSleeperRunsIntoTheWallGuard() {
        program.sleeps(1_000_000);

        Answer.Failed failed = failed(player().ask(FIRST), FaultKind.IDLE);
        assertThat(failed.usage()).isEqualTo(used(0, 3400));
        assertThat(failed.fault().detail()).isEqualTo("no answer in 3.400 s (CPU time used: 0.000 s)");
    }

    @Test
    void chatterDoesNotMoveTheDeadline() {
        for (int i = 0; i < 100; i++) {
            program.sleeps(100).writes(".");
        }

        Answer.Failed failed = failed(player().ask(FIRST), FaultKind.IDLE);
        assertThat(failed.usage().wall()).isEqualTo(ms(3400));
        assertThat(failed.line().orElseThrow()).hasSize(33);
    }

    @Test
    void chatterWithoutAPauseDoesNotMoveTheDeadlineEither() {
        program.waitsAndWritesForEver(".", 1000);

        assertThat(failed(player().ask(FIRST), FaultKind.IDLE).usage()).isEqualTo(used(0, 3400));
    }

    @Test
    void chatterDoesNotMoveTheClock() {
        program.computesAndWritesForEver(".", 1000);

        assertThat(failed(player().ask(FIRST), FaultKind.TIME).usage().cpu()).isBetween(ms(1201), ms(1203));
    }

    @Test
    void waitingIsCappedOverTheTable() {
        program.computes(100).sleeps(150).writes("a\n");
        program.computes(10).sleeps(5000);
        Player player = player();
        Clock clock = Clock.of(new Budget(ClockKind.CPU, ms(1000), ms(200), 2, ms(1000), ms(400)));
        clock = clock.plus(player.ask(clock.allowance()).usage());

        Answer.Failed failed = failed(player.ask(clock.allowance()), FaultKind.IDLE);
        assertThat(failed.usage().wall()).isBetween(ms(260), ms(261));
        assertThat(failed.fault().detail()).contains("waited without computing");
    }

    @Test
    void aWallClockStopsASleeper() {
        program.sleeps(200).writes("a\n").sleeps(1_000_000);
        Player player = player();
        Clock clock = Clock.of(Budget.wall(ms(500), ms(0)));
        clock = clock.plus(player.ask(clock.allowance()).usage());

        Answer.Failed failed = failed(player.ask(clock.allowance()), FaultKind.TIME);
        assertThat(failed.usage()).isEqualTo(used(0, 300));
        assertThat(failed.fault().detail()).isEqualTo("0.300 s of wall time, where 0.300 s were left");
    }

    @Test
    void aLineTooLateForAWallClockIsNoAnswerAndOurOwnDelayIsSaid() {
        program.sleeps(501).writes("a\n");
        program.waitsAreLateBy(10);

        assertThat(failed(player().ask(Clock.of(Budget.wall(ms(500), ms(0))).allowance()), FaultKind.TIME)
                        .lag())
                .isEqualTo(ms(10));
    }

    @Test
    void ourOwnDelayIsNotChargedAsIdleTime() {
        program.sleeps(260).writes("a\n").computes(10).sleeps(130).writes("b\n");
        program.waitsAreLateBy(300);
        Player player = player();
        Clock clock = Clock.of(new Budget(ClockKind.CPU, ms(1000), ms(200), 2, ms(1000), ms(400)));

        Answer first = player.ask(clock.allowance());
        assertThat(first).isEqualTo(new Answer.Said("a", used(0, 260)));
        clock = clock.plus(first.usage());
        assertThat(clock.allowance().idle()).isEqualTo(ms(140));
        assertThat(player.ask(clock.allowance())).isEqualTo(new Answer.Said("b", used(10, 140)));
    }

    @Test
    void ourOwnDelayDoesNotRunDownTheWallGuard() {
        program.sleeps(3399).writes("a\n");
        program.waitsAreLateBy(150);

        assertThat(player().ask(FIRST)).isEqualTo(new Answer.Said("a", used(0, 3399)));
    }

    @Test
    void ourOwnDelayIsNotOnAWallClock() {
        program.sleeps(400).writes("a\n").sleeps(99).writes("b\n");
        program.waitsAreLateBy(150);
        Player player = player();
        Clock clock = Clock.of(Budget.wall(ms(500), ms(0)));
        clock = clock.plus(player.ask(clock.allowance()).usage());

        assertThat(clock.left()).isEqualTo(ms(100));
        assertThat(player.ask(clock.allowance())).isEqualTo(new Answer.Said("b", used(0, 99)));
    }

    @Test
    void aLineThatIsThereWhenWeWakeAfterTheDeadlineIsInTime() {
        program.sleeps(400).writesWhileWeAreLateBy(1000, "a\n");

        assertThat(player().ask(Clock.of(Budget.wall(ms(500), ms(0))).allowance()))
                .isEqualTo(new Answer.Said("a", used(0, 500)));
    }

    @ParameterizedTest
    @CsvSource({
        // it computed for a part of our delay
        "700, 700",
        // no more than the time that passed, however many threads computed
        "1199, 1100",
    })
    void wallTimeInWhichTheProgramComputedIsCharged(long cpu, long wall) {
        program.writesWhileWeAreLateBy(850, "a\n");
        Player player = player();
        program.leaks(cpu);

        assertThat(player.ask(FIRST)).isEqualTo(new Answer.Said("a", used(cpu, wall)));
    }

    @Test
    void standstillsBeyondWhatCanBeGivenBackAreSaid() {
        program.sleeps(1_000_000);
        program.waitsAreLateBy(150);

        Answer.Failed failed = failed(player().ask(FIRST), FaultKind.IDLE);
        assertThat(failed.usage()).isEqualTo(used(0, 3400));
        assertThat(failed.lag()).isGreaterThan(ms(1000)).isGreaterThan(Table.HOST_LAG);
    }

    @Test
    void timeThatAStandstillMayHaveTakenIsGivenBackWhereItDecides() {
        program.sleeps(3500).writes("a\n");
        program.waitsAreLateBy(60);

        // The guard is 3.4 s; each wait of 250 ms may have been nothing but standstill.
        Answer answer = player().ask(FIRST);
        assertThat(answer).isInstanceOf(Answer.Said.class);
        assertThat(answer.usage().wall()).isBetween(ms(3350), ms(3400));
    }

    @Test
    void whatIsGivenBackIsBounded() {
        program.sleeps(5401).writes("a\n");
        program.waitsAreLateBy(60);

        failed(player().ask(FIRST), FaultKind.IDLE);
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

    private Player player() {
        return player(2);
    }

    private Player player(int cores) {
        return new ProgramPlayer(program, LIMITS, program, cores);
    }

    private static Answer.Failed failed(Answer answer, FaultKind kind) {
        assertThat(answer).isInstanceOf(Answer.Failed.class);
        Answer.Failed failed = (Answer.Failed) answer;
        assertThat(failed.fault().kind()).as(failed.fault().detail()).isEqualTo(kind);
        return failed;
    }

    private static Usage used(long cpuMillis, long wallMillis) {
        return new Usage(ms(cpuMillis), ms(wallMillis));
    }

    private static Duration ms(long millis) {
        return Duration.ofMillis(millis);
    }
}
