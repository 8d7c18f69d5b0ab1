package org.umpire.languages;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Ending;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;

/** Runs a tool of this host, such as a compiler, to its end. */
public final class ToolRun {
    private static final Caps CAPS = new Caps(4L << 30, 64 * 1024);
    private static final int COMPLAINT_BYTES = 16 * 1024;
    /** Where compilers of Go and Rust keep what they make on the way. */
    private static final long ROOM_BYTES = 128L << 20;

    private static final int MADE_BYTES_MAX = 32 << 20;
    private static final int OUTPUT_BYTES_MAX = 64 * 1024;
    private static final long PAUSE_NANOS = 1_000_000;
    private static final long LOOK_NANOS = 200_000_000;

    private ToolRun() {}

    /**
     * What came of it.
     *
     * @param good whether it left with 0 in time
     * @param output what it wrote to its standard output
     * @param complaint the end of what it wrote to its standard error, or why it did not end by itself
     * @param hostFault whether this host ended it for want of memory, which says nothing about what it was given
     */
    public record Result(boolean good, String output, String complaint, boolean hostFault) {}

    /**
     * Runs a compiler that may start other programs and hands its work over its standard output.
     *
     * @param made takes what it hands over, a little more than {@link #MADE_BYTES_MAX} at most
     */
    static Result make(Sandbox sandbox, Program program, SourceBuild.Bounds bounds, ByteArrayOutputStream made) {
        Caps caps = new Caps(bounds.memoryBytes(), COMPLAINT_BYTES, true, ROOM_BYTES);
        long deadline = System.nanoTime() + bounds.wall().toNanos();
        try (Confined tool = sandbox.start(program, caps)) {
            tool.closeInput();
            tool.resume();
            byte[] piece = new byte[OUTPUT_BYTES_MAX];
            int received = 0;
            boolean inTime = true;
            while (received >= 0 && inTime && made.size() < MADE_BYTES_MAX) {
                received = tool.receive(piece, 0, Math.min(deadline, System.nanoTime() + LOOK_NANOS));
                made.write(piece, 0, Math.max(0, received));
                inTime = System.nanoTime() - deadline < 0 && tool.cpu().compareTo(bounds.time()) <= 0;
            }
            Optional<Ending> ending = received >= 0 ? Optional.empty() : awaitEnding(tool, deadline);
            boolean good = received < 0 && ending.equals(Optional.of(new Ending.Exited(0)));
            return new Result(good, "", complaint(tool, ending), hostFault(ending));
        }
    }

    private static Optional<Ending> awaitEnding(Confined tool, long deadline) {
        while (!tool.over() && !Thread.currentThread().isInterrupted() && System.nanoTime() < deadline) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        return tool.ending(); // asked last: it may have ended between two looks
    }

    /**
     * Runs a command with no input.
     *
     * @param sandbox of the plain level: a compiler starts other programs
     */
    public static Result run(Sandbox sandbox, List<String> argv, Path folder, Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        try (Confined tool = sandbox.start(new Program(argv, folder, Map.of()), CAPS)) {
            tool.closeInput();
            tool.resume();
            byte[] output = new byte[OUTPUT_BYTES_MAX];
            int length = 0;
            int received = 1;
            while (received > 0) {
                // A full buffer: the rest is read over its end again and again, and not kept.
                int at = length == output.length ? output.length - 1024 : length;
                received = tool.receive(output, at, deadline);
                length = received > 0 ? at + received : length;
            }
            Optional<Ending> ending = awaitEnding(tool, deadline);
            boolean good = ending.isPresent() && ending.get().equals(new Ending.Exited(0));
            String said = text(Arrays.copyOf(output, length));
            return new Result(good, said, complaint(tool, ending), hostFault(ending));
        }
    }

    private static boolean hostFault(Optional<Ending> ending) {
        return ending.isPresent()
                && (ending.get() instanceof Ending.HostOutOfMemory || ending.get() instanceof Ending.NotStarted);
    }

    private static String complaint(Confined tool, Optional<Ending> ending) {
        if (ending.isEmpty()) {
            return "it did not end in time, or made too much";
        }
        if (ending.get() instanceof Ending.NotStarted notStarted) {
            return notStarted.why();
        }
        if (ending.get() instanceof Ending.OutOfMemory) {
            return "it took more memory than it may";
        }
        if (ending.get() instanceof Ending.HostOutOfMemory) {
            return "this machine ran out of memory, and the kernel killed it for that: free some, and try again";
        }
        return text(tool.stderr());
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8).strip();
    }
}
