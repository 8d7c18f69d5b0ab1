package org.umpire.judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What this machine has that a limit may ask for. */
final class HostRoom {
    private HostRoom() {}

    /** Returns how much memory there is, or the most that a number says where that is not known. */
    static long memoryBytes() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/meminfo"))) {
                if (line.startsWith("MemTotal:")) {
                    return Long.parseLong(line.replaceAll("\\D", "")) << 10;
                }
            }
            return Long.MAX_VALUE;
        } catch (IOException e) {
            return Long.MAX_VALUE; // not Linux: the sandbox will say what it holds
        }
    }
}
