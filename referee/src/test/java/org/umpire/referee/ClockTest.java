package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.umpire.record.Usage;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;

class ClockTest {
    // total, then, spent CPU, spent wall (all ms) | left, overtime, time, guard, idle
    @ParameterizedTest
    @CsvSource({
        // nothing spent yet
        "300000, 2000,      0,      0, 300000, false, 302000, 609000, 300000",
        // within the total, never idle
        "300000, 2000, 100000, 100000, 200000, false, 202000, 409000, 300000",
        // waiting is charged against the idle cap alone
        "300000, 2000, 100000, 150000, 200000, false, 202000, 409000, 250000",
        // one millisecond of the total left
        "300000, 2000, 299999, 299999,      1, false,   2001,   9002, 300000",
        // used up exactly
        "300000, 2000, 300000, 300000,      0,  true,   2000,   9000, 300000",
        // beyond: the answer that crossed the total used part of the extra time
        "300000, 2000, 301500, 301500,      0,  true,   2000,   9000, 300000",
        // long beyond: every answer has the same extra time, whatever was used before
        "300000, 2000, 900000, 900000,      0,  true,   2000,   9000, 300000",
        // no extra time at all
        "  1000,    0,    400,    400,    600, false,    600,   6200, 300000",
        "  1000,    0,   1000,   1000,      0,  true,      0,   5000, 300000",
        // no total: every answer has the extra time alone
        "     0,  500,      0,      0,      0,  true,    500,   6000, 300000",
        // the idle cap is used up
        "300000, 2000,   1000, 301000, 299000, false, 301000, 607000,      0",
        "300000, 2000,   1000, 400000, 299000, false, 301000, 607000,      0",
        // more CPU than wall time, as with threads, is no idling
        "300000, 2000,  40000,  10000, 260000, false, 262000, 529000, 330000",
    })
    void allowsWhatIsLeftAndTheExtraTime(
            long total, long then, long cpu, long wall, long left, boolean overtime, long time, long guard, long idle) {
        Clock clock = new Clock(Budget.cpu(ms(total), ms(then)), new Usage(ms(cpu), ms(wall)));

        assertThat(clock.left()).isEqualTo(ms(left));
        assertThat(clock.overtime()).isEqualTo(overtime);
        assertThat(clock.allowance()).isEqualTo(new Allowance(ClockKind.CPU, ms(time), ms(guard), ms(idle)));
    }

    @ParameterizedTest
    @CsvSource({
        "10000,   0,  50,    0, 10000",
        "10000,   0,  50, 4000,  6000",
        "10000, 500,  50, 4000,  6500",
        "10000, 500,  50, 9999,   501",
        "10000, 500,  50, 12000,  500",
    })
    void aWallClockChargesWallTimeAndIsItsOwnGuard(long total, long then, long cpu, long wall, long time) {
        Clock clock = new Clock(Budget.wall(ms(total), ms(then)), new Usage(ms(cpu), ms(wall)));

        assertThat(clock.allowance()).isEqualTo(new Allowance(ClockKind.WALL, ms(time), ms(time), ms(time)));
    }

    @Test
    void theGuardIsOfTheOrganisersMaking() {
        Budget budget = new Budget(ClockKind.CPU, ms(1000), ms(200), 3, ms(50), ms(400));

        assertThat(Clock.of(budget).allowance()).isEqualTo(new Allowance(ClockKind.CPU, ms(1200), ms(3650), ms(400)));
    }

    @Test
    void usagesAddUpWithoutLoss() {
        Clock clock = Clock.of(Budget.cpu(ms(1000), ms(200)));
        for (int i = 0; i < 1000; i++) {
            clock = clock.plus(new Usage(Duration.ofNanos(999_999), Duration.ofNanos(1_000_001)));
        }

        assertThat(clock.spent()).isEqualTo(new Usage(Duration.ofNanos(999_999_000), Duration.ofNanos(1_000_001_000)));
        assertThat(clock.left()).isEqualTo(Duration.ofNanos(1000));
    }

    @ParameterizedTest
    @CsvSource({
        "CPU,  1200,    0, false",
        "CPU,  1201,    0, true",
        "CPU,     0, 9999, false",
        "WALL,    0, 1200, false",
        "WALL, 9999, 1200, false",
        "WALL,    0, 1201, true",
    })
    void exactlyWhatIsAllowedIsInTime(ClockKind kind, long cpu, long wall, boolean exceeded) {
        Allowance allowance = new Allowance(kind, ms(1200), ms(5000), ms(5000));

        assertThat(allowance.exceededBy(new Usage(ms(cpu), ms(wall)))).isEqualTo(exceeded);
    }

    private static Duration ms(long millis) {
        return Duration.ofMillis(millis);
    }
}
