package org.umpire.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.umpire.contest.Jobs;
import org.umpire.contest.TableRun;
import org.umpire.record.DealId;
import org.umpire.record.SeasonSecret;
import org.umpire.referee.Spectator;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of commands that play tables outside of a contest. */
@Command
final class TableOptions {
    @Option(
            names = "--deal",
            paramLabel = "LABEL",
            converter = Labels.class,
            description = "The label of the deal; with the same secret, equal labels give equal deals.")
    private String deal = "table";

    @Mixin
    private SecretOption secret = new SecretOption();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Where the record goes; of several tables, a folder.")
    private Optional<Path> record = Optional.empty();

    @Option(names = "--show", description = "Draws the table as it is played.")
    private boolean show;

    @Option(
            names = "--pace",
            paramLabel = "500ms",
            converter = LimitsOptions.Durations.class,
            description = "With --show, how long to rest after every move; it is on nobody's clock.")
    private Duration pace = Duration.ZERO;

    @Mixin
    private LimitsOptions limits = new LimitsOptions();

    @Mixin
    private IsolationOption isolation = new IsolationOption();

    @Mixin
    private QuietOption quiet = new QuietOption();

    LimitsOptions limits() {
        return limits;
    }

    IsolationOption isolation() {
        return isolation;
    }

    Optional<Path> record() {
        return record;
    }

    String deal() {
        return deal;
    }

    boolean show() {
        return show;
    }

    boolean quiet() {
        return quiet.given();
    }

    /** Returns the secret that was given, or a fresh one, which is said so that the same deals can be had again. */
    SeasonSecret secret(Terminal terminal) {
        SeasonSecret used = secret.given().orElseGet(SeasonSecret::random);
        if (secret.given().isEmpty() && !quiet()) {
            terminal.say("the same deals again: --secret " + used.text());
        }
        return used;
    }

    /** Returns who watches the tables. */
    Spectator spectator(Terminal terminal, boolean onErr) {
        if (!show) {
            return Spectator.NONE;
        }
        return onErr
                ? new Narrator(terminal.err(), terminal.errShown(), true, pace)
                : new Narrator(terminal.out(), terminal.outShown(), true, pace);
    }

    TableRun.Manner manner(int tables, Jobs jobs) {
        return new TableRun.Manner(Players.HERE, tables, jobs, record, Version.text());
    }

    /** Reads labels of deals. */
    static final class Labels implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            try {
                return new DealId(text).label();
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(String.valueOf(e.getMessage()));
            }
        }
    }
}
