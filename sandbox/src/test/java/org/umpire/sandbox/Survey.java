package org.umpire.sandbox;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What there is of ours on this host, to be compared before and after. */
final class Survey {
    private static final long OWN = ProcessHandle.current().pid();

    private Survey() {}

    /** Returns the processes whose command contains a text; words are divided by NUL. */
    static List<Integer> commands(String text) {
        List<Integer> found = new ArrayList<>();
        for (int pid : Processes.all()) {
            try {
                byte[] command = Files.readAllBytes(Path.of("/proc/" + pid + "/cmdline"));
                if (new String(command, StandardCharsets.ISO_8859_1).contains(text)) {
                    found.add(pid);
                }
            } catch (IOException e) {
                // gone
            }
        }
        return found;
    }

    /** Returns the processes that are users of this process. */
    static List<Integer> ours() {
        return Processes.all().stream()
                .filter(pid -> (Processes.user(pid) - 1_900_000_000L) / 256 == OWN && !Processes.zombie(pid))
                .toList();
    }

    /** Returns how many descriptors we have open. */
    static int descriptors() {
        String[] names = new File("/proc/self/fd").list();
        return names == null ? -1 : names.length;
    }

    /** Returns the mounts that we see. */
    static List<String> mounts() {
        try {
            return Files.readAllLines(Path.of("/proc/self/mountinfo"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns what of ours lies among the temporary files. */
    static List<String> temporaryFiles() {
        String[] names = new File(System.getProperty("java.io.tmpdir"))
                .list((folder, name) -> name.startsWith("umpire-" + OWN + "-"));
        return names == null ? List.of() : List.of(names);
    }

    /** Returns the control groups of this process. */
    static List<Path> groups() {
        return allGroups().stream()
                .filter(group -> group.toString().contains("/umpire/" + OWN + "-"))
                .toList();
    }

    /** Returns the control groups of every Umpire. */
    static List<Path> allGroups() {
        List<Path> found = new ArrayList<>();
        try {
            GroupPlaces places = GroupPlaces.here();
            List<Path> folders =
                    new ArrayList<>(List.of(places.unified(), places.memory().folder()));
            places.pids().ifPresent(place -> folders.add(place.folder()));
            for (Path folder : folders.stream().distinct().toList()) {
                found.addAll(below(folder.resolve("umpire")));
            }
        } catch (GroupPlaces.Missing e) {
            return found; // where none can be made there are none
        }
        return found;
    }

    private static List<Path> below(Path folder) {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isDirectory)
                    .filter(path -> !path.equals(folder))
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return below(folder); // another Umpire removes its groups just now
        }
    }
}
