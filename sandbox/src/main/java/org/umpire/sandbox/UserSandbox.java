package org.umpire.sandbox;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The user level: programs in a sandbox of bubblewrap, which needs no root. A program sees {@code /usr}, a copy of its
 * folder as {@code /bot}, and a small {@code /tmp} of its own; it has no network, and is one process. Its memory is not
 * limited.
 */
final class UserSandbox implements Sandbox {
    private final SyscallFilter.Machine machine;
    private final boolean disableNamespaces;
    private final Users users;
    private final Toolbox toolbox;
    private final Staging staging = new Staging();
    private final Running running = new Running(staging::close);

    /**
     * @param disableNamespaces see {@link Bubble#command}
     * @param users whom programs are where we are root
     */
    UserSandbox(SyscallFilter.Machine machine, boolean disableNamespaces, Users users) {
        this.machine = machine;
        this.disableNamespaces = disableNamespaces;
        this.users = users;
        Map<String, String> ours = System.getenv();
        toolbox = new Toolbox(ours.getOrDefault("PATH", ""), Path.of(System.getProperty("user.home")), Users.needed());
    }

    @Override
    public Level level() {
        return Level.USER;
    }

    @Override
    public boolean limitsMemory() {
        return false;
    }

    @Override
    public Confined start(Program program, Caps caps) {
        Errand errand;
        Path copy;
        try {
            errand = Errand.of(program, toolbox);
            copy = staging.stage(program.directory().toAbsolutePath());
        } catch (Errand.Impossible | Staging.Unstageable e) {
            return new NeverStarted("user", String.valueOf(e.getMessage()));
        }
        Users.Lease lease = users.lend();
        boolean started = false;
        try {
            Bubble.Plan plan = new Bubble.Plan(copy, errand.binds(), errand.environment(), lease.user());
            Confined confined = start(Bubble.command(plan, errand.argv(), disableNamespaces), lease, caps);
            started = true;
            return running.add(confined);
        } catch (Spawner.TooLong e) {
            return new NeverStarted("user", String.valueOf(e.getMessage()));
        } finally {
            if (!started) {
                lease.close();
            }
        }
    }

    private Confined start(List<String> command, Users.Lease lease, Caps caps) throws Spawner.TooLong {
        Launcher launcher = new Launcher();
        try (Descriptors descriptors = new Descriptors()) {
            Streams streams = Streams.open(descriptors);
            Descriptors.Pipe words = descriptors.pipe();
            Descriptors.Pipe info = descriptors.pipe();
            List<Integer> fds = List.of(
                    descriptors.file("/dev/null"),
                    words.writeEnd(),
                    words.writeEnd(),
                    streams.in().readEnd(),
                    streams.out().writeEnd(),
                    streams.err().writeEnd(),
                    descriptors.readable(launcher.secretLine()),
                    descriptors.readable(SyscallFilter.bytes(machine)),
                    info.writeEnd());
            Child outer = Spawner.spawn(new Launch(command, Map.of(), Path.of("/"), fds));
            descriptors.close(words.writeEnd());
            descriptors.close(info.writeEnd());
            BubbleCustody custody = new BubbleStart(outer, info.readEnd(), words.readEnd()).hold(lease);
            try {
                Wires wires = streams.wires(descriptors, custody.exitFd(), caps);
                return new PipedProgram(custody, wires, launcher, running);
            } catch (RuntimeException | Error e) {
                custody.killAfter(e);
                throw e;
            }
        }
    }

    @Override
    public void close() {
        running.close();
    }
}
