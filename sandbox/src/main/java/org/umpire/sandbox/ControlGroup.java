package org.umpire.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The control group of one program: all its processes, whatever they do, and the first process of its sandbox. What they
 * use is counted together; those of the program are in a group below, which alone is frozen, for each process that has to
 * be frozen costs time. Not safe for use by many threads.
 */
final class ControlGroup implements AutoCloseable {
    private static final byte[] ON = {'1'};
    private static final byte[] OFF = {'0'};
    private static final byte[] FROZEN = ascii("frozen");
    private static final byte[] POPULATED = ascii("populated");
    private static final byte[] USAGE = ascii("usage_usec");
    private static final byte[] OOM = ascii("oom");
    private static final byte[] OOM_KILL = ascii("oom_kill");

    /** More than the kernel asks for at once without falling back to less. */
    private static final long NO_ROOM_BYTES = 1 << 20;

    private static final String PROGRAM = "program";

    private final List<Path> folders;
    private final Path program;
    private final Path memory;
    private final boolean legacyMemory;
    private final List<KernelFile> open = new ArrayList<>();
    private final KernelFile freeze;
    private final KernelFile frozen;
    private final KernelFile events;
    private final KernelFile stat;
    private boolean closed;

    /**
     * @param folders in each hierarchy, version 2's first
     * @param memory the one by which memory is limited
     * @param legacyMemory whether that one is of version 1
     */
    ControlGroup(List<Path> folders, Path memory, boolean legacyMemory) {
        this.folders = List.copyOf(folders);
        this.memory = memory;
        this.legacyMemory = legacyMemory;
        boolean whole = false;
        try {
            Path unified = folders.get(0);
            program = unified.resolve(PROGRAM);
            Files.createDirectory(program);
            freeze = opened(KernelFile.toWrite(program.resolve("cgroup.freeze")));
            frozen = opened(KernelFile.toRead(program.resolve("cgroup.events")));
            events = opened(KernelFile.toRead(unified.resolve("cgroup.events")));
            stat = opened(KernelFile.toRead(unified.resolve("cpu.stat")));
            whole = true;
        } catch (IOException e) {
            throw new SandboxException("a control group could not be made: " + e, e);
        } finally {
            if (!whole) {
                close();
            }
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private KernelFile opened(KernelFile file) {
        open.add(file);
        return file;
    }

    /** Limits memory, and with it what is swapped out. */
    void limitMemory(long bytes) {
        if (bytes <= 0) {
            return;
        }
        String text = Long.toString(bytes);
        if (legacyMemory) {
            KernelFile.write(memory.resolve("memory.limit_in_bytes"), text);
            writeIfThere(memory.resolve("memory.memsw.limit_in_bytes"), text);
        } else {
            KernelFile.write(memory.resolve("memory.max"), text);
            writeIfThere(memory.resolve("memory.swap.max"), "0");
            writeIfThere(memory.resolve("memory.oom.group"), "1");
        }
    }

    private static void writeIfThere(Path file, String text) {
        if (Files.exists(file)) {
            KernelFile.write(file, text);
        }
    }

    /** Takes the first process of the sandbox in, which is counted and ended with the program. */
    void takeFirst(int pid) {
        for (Path folder : folders) {
            KernelFile.write(folder.resolve("cgroup.procs"), Integer.toString(pid));
        }
    }

    /** Takes the program in; what it starts from now on is in as well. */
    void take(int pid) {
        takeFirst(pid);
        KernelFile.write(program.resolve("cgroup.procs"), Integer.toString(pid));
    }

    /**
     * Freezes all processes of the program, and waits until they are.
     *
     * @return whether they are; not so after {@code patience} if one waits inside the kernel, where it uses no CPU time
     */
    boolean freeze(Duration patience) {
        freeze.write(ON);
        Patience more = new Patience(patience);
        boolean all = frozen.number(FROZEN) == 1;
        while (!all && more.again()) {
            all = frozen.number(FROZEN) == 1;
        }
        return all;
    }

    void thaw() {
        freeze.write(OFF);
    }

    /** Returns the CPU time of all processes that ever were in the group; exact while it is frozen. */
    long cpuNanos() {
        return Math.max(0, stat.number(USAGE)) * 1_000;
    }

    /** Returns the most memory that was in use at once; before Linux 5.19 of version 2, what is in use now. */
    long peakBytes() {
        Path file = memory.resolve(legacyMemory ? "memory.max_usage_in_bytes" : "memory.peak");
        try (KernelFile peak = KernelFile.toRead(Files.exists(file) ? file : memory.resolve("memory.current"))) {
            return Math.max(0, peak.number());
        }
    }

    /** Returns whose memory it was that was too little, if the kernel has killed a process of the group for that. */
    Optional<Ending> outOfMemory() {
        try (KernelFile file =
                KernelFile.toRead(memory.resolve(legacyMemory ? "memory.oom_control" : "memory.events"))) {
            if (file.number(OOM_KILL) <= 0) {
                return Optional.empty();
            }
            boolean limit = legacyMemory ? limitMet() : file.number(OOM) > 0;
            return Optional.of(limit ? new Ending.OutOfMemory() : new Ending.HostOutOfMemory());
        }
    }

    /** Version 1 does not tell why it killed, but its peak does: close under the limit, there was no room for more. */
    private boolean limitMet() {
        try (KernelFile limit = KernelFile.toRead(memory.resolve("memory.limit_in_bytes"));
                KernelFile peak = KernelFile.toRead(memory.resolve("memory.max_usage_in_bytes"))) {
            return peak.number() >= limit.number() - NO_ROOM_BYTES;
        }
    }

    /** Kills every process, and returns whether all were gone before patience was over. */
    boolean kill(Duration patience) {
        KernelFile.write(folders.get(0).resolve("cgroup.kill"), "1");
        Patience more = new Patience(patience);
        boolean empty = events.number(POPULATED) == 0;
        while (!empty && more.again()) {
            empty = events.number(POPULATED) == 0;
        }
        return empty;
    }

    /** Removes the group, which must be empty, and returns whether it is gone before patience is over. */
    boolean remove(Duration patience) {
        close();
        Patience more = new Patience(patience);
        boolean gone = removeOnce();
        while (!gone && more.again()) {
            gone = removeOnce();
        }
        return gone;
    }

    private boolean removeOnce() {
        boolean gone = ControlGroups.removeIfPossible(program);
        for (Path folder : folders) {
            gone &= ControlGroups.removeIfPossible(folder);
        }
        return gone;
    }

    boolean closed() {
        return closed;
    }

    /** Closes what is open; the group stays. */
    @Override
    public void close() {
        closed = true;
        open.forEach(KernelFile::close);
    }
}
