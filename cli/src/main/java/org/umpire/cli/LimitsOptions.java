package org.umpire.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.umpire.contest.DurationText;
import org.umpire.contest.SizeText;
import org.umpire.record.Limits;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.GamePack;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of every command that is told what programs may use; what is not said is as the game usually has it. */
@Command
final class LimitsOptions {
    @Option(
            names = "--budget",
            paramLabel = "5m",
            converter = Durations.class,
            description = "The time of a program for a whole table.")
    private Optional<Duration> budget = Optional.empty();

    @Option(
            names = "--then",
            paramLabel = "2s",
            converter = Durations.class,
            description = "The time for each answer once the budget is used up.")
    private Optional<Duration> then = Optional.empty();

    @Option(
            names = "--clock",
            paramLabel = "cpu|wall",
            converter = Clocks.class,
            description = "What is counted: CPU time, or time on the wall.")
    private Optional<ClockKind> clock = Optional.empty();

    @Option(
            names = "--memory",
            paramLabel = "256MB",
            converter = Sizes.class,
            description = "The memory of a program, where the level of isolation can hold it.")
    private Optional<Long> memory = Optional.empty();

    /**
     * Returns the limits of a table of a game.
     *
     * @throws IllegalArgumentException if a program would have no time at all
     */
    Limits of(GamePack<?, ?, ?, ?> pack) {
        Budget usual = pack.usualBudget();
        Limits limits = Limits.of(new Budget(
                clock.orElse(usual.clock()),
                budget.orElse(usual.total()),
                then.orElse(usual.then()),
                usual.guardFactor(),
                usual.guardExtra(),
                usual.idleTotal()));
        return new Limits(
                limits.budget(),
                memory.orElse(limits.memoryBytes()),
                limits.lineBytes(),
                limits.outputBytes(),
                limits.stderrBytes());
    }

    /** Reads durations such as {@code 1m30s}. */
    static final class Durations implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            try {
                return DurationText.read(text);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(String.valueOf(e.getMessage()));
            }
        }
    }

    /** Reads sizes such as {@code 256MB}. */
    static final class Sizes implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            try {
                long bytes = SizeText.read(text);
                if (bytes > 0) {
                    return bytes;
                }
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(String.valueOf(e.getMessage()));
            }
            throw new TypeConversionException("no memory at all");
        }
    }

    /** Reads kinds of clocks. */
    static final class Clocks implements ITypeConverter<ClockKind> {
        @Override
        public ClockKind convert(String text) {
            for (ClockKind kind : ClockKind.values()) {
                if (kind.word().equals(text.toLowerCase(Locale.ROOT))) {
                    return kind;
                }
            }
            throw new TypeConversionException("'" + text + "' is neither cpu nor wall");
        }
    }
}
