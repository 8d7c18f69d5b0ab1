package org.umpire.judge.problem;

import java.nio.file.Path;

/**
 * A submission that comes with a package.
 *
 * @param name from {@code submissions} on: {@code wrong_answer/greedy.py}
 * @param path a file or a folder of sources
 * @param expectation what it must get
 */
public record Submission(String name, Path path, Expectation expectation) {
    /** Returns the folder that it lies in. */
    public String kind() {
        return name.substring(0, name.indexOf('/'));
    }
}
