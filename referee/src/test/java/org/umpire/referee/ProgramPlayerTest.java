package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.FaultKind;

/** What a program is charged for, and when its time is over. */
class ProgramPlayerTest extends FakeProgram {
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
}
