package org.umpire.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.umpire.contest.StopSwitch;
import org.umpire.judge.problem.Flaw;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.judge.run.Judge;
import org.umpire.judge.run.Progress;
import org.umpire.judge.run.TimeLimit;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;
import org.umpire.sandbox.Sandboxes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands that judge have in common: where and how submissions run, and reading the problem. */
@Command
final class JudgingOptions {
    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            converter = IsolationOption.Reader.class,
            description = "How strongly programs are kept apart: strong, user or plain. Without it, as strongly as this"
                    + " machine can: submissions are strangers' programs.")
    private Optional<Level> level = Optional.empty();

    @Option(
            names = "--jobs",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "How many programs run at a time. Without it, as many as there are cores.")
    private int jobs;

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description = "Another time limit than that of the problem, in seconds of CPU time.")
    private Optional<Double> timeLimit = Optional.empty();

    @Mixin
    private QuietOption quiet = new QuietOption();

    int jobs() {
        return jobs == 0 ? Judge.Settings.usualJobs() : jobs;
    }

    /** What is done with a problem once it is read, and has a time limit. */
    interface Work {
        int with(ProblemPackage problem, Sandbox sandbox, Progress progress) throws InterruptedException;
    }

    /** Reads a package and has the work done; says what is in the way. */
    int withProblem(Path folder, Terminal terminal, Work work) {
        if (timeLimit.isPresent() && !(timeLimit.get() > 0 && timeLimit.get() <= 3600)) {
            return terminal.misused("--time-limit must be a number of seconds above 0, and no more than 3600");
        }
        ProblemPackage.Read read = ProblemPackage.read(folder);
        if (read instanceof ProblemPackage.Bad bad) {
            bad.flaws().stream().map(Flaw::line).forEach(terminal::failed);
            return Terminal.FAILED;
        }
        ProblemPackage problem = ((ProblemPackage.Good) read).problem();
        if (timeLimit.isPresent()) {
            problem = problem.withTime(Duration.ofNanos(Math.round(timeLimit.get() * 1e9)));
        }
        if (!quiet.given()) {
            problem.notes().forEach(note -> terminal.say("note: " + note.line()));
        }
        Thread here = Thread.currentThread();
        try (StopSwitch stop = new StopSwitch();
                Sandbox sandbox = level.map(Sandboxes::of).orElseGet(Sandboxes::best);
                JudgeTalk talk = new JudgeTalk(terminal, quiet.given())) {
            stop.onStop(here::interrupt);
            stop.arm();
            talk.level(sandbox);
            TimeLimit.Result limit = TimeLimit.of(problem, sandbox, jobs(), talk);
            if (limit instanceof TimeLimit.Unknown unknown) {
                return terminal.failed(unknown.why());
            }
            return work.with(((TimeLimit.Known) limit).problem(), sandbox, talk);
        } catch (SandboxException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            return terminal.failed("judging was stopped; nothing is said of what was not judged yet");
        }
    }
}
