package org.umpire.referee;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.umpire.record.Limits;
import org.umpire.record.Usage;
import org.umpire.rules.ClockKind;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.sandbox.Ending;

/** Says which fault it is that a program gave no answer: docs/faults.md#first-cause. */
record Blame(Allowance allowance, Limits limits, Usage used) {
    private static final Map<Integer, String> SIGNALS = Map.ofEntries(
            Map.entry(1, "SIGHUP"),
            Map.entry(2, "SIGINT"),
            Map.entry(4, "SIGILL"),
            Map.entry(6, "SIGABRT"),
            Map.entry(8, "SIGFPE"),
            Map.entry(9, "SIGKILL"),
            Map.entry(11, "SIGSEGV"),
            Map.entry(13, "SIGPIPE"),
            Map.entry(14, "SIGALRM"),
            Map.entry(15, "SIGTERM"));

    /** Returns the first cause. */
    Fault fault(Stop stop, Optional<Ending> ending) {
        if (ending.isPresent() && ending.get() instanceof Ending.OutOfMemory) {
            return new Fault(FaultKind.MEMORY, "more than " + limits.memoryBytes() + " bytes of memory");
        }
        if (stop == Stop.CLOCK) {
            return new Fault(FaultKind.TIME, overTime());
        }
        if (stop == Stop.GUARD) {
            return new Fault(
                    FaultKind.IDLE,
                    "no answer in " + seconds(used.wall()) + " (CPU time used: " + seconds(used.cpu()) + ")");
        }
        if (stop == Stop.IDLE) {
            return new Fault(
                    FaultKind.IDLE,
                    "waited without computing for more than "
                            + seconds(limits.budget().idleTotal()) + " of this table");
        }
        if (stop == Stop.LONG_LINE) {
            return new Fault(FaultKind.OUTPUT, "a line of more than " + limits.lineBytes() + " bytes");
        }
        if (stop == Stop.MUCH_OUTPUT) {
            return new Fault(FaultKind.OUTPUT, "more than " + limits.outputBytes() + " bytes of output");
        }
        if (ending.isPresent()) {
            return of(ending.get());
        }
        return stop == Stop.UNASKED ? Fault.UNASKED : new Fault(FaultKind.CLOSED, "closed its output and lives on");
    }

    private String overTime() {
        Duration counted = allowance.clock() == ClockKind.CPU ? used.cpu() : used.wall();
        return seconds(counted) + " of " + (allowance.clock() == ClockKind.CPU ? "CPU" : "wall") + " time, where "
                + seconds(allowance.time()) + " were left";
    }

    private static Fault of(Ending ending) {
        if (ending instanceof Ending.Exited exited) {
            return new Fault(FaultKind.EXIT, "left with exit code " + exited.code());
        }
        if (ending instanceof Ending.Died died) {
            return new Fault(
                    FaultKind.SIGNAL, "died of " + SIGNALS.getOrDefault(died.signal(), "signal " + died.signal()));
        }
        if (ending instanceof Ending.NotStarted not) {
            return new Fault(FaultKind.START, not.why());
        }
        throw new IllegalStateException("an ending that is judged elsewhere: " + ending);
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.3f s", duration.toNanos() / 1e9);
    }
}
