package org.umpire.sandbox;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** How often this host ran out of memory so far: the kernel then kills a process of its own choice, maybe a program's. */
final class HostMemory {
    private static final int SIGKILL = 9;
    private static final byte[] KILLS = "oom_kill".getBytes(StandardCharsets.US_ASCII);

    private final long killsBefore = kills();

    /** Returns how many processes the kernel has killed for want of memory since the boot, or -1 if it does not tell. */
    private static long kills() {
        try (KernelFile file = KernelFile.toRead(Path.of("/proc/vmstat"))) {
            return file.number(KILLS);
        }
    }

    /** Returns an ending, or that it may have been the host's fault, of a program that has no memory limit of its own. */
    Ending judged(Ending ending) {
        boolean killed = ending instanceof Ending.Died died && died.signal() == SIGKILL;
        return killed && kills() > killsBefore ? new Ending.HostOutOfMemory() : ending;
    }
}
