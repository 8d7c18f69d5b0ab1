package org.umpire.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** What came of one command, run in this JVM. */
record Run(int code, String out, String err) {
    static Run of(String... args) {
        return with("", args);
    }

    static Run with(String input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int code = Umpire.run(new Terminal(in, new PrintWriter(out), new PrintWriter(err), false, false), args);
        return new Run(code, out.toString(), err.toString());
    }

    /** Returns all that was seen, for golden files. */
    String seen() {
        return "exit " + code + "\n--- out\n" + out + "--- err\n" + err;
    }
}
