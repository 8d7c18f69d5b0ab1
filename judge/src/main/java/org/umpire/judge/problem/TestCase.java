package org.umpire.judge.problem;

import java.nio.file.Path;
import java.util.List;
import org.umpire.judge.compare.ComparisonFlags;

/**
 * One input with its answer.
 *
 * @param name from {@code data} on, without ending: {@code secret/03-large}
 * @param arguments of the submission
 * @param validatorArguments of the output validator
 * @param flags of the default comparison: the same, read; none where the problem has a validator of its own
 */
public record TestCase(
        String name,
        Path input,
        Path answer,
        List<String> arguments,
        List<String> validatorArguments,
        ComparisonFlags flags) {
    /** Takes copies. */
    public TestCase {
        arguments = List.copyOf(arguments);
        validatorArguments = List.copyOf(validatorArguments);
    }
}
