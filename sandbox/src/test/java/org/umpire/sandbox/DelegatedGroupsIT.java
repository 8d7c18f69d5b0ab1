package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The strong level for an ordinary user to whom control groups were handed over, as systemd does with Delegate=yes. */
final class DelegatedGroupsIT {
    private static final String USER = "1234567";

    private final Set<Path> groups = new LinkedHashSet<>();
    private Path folder = Path.of("/var/tmp");

    @BeforeEach
    void handGroupsOver() throws Exception {
        assumeTrue(Users.needed(), "SKIPPED: only root can hand groups over");
        Levels.assumed(Level.STRONG).close();
        GroupPlaces places = GroupPlaces.here();
        String name = "umpire-test-" + ProcessHandle.current().pid();
        groups.add(places.unified().resolve(name));
        groups.add(places.memory().folder().resolve(name));
        places.pids().ifPresent(place -> groups.add(place.folder().resolve(name)));
        for (Path group : groups) {
            Files.createDirectory(group);
            chown(group);
            for (String file : List.of("cgroup.procs", "cgroup.subtree_control", "cgroup.threads")) {
                if (Files.exists(group.resolve(file))) {
                    chown(group.resolve(file));
                }
            }
        }
        // Where another user may go, which a build folder may be not.
        folder = Files.createTempDirectory(Path.of("/var/tmp"), "umpire-test");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    }

    private static void chown(Path path) throws IOException {
        Files.setAttribute(path, "unix:uid", Integer.valueOf(USER));
    }

    @AfterEach
    void takeThemBack() throws IOException {
        for (Path group : groups) {
            for (String left : List.of("umpire-self", "umpire")) {
                ControlGroups.removeIfPossible(group.resolve(left));
            }
            assertThat(ControlGroups.removeIfPossible(group))
                    .as(group.toString())
                    .isTrue();
        }
        if (folder.toString().contains("umpire-test")) {
            try (Stream<Path> all = Files.walk(folder)) {
                all.sorted(java.util.Comparator.reverseOrder())
                        .map(Path::toFile)
                        .forEach(File::delete);
            }
        }
    }

    @Test
    void anOrdinaryUserReachesTheStrongLevel() throws Exception {
        StringBuilder script = new StringBuilder();
        for (Path group : groups) {
            script.append("echo $$ > ").append(group.resolve("cgroup.procs")).append(" && ");
        }
        script.append("exec setpriv --reuid=").append(USER).append(" --regid=").append(USER);
        script.append(" --clear-groups ").append(Path.of(System.getProperty("java.home"), "bin", "java"));
        script.append(" -cp ").append(classPath());
        script.append(" -Duser.home=").append(folder);
        script.append(" -Djava.io.tmpdir=").append(folder);
        script.append(" org.umpire.sandbox.Holder STRONG ").append(folder).append(" exit");
        Process umpire = new ProcessBuilder("/bin/sh", "-c", script.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<Integer> programs = new ArrayList<>();
        try (var lines = umpire.inputReader()) {
            for (String line = lines.readLine(); line != null && !line.equals("over"); line = lines.readLine()) {
                programs.add(Integer.valueOf(line));
            }
        } finally {
            assertThat(umpire.waitFor(60, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(programs).hasSize(3).allMatch(Processes::zombie);
        for (Path group : groups) {
            assertThat(group.resolve("umpire")).as("groups of programs").doesNotExist();
        }
    }

    @Test
    void processesThatComeAndGoAreMovedDown() throws Exception {
        Path group = GroupPlaces.here()
                .unified()
                .resolve("umpire-test-" + ProcessHandle.current().pid());
        String script = "echo $$ > " + group.resolve("cgroup.procs")
                + " && echo in && while ! read -t 0 word; do /bin/true; done; sleep 0";
        Process busy = new ProcessBuilder("/bin/bash", "-c", script).start();
        try (var lines = busy.inputReader()) {
            assertThat(lines.readLine()).isEqualTo("in");
            ControlGroups.moveOurselves(group);
            assertThat(Files.readAllLines(group.resolve("cgroup.procs"))).isEmpty();
            assertThat(Files.readAllLines(group.resolve("umpire-self").resolve("cgroup.procs")))
                    .contains(Long.toString(busy.pid()));
        } finally {
            busy.getOutputStream().close();
            assertThat(busy.waitFor(60, TimeUnit.SECONDS)).isTrue();
        }
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        assertThat(KernelFile.writeProcess(group.resolve("cgroup.procs"), Long.toString(gone.pid())))
                .isFalse();
    }

    /** Copies what is needed of our class path to where the other user may read it. */
    private String classPath() throws IOException {
        List<String> found = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path from = Path.of(entry);
            if (entry.contains("jna") || entry.endsWith("classes")) {
                Path to = folder.resolve("path-" + found.size() + (entry.endsWith(".jar") ? ".jar" : ""));
                try (Stream<Path> all = Files.walk(from)) {
                    for (Path path : (Iterable<Path>) all::iterator) {
                        Files.copy(path, to.resolve(from.relativize(path).toString()));
                    }
                }
                found.add(to.toString());
            }
        }
        return String.join(File.pathSeparator, found);
    }
}
