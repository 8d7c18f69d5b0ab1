package org.umpire.rules;

/**
 * One line to a program, and what it owes for it.
 *
 * @param line without its line end
 */
public record Exchange(String line, Reply owed) {
    public Exchange {
        if (line.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("more than one line: " + line);
        }
    }
}
