package org.umpire.judge.problem;

import java.nio.file.Path;
import java.util.List;

/**
 * How it is told whether an output is right.
 *
 * @param validators sources of output validators, each a file or a folder, which must all accept; none: outputs are
 *     compared with answers
 * @param interactive whether the validator speaks with the submission while it runs
 */
public record Validation(List<Path> validators, boolean interactive) {
    /** Takes a copy. */
    public Validation {
        validators = List.copyOf(validators);
    }

    /** Returns whether the package brings a validator of its own. */
    public boolean custom() {
        return !validators.isEmpty();
    }
}
