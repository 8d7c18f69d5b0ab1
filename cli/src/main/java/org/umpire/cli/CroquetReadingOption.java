package org.umpire.cli;

import java.util.ArrayList;
import java.util.List;
import org.umpire.games.croquet.CroquetOracle;
import org.umpire.games.croquet.CroquetReadings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option of every command that asks the oracle of croquet. */
@Command
final class CroquetReadingOption {
    @Option(
            names = "--reading",
            paramLabel = "NAME=VALUE",
            description = "Reads a rule in another way: answer=free, landing-on-100=finish, miss-of-100=finish or"
                    + " return=onto-hoop. May be given several times.")
    private List<String> words = new ArrayList<>();

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec command;

    /** Returns whether any reading was named. */
    boolean given() {
        return !words.isEmpty();
    }

    /** Returns how the rules are read. */
    CroquetReadings readings() {
        try {
            return CroquetReadings.ofWords(words);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(command.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    /** Returns the oracle for these readings. */
    CroquetOracle oracle() {
        return CroquetOracle.of(readings());
    }
}
