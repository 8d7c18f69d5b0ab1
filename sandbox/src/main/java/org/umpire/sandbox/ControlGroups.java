package org.umpire.sandbox;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The control groups of this run: {@code umpire/RUN/K} in each hierarchy, a new one for each program. The name of the run
 * says which process made it, so that a later run removes what a killed one left. Safe for use by many threads.
 */
final class ControlGroups implements AutoCloseable {
    private static final System.Logger LOGGER = System.getLogger("org.umpire.sandbox");
    private static final String FAMILY = "umpire";

    private static final AtomicLong SERIAL = new AtomicLong();
    private static final Pattern RUN = Pattern.compile("([0-9]+)-([0-9]+)-([0-9]+)-[0-9]+");
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    /** For what others have left: short, since each opening of a sandbox would wait so long for a group that stays. */
    private static final Duration SWEEP_PATIENCE = Duration.ofSeconds(2);

    private static final long PIECE_NANOS = 1_000_000;
    /** How often the list of our processes is read at most: whatever starts faster than that is not ours. */
    private static final int ROUNDS = 100;

    private final GroupPlaces places;
    private final String run = ProcessHandle.current().pid() + "-" + Processes.startTime("self") + "-"
            + Processes.namespace() + "-" + SERIAL.getAndIncrement();
    private final AtomicLong count = new AtomicLong();
    private final GroupHaste haste;

    /**
     * Removes what dead runs have left, and makes the groups of this one.
     *
     * @throws SandboxException if groups cannot be made, or not all is there that programs are held by
     */
    ControlGroups(GroupPlaces places) {
        this.places = places;
        haste = new GroupHaste(
                () -> GroupPlaces.own().filter(group -> wanted().isEmpty() || !group.equals(places.unified())));
        sweep();
        boolean made = false;
        try {
            handDown(places.unified(), true);
            for (Path folder : folders()) {
                make(folder.resolve(FAMILY), folder.resolve(FAMILY).resolve(run));
            }
            handDown(places.unified().resolve(FAMILY), false);
            Path own = places.unified().resolve(FAMILY).resolve(run);
            handDown(own, false);
            requireFile(own, "cgroup.freeze", "5.2");
            requireFile(own, "cgroup.kill", "5.14");
            requireFile(own, "cpu.stat", "4.15");
            made = true;
        } finally {
            if (!made) {
                note(remove());
            }
        }
    }

    private static void requireFile(Path group, String name, String version) {
        if (!Files.exists(group.resolve(name))) {
            throw new SandboxException("this kernel has no " + name + ": Linux " + version + " or later is needed");
        }
    }

    /** Has the next group take its processes in sooner. Does not wait. */
    void expectStart() {
        haste.begin();
    }

    /** Makes an empty group in which a program may use so much memory, or any if 0, and so many processes. */
    ControlGroup make(long memoryBytes, long processes) {
        String name = Long.toString(count.getAndIncrement());
        List<Path> made = new ArrayList<>();
        boolean whole = false;
        try {
            for (Path folder : folders()) {
                Path group = folder.resolve(FAMILY).resolve(run).resolve(name);
                Files.createDirectory(group);
                made.add(group);
            }
            Path memory = made.get(folders().indexOf(places.memory().folder()));
            ControlGroup group = new ControlGroup(made, memory, places.memory().legacy());
            group.limitMemory(memoryBytes);
            places.pids()
                    .ifPresent(place -> KernelFile.write(
                            made.get(folders().indexOf(place.folder())).resolve("pids.max"), Long.toString(processes)));
            whole = true;
            return group;
        } catch (IOException e) {
            throw new SandboxException("a control group could not be made: " + e, e);
        } finally {
            if (!whole) {
                note(removeAll(made, PATIENCE));
            }
        }
    }

    /** Returns the folders in which our groups are, version 2's first. */
    private List<Path> folders() {
        Set<Path> folders = new LinkedHashSet<>();
        folders.add(places.unified());
        folders.add(places.memory().folder());
        places.pids().ifPresent(place -> folders.add(place.folder()));
        return List.copyOf(folders);
    }

    /** Returns the controllers that we take from version 2. */
    private List<String> wanted() {
        List<String> wanted = new ArrayList<>();
        if (!places.memory().legacy()) {
            wanted.add("+memory");
        }
        if (places.pids().isPresent() && !places.pids().get().legacy()) {
            wanted.add("+pids");
        }
        return wanted;
    }

    /** Lets the groups below a group of version 2 have the controllers that we take from there. */
    private void handDown(Path group, boolean withProcesses) {
        List<String> wanted = wanted();
        if (wanted.isEmpty()) {
            return;
        }
        try {
            KernelFile.write(group.resolve("cgroup.subtree_control"), String.join(" ", wanted));
        } catch (SandboxException e) {
            if (!withProcesses) {
                throw e;
            }
            moveOurselves(group);
            KernelFile.write(group.resolve("cgroup.subtree_control"), String.join(" ", wanted));
        }
    }

    /** Moves the processes of a group that was handed over to us one step down, also those that come meanwhile. */
    static void moveOurselves(Path group) {
        try {
            Path self = group.resolve(GroupPlaces.SELF);
            Files.createDirectories(self);
            Path list = group.resolve("cgroup.procs");
            List<String> pids = Files.readAllLines(list);
            for (int round = 1; !pids.isEmpty(); round++) {
                for (String pid : pids) {
                    // One that has ended since the list was read needs no room.
                    KernelFile.writeProcess(self.resolve("cgroup.procs"), pid);
                }
                pids = Files.readAllLines(list);
                if (round == ROUNDS && !pids.isEmpty()) {
                    throw new SandboxException("we cannot make room in our own control group " + group
                            + ": processes that we cannot move stay there, or new ones keep coming: "
                            + String.join(" ", pids));
                }
            }
        } catch (IOException e) {
            throw new SandboxException("we cannot make room in our own control group " + group + ": " + e, e);
        }
    }

    /** Makes a folder below another; a run that just ended may be removing the upper one. */
    private static void make(Path upper, Path folder) {
        for (int attempt = 1; ; attempt++) {
            try {
                try {
                    Files.createDirectory(upper);
                } catch (FileAlreadyExistsException e) {
                    // as it mostly is
                }
                Files.createDirectory(folder);
                return;
            } catch (NoSuchFileException e) {
                if (attempt == 10) {
                    throw new SandboxException("a control group could not be made: " + e, e);
                }
            } catch (IOException e) {
                throw new SandboxException("a control group could not be made: " + e, e);
            }
        }
    }

    /**
     * Kills and removes the groups of runs that are no more. Those of other containers are left alone. What cannot be
     * removed is noted and stays: it is in nobody's way, and a later run tries again.
     */
    private void sweep() {
        List<Path> old = new ArrayList<>();
        for (Path folder : folders()) {
            for (Path group : children(folder.resolve(FAMILY))) {
                Matcher name = RUN.matcher(String.valueOf(group.getFileName()));
                if (name.matches()
                        && name.group(3).equals(Processes.namespace())
                        && Processes.startTime(name.group(1)) != Long.parseLong(name.group(2))) {
                    old.add(group);
                }
            }
        }
        note(removeAll(old, SWEEP_PATIENCE));
    }

    private static void note(List<Path> left) {
        if (!left.isEmpty()) {
            LOGGER.log(System.Logger.Level.WARNING, "control groups of programs that are over stay: {0}", left);
        }
    }

    private static List<Path> children(Path group) {
        try (Stream<Path> files = Files.list(group)) {
            return files.filter(Files::isDirectory).toList();
        } catch (IOException e) {
            return List.of(); // there is no such group
        }
    }

    /** Kills what is in groups and the groups below, and removes them. Returns those that stay. */
    static List<Path> removeAll(List<Path> groups, Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        return groups.stream().filter(group -> !removeAll(group, deadline)).toList();
    }

    private static boolean removeAll(Path group, long deadline) {
        for (Path child : children(group)) {
            removeAll(child, deadline);
        }
        while (!removeIfPossible(group)) {
            killAll(group);
            if (System.nanoTime() - deadline > 0) {
                return false;
            }
            LockSupport.parkNanos(PIECE_NANOS);
        }
        return true;
    }

    private static void killAll(Path group) {
        try {
            for (String pid : Files.readAllLines(group.resolve("cgroup.procs"))) {
                Linux.kill(Integer.parseInt(pid), Linux.SIGKILL);
            }
        } catch (IOException e) {
            // Another run is faster.
        }
    }

    /** Returns whether a group is gone. */
    static boolean removeIfPossible(Path group) {
        try {
            return Files.deleteIfExists(group) || !Files.exists(group);
        } catch (IOException e) {
            return false; // the kernel keeps a group for a moment after its last process has ended
        }
    }

    /** Removes the groups of this run in every hierarchy. Returns those that stay. */
    private List<Path> remove() {
        List<Path> ours = folders().stream()
                .map(folder -> folder.resolve(FAMILY).resolve(run))
                .toList();
        List<Path> left = removeAll(ours, PATIENCE);
        for (Path folder : folders()) {
            removeIfPossible(folder.resolve(FAMILY)); // unless other runs have groups in it
        }
        return left;
    }

    /**
     * Removes all groups.
     *
     * @throws SandboxException if some stay, after all others were removed
     */
    @Override
    public void close() {
        haste.close();
        List<Path> left = remove();
        if (!left.isEmpty()) {
            throw new SandboxException("control groups of a run that is over cannot be removed: " + left);
        }
    }
}
