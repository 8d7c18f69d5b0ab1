package org.umpire.judge.run;

import java.io.IOException;
import org.umpire.judge.Verdict;

/** Takes the output of a submission on one case, and says whether it is right. Used by one thread. */
interface Checker extends AutoCloseable {
    /** What it says. */
    record Said(Verdict verdict, String detail, String feedback) {}

    /** Takes the next bytes. */
    void take(byte[] bytes, int length) throws IOException;

    /** Takes note that the output ends; the submission had no trouble of its own. */
    Said end() throws IOException;

    /** Gives up what it holds. */
    @Override
    void close() throws IOException;
}
