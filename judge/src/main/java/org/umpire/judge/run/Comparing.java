package org.umpire.judge.run;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import org.umpire.judge.Verdict;
import org.umpire.judge.compare.TokenComparison;
import org.umpire.judge.problem.TestCase;

/** Compares the output with the answer while it comes, and keeps nothing of it. */
final class Comparing implements Checker {
    private final InputStream answer;
    private final TokenComparison comparison;

    Comparing(TestCase one) throws IOException {
        answer = Files.newInputStream(one.answer());
        comparison = new TokenComparison(answer, one.flags());
    }

    @Override
    public void take(byte[] bytes, int length) throws IOException {
        comparison.take(bytes, 0, length);
    }

    @Override
    public Said end() throws IOException {
        comparison.end();
        return comparison
                .difference()
                .map(how -> new Said(Verdict.WA, how, ""))
                .orElseGet(() -> new Said(Verdict.AC, "", ""));
    }

    @Override
    public void close() throws IOException {
        answer.close();
    }
}
