package org.umpire.bots;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** A program at a seat, for tests: no clock, no suspension, no isolation. */
public final class RunningProgram implements AutoCloseable {
    private final Process process;
    private final OutputStream input;
    private final BufferedReader output;
    private final Set<ProcessHandle> children = new HashSet<>();
    private boolean inputBroken;

    /** Starts a program; its standard error is added to a file. */
    public RunningProgram(List<String> command, Path directory, Path stderr) throws IOException {
        process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectError(Redirect.appendTo(stderr.toFile()))
                .start();
        input = process.getOutputStream();
        output = new BufferedReader(new InputStreamReader(process.getInputStream(), ISO_8859_1));
    }

    /** Sends a line; once the program has closed its end, nothing: that shows when it is asked. */
    public void tell(String line) {
        if (!inputBroken) {
            try {
                input.write((line + "\n").getBytes(ISO_8859_1));
                input.flush();
            } catch (IOException e) {
                inputBroken = true;
            }
        }
    }

    /** Returns the next whole line, or empty at the end of the output. */
    public Optional<String> ask() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = output.read(); c >= 0; c = output.read()) {
            if (c == '\n') {
                return Optional.of(line.toString());
            }
            line.append((char) c);
        }
        return Optional.empty();
    }

    /** Returns whether the program has written more than it was asked for. */
    public boolean wroteMore() throws IOException {
        return output.ready();
    }

    /** Returns how the program ended, within a time that no healthy host exceeds. */
    public int exitCode() throws InterruptedException {
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            throw new AssertionError("still running");
        }
        return process.exitValue();
    }

    /** Ends the input, as after the last game. */
    public void endInput() throws IOException {
        // Once their parent has left they cannot be found any more.
        process.descendants().forEach(children::add);
        if (!inputBroken) {
            input.close();
        }
    }

    @Override
    public void close() {
        process.descendants().forEach(children::add);
        children.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
