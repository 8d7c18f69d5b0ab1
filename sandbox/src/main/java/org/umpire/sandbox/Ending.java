package org.umpire.sandbox;

/** How a program ended. */
public sealed interface Ending {
    /** It left with this exit code, 0 to 255. */
    record Exited(int code) implements Ending {}

    /** It died of this signal, which was not ours. */
    record Died(int signal) implements Ending {}

    /** It was over the memory limit. */
    record OutOfMemory() implements Ending {}

    /** The host ran out of memory, and the kernel chose to kill this one: no fault of the program that we could know of. */
    record HostOutOfMemory() implements Ending {}

    /** It could not be executed: our launcher said so, not the program. */
    record NotStarted(String why) implements Ending {}
}
