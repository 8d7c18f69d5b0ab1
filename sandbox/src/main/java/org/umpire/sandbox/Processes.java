package org.umpire.sandbox;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What {@code /proc} tells of the processes that there are. */
final class Processes {
    private static final int STATE = 0;
    private static final int PARENT = 1;
    private static final int START_TIME = 19;

    private Processes() {}

    /** Returns the numbers of all processes that can be seen. */
    static List<Integer> all() {
        String[] names = new File("/proc").list();
        if (names == null) {
            throw new SandboxException("/proc cannot be read: programs cannot be run without it");
        }
        List<Integer> found = new ArrayList<>();
        for (String name : names) {
            char first = name.charAt(0);
            if (first >= '0' && first <= '9') {
                found.add(Integer.valueOf(name));
            }
        }
        return found;
    }

    /** Returns the child of a process, or 0 if it has none; of a process with one thread and at most one child. */
    static int onlyChild(int pid) {
        try {
            String line = Files.readString(Path.of("/proc/" + pid + "/task/" + pid + "/children"))
                    .strip();
            int end = line.indexOf(' ');
            return line.isEmpty() ? 0 : Integer.parseInt(end < 0 ? line : line.substring(0, end));
        } catch (NoSuchFileException e) {
            for (int other : all()) { // a kernel without that file, or the process is gone
                String[] fields = stat(Integer.toString(other));
                if (fields.length > PARENT && fields[PARENT].equals(Integer.toString(pid))) {
                    return other;
                }
            }
            return 0;
        } catch (IOException e) {
            return 0;
        }
    }

    /** Returns the number of our namespace of processes: the numbers of processes mean something only within one. */
    static String namespace() {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/ns/pid"))
                    .toString()
                    .replaceAll("\\D", "");
        } catch (IOException e) {
            return "0"; // a kernel without namespaces
        }
    }

    /** Returns whether a process has been stopped. */
    static boolean stopped(int pid) {
        String[] fields = stat(Integer.toString(pid));
        return fields.length > STATE && fields[STATE].equals("T");
    }

    /** Returns whether a process waits for something, and is not stopped. */
    static boolean waiting(int pid) {
        String[] fields = stat(Integer.toString(pid));
        return fields.length > STATE && fields[STATE].equals("S");
    }

    /** Returns the name of what a process last executed, or nothing if there is no such process. */
    static String name(int pid) {
        try {
            return Files.readString(Path.of("/proc/" + pid + "/comm"), StandardCharsets.ISO_8859_1)
                    .strip();
        } catch (IOException e) {
            return ""; // gone
        }
    }

    /** Returns whether every thread of a process but the first, which has ended, is stopped or has ended as well. */
    static boolean othersStopped(int pid) {
        String[] threads = new File("/proc/" + pid + "/task").list();
        for (String thread : threads == null ? new String[0] : threads) {
            String[] fields = stat(pid + "/task/" + thread);
            if (fields.length > STATE && !"TtZX".contains(fields[STATE])) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a process has ended and only waits for its parent to take note, or is gone. */
    static boolean zombie(int pid) {
        String[] fields = stat(Integer.toString(pid));
        return fields.length == 0 || fields[STATE].equals("Z") || fields[STATE].equals("X");
    }

    /** Returns whether a process is not in a container of its own. */
    static boolean inOurNamespace(int pid) {
        try {
            return Files.readSymbolicLink(Path.of("/proc/" + pid + "/ns/pid"))
                    .equals(Files.readSymbolicLink(Path.of("/proc/self/ns/pid")));
        } catch (IOException | UnsupportedOperationException e) {
            return false; // gone, or not ours to look at: then not ours to kill either
        }
    }

    /** Returns the number of the user that a process is, or -1 if there is no such process. */
    static long user(int pid) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"), StandardCharsets.ISO_8859_1)) {
                if (line.startsWith("Uid:")) {
                    return Long.parseLong(line.split("\\s+", 3)[1]);
                }
            }
            return -1;
        } catch (IOException e) {
            return -1; // gone
        }
    }

    /** Returns the most memory that a process has had in use since it last executed something, or 0 if it has ended. */
    static long peakBytes(int pid) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"), StandardCharsets.ISO_8859_1)) {
                if (line.startsWith("VmHWM:")) {
                    return Long.parseLong(line.replaceAll("\\D", "")) << 10;
                }
            }
            return 0; // a zombie has no memory
        } catch (IOException e) {
            return 0; // gone
        }
    }

    /** Returns when a process was started, in ticks since the boot, or -1 if there is none. */
    static long startTime(String process) {
        String[] fields = stat(process);
        return fields.length == 0 ? -1 : Long.parseLong(fields[START_TIME]);
    }

    /** Returns the fields after the name, or none if there is no such process. */
    private static String[] stat(String process) {
        try {
            String line = Files.readString(Path.of("/proc", process, "stat"), StandardCharsets.ISO_8859_1);
            // The name stands in brackets and may itself hold brackets and blanks.
            return line.substring(line.lastIndexOf(')') + 2).trim().split(" ");
        } catch (IOException e) {
            return new String[0];
        }
    }
}
