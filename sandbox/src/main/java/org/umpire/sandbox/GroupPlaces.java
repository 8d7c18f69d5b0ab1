package org.umpire.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Where control groups can be made. Freezing, killing and CPU time are always version 2's; memory and numbers of processes
 * may be limited by version 1 on hosts that have both.
 *
 * @param unified a folder of version 2 below which we may make groups
 * @param memory the same for the limit of memory
 * @param pids the same for the number of processes, if that can be limited
 */
record GroupPlaces(Path unified, Place memory, Optional<Place> pids) {
    /** Where processes of ours go, because a group that hands controllers down may have none itself. */
    static final String SELF = "umpire-self";

    /**
     * A folder of groups for one controller.
     *
     * @param legacy whether it is of version 1
     */
    record Place(Path folder, boolean legacy) {}

    /** Groups cannot be made here; the message says why and what to do about it. */
    static final class Missing extends Exception {
        private static final long serialVersionUID = 1L;

        Missing(String message) {
            super(message);
        }
    }

    private record Mount(Path folder, Path root, boolean unified, List<String> controllers) {}

    /** Returns where we can make groups. */
    static GroupPlaces here() throws Missing {
        try {
            GroupPlaces places = of(
                    Files.readAllLines(Path.of("/proc/self/mountinfo")),
                    Files.readAllLines(Path.of("/proc/self/cgroup")),
                    Linux.getuid() == 0);
            places.check();
            return places;
        } catch (IOException e) {
            throw new Missing("this kernel tells nothing of control groups: " + e.getMessage());
        }
    }

    /** Returns the group of version 2 that this process is in now, if that can be told. */
    static Optional<Path> own() {
        try {
            List<String> mounts = Files.readAllLines(Path.of("/proc/self/mountinfo"));
            List<String> own = Files.readAllLines(Path.of("/proc/self/cgroup"));
            return own(mounts, own).filter(Files::isDirectory);
        } catch (IOException e) {
            return Optional.empty(); // this kernel tells nothing of control groups
        }
    }

    /** Returns the same from the lines of these two files. */
    static Optional<Path> own(List<String> mounts, List<String> own) {
        Optional<Mount> unified = mounts.stream()
                .map(GroupPlaces::mount)
                .flatMap(Optional::stream)
                .filter(Mount::unified)
                .findFirst();
        Optional<Path> path = own.stream()
                .filter(line -> line.startsWith("0::"))
                .map(line -> Path.of(line.substring(3)))
                .findFirst();
        return unified.flatMap(mount -> path.filter(group -> group.startsWith(mount.root()))
                .map(group -> mount.folder().resolve(mount.root().relativize(group))));
    }

    /**
     * Returns where groups would have to be made.
     *
     * @param mounts the lines of {@code /proc/self/mountinfo}
     * @param own the lines of {@code /proc/self/cgroup}
     * @param top whether to make them at the top, where a later run finds them whatever group it is in; only root may
     */
    static GroupPlaces of(List<String> mounts, List<String> own, boolean top) throws Missing {
        List<Mount> all = mounts.stream()
                .map(GroupPlaces::mount)
                .flatMap(Optional::stream)
                .toList();
        Mount unified = all.stream()
                .filter(Mount::unified)
                .findFirst()
                .orElseThrow(() -> new Missing(
                        "control groups of version 2 are not mounted: mount -t cgroup2 none /sys/fs/cgroup/unified"));
        Path base = base(unified, own, "", top);
        Optional<Place> memory = place(all, own, "memory", top);
        Optional<Place> pids = place(all, own, "pids", top);
        return new GroupPlaces(
                base,
                memory.orElse(new Place(base, false)),
                pids.or(() -> hasController(base, "pids") ? Optional.of(new Place(base, false)) : Optional.empty()));
    }

    private static Optional<Place> place(List<Mount> all, List<String> own, String controller, boolean top)
            throws Missing {
        for (Mount mount : all) {
            if (!mount.unified() && mount.controllers().contains(controller)) {
                return Optional.of(new Place(base(mount, own, controller, top), true));
            }
        }
        return Optional.empty();
    }

    /** Returns the folder below which to make groups. */
    private static Path base(Mount mount, List<String> own, String controller, boolean top) throws Missing {
        if (top) {
            return mount.folder();
        }
        for (String line : own) {
            String[] parts = line.split(":", 3);
            boolean itsLine = controller.isEmpty()
                    ? parts[0].equals("0") && parts[1].isEmpty()
                    : List.of(parts[1].split(",", -1)).contains(controller);
            if (itsLine) {
                Path path = mount.unified() ? withoutSelf(Path.of(parts[2])) : Path.of(parts[2]);
                return path.startsWith(mount.root())
                        ? mount.folder().resolve(mount.root().relativize(path))
                        : mount.folder();
            }
        }
        throw new Missing("the kernel does not tell our own control group");
    }

    /** Returns the group that was handed over to us, also once we have moved ourselves one step down. */
    private static Path withoutSelf(Path own) {
        Path path = own;
        while (path.endsWith(SELF) && path.getParent() != null) {
            path = path.getParent();
        }
        return path;
    }

    /** Reads a line such as {@code 36 35 0:29 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw}. */
    private static Optional<Mount> mount(String line) {
        int dash = line.indexOf(" - ");
        String[] before = line.split(" ", 6);
        String[] after = line.substring(Math.max(dash, 0)).strip().split(" ", -1);
        if (dash < 0 || before.length < 6 || after.length < 4 || !after[1].startsWith("cgroup")) {
            return Optional.empty();
        }
        return Optional.of(new Mount(
                Path.of(before[4]),
                Path.of(before[3]),
                after[1].equals("cgroup2"),
                Arrays.asList(after[3].split(",", -1))));
    }

    /** Returns where groups are made, for people. */
    String text() {
        return "version 2 in " + unified + ", memory " + version(memory) + ", processes "
                + pids.map(GroupPlaces::version).orElse("not limited");
    }

    private static String version(Place place) {
        return place.legacy() ? "version 1 in " + place.folder() : "version 2";
    }

    private void check() throws Missing {
        if (!Files.isWritable(unified) || !Files.isWritable(unified.resolve("cgroup.procs"))) {
            throw new Missing(
                    "we may make no control groups in " + unified + ": run Umpire as root, or in a group of its"
                            + " own (systemd-run --user --scope -p Delegate=yes …)");
        }
        if (!memory.legacy() && !hasController(unified, "memory")) {
            throw new Missing("the memory of programs cannot be limited in " + unified
                    + ": the kernel has no memory controller there (cgroup_enable=memory, or Delegate=yes)");
        }
        if (memory.legacy() && !Files.isWritable(memory.folder())) {
            throw new Missing("we may make no control groups in " + memory.folder() + ": run Umpire as root");
        }
    }

    /** Returns whether a controller can be had below a folder of version 2. */
    static boolean hasController(Path folder, String controller) {
        try {
            return List.of(Files.readString(folder.resolve("cgroup.controllers"))
                            .strip()
                            .split(" ", -1))
                    .contains(controller);
        } catch (IOException e) {
            return false; // no such folder, or the kernel has no version 2
        }
    }
}
