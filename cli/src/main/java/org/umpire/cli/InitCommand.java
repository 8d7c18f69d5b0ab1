package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.umpire.contest.NewContest;
import org.umpire.languages.LanguagesHere;
import org.umpire.league.Scheme;
import org.umpire.record.Shown;
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

    @Option(
            names = "--schedule",
            paramLabel = "KIND",
            defaultValue = "round-robin",
            description = "Who meets whom: round-robin, gauntlet, swiss, knock-out, ladder or places. Without it,"
                    + " ${DEFAULT-VALUE}.")
    private String schedule = "";

    InitCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Optional<Scheme.Kind> kind = Scheme.Kind.of(schedule);
        if (kind.isEmpty()) {
            return terminal.misused("there is no schedule \"" + Shown.of(schedule) + "\"; there are: "
                    + Arrays.stream(Scheme.Kind.values()).map(Scheme.Kind::word).collect(Collectors.joining(", ")));
        }
        try (Sandbox tools = Sandboxes.of(Level.PLAIN)) {
            NewContest.Made made = NewContest.write(folder, game, LanguagesHere.look(tools), kind.get());
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
