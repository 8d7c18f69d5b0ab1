package org.umpire.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the commands that a program in the sandbox needs, and what must be bound into the sandbox for them. {@code /usr}
 * is there in any case; an interpreter that is installed elsewhere comes with the folder of its installation. A file that
 * is named by its path and lies in no installation comes alone: beside it may be the programs of others.
 */
final class Toolbox {
    private static final Duration SHIM_PATIENCE = Duration.ofSeconds(10);
    private static final List<String> INSIDE = List.of("/usr/local/bin", "/usr/bin", "/bin");
    /** Folders that hold more than one installation, so that binding them would show too much. */
    private static final Set<String> TOO_WIDE = Set.of(
            "/", "/bin", "/boot", "/dev", "/etc", "/home", "/lib", "/lib64", "/media", "/mnt", "/opt", "/proc", "/root",
            "/run", "/sbin", "/srv", "/sys", "/tmp", "/usr", "/var");

    /** What installations have beside {@code bin} and {@code lib}: a JDK the first; Python and others the second. */
    private static final List<String> INSTALLATION_SIGNS = List.of("release", "include", "pyvenv.cfg");

    private final String searchPath;
    private final Path home;
    private final boolean otherUser;
    private final Map<String, Tool> found = new ConcurrentHashMap<>();

    /**
     * @param searchPath the user's {@code PATH}
     * @param home the user's home folder
     * @param otherUser whether programs run as another user than we do, who may read only what everybody may
     */
    Toolbox(String searchPath, Path home, boolean otherUser) {
        this.searchPath = searchPath;
        this.home = home;
        this.otherUser = otherUser;
    }

    /** Where a command is in the sandbox, if it can be there. */
    sealed interface Tool {
        /**
         * It is there.
         *
         * @param path of the command, the same in the sandbox as outside
         * @param bind what must be bound for it, at the same place
         */
        record Usable(Path path, Optional<Path> bind) implements Tool {}

        /** It cannot be there. */
        record Missing(String why) implements Tool {}
    }

    /** Looks up a command by its name or its absolute path. */
    Tool find(String word) {
        return found.computeIfAbsent(word, name -> name.startsWith("/") ? examine(Path.of(name), true) : search(name));
    }

    private Tool search(String name) {
        Set<String> folders = new LinkedHashSet<>();
        for (String folder : searchPath.split(":", -1)) {
            if (folder.startsWith("/")) {
                folders.add(folder);
            }
        }
        folders.addAll(INSIDE);
        List<String> reasons = new ArrayList<>();
        for (String folder : folders) {
            Path path = Path.of(folder, name);
            if (Files.isExecutable(path) && !Files.isDirectory(path)) {
                Tool tool = examine(path, false);
                if (!(tool instanceof Tool.Missing missing)) {
                    return tool;
                }
                reasons.add(missing.why());
            }
        }
        return new Tool.Missing(
                reasons.isEmpty()
                        ? name + ": no such command (looked in " + String.join(":", folders) + ")"
                        : String.join("; ", reasons));
    }

    private Tool examine(Path path, boolean named) {
        try {
            Path target = isShim(path) ? behindShim(path) : path;
            Path real = target.toRealPath();
            if (Bubble.shows(real)) {
                return new Tool.Usable(Bubble.shows(target) ? target : real, Optional.empty());
            }
            Path bind = named && !installed(path, real) ? real : installation(real);
            Optional<Path> closed = otherUser ? closedToOthers(bind) : Optional.empty();
            if (closed.isPresent()) {
                return new Tool.Missing(path + " is installed where other users may not go (" + closed.get()
                        + "): install it under /usr or /opt, or run Umpire as an ordinary user");
            }
            return new Tool.Usable(real, Optional.of(bind));
        } catch (IOException e) {
            return new Tool.Missing(path + " cannot be used: " + e.getMessage());
        }
    }

    /**
     * Returns whether a file that was named by its path belongs to an installation: its folder is on the search path, or
     * what is beside it tells a JDK, a Python or the like.
     */
    private boolean installed(Path path, Path real) {
        String folder = String.valueOf(path.getParent());
        if (isShim(path) || List.of(searchPath.split(":", -1)).contains(folder)) {
            return true;
        }
        Path whole = installation(real);
        boolean inBin =
                real.getParent() != null && whole.equals(real.getParent().getParent());
        return inBin
                && Files.isDirectory(whole.resolve("lib"))
                && (whole.startsWith("/opt")
                        || INSTALLATION_SIGNS.stream().anyMatch(sign -> Files.exists(whole.resolve(sign))));
    }

    /** Returns the folder by which an installation hangs together, or the file alone if that would show too much. */
    private Path installation(Path file) {
        Path folder = file.getParent();
        if (folder == null) {
            return file;
        }
        Path name = folder.getFileName();
        boolean inBin = name != null
                && (name.toString().equals("bin") || name.toString().equals("sbin"));
        Path parent = folder.getParent();
        Path whole = inBin && parent != null ? parent : folder;
        return TOO_WIDE.contains(whole.toString()) || home.startsWith(whole) ? file : whole;
    }

    /** Returns the first folder on the way to a path through which not everybody may go. */
    private static Optional<Path> closedToOthers(Path path) throws IOException {
        for (Path at = path; at != null; at = at.getParent()) {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(at, LinkOption.NOFOLLOW_LINKS);
            if (!permissions.contains(PosixFilePermission.OTHERS_EXECUTE)) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    /** Returns whether a command is one of pyenv's scripts, which start other programs to find the real one. */
    private static boolean isShim(Path path) {
        Path folder = path.getParent();
        return folder != null && folder.endsWith("shims") && Files.isExecutable(folder.resolveSibling("bin/pyenv"));
    }

    private static Path behindShim(Path shim) throws IOException {
        Path pyenv = shim.resolveSibling("../bin/pyenv").normalize();
        ToolTalk.Said said = ToolTalk.ask(
                SHIM_PATIENCE, false, List.of(pyenv.toString(), "which", String.valueOf(shim.getFileName())));
        String line = said.text().strip();
        if (said.code().isEmpty()) {
            throw new IOException("pyenv does not answer which " + shim.getFileName() + " it is");
        }
        if (said.code().get() != 0 || line.isEmpty()) {
            throw new IOException("pyenv does not know which " + shim.getFileName() + " it is");
        }
        return Path.of(line);
    }
}
