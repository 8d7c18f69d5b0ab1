package org.umpire.cli;

import java.util.Optional;
import org.umpire.contest.StopSwitch;
import org.umpire.judge.run.Judge;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;
import org.umpire.sandbox.Sandboxes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands that judge have in common: where and how submissions run. */
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

    @Mixin
    private QuietOption quiet = new QuietOption();

    int jobs() {
        return jobs == 0 ? Judge.Settings.usualJobs() : jobs;
    }

    boolean quiet() {
        return quiet.given();
    }

    /** What is done in a sandbox. */
    interface Work {
        int in(Sandbox sandbox, JudgeTalk talk) throws InterruptedException;
    }

    /**
     * Has the work done, and ended when this process is told to end.
     *
     * @param stopped what to say then
     */
    int inSandbox(Terminal terminal, String stopped, Work work) {
        // Until it is closed the process does not end: so what is said of its end is heard.
        try (StopSwitch stop = new StopSwitch()) {
            return inSandbox(terminal, stopped, stop, work);
        }
    }

    private int inSandbox(Terminal terminal, String stopped, StopSwitch stop, Work work) {
        Thread here = Thread.currentThread();
        try (Sandbox sandbox = level.map(Sandboxes::of).orElseGet(Sandboxes::best);
                JudgeTalk talk = new JudgeTalk(terminal, quiet.given())) {
            stop.onStop(here::interrupt);
            stop.arm();
            talk.level(sandbox);
            return work.in(sandbox, talk);
        } catch (SandboxException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            return terminal.failed(stopped);
        }
    }
}
