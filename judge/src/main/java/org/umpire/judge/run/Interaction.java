package org.umpire.judge.run;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.TestCase;
import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Joined;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;

/**
 * One submission on one case of an interactive problem: it and the validator read what the other writes. Who ends first, and
 * how, decides who is to blame (docs/judge.md#interactive-problems).
 */
final class Interaction {
    /** What a validator gets to note that its input has ended, when the submission was ended by us. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private static final long NEVER = Long.MAX_VALUE;

    private final Validators validators;
    private final Execution execution;
    private final TestCase testCase;

    Interaction(Validators validators, Execution execution, TestCase testCase) {
        this.validators = validators;
        this.execution = execution;
        this.testCase = testCase;
    }

    CaseResult run(Program program) throws IOException {
        Caps caps = execution.caps();
        try (ValidatorCall call = validators.call(0, testCase);
                Joined joined = validators
                        .sandbox()
                        .startJoined(
                                new Sandbox.Start(program, caps),
                                new Sandbox.Start(call.program(), validators.caps()))) {
            Referee referee = new Referee(joined.second());
            Execution.Followed followed;
            try {
                // Not before the submission has a core: a wait of ours must be on nobody's clock.
                followed = execution.follow(joined.first(), program, referee::begin, referee::hasRejected);
            } finally {
                referee.hurry(joined.first());
            }
            referee.await();
            Outcome outcome = followed.outcome();
            ValidatorCall.Reply reply = call.reply(joined.second());
            boolean validatorHung = referee.ended() == NEVER;
            boolean validatorFirst = !validatorHung
                    && joined.firstToEnd()
                            .map(first -> first == joined.second())
                            .orElseGet(() -> referee.ended() - followed.ended() < 0);
            Checker.Said said = said(outcome, followed.endedByUs(), validatorFirst, validatorHung, reply);
            return new CaseResult(
                    testCase.name(),
                    said.verdict(),
                    said.detail(),
                    outcome.cpu(),
                    outcome.wall(),
                    outcome.peakMemoryBytes(),
                    outcome.stderr(),
                    said.feedback());
        }
    }

    /**
     * Says who is to blame.
     *
     * @param endedByUs whether the submission had to be ended
     * @param validatorFirst whether the validator ended before the submission, and by itself
     * @param validatorHung whether the validator had to be ended
     */
    static Checker.Said said(
            Outcome outcome,
            boolean endedByUs,
            boolean validatorFirst,
            boolean validatorHung,
            ValidatorCall.Reply reply) {
        if (validatorFirst && reply.foundNobody()) {
            // It died of writing to a submission that had closed its input, and perhaps lived on.
            return outcome.good() || outcome.trouble() == Verdict.WA
                    ? new Checker.Said(
                            Verdict.WA, "it did not read what the validator still wrote to it", reply.feedback())
                    : new Checker.Said(outcome.trouble(), outcome.detail(), reply.feedback());
        }
        if (validatorFirst && !reply.accepts()) {
            // Whatever the submission did then, it spoke to nobody.
            return reply.said();
        }
        if (validatorHung && (outcome.good() || outcome.trouble() == Verdict.WTL)) {
            return new Checker.Said(Verdict.JE, reply.fault(), reply.feedback());
        }
        if (reply.rejects() && outcome.spokeToNobody()) {
            return reply.said(); // it was rejected first, whatever was seen first
        }
        if (!outcome.good()) {
            return new Checker.Said(outcome.trouble(), outcome.detail(), reply.feedback());
        }
        if (reply.foundNobody() && !endedByUs) {
            return new Checker.Said(Verdict.WA, "it left while the validator still spoke to it", reply.feedback());
        }
        return reply.said();
    }

    /** The validator while it runs, watched by a thread of its own. */
    private final class Referee {
        private final Confined validator;
        private final Thread thread = new Thread(this::watch, "judge-validator");
        private final AtomicLong deadline = new AtomicLong();
        private volatile long ended = NEVER;
        private volatile Optional<Throwable> broken = Optional.empty();

        Referee(Confined validator) {
            this.validator = validator;
        }

        void begin() {
            deadline.set(System.nanoTime()
                    + validators.share().time().toNanos()
                    + execution.limits().wall().toNanos());
            validator.resume();
            thread.start();
        }

        private void watch() {
            try {
                follow();
            } catch (RuntimeException | Error e) {
                broken = Optional.of(e); // for whoever waits
            }
        }

        private void follow() {
            boolean over = false;
            while (!over && System.nanoTime() - deadline.get() < 0) {
                long piece = Math.min(
                        deadline.get(),
                        System.nanoTime() + Duration.ofMillis(100).toNanos());
                over = validator.awaitEnd(piece);
            }
            ended = over ? System.nanoTime() : NEVER;
            validator.end(Duration.ZERO);
        }

        /** Returns whether it has said that the submission is wrong, so that there is no need to go on. */
        boolean hasRejected() {
            return ended != NEVER
                    && validator.ending().isPresent()
                    && !new ValidatorCall.Reply(validator.ending(), "", "").accepts();
        }

        /** The submission is over: gives the validator its own time from now on, or less if we ended the submission. */
        void hurry(Confined submission) {
            Duration left = submission.ending().isPresent() ? validators.share().time() : GRACE;
            deadline.set(System.nanoTime() + left.toNanos());
        }

        void await() {
            boolean interrupted = false;
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                    deadline.set(System.nanoTime());
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            if (broken.isPresent()) {
                throw new SandboxException("the validator could not be watched", broken.get());
            }
        }

        long ended() {
            return ended;
        }
    }
}
