package org.umpire.sandbox;

/** How a program ended. */
public sealed interface Ending {
    /** It left with this exit code, 0 to 255. */
    record Exited(int code) implements Ending {}

    /** It died of this signal, which was not ours. */
    record Died(int signal) implements Ending {}

    /** It was over the memory limit. */
    record OutOfMemory() implements Ending {}

    /** It could not be executed: our launcher said so, not the program. */
    record NotStarted(String why) implements Ending {}
}
