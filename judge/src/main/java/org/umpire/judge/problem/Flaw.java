package org.umpire.judge.problem;

import org.umpire.record.Shown;

/**
 * Something that is wrong with a problem package.
 *
 * @param where a path from the package's folder on, and the key if it is in a file of keys
 * @param what is wrong and what would be right, for people
 */
public record Flaw(String where, String what) {
    /** Returns it in one line, safe to show. */
    public String line() {
        return Shown.of(where + ": " + what);
    }
}
