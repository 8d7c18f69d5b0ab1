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
    private static final String FAMILY = "umpire";
    /** Where processes of ours go, because a group that hands controllers down may have none itself. */
    private static final String SELF = "umpire-self";

    private static final AtomicLong SERIAL = new AtomicLong();
    private static final Pattern RUN = Pattern.compile("([0-9]+)-([0-9]+)-([0-9]+)-[0-9]+");
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final long PIECE_NANOS = 1_000_000;

    private final GroupPlaces places;
    private final String run = ProcessHandle.current().pid() + "-" + Processes.startTime("self") + "-"
            + Processes.namespace() + "-" + SERIAL.getAndIncrement();
    private final AtomicLong count = new AtomicLong();

    /**
     * Removes what dead runs have left, and makes the groups of this one.
     *
     * @throws SandboxException if groups cannot be made, or not all is there that programs are held by
     */
    ControlGroups(GroupPlaces places) {
        this.places = places;
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
                close();
            }
        }
    }

    private static void requireFile(Path group, String name, String version) {
        if (!Files.exists(group.resolve(name))) {
            throw new SandboxException("this kernel has no " + name + ": Linux " + version + " or later is needed");
        }
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
                made.forEach(ControlGroups::removeAll);
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

    /** Lets the groups below a group of version 2 have the controllers that we take from there. */
    private void handDown(Path group, boolean withProcesses) {
        List<String> wanted = new ArrayList<>();
        if (!places.memory().legacy()) {
            wanted.add("+memory");
        }
        if (places.pids().isPresent() && !places.pids().get().legacy()) {
            wanted.add("+pids");
        }
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

    /** Moves the processes of a group that was handed over to us one step down. */
    private static void moveOurselves(Path group) {
        try {
            Path self = group.resolve(SELF);
            Files.createDirectories(self);
            for (String pid : Files.readAllLines(group.resolve("cgroup.procs"))) {
                KernelFile.write(self.resolve("cgroup.procs"), pid);
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

    /** Kills and removes the groups of runs that are no more. Those of other containers are left alone. */
    private void sweep() {
        for (Path folder : folders()) {
            for (Path group : children(folder.resolve(FAMILY))) {
                Matcher name = RUN.matcher(String.valueOf(group.getFileName()));
                if (name.matches()
                        && name.group(3).equals(Processes.namespace())
                        && Processes.startTime(name.group(1)) != Long.parseLong(name.group(2))) {
                    removeAll(group);
                }
            }
        }
    }

    private static List<Path> children(Path group) {
        try (Stream<Path> files = Files.list(group)) {
            return files.filter(Files::isDirectory).toList();
        } catch (IOException e) {
            return List.of(); // there is no such group
        }
    }

    /** Kills what is in a group and the groups below, and removes them. */
    private static void removeAll(Path group) {
        for (Path child : children(group)) {
            removeAll(child);
        }
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!removeIfPossible(group)) {
            killAll(group);
            if (System.nanoTime() - deadline > 0) {
                throw new SandboxException("the control group " + group + " of a run that is over cannot be removed");
            }
            LockSupport.parkNanos(PIECE_NANOS);
        }
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

    @Override
    public void close() {
        for (Path folder : folders()) {
            Path family = folder.resolve(FAMILY);
            removeAll(family.resolve(run));
            removeIfPossible(family); // unless other runs have groups in it
        }
    }
}
