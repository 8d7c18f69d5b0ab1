package org.umpire.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Sends lines to a program that its author runs to find a fault, perhaps under a debugger: unlike the programs of a
 * table it is not locked away, and it has the author's terminal.
 */
final class Feeding {
    private final Terminal terminal;

    Feeding(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Runs the program until it ends, and returns the exit code for how it ended. */
    int run(List<String> program, List<String> lines) {
        Process process;
        try {
            process = new ProcessBuilder(program)
                    .redirectOutput(Redirect.INHERIT)
                    .redirectError(Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            return terminal.failed("cannot start '" + program.get(0) + "': " + e.getMessage());
        }
        int sent = send(process, lines);
        try {
            int code = process.waitFor();
            if (code == 0 && sent == lines.size()) {
                return Terminal.DONE;
            }
            return terminal.failed("the program was sent " + sent + " of " + lines.size() + " lines, and "
                    + (code > 128 ? "died of signal " + (code - 128) : "ended with exit code " + code));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
            return terminal.failed("interrupted");
        }
    }

    private static int send(Process process, List<String> lines) {
        int sent = 0;
        try (BufferedWriter in =
                new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8))) {
            for (String line : lines) {
                in.write(line);
                in.write('\n');
                in.flush();
                sent++;
            }
        } catch (IOException e) {
            return sent; // It has closed its input or ended: how it ends says more.
        }
        return sent;
    }
}
