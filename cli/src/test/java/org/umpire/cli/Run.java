package org.umpire.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** What came of one command, run in this JVM. */
record Run(int code, String out, String err) {
    static Run of(String... args) {
        return with("", args);
    }

    static Run with(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int code = Umpire.run(Terminal.of(in, out, err), args);
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Returns a terminal that nobody looks at. */
    static Terminal nowhere() {
        return Terminal.of(
                InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
    }

    /** Returns all that was seen, for golden files. */
    String seen() {
        return "exit " + code + "\n--- out\n" + out + "--- err\n" + err;
    }
}
