package org.umpire.sandbox;

import com.sun.jna.Platform;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** What the host has of the things that sandboxes need. */
final class Host {
    private static final List<String> SYSTEM_FOLDERS =
            List.of("/usr/bin", "/bin", "/usr/sbin", "/sbin", "/usr/local/bin");

    private static final int CAP_SYS_RESOURCE = 24;
    private static final Duration HELP_PATIENCE = Duration.ofSeconds(10);
    private static final Map<Path, String> HELP = new ConcurrentHashMap<>();

    private Host() {}

    /** Returns why no program can be run here at all, or empty if it can. */
    static Optional<String> problem() {
        if (!Platform.isLinux() || !Platform.is64Bit()) {
            return Optional.of("programs can be run on 64-bit Linux only so far, not on "
                    + System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        }
        if (!Files.isReadable(Path.of("/proc/self/stat"))) {
            return Optional.of("/proc is not mounted: mount it (mount -t proc proc /proc)");
        }
        if (!Files.isExecutable(Path.of(Launcher.SHELL))) {
            return Optional.of(Launcher.SHELL + " is missing: install a POSIX shell");
        }
        try {
            Linux.getuid();
            return Optional.empty();
        } catch (LinkageError e) {
            return Optional.of("the C library cannot be called (glibc 2.29 or later is needed): " + e.getMessage());
        }
    }

    /** Returns where a system program is, whatever the user's {@code PATH} says. */
    static Optional<Path> tool(String name) {
        return SYSTEM_FOLDERS.stream()
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Returns {@code setpriv}, if it is there and knows how to ask for a signal when the parent dies. */
    static Optional<Path> setpriv() {
        return tool("setpriv").filter(path -> hasOption(path, "--pdeathsig"));
    }

    /** Returns {@code bwrap}, whether or not it works here. */
    static Optional<Path> bubblewrap() {
        return tool("bwrap");
    }

    /** Returns whether this bubblewrap can take the making of user namespaces away (0.8 or later). */
    static boolean bubblewrapDisablesNamespaces() {
        return bubblewrap().map(path -> hasOption(path, "--disable-userns")).orElse(false);
    }

    /** Returns whether we may lower the limits of a process that is another user than we are, once it stands still. */
    static boolean limitsOthers() {
        if (Linux.getuid() != 0) {
            return true; // where we are not root, programs are the same user
        }
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("CapEff:"))
                    .anyMatch(line ->
                            (Long.parseUnsignedLong(line.substring(7).strip(), 16) >> CAP_SYS_RESOURCE & 1) == 1);
        } catch (IOException e) {
            return false; // then the launcher does it
        }
    }

    /** Returns whether threads are counted for each user namespace apart, not for all that a user runs (Linux 5.14). */
    static boolean countsThreadsBySandbox() {
        return kernelAtLeast(5, 14);
    }

    /** Returns whether the kernel is of this version or later. */
    static boolean kernelAtLeast(int major, int minor) {
        String[] numbers = System.getProperty("os.version").split("\\D+", 3);
        try {
            int first = Integer.parseInt(numbers[0]);
            return first > major || (first == major && Integer.parseInt(numbers[1]) >= minor);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            return false;
        }
    }

    /** Returns what may keep bubblewrap from making namespaces here, and what to do about it, as the end of a message. */
    static String namespacesHint() {
        if (is("/proc/sys/user/max_user_namespaces", "0")) {
            return "; user namespaces are switched off: sysctl user.max_user_namespaces=10000";
        }
        if (is("/proc/sys/kernel/unprivileged_userns_clone", "0")) {
            return "; user namespaces are for root only: sysctl kernel.unprivileged_userns_clone=1";
        }
        if (is("/proc/sys/kernel/apparmor_restrict_unprivileged_userns", "1")) {
            return "; AppArmor forbids user namespaces: give bwrap a profile with 'userns,', or"
                    + " sysctl kernel.apparmor_restrict_unprivileged_userns=0";
        }
        return "; in a container, user namespaces and mounts may be forbidden from outside (docker run"
                + " --security-opt seccomp=unconfined --security-opt systempaths=unconfined)";
    }

    private static boolean is(String file, String value) {
        try {
            return Files.readString(Path.of(file)).strip().equals(value);
        } catch (IOException e) {
            return false; // this kernel has no such switch
        }
    }

    private static boolean hasOption(Path tool, String option) {
        return HELP.computeIfAbsent(tool, Host::help).contains(option);
    }

    /** Returns what a command says when asked for help, or nothing if it cannot be executed. */
    private static String help(Path tool) {
        try {
            return ToolTalk.ask(HELP_PATIENCE, true, List.of(tool.toString(), "--help"))
                    .text();
        } catch (IOException e) {
            return "";
        }
    }
}
