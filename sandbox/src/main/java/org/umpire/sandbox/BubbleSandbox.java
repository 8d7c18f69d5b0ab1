package org.umpire.sandbox;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The user and strong levels: programs in a sandbox of bubblewrap. A program sees {@code /usr}, a copy of its folder as
 * {@code /bot}, and a small {@code /tmp} of its own; it has no network, and is one process unless it may have more. At
 * the strong level it is in a control group as well.
 */
final class BubbleSandbox implements Sandbox {
    /** How many processes and threads a program may have at once. */
    static final long THREADS = 256;

    /** What a Java machine needs beside its heap. */
    private static final long JVM_MEGABYTES = 80;

    private final SyscallFilter.Machine machine;
    private final boolean disableNamespaces;
    private final Users users;
    private final Optional<ControlGroups> groups;
    private final Toolbox toolbox;
    private final Staging staging = new Staging();
    private final Running running = new Running(this::cleanUp);

    /**
     * @param disableNamespaces see {@link Bubble#command}
     * @param users whom programs are where we are root
     * @param groups for the strong level; closed with the sandbox
     */
    BubbleSandbox(
            SyscallFilter.Machine machine, boolean disableNamespaces, Users users, Optional<ControlGroups> groups) {
        this.machine = machine;
        this.disableNamespaces = disableNamespaces;
        this.users = users;
        this.groups = groups;
        Users.sweep();
        Map<String, String> ours = System.getenv();
        toolbox = new Toolbox(ours.getOrDefault("PATH", ""), Path.of(System.getProperty("user.home")), Users.needed());
    }

    @Override
    public Level level() {
        return groups.isPresent() ? Level.STRONG : Level.USER;
    }

    @Override
    public boolean limitsMemory() {
        return groups.isPresent();
    }

    @Override
    public Confined start(Program program, Caps caps) {
        return start(program, caps, Optional.empty());
    }

    @Override
    public Joined startJoined(Start first, Start second) {
        return Joined.of(first, second, (start, ends) -> start(start.program(), start.caps(), Optional.of(ends)));
    }

    private Confined start(Program program, Caps caps, Optional<Streams.Ends> joined) {
        groups.ifPresent(ControlGroups::expectStart);
        Errand errand;
        Path copy;
        try {
            errand = Errand.of(program, toolbox);
            copy = staging.stage(program.directory().toAbsolutePath());
        } catch (Errand.Impossible | Staging.Unstageable e) {
            return new NeverStarted(level().word(), String.valueOf(e.getMessage()));
        }
        Users.Lease lease = users.lend();
        boolean started = false;
        try {
            Bubble.Plan plan = new Bubble.Plan(
                    copy, errand.binds(), program.reads(), environment(errand, caps), lease.user(), caps.roomBytes());
            Confined confined = start(plan, errand.argv(), lease, caps, joined);
            started = true;
            return running.add(confined);
        } catch (Spawner.TooLong e) {
            return new NeverStarted(level().word(), String.valueOf(e.getMessage()));
        } finally {
            if (!started) {
                lease.close();
            }
        }
    }

    private Confined start(
            Bubble.Plan plan, List<String> argv, Users.Lease lease, Caps caps, Optional<Streams.Ends> joined)
            throws Spawner.TooLong {
        Launcher launcher = new Launcher();
        List<String> command = Bubble.command(plan, argv, disableNamespaces);
        try (Descriptors descriptors = new Descriptors()) {
            Streams streams = Streams.open(descriptors, joined);
            Descriptors.Pipe words = descriptors.pipe();
            Descriptors.Pipe info = descriptors.pipe();
            Descriptors.Pipe secret = descriptors.pipe();
            List<Integer> fds = List.of(
                    descriptors.file("/dev/null"),
                    words.writeEnd(),
                    words.writeEnd(),
                    streams.in(),
                    streams.out(),
                    streams.err(),
                    secret.readEnd(),
                    descriptors.readable(SyscallFilter.bytes(machine, caps.mayFork())),
                    info.writeEnd());
            Child outer = Spawner.spawn(new Launch(command, Map.of(), Path.of("/"), fds));
            descriptors.close(words.writeEnd());
            descriptors.close(info.writeEnd());
            descriptors.close(secret.readEnd());
            Custody custody = new BubbleStart(outer, info.readEnd(), words.readEnd())
                    .hold(() -> Descriptors.write(secret.writeEnd(), launcher.secretLine()), processes -> {
                        Bubble.limit(processes.pid(), plan);
                        return custody(processes, lease, caps);
                    });
            try {
                Wires wires = streams.wires(descriptors, custody.exitFd(), caps);
                return new PipedProgram(custody, wires, launcher, running);
            } catch (RuntimeException | Error e) {
                custody.killAfter(e);
                throw e;
            }
        }
    }

    /** Java machines cannot see the limit from within, and would let their garbage grow beyond it. */
    private Map<String, String> environment(Errand errand, Caps caps) {
        Map<String, String> all = new TreeMap<>(errand.environment());
        if (groups.isPresent() && caps.memoryBytes() > 0) {
            long megabytes = caps.memoryBytes() / 1_000_000;
            long heap = Math.max(megabytes / 2, megabytes - JVM_MEGABYTES);
            all.putIfAbsent("JDK_JAVA_OPTIONS", "-Xmx" + heap + "m -XX:+UseSerialGC");
        }
        return all;
    }

    private Custody custody(BubbleProcesses processes, Users.Lease lease, Caps caps) {
        if (groups.isEmpty()) {
            return new BubbleCustody(processes, lease);
        }
        ControlGroup group = groups.get().make(caps.memoryBytes(), THREADS);
        try {
            CgroupCustody custody = new CgroupCustody(processes, group, lease);
            // Before Linux 6.2 a process that comes into another group may get all processors of that group.
            Processors.ofThisThread().give(processes.pid());
            return custody;
        } catch (RuntimeException | Error e) {
            try {
                group.kill(Duration.ZERO);
            } catch (SandboxException also) {
                e.addSuppressed(also);
            } finally {
                group.close(); // it is removed with the others at the end
            }
            throw e;
        }
    }

    private void cleanUp() {
        try {
            staging.close();
        } finally {
            groups.ifPresent(ControlGroups::close);
        }
    }

    @Override
    public void close() {
        running.close();
    }
}
