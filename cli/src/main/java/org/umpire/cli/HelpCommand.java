package org.umpire.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.umpire.contest.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "help", header = "Shows what a command does and how it is used.", footer = "  umpire help play")
final class HelpCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "The command; without one, all are listed.")
    private List<String> command = new ArrayList<>();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    HelpCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        CommandLine asked = spec.parent().commandLine();
        for (String word : command) {
            CommandLine below = asked.getSubcommands().get(word);
            if (below == null) {
                return terminal.misused("there is no command '" + word + "'"
                        + Nearest.hint(word, asked.getSubcommands().keySet()));
            }
            asked = below;
        }
        asked.usage(terminal.out());
        return Terminal.DONE;
    }
}
