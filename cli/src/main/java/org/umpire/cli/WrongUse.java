package org.umpire.cli;

import java.util.List;
import org.umpire.contest.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in one line. */
final class WrongUse {
    private WrongUse() {}

    static String oneLine(ParameterException wrong) {
        CommandLine line = wrong.getCommandLine();
        return what(wrong, line).lines().findFirst().orElse("wrong use") + " (see '"
                + line.getCommandSpec().qualifiedName() + " --help')";
    }

    private static String what(ParameterException wrong, CommandLine line) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched, line);
        }
        if (wrong instanceof MissingParameterException missing) {
            return "missing: " + String.join(", ", names(missing));
        }
        return decapitalised(String.valueOf(wrong.getMessage())
                .replaceFirst("^Error: |^Invalid value for positional parameter at index \\d+ \\([^)]*\\): ", ""));
    }

    private static String unmatched(UnmatchedArgumentException unmatched, CommandLine line) {
        String typed = unmatched.getUnmatched().get(0);
        if (unmatched.isUnknownOption()) {
            String name = typed.contains("=") ? typed.substring(0, typed.indexOf('=')) : typed;
            return "there is no option '" + name + "'"
                    + Nearest.hint(name, line.getCommandSpec().optionsMap().keySet());
        }
        if (line.getSubcommands().isEmpty()) {
            return "'" + typed + "' is one word too many";
        }
        return "there is no command '" + typed + "'"
                + Nearest.hint(typed, line.getSubcommands().keySet());
    }

    private static List<String> names(MissingParameterException missing) {
        return missing.getMissing().stream()
                .map(arg -> arg instanceof OptionSpec option
                        ? (option.required() ? "" : option.paramLabel() + " after ") + option.longestName()
                        : arg.paramLabel())
                .toList();
    }

    private static String decapitalised(String message) {
        return message.isEmpty() ? message : Character.toLowerCase(message.charAt(0)) + message.substring(1);
    }
}
