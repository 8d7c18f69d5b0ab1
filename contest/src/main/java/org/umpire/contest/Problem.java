package org.umpire.contest;

/**
 * Something in a contest file that must be mended before anything is started.
 *
 * @param line where it is, 1-based; 0 when it concerns the file as a whole
 * @param text what is wrong and what to do, in one line
 */
public record Problem(int line, String text) {
    /** Returns the problem as a line of text that begins with the place, as compilers write it. */
    public String at(String file) {
        return (line > 0 ? file + ":" + line : file) + ": " + text;
    }
}
