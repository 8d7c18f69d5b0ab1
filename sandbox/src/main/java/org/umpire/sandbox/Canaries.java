package org.umpire.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/**
 * Small programs, one from each class of mischief, that a sandbox must stop: they tell whether it holds what its level
 * promises on this host, before programs are judged by what became of them in it. They need nothing but a shell.
 */
public final class Canaries {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration COMPUTES = Duration.ofMillis(50);
    private static final Duration SUSPENDED = Duration.ofMillis(200);
    /** What runs at all gains far more, even on a busy host; where one is so busy, a stop may come a little late. */
    private static final Duration GAIN_MAX = Duration.ofMillis(10);

    private static final Caps CAPS = new Caps(64_000_000, 4096);
    private static final String LOOP = "while :; do :; done";

    private final Sandbox sandbox;
    private final Path folder;
    private final List<Flight> flights = new ArrayList<>();

    private Canaries(Sandbox sandbox, Path folder) {
        this.sandbox = sandbox;
        this.folder = folder;
    }

    /**
     * What came of one.
     *
     * @param mischief what it tried, for people
     * @param trouble what the sandbox did not hold; empty if it held
     */
    public record Flight(String mischief, Optional<String> trouble) {
        /** Returns whether the sandbox held. */
        public boolean held() {
            return trouble.isEmpty();
        }
    }

    /** What has to come of a canary. */
    private interface Check {
        Optional<String> trouble();
    }

    /** Tries all that the level of this sandbox promises. Takes a second or two. */
    public static List<Flight> fly(Sandbox sandbox) {
        try {
            Path folder = TemporaryFolders.make();
            try {
                Canaries canaries = new Canaries(sandbox, folder);
                canaries.flyAll();
                return List.copyOf(canaries.flights);
            } finally {
                Files.delete(folder);
            }
        } catch (IOException e) {
            return List.of(new Flight("lives", Optional.of("no temporary folder could be made: " + e.getMessage())));
        }
    }

    /** Returns why a small program does not run in a sandbox, if it does not: for a quick look before and after play. */
    public static Optional<String> broken(Sandbox sandbox) {
        try {
            Path folder = TemporaryFolders.make();
            try {
                return new Canaries(sandbox, folder).lives();
            } finally {
                Files.delete(folder);
            }
        } catch (SandboxException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return Optional.of("no temporary folder could be made: " + e.getMessage());
        }
    }

    private void flyAll() {
        fly("lives, and is heard", this::lives);
        fly("computes while it is suspended", () -> gain("echo ready; " + LOOP, CAPS));
        fly("ignores signals and outlives its table", this::outlives);
        if (sandbox.level() == Level.PLAIN) {
            return;
        }
        fly("starts a second process", () -> says("(exit 0) && echo it can", ""));
        fly(
                "reads the host's files",
                () -> says(
                        "for f in /etc/shadow /etc/passwd /root /home /var /run /sys; do [ -e $f ] && echo $f; done"
                                + "; echo over",
                        "over\n"));
        fly(
                "writes where it may not",
                () -> says(
                        "for f in / /usr /bot /dev /dev/shm /proc /etc; do { echo x > $f/file; } 2>&- && echo $f; done"
                                + "; echo over",
                        "over\n"));
        fly(
                "fills the disk",
                () -> ends(
                        "exec head -c 64000000 /dev/zero > /tmp/fill", ending -> !ending.equals(new Ending.Exited(0))));
        fly(
                "looks for a network",
                () -> says(
                        "while read -r name rest; do case $name in lo:) ;; *:*) echo $name;; esac; done"
                                + " < /proc/net/dev; echo over",
                        "over\n"));
        fly("reaches into the first process", () -> says("[ -e /proc/1/mem ] && echo it can; echo over", "over\n"));
        if (sandbox.level() == Level.STRONG) {
            fly(
                    "takes more memory than it may",
                    () -> ends("x=umpire; while :; do x=$x$x; done", Ending.OutOfMemory.class::isInstance));
            fly(
                    "has helpers compute while it is suspended",
                    () -> gain(
                            "(while :; do kill -CONT $$; done) & (" + LOOP + ") & echo ready; " + LOOP,
                            new Caps(CAPS.memoryBytes(), CAPS.stderrBytes(), true)));
        }
    }

    private void fly(String mischief, Check check) {
        Optional<String> trouble;
        try {
            trouble = check.trouble();
        } catch (SandboxException e) {
            trouble = Optional.of(String.valueOf(e.getMessage()));
        }
        flights.add(new Flight(mischief, trouble));
    }

    private Confined start(String script, Caps caps) {
        return sandbox.start(new Program(List.of(Launcher.SHELL, "-c", script), folder, Map.of()), caps);
    }

    private Optional<String> lives() {
        try (Confined confined = start("echo alive", CAPS)) {
            String heard = heard(confined);
            return heard.equals("alive\n")
                    ? Optional.empty()
                    : Optional.of("a small program does not run in the sandbox: "
                            + confined.ending().map(Ending::toString).orElse("it does not answer"));
        }
    }

    /** Expects a script to say this and no more. */
    private Optional<String> says(String script, String expected) {
        try (Confined confined = start(script, CAPS)) {
            String heard = heard(confined);
            return heard.equals(expected) ? Optional.empty() : Optional.of("it could: " + heard.strip());
        }
    }

    /** Expects a script to end in this way, having said nothing. */
    private Optional<String> ends(String script, Predicate<Ending> expected) {
        try (Confined confined = start(script, CAPS)) {
            String heard = heard(confined);
            Optional<Ending> ending = awaitEnding(confined);
            return heard.isEmpty() && ending.filter(expected).isPresent()
                    ? Optional.empty()
                    : Optional.of("it ended otherwise: "
                            + ending.map(Ending::toString).orElse("not at all"));
        }
    }

    /** Expects a script, once it is ready, to gain no time while it is suspended. */
    private Optional<String> gain(String script, Caps caps) {
        try (Confined confined = start(script, caps)) {
            confined.resume();
            if (confined.receive(new byte[64], 0, deadline()) <= 0) {
                return Optional.of("it did not come up");
            }
            LockSupport.parkNanos(COMPUTES.toNanos());
            confined.suspend();
            Duration before = confined.cpu();
            LockSupport.parkNanos(SUSPENDED.toNanos());
            Duration gained = confined.cpu().minus(before);
            if (before.isZero()) {
                return Optional.of("its time is not measured");
            }
            return gained.compareTo(GAIN_MAX) < 0
                    ? Optional.empty()
                    : Optional.of("it gained " + gained.toNanos() / 1000 + " µs while suspended");
        }
    }

    private Optional<String> outlives() {
        String name;
        try (Confined confined = start("trap '' HUP INT QUIT TERM; echo ready; " + LOOP, CAPS)) {
            confined.resume();
            if (confined.receive(new byte[64], 0, deadline()) <= 0) {
                return Optional.of("it did not come up");
            }
            name = confined.name();
        }
        int pid = Integer.parseInt(name.substring(name.indexOf(':') + 1));
        return Processes.zombie(pid) ? Optional.empty() : Optional.of("process " + pid + " is still there");
    }

    private static String heard(Confined confined) {
        confined.resume();
        byte[] buffer = new byte[4096];
        int filled = 0;
        long deadline = deadline();
        while (filled < buffer.length) {
            int count = confined.receive(buffer, filled, deadline);
            if (count <= 0) {
                break;
            }
            filled += count;
        }
        return new String(buffer, 0, filled, StandardCharsets.UTF_8);
    }

    private static Optional<Ending> awaitEnding(Confined confined) {
        long deadline = deadline();
        while (confined.ending().isEmpty() && System.nanoTime() - deadline < 0) {
            LockSupport.parkNanos(1_000_000);
        }
        return confined.ending();
    }

    private static long deadline() {
        return System.nanoTime() + PATIENCE.toNanos();
    }
}
