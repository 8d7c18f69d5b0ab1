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
 */
final class PlainSandbox implements Sandbox {
    private static final long DESCRIPTORS = 1024;
    private static final Duration START_PATIENCE = Duration.ofSeconds(10);

    private final Optional<Path> setpriv;
    private final Running running = new Running(() -> {});

    /**
     * @param setpriv the program that asks the kernel to kill its process when we die
     */
    PlainSandbox(Optional<Path> setpriv) {
        this.setpriv = setpriv;
        Mark.sweep();
    }

    @Override
    public Level level() {
        return Level.PLAIN;
    }

    @Override
    public boolean limitsMemory() {
        return false;
    }

    @Override
    public Confined start(Program program, Caps caps) {
        Map<String, String> environment = environment(program);
        Path directory = program.directory().toAbsolutePath();
        Executable executable = Executable.find(program.argv().get(0), directory, environment.getOrDefault("PATH", ""));
        if (executable instanceof Executable.Unusable unusable) {
            return new NeverStarted("plain", unusable.why());
        }
        List<String> argv = new ArrayList<>(program.argv());
        argv.set(0, ((Executable.Found) executable).word());
        Launcher launcher = new Launcher();
        List<String> command = new ArrayList<>();
        setpriv.ifPresent(path -> command.addAll(List.of(path.toString(), "--pdeathsig", "KILL", "--")));
        command.addAll(launcher.command(ProcessHandle.current().pid(), argv));
        try (Descriptors descriptors = new Descriptors()) {
            Streams streams = Streams.open(descriptors);
            List<Integer> fds = List.of(
                    streams.in().readEnd(),
                    streams.out().writeEnd(),
                    streams.err().writeEnd());
            Child child = Spawner.spawn(new Launch(command, environment, directory, fds));
            GroupCustody custody = hold(child);
            try {
                Wires wires = streams.wires(descriptors, custody.exitFd(), caps);
                return running.add(new PipedProgram(custody, wires, launcher, running));
            } catch (RuntimeException | Error e) {
                custody.killAfter(e);
                throw e;
            }
        } catch (Spawner.TooLong e) {
            return new NeverStarted("plain", String.valueOf(e.getMessage()));
        }
    }

    /** Takes a new process into custody once the launcher has stopped itself. */
    private static GroupCustody hold(Child child) {
        boolean held = false;
        try {
            if (!child.awaitStill(START_PATIENCE) || child.ended().isPresent()) {
                throw new SandboxException("the launcher of a program did not come up: "
                        + child.ended().map(Ending::toString).orElse("still running"));
            }
            Limit.CORE.lower(child.pid(), 0);
            Limit.DESCRIPTORS.lower(child.pid(), DESCRIPTORS);
            Mark mark = Mark.next();
            mark.putOn(child.pid());
            GroupCustody custody = new GroupCustody(child, mark);
            held = true;
            return custody;
        } finally {
            if (!held) {
                child.discard();
            }
        }
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
