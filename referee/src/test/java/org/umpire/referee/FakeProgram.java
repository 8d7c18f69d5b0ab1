package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.umpire.record.Limits;
import org.umpire.record.Usage;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.FaultKind;

/** A player of a program that does what a test says, and what it may use. */
class FakeProgram {
    static final Budget BUDGET = new Budget(ClockKind.CPU, ms(1000), ms(200), 2, ms(1000), ms(60_000));
    static final Limits LIMITS = new Limits(BUDGET, 1 << 20, 6000, 20_000, 1000);
    /** One second and then 200 ms of CPU time, 3.4 s of wall time. */
    static final Allowance FIRST = Clock.of(BUDGET).allowance();

    final FakeConfined program = new FakeConfined();

    Player player() {
        return player(2);
    }

    Player player(int cores) {
        return new ProgramPlayer(program, LIMITS, program, cores);
    }

    static Answer.Failed failed(Answer answer, FaultKind kind) {
        assertThat(answer).isInstanceOf(Answer.Failed.class);
        Answer.Failed failed = (Answer.Failed) answer;
        assertThat(failed.fault().kind()).as(failed.fault().detail()).isEqualTo(kind);
        return failed;
    }

    static Usage used(long cpuMillis, long wallMillis) {
        return new Usage(ms(cpuMillis), ms(wallMillis));
    }

    static Duration ms(long millis) {
        return Duration.ofMillis(millis);
    }
}
