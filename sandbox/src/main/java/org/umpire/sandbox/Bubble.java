package org.umpire.sandbox;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The command that makes a sandbox with bubblewrap: what a program in it sees and may do. Descriptors of the new process:
 * 0 is empty, 1 and 2 take bubblewrap's own words, 3 to 5 are the program's streams, 6 tells the launcher its secret, 7
 * has the filter, 8 takes what bubblewrap tells of its processes.
 */
final class Bubble {
    /** Where a program sees its folder, and stands. */
    static final Path PROGRAM_FOLDER = Path.of("/bot");

    private static final List<String> SYSTEM_FOLDERS = List.of("/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32");
    /** What installed languages and the loader of shared libraries look for. */
    private static final List<String> SYSTEM_FILES = List.of("/etc/alternatives", "/etc/ld.so.cache");
    /**
     * bubblewrap keeps the standard streams open for itself, so the program gets its own only here. The secret comes when
     * bubblewrap is known to die with us; if we are gone before, the pipe ends without it.
     */
    private static final String TAKE_STREAMS =
            "exec <&3 >&4 2>&5 3<&- 4>&- 5>&-; read -r secret <&6 || exit; exec 6<&-; ";

    private static final long STACK_BYTES = 64L * 1024 * 1024;
    private static final long LOCKED_BYTES = 64L * 1024;
    private static final long DESCRIPTORS = 64;
    private static final long SIGNALS = 256;

    private final List<String> words = new ArrayList<>();

    private Bubble() {}

    /**
     * What one program's sandbox is made of.
     *
     * @param folder the copy of its folder
     * @param binds what else it sees, each at its own place
     * @param reads files that it sees at their own places, maybe among the host's temporary files
     * @param environment all of it
     * @param user who it is outside, where we are root
     * @param roomBytes see {@link Caps#roomBytes}
     */
    record Plan(
            Path folder,
            List<Path> binds,
            List<Path> reads,
            Map<String, String> environment,
            OptionalLong user,
            long roomBytes) {}

    /**
     * Returns the command.
     *
     * @param program the command of the program, as it is in the sandbox
     * @param disableNamespaces whether this bubblewrap can take the making of user namespaces away
     */
    static List<String> command(Plan plan, List<String> program, boolean disableNamespaces) {
        Bubble bubble = new Bubble();
        plan.user().ifPresent(bubble::becomeUser);
        bubble.add(tool("bwrap"), "--unshare-all", "--unshare-user");
        if (disableNamespaces) {
            bubble.add("--disable-userns");
        }
        bubble.add("--uid", "65534", "--gid", "65534", "--hostname", "sandbox");
        bubble.add("--die-with-parent", "--new-session", "--cap-drop", "ALL", "--clearenv");
        plan.environment().forEach((name, value) -> bubble.add("--setenv", name, value));
        bubble.addSystem();
        plan.binds().forEach(bubble::bind);
        bubble.add("--proc", "/proc", "--dev", "/dev");
        // Whoever may write the memory of process 1 computes there, off its own clock; it is the same user.
        bubble.add("--perms", "0111", "--size", "4096", "--tmpfs", "/proc/1", "--remount-ro", "/proc/1");
        bubble.add("--size", Long.toString(plan.roomBytes()), "--tmpfs", "/tmp");
        plan.reads().forEach(bubble::bind);
        bubble.add("--ro-bind", plan.folder().toString(), PROGRAM_FOLDER.toString());
        bubble.add("--chdir", PROGRAM_FOLDER.toString());
        bubble.add("--remount-ro", "/dev", "--remount-ro", "/", "--seccomp", "7", "--info-fd", "8", "--");
        bubble.words.addAll(Host.limitsOthers() ? List.of() : limiter(plan));
        bubble.add(Launcher.SHELL, "-c", TAKE_STREAMS + Launcher.script(), Launcher.NAME);
        bubble.words.addAll(program);
        return bubble.words;
    }

    /** Returns whether every sandbox shows what is at this place. */
    static boolean shows(Path path) {
        return path.startsWith("/usr") || SYSTEM_FOLDERS.stream().anyMatch(path::startsWith);
    }

    private void becomeUser(long user) {
        add(tool("setpriv"), "--reuid=" + user, "--regid=" + user, "--clear-groups");
        add("--inh-caps=-all", "--bounding-set=-all", "--no-new-privs", "--");
    }

    private void addSystem() {
        add("--ro-bind", "/usr", "/usr");
        for (String folder : SYSTEM_FOLDERS) {
            Path path = Path.of(folder);
            if (Files.isSymbolicLink(path)) {
                add("--symlink", "usr/" + path.getFileName(), folder);
            } else if (Files.isDirectory(path)) {
                bind(path);
            }
        }
        SYSTEM_FILES.stream().map(Path::of).filter(Files::exists).forEach(this::bind);
        javaSettings().forEach(this::bind);
    }

    /** Returns the folders in which Debian keeps the settings of its JDKs, to which the JDKs link. */
    private static List<Path> javaSettings() {
        String[] names = Path.of("/etc").toFile().list((folder, name) -> name.matches("java(-[0-9]+-.*)?"));
        List<Path> found = new ArrayList<>();
        for (String name : names == null ? new String[0] : names) {
            found.add(Path.of("/etc", name));
        }
        return found;
    }

    /** Returns what a program is held to, by the kernel and each process for itself. */
    private static Map<Limit, Long> limits(Plan plan) {
        Map<Limit, Long> limits = new LinkedHashMap<>();
        limits.put(Limit.CORE, 0L);
        limits.put(Limit.QUEUE_BYTES, 0L);
        limits.put(Limit.DESCRIPTORS, DESCRIPTORS);
        limits.put(Limit.FILE_BYTES, plan.roomBytes());
        limits.put(Limit.LOCKED_BYTES, LOCKED_BYTES);
        limits.put(Limit.SIGNALS, SIGNALS);
        limits.put(Limit.STACK_BYTES, STACK_BYTES);
        if (plan.user().isPresent() || Host.countsThreadsBySandbox()) {
            limits.put(Limit.THREADS, BubbleSandbox.THREADS); // else what the user runs outside would count
        }
        return limits;
    }

    /** Sets the limits of a launcher that stands still, unless its own command did. */
    static void limit(int pid, Plan plan) {
        if (Host.limitsOthers()) {
            setLimits(pid, plan);
        }
    }

    /** Sets them in any case. */
    static void setLimits(int pid, Plan plan) {
        limits(plan).forEach((limit, most) -> limit.set(pid, most));
    }

    /** Returns the words before the command of a launcher that set its limits, where we may not. */
    static List<String> limiter(Plan plan) {
        List<String> words = new ArrayList<>(List.of(tool("prlimit")));
        limits(plan).forEach((limit, most) -> words.add(limit.word(most)));
        words.add("--");
        return words;
    }

    private void bind(Path path) {
        add("--ro-bind", path.toString(), path.toString());
    }

    private void add(String... more) {
        words.addAll(List.of(more));
    }

    private static String tool(String name) {
        Optional<Path> path = Host.tool(name);
        return path.orElseThrow(() -> new SandboxException(name + " is missing"))
                .toString();
    }
}
