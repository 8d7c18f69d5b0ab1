package org.umpire.sandbox;

import java.util.Locale;

/** How strongly programs are kept apart from the host and from each other, weakest first. */
public enum Level {
    /** Own process group, suspended by signals. No protection of files or network. */
    PLAIN,
    /** bubblewrap without root: own namespaces, no-fork filter, suspended by signals. No memory limit. */
    USER,
    /** Own uid, namespaces, filter and control group: frozen, measured and ended by the kernel. */
    STRONG;

    /** Returns the name in records and on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
