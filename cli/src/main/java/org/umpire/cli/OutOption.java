package org.umpire.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The option of every command that makes a folder of results. */
@Command
final class OutOption {
    @Option(names = "--out", paramLabel = "DIR", description = "The folder of the results.")
    private Optional<Path> out = Optional.empty();

    Optional<Path> given() {
        return out;
    }
}
