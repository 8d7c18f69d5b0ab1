package org.umpire.testkit;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What this process has on the host beside its own memory, to be compared before and after.
 *
 * @param groups its control groups
 * @param mounts all that it sees
 * @param files its folders among the temporary files
 * @param descriptors how many it has open
 */
public record Leftovers(List<Path> groups, List<String> mounts, List<String> files, int descriptors) {
    private static final String PID = Long.toString(ProcessHandle.current().pid());
    private static final int GROUPS_DEPTH = 4;

    /** Takes copies. */
    public Leftovers {
        groups = List.copyOf(groups);
        mounts = List.copyOf(mounts);
        files = List.copyOf(files);
    }

    /** Returns what there is now. */
    public static Leftovers now() {
        return new Leftovers(
                ourGroups(),
                allMounts(),
                names(System.getProperty("java.io.tmpdir"), "umpire-" + PID + "-"),
                openDescriptors());
    }

    private static List<Path> ourGroups() {
        Path all = Path.of("/sys/fs/cgroup");
        if (!Files.isDirectory(all)) {
            return List.of();
        }
        List<Path> found = new ArrayList<>();
        for (Path family : List.of(
                all.resolve("umpire"),
                all.resolve("unified/umpire"),
                all.resolve("memory/umpire"),
                all.resolve("pids/umpire"))) {
            if (Files.isDirectory(family)) {
                try (Stream<Path> groups = Files.find(family, GROUPS_DEPTH, (path, facts) -> facts.isDirectory())) {
                    groups.filter(path -> path.toString().contains("/umpire/" + PID + "-"))
                            .forEach(found::add);
                } catch (IOException | UncheckedIOException e) {
                    throw new IllegalStateException("another run removes its groups just now: " + e, e);
                }
            }
        }
        return found;
    }

    private static List<String> allMounts() {
        try {
            return Files.readAllLines(Path.of("/proc/self/mountinfo"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> names(String folder, String beginning) {
        String[] names = new File(folder).list((at, name) -> name.startsWith(beginning));
        return names == null ? List.of() : List.of(names);
    }

    private static int openDescriptors() {
        String[] names = new File("/proc/self/fd").list();
        return names == null ? 0 : names.length;
    }
}
