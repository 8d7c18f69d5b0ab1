package org.umpire.cli;

import java.util.Locale;
import java.util.Optional;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;
import org.umpire.sandbox.Sandboxes;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option of every command that starts programs: how strongly they are kept apart. */
@Command
final class IsolationOption {
    @Option(
            names = "--isolation",
            paramLabel = "LEVEL",
            converter = Reader.class,
            description =
                    "How strongly programs are kept apart: strong, user or plain. Without it, plain: the programs are"
                            + " your own. 'umpire doctor' says what holds here.")
    private Optional<Level> level = Optional.empty();

    Optional<Level> given() {
        return level;
    }

    /**
     * Opens the sandbox of this level; without one, of {@code otherwise}; without that, of the plain
     * level (docs/decisions/0011).
     *
     * @throws SandboxException if the level does not hold here; the message says why and how to get it
     */
    Sandbox open(Optional<Level> otherwise) {
        return level.or(() -> otherwise).map(Sandboxes::of).orElseGet(() -> Sandboxes.of(Level.PLAIN));
    }

    /** Reads a level. */
    static final class Reader implements ITypeConverter<Level> {
        @Override
        public Level convert(String text) {
            for (Level level : Level.values()) {
                if (level.word().equals(text.toLowerCase(Locale.ROOT))) {
                    return level;
                }
            }
            throw new TypeConversionException("'" + text + "' is none of strong, user, plain");
        }
    }
}
