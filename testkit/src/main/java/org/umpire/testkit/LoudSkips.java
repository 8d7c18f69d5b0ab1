package org.umpire.testkit;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Says loudly which tests the host could not run, and why: a skipped test must not pass for a green one. */
public final class LoudSkips implements TestExecutionListener {
    /** For the service loader. */
    public LoudSkips() {}

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        say(test, reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == Status.ABORTED) {
            say(test, result.getThrowable().map(Throwable::getMessage).orElse("no reason given"));
        }
    }

    private static void say(TestIdentifier test, String why) {
        System.err.println("SKIPPED " + test.getLegacyReportingName() + " [" + test.getUniqueId() + "]: " + why);
    }
}
