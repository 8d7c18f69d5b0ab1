package org.umpire.cli;

import java.util.Optional;
import java.util.regex.Pattern;
import org.umpire.contest.Start;
import org.umpire.referee.Commands;

/**
 * A command of the control program of 2019, which handed all of them to the shell. Here one goes to the shell only if it
 * needs to, since a shell in between is one more process to suspend, and none is allowed above the plain level.
 */
final class ShellWords {
    /** What a shell might read in another way than we do: special characters, an assignment, a word of its own. */
    private static final Pattern FOR_THE_SHELL = Pattern.compile("[^A-Za-z0-9_./:=@%+, -]|^ *[^ /]*=|"
            + "^ *(\\.|:|cd|eval|exec|exit|export|set|trap|ulimit|umask|if|for|while|until|case)( |$)");

    private ShellWords() {}

    /** Returns how a command is started at the plain level. */
    static Start.Command plain(String command) {
        return new Start.Command(
                FOR_THE_SHELL.matcher(command).find() || command.isBlank()
                        ? "/bin/sh -c '" + command.replace("'", "'\\''") + "'"
                        : command);
    }

    /** Returns why a command cannot be started without a shell; empty if it can. */
    static Optional<String> needsShell(String command) {
        if (Commands.split(command) instanceof Commands.Unsplit unsplit) {
            return Optional.of(unsplit.toString());
        }
        // Quotes and backslashes are read here as a shell does; what they keep is no syntax any more.
        String bare = unquoted(command);
        return FOR_THE_SHELL.matcher(bare).find()
                ? Optional.of("it is written for the shell, which is to be had at the plain level only: put it into a"
                        + " script or a program of its own, or leave --isolation out")
                : Optional.empty();
    }

    /** Returns a command that can be split, with a harmless letter for each character that quotes keep. */
    private static String unquoted(String command) {
        StringBuilder bare = new StringBuilder();
        char quote = 0;
        for (int i = 0; i < command.length(); i++) {
            char c = command.charAt(i);
            boolean alive = quote == '"' && (c == '$' || c == '`');
            if (c == '\\' && quote != '\'') {
                i++;
                bare.append('x');
            } else if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
            } else if (c == quote) {
                quote = 0;
                bare.append('x'); // for '' is a word as well
            } else {
                bare.append(quote == 0 || alive ? c : 'x');
            }
        }
        return bare.toString();
    }
}
