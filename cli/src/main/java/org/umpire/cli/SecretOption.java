package org.umpire.cli;

import java.util.Optional;
import org.umpire.record.SeasonSecret;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option that gives the season secret. */
@Command
final class SecretOption {
    @Option(
            names = "--secret",
            paramLabel = "S",
            converter = Reader.class,
            description = "The season secret that all deals come from: 64 hexadecimal digits, or a pass phrase.")
    private Optional<SeasonSecret> secret = Optional.empty();

    Optional<SeasonSecret> given() {
        return secret;
    }

    /** Reads a secret. */
    static final class Reader implements ITypeConverter<SeasonSecret> {
        @Override
        public SeasonSecret convert(String text) {
            try {
                return SeasonSecret.read(text);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(String.valueOf(e.getMessage()));
            }
        }
    }
}
