package org.umpire.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * What a command is joined to.
 *
 * @param in standard input
 * @param bytes where {@code out} writes to, for what is no text of ours
 * @param out for what was asked for, so that it can be piped into something else
 * @param err for talk: progress, remarks, refusals
 * @param outShown whether {@code out} is a terminal that takes colours
 * @param errShown whether {@code err} is a terminal that takes colours and a moving line
 * @param columns how wide a terminal is
 */
record Terminal(
        InputStream in,
        OutputStream bytes,
        PrintWriter out,
        PrintWriter err,
        boolean outShown,
        boolean errShown,
        int columns) {
    /** The exit code of a command that did what was asked. */
    static final int DONE = 0;
    /** The exit code of a command whose asked thing failed. */
    static final int FAILED = 1;
    /** The exit code of a command that was used wrongly. */
    static final int MISUSED = 2;

    private static final int COLUMNS_USUAL = 80;
    private static final int COLUMNS_MIN = 40;

    /**
     * Returns the streams of this process. What they write is UTF-8 whatever the locale, since records and machine
     * output are; the launcher script says which are terminals, in the property {@code umpire.terminal}.
     */
    static Terminal ofProcess() {
        String shown = System.getProperty("umpire.terminal", "");
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        FileOutputStream err = new FileOutputStream(FileDescriptor.err);
        boolean colours = System.getenv("NO_COLOR") == null;
        return of(System.in, out, err, shown.contains("1") && colours, shown.contains("2"), width());
    }

    private static int width() {
        return Math.max(COLUMNS_MIN, Integer.getInteger("umpire.columns", COLUMNS_USUAL));
    }

    /** Returns streams that nobody looks at while they are written. */
    static Terminal of(InputStream in, OutputStream out, OutputStream err) {
        return of(in, out, err, false, false, COLUMNS_USUAL);
    }

    private static Terminal of(
            InputStream in, OutputStream out, OutputStream err, boolean outShown, boolean errShown, int columns) {
        return new Terminal(in, out, writer(out), writer(err), outShown, errShown, columns);
    }

    private static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
    }

    /** Says something that is not the result. */
    void say(String line) {
        err.println(line);
        err.flush();
    }

    /** Says why the asked thing failed, and returns the exit code for it. */
    int failed(String why) {
        say("umpire: " + why);
        return FAILED;
    }

    /** Says why the command cannot be meant so, and returns the exit code for it. */
    int misused(String why) {
        say("umpire: " + why);
        return MISUSED;
    }

    void flush() {
        out.flush();
        err.flush();
    }
}
