package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.umpire.contest.NewContest;
import org.umpire.languages.LanguagesHere;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;
import org.umpire.sandbox.Sandboxes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "init",
        header = "Makes a new contest folder: a league file, a program to begin with in each language, a README.",
        footer = {"  umpire init cup", "  umpire league cup/contest.toml"})
final class InitCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "DIR", description = "The folder; it must not exist, or be empty.")
    private Path folder = Path.of("");

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "big2",
            description = "Which game; 'umpire games' lists them. Without it, ${DEFAULT-VALUE}.")
    private String game = "";

    InitCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        try (Sandbox tools = Sandboxes.of(Level.PLAIN)) {
            NewContest.Made made = NewContest.write(folder, game, LanguagesHere.look(tools));
            if (made instanceof NewContest.Made.Written written) {
                written.files().forEach(file -> terminal.out().println(file));
                terminal.flush();
                terminal.say("play it: umpire league " + folder.resolve("contest.toml"));
                return Terminal.DONE;
            }
            return terminal.misused(((NewContest.Made.Refused) made).why());
        } catch (SandboxException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        }
    }
}
