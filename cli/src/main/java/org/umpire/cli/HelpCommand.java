package org.umpire.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "help", header = "Shows what a command does and how it is used.", footer = "  umpire help play")
final class HelpCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The command; without one, all are listed.")
    private String command = "";

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    HelpCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        CommandLine all = spec.parent().commandLine();
        CommandLine asked = command.isEmpty() ? all : all.getSubcommands().get(command);
        if (asked == null) {
            return terminal.misused("there is no command '" + command + "'"
                    + Nearest.hint(command, all.getSubcommands().keySet()));
        }
        asked.usage(terminal.out());
        return Terminal.DONE;
    }
}
