package org.umpire.cli;

import org.umpire.contest.Jobs;
import org.umpire.sandbox.SandboxException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option of every command that plays tables with programs: whether each table is held on a processor of its own. */
@Command
final class PinOption {
    @Option(
            names = "--pin",
            description =
                    "Holds each table that is being played, its programs with it, on a processor of its own: games of many"
                            + " quick answers take less time, and programs of several threads more."
                            + " Another run at the same time takes the same ones, unless taskset gives it others."
                            + " docs/sandbox.md says when to.")
    private boolean given;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec command;

    /** Returns so many tables at a time; see the other one. */
    Jobs jobs(int count) {
        return jobs(count, false);
    }

    /**
     * Returns so many tables at a time.
     *
     * @param file whether a league file asks for processors of their own
     * @throws ParameterException if there are fewer processors; the message says what to do
     * @throws SandboxException if nothing can be held on processors here
     */
    Jobs jobs(int count, boolean file) {
        if (!given && !file) {
            return Jobs.of(count);
        }
        try {
            return Jobs.pinned(count);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }
}
