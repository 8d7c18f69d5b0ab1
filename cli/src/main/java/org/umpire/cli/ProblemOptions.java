package org.umpire.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.umpire.judge.problem.Flaw;
import org.umpire.judge.problem.ProblemLimits;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.judge.run.Progress;
import org.umpire.judge.run.TimeLimit;
import org.umpire.sandbox.Sandbox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands that judge one problem have in common: reading it, and its time limit. */
@Command
final class ProblemOptions {
    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description = "Another time limit than that of the problem, in seconds of CPU time.")
    private Optional<Double> timeLimit = Optional.empty();

    @Mixin
    private JudgingOptions judging = new JudgingOptions();

    int jobs() {
        return judging.jobs();
    }

    /** What is done with a problem once it is read, and has a time limit. */
    interface Work {
        int with(ProblemPackage problem, Sandbox sandbox, Progress progress) throws InterruptedException;
    }

    /** Reads a package and has the work done; says what is in the way. */
    int withProblem(Path folder, Terminal terminal, Work work) {
        if (timeLimit.isPresent() && !(timeLimit.get() > 0 && timeLimit.get() <= ProblemLimits.SECONDS_MAX)) {
            return terminal.misused(
                    "--time-limit must be a number of seconds above 0, and no more than " + ProblemLimits.SECONDS_MAX);
        }
        ProblemPackage.Read read = ProblemPackage.read(folder);
        if (read instanceof ProblemPackage.Bad bad) {
            bad.flaws().stream().map(Flaw::line).forEach(terminal::failed);
            return Terminal.FAILED;
        }
        ProblemPackage said = ((ProblemPackage.Good) read).problem();
        ProblemPackage problem = timeLimit
                .map(seconds -> said.withTime(Duration.ofNanos(Math.round(seconds * 1e9))))
                .orElse(said);
        if (!judging.quiet()) {
            problem.notes().forEach(note -> terminal.say("note: " + note.line()));
        }
        return judging.inSandbox(
                terminal, "judging was stopped; nothing is said of what was not judged yet", (sandbox, talk) -> {
                    TimeLimit.Result limit = TimeLimit.of(problem, sandbox, jobs(), talk);
                    if (limit instanceof TimeLimit.Unknown unknown) {
                        return terminal.failed(unknown.why());
                    }
                    return work.with(((TimeLimit.Known) limit).problem(), sandbox, talk);
                });
    }
}
