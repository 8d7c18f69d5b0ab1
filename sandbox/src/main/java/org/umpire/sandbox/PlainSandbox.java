package org.umpire.sandbox;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The plain level: the user's own programs, as the user would start them. They are suspended, measured and ended, but
 * nothing keeps them from the user's files or the network.
 *
 * <p>A program gets {@code PATH} and {@code HOME} as the user has them (so that installed interpreters are found),
 * {@code LANG=C.UTF-8}, and what {@link Program#environment} adds.
 *
 * <p>Where programs are not suspended, no launcher stands before them either: it would take longer than they do. They are
 * told of our death by the end of their input alone.
 */
final class PlainSandbox implements Sandbox {
    private static final long DESCRIPTORS = 1024;
    private static final Duration START_PATIENCE = Duration.ofSeconds(10);

    private final Optional<Path> setpriv;
    private final boolean suspends;
    private final Running running = new Running(() -> {});

    /**
     * @param setpriv the program that asks the kernel to kill its process when we die
     * @param suspends whether programs stand still when they are not asked
     */
    PlainSandbox(Optional<Path> setpriv, boolean suspends) {
        this.setpriv = setpriv;
        this.suspends = suspends;
        Mark.sweep();
    }

    @Override
    public Level level() {
        return Level.PLAIN;
    }

    @Override
    public boolean suspends() {
        return suspends;
    }

    @Override
    public boolean limitsMemory() {
        return false;
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
        Map<String, String> environment = environment(program);
        Path directory = program.directory().toAbsolutePath();
        Executable executable = Executable.find(program.argv().get(0), directory, environment.getOrDefault("PATH", ""));
        if (executable instanceof Executable.Unusable unusable) {
            return new NeverStarted("plain", unusable.why());
        }
        List<String> argv = new ArrayList<>(program.argv());
        argv.set(0, ((Executable.Found) executable).word());
        Launcher launcher = new Launcher();
        try (Descriptors descriptors = new Descriptors()) {
            Streams streams = Streams.open(descriptors, joined);
            List<Integer> fds = List.of(streams.in(), streams.out(), streams.err());
            GroupCustody custody = suspends
                    ? hold(Spawner.spawn(new Launch(launched(launcher, argv), environment, directory, fds)))
                    : accompany(Spawner.spawnProgram(new Launch(argv, environment, directory, fds)));
            try {
                Wires wires = streams.wires(descriptors, custody.exitFd(), caps);
                return running.add(new PipedProgram(custody, wires, launcher, running));
            } catch (RuntimeException | Error e) {
                custody.killAfter(e);
                throw e;
            }
        } catch (Spawner.Refused e) {
            return new NeverStarted("plain", String.valueOf(e.getMessage()));
        }
    }

    private List<String> launched(Launcher launcher, List<String> argv) {
        List<String> command = new ArrayList<>();
        setpriv.ifPresent(path -> command.addAll(List.of(path.toString(), "--pdeathsig", "KILL", "--")));
        command.addAll(launcher.command(ProcessHandle.current().pid(), argv));
        return command;
    }

    /** Takes a new process into custody once the launcher has stopped itself. */
    private static GroupCustody hold(Child child) {
        boolean held = false;
        try {
            if (!child.awaitStill(START_PATIENCE) || child.ended().isPresent()) {
                throw new SandboxException("the launcher of a program did not come up: "
                        + child.ended().map(Ending::toString).orElse("still running"));
            }
            GroupCustody custody = GroupCustody.held(child, marked(child));
            held = true;
            return custody;
        } finally {
            if (!held) {
                child.discard();
            }
        }
    }

    /**
     * Takes a new process into custody that runs already. What it started in its first moment, and took out of its process
     * group, is lost.
     */
    private static GroupCustody accompany(Child child) {
        boolean held = false;
        try {
            GroupCustody custody = GroupCustody.accompanied(child, marked(child));
            held = true;
            return custody;
        } finally {
            if (!held) {
                child.discard();
            }
        }
    }

    private static Mark marked(Child child) {
        Mark mark = Mark.next();
        mark.putOn(child.pid());
        Limit.CORE.lower(child.pid(), 0);
        Limit.DESCRIPTORS.lower(child.pid(), DESCRIPTORS);
        return mark;
    }

    private static Map<String, String> environment(Program program) {
        Map<String, String> all = new TreeMap<>();
        all.put("LANG", "C.UTF-8");
        for (String kept : List.of("PATH", "HOME")) {
            String value = System.getenv(kept);
            if (value != null) {
                all.put(kept, value);
            }
        }
        all.putAll(program.environment());
        return all;
    }

    @Override
    public void close() {
        running.close();
    }
}
