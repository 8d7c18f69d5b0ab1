package org.umpire.sandbox;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Started by tests as a process of its own: starts programs at a level, tells their numbers, and then does as it is told:
 * waits to be killed, or leaves without ending them.
 */
public final class Holder {
    private Holder() {}

    /** Starts it. */
    static Process launch(Level level, Path folder, String how) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        level.name(),
                        folder.toString(),
                        how)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Arguments: the level, a folder, {@code wait} or {@code exit}. */
    public static void main(String[] args) throws Exception {
        Sandbox sandbox = Sandboxes.of(Level.valueOf(args[0]));
        Path folder = Path.of(args[1]);
        Confined suspended = sandbox.start(Talk.shell(folder, "exec sleep 981"), Talk.CAPS);
        Confined stopped = sandbox.start(Talk.shell(folder, "echo ready; exec sleep 982"), Talk.CAPS);
        Confined running =
                sandbox.start(Talk.shell(folder, "echo ready; trap '' HUP TERM; while :; do :; done"), Talk.CAPS);
        for (Confined program : new Confined[] {stopped, running}) {
            program.resume();
            Talk.hear(program, java.time.Duration.ofSeconds(60));
        }
        stopped.suspend();
        for (Confined program : new Confined[] {suspended, stopped, running}) {
            System.out.println(program.name().replaceAll("\\D", ""));
        }
        System.out.println("over");
        if (args[2].equals("exit")) {
            System.exit(3);
        }
        Thread.sleep(600_000);
    }
}
