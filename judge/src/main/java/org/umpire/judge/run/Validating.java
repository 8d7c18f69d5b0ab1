package org.umpire.judge.run;

import java.io.IOException;
import java.time.Duration;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.TestCase;
import org.umpire.sandbox.Confined;

/** Keeps the output, and has the validators of the problem look at it when it is over. All must accept. */
final class Validating implements Checker {
    private final Validators validators;
    private final TestCase testCase;
    private final Slots slots;
    private final Spool spool;

    Validating(Validators validators, TestCase testCase, Slots slots) {
        this.validators = validators;
        this.testCase = testCase;
        this.slots = slots;
        spool = validators.spool();
    }

    @Override
    public void take(byte[] bytes, int length) throws IOException {
        spool.take(bytes, length);
    }

    @Override
    public Said end() throws IOException {
        Said last = new Said(Verdict.JE, "there is no validator", "");
        for (int k = 0; k < validators.count(); k++) {
            last = ask(k);
            if (last.verdict() != Verdict.AC) {
                return last;
            }
        }
        return last;
    }

    private Said ask(int index) throws IOException {
        try (ValidatorCall call = validators.call(index, testCase);
                Confined validator = validators.sandbox().start(call.program(), validators.caps())) {
            spool.send(validator);
            slots.take();
            try {
                validator.resume();
                Interrupts.awaitEnd(validator, validators.share().time());
            } finally {
                slots.giveBack();
            }
            validator.end(Duration.ZERO);
            return call.reply(validator).said();
        }
    }

    @Override
    public void close() throws IOException {
        spool.close();
    }
}
