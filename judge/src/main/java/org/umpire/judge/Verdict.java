package org.umpire.judge;

/** What is said of a submission, on one case or on all, with the codes of the CLICS contest API (docs/judge.md#verdicts). */
public enum Verdict {
    /** The output is right. */
    AC("accepted"),
    /** The output is wrong. */
    WA("wrong answer"),
    /** More CPU time than the limit. */
    TLE("time limit exceeded"),
    /** It took too long by the wall, though not by the CPU: it waited. */
    WTL("wall time limit exceeded"),
    /** More memory than the limit. */
    MLE("memory limit exceeded"),
    /** More output than the limit. */
    OLE("output limit exceeded"),
    /** It left with an exit code other than 0, or died of a signal. */
    RTE("run-time error"),
    /** It could not be made into a program. */
    CE("compile error"),
    /** The judge, the problem or the host went wrong: nothing is said of the submission. */
    JE("judge error");

    private final String words;

    Verdict(String words) {
        this.words = words;
    }

    /** Returns what it means, for people. */
    public String words() {
        return words;
    }

    /**
     * Returns the verdict that the problem package format knows for it: it has {@code AC}, {@code WA}, {@code TLE} and
     * {@code RTE} only, and the last stands for every limit but that of time.
     */
    public Verdict inPackages() {
        return switch (this) {
            case WTL -> TLE;
            case MLE, OLE -> RTE;
            case AC, WA, TLE, RTE, CE, JE -> this;
        };
    }
}
