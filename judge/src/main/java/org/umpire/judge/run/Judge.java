package org.umpire.judge.run;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.judge.problem.TestCase;
import org.umpire.languages.Sources;
import org.umpire.sandbox.Leaving;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;

/**
 * Judges submissions of one problem: makes programs of them, runs these on its cases, several at a time, and gives
 * verdicts (docs/judge.md). Used by one thread; it has its own for the work.
 */
public final class Judge implements AutoCloseable {
    private final ProblemPackage problem;
    private final Sandbox sandbox;
    private final Settings settings;
    private final Compiler compiler;
    private final Validators validators;

    /**
     * How judging is done.
     *
     * @param jobs how many programs run at a time
     * @param allCases whether the cases after the first that is not accepted are run too
     */
    public record Settings(int jobs, boolean allCases) {
        /** Refuses to run nothing at a time. */
        public Settings {
            if (jobs < 1) {
                throw new IllegalArgumentException(jobs + " programs at a time");
            }
        }

        /**
         * Returns how many programs run at a time when nothing is said: as many as there are processors. Each is charged
         * for what it computes, not for waiting for a processor.
         */
        public static int usualJobs() {
            return Runtime.getRuntime().availableProcessors();
        }
    }

    /**
     * Begins.
     *
     * @param problem with a time limit
     * @param sandbox in which submissions run; not closed here
     */
    public Judge(ProblemPackage problem, Sandbox sandbox, Settings settings) {
        if (problem.limits().time().isEmpty()) {
            throw new IllegalArgumentException("the problem has no time limit: see TimeLimit");
        }
        this.problem = problem;
        this.sandbox = sandbox;
        this.settings = settings;
        compiler = new Compiler(problem, sandbox);
        validators = new Validators(problem, compiler, sandbox);
    }

    /**
     * Judges submissions, and returns what came of each, in their order.
     *
     * @throws InterruptedException if this thread is interrupted; what runs is ended then
     */
    public List<Judgement> judge(List<Entry> entries, Progress progress) throws InterruptedException {
        return new Session(entries, progress).run();
    }

    @Override
    public void close() {
        try {
            compiler.close();
        } finally {
            validators.close();
        }
    }

    /** The judging of some submissions. */
    private final class Session {
        private final Judgement[] judgements;
        private final Progress progress;
        private final Docket docket;
        private final Slots slots = new Slots(settings.jobs());
        private final AtomicReference<Throwable> broken = new AtomicReference<>();
        private volatile boolean stopped;

        Session(List<Entry> entries, Progress progress) {
            this.progress = progress;
            judgements = new Judgement[entries.size()];
            docket = new Docket(entries, problem.cases(), settings.allCases());
        }

        List<Judgement> run() throws InterruptedException {
            List<Thread> workers = new ArrayList<>();
            // One more than programs run: it starts the next one while another is cleared away.
            for (int k = 0; k <= settings.jobs(); k++) {
                Thread worker = new Thread(this::work, "judge-" + k);
                workers.add(worker);
                worker.start();
            }
            try {
                for (Thread worker : workers) {
                    worker.join();
                }
            } catch (InterruptedException e) {
                stop(workers);
                throw e;
            }
            if (stopped || Leaving.begun()) {
                throw new InterruptedException("judging was stopped");
            }
            Throwable failure = broken.get();
            if (failure != null) {
                throw new IllegalStateException("judging failed: " + failure, failure);
            }
            return Arrays.stream(judgements).map(Objects::requireNonNull).toList();
        }

        /** Ends the work, and waits until none uses a file or the sandbox any more. */
        private void stop(List<Thread> workers) {
            docket.abandon();
            workers.forEach(Thread::interrupt);
            boolean waiting = true;
            while (waiting) {
                try {
                    for (Thread worker : workers) {
                        worker.join();
                    }
                    waiting = false;
                } catch (InterruptedException e) {
                    workers.forEach(Thread::interrupt); // told again: they know already
                }
            }
        }

        private void work() {
            try {
                Execution execution = new Execution(sandbox, RunLimits.of(problem.limits()), slots);
                for (Optional<Docket.Task> task = docket.next(); task.isPresent(); task = docket.next()) {
                    if (task.get() instanceof Docket.Make make) {
                        make(make);
                    } else {
                        run((Docket.Run) task.get(), execution);
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt(); // we are told to stop
            } catch (Stopped e) {
                stopped = true;
                docket.abandon();
            } catch (RuntimeException | Error e) {
                broken.compareAndSet(null, e);
                docket.abandon();
            }
        }

        private void make(Docket.Make make) {
            Compiler.Result result;
            slots.take();
            try {
                result = compiler.submission(make.entry(), sources -> loaded(make.entry(), sources));
            } catch (SandboxException e) {
                result = new Compiler.Failed("", Verdict.JE, "the sandbox failed: " + e.getMessage(), "");
            } finally {
                slots.giveBack();
            }
            if (result instanceof Compiler.Ready ready) {
                docket.made(make.submission(), ready);
                return;
            }
            docket.closed(make.submission());
            note(
                    make.submission(),
                    ((Compiler.Failed) result).judgement(make.entry().name()),
                    problem.cases().size());
        }

        private void loaded(Entry entry, Sources sources) {
            synchronized (progress) {
                progress.loaded(entry.name(), sources);
            }
        }

        private void run(Docket.Run run, Execution execution) {
            CaseResult result = result(run, execution);
            synchronized (progress) {
                progress.done(1);
            }
            docket.ran(run, result)
                    .ifPresent(judgement -> note(
                            run.submission(),
                            judgement,
                            problem.cases().size() - judgement.cases().size()));
        }

        /** Tells a judgement, unless it may come of this process being ended. */
        private void note(int submission, Judgement judgement, long notRun) {
            if (Thread.currentThread().isInterrupted() || Leaving.begun()) {
                throw new Stopped();
            }
            judgements[submission] = judgement;
            synchronized (progress) {
                progress.done(notRun);
                progress.judged(judgement);
            }
        }

        private CaseResult result(Docket.Run run, Execution execution) {
            TestCase one = run.testCase();
            try {
                return onCase(withArguments(run.program(), one), one, execution);
            } catch (IOException e) {
                return failed(one, "a file of the case cannot be read: " + e);
            } catch (SandboxException e) {
                return failed(one, "the sandbox failed: " + e.getMessage());
            }
        }
    }

    private CaseResult onCase(Program program, TestCase one, Execution execution) throws IOException {
        if (!problem.validation().custom()) {
            return new CaseRun(execution, one, new Comparing(one)).run(program);
        }
        Optional<String> trouble = validators.trouble();
        if (trouble.isPresent()) {
            return failed(one, trouble.get());
        }
        return problem.validation().interactive()
                ? new Interaction(validators, execution, one).run(program)
                : new CaseRun(execution, one, new Validating(validators, one, execution.slots())).run(program);
    }

    private static CaseResult failed(TestCase one, String why) {
        return new CaseResult(one.name(), Verdict.JE, why, Duration.ZERO, Duration.ZERO, OptionalLong.empty(), "", "");
    }

    private static Program withArguments(Program program, TestCase one) {
        if (one.arguments().isEmpty()) {
            return program;
        }
        List<String> argv = new ArrayList<>(program.argv());
        argv.addAll(one.arguments());
        return new Program(argv, program.directory(), program.environment());
    }
}
