package org.umpire.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.umpire.contest.Settings;
import org.umpire.rules.GamePack;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "play",
        header = "Plays one table, or several with other deals.",
        description = "A PROGRAM is a command, split into words as a shell does, or a reference bot: bot:NAME."
                + " A program that faults is reported; that is no failure of the command.",
        footer = {
            "  umpire play big2 A=\"python3 mine.py\" B=bot:greedy C=bot:lowest D=bot:random --show",
            "  umpire play big2 A=./mine B=./mine C=bot:planner D=bot:planner --tables 20 --json",
            "  umpire play holdem A=./mine B=bot:tight C=bot:equity --variant betting=limit --variant stack=4000"
        })
final class PlayCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "GAME", converter = GameWord.class, description = "Which game.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private GamePack<?, ?, ?, ?> pack;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "NAME=PROGRAM",
            description = "Who plays, in the order of the seats.")
    private List<String> players = new ArrayList<>();

    @Option(names = "--tables", paramLabel = "N", converter = PositiveNumber.class, description = "How many tables.")
    private int tables = 1;

    @Mixin
    private SetupOptions setup = new SetupOptions();

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private TableOptions options = new TableOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Players read = Players.named(players, pack.game().id());
        if (!read.problems().isEmpty()) {
            return terminal.misused(String.join("; ", read.problems()));
        }
        int jobsAtOnce = jobs.given().orElseGet(Settings::usualJobs);
        return new TablePlay(terminal, options, pack)
                .play(
                        read.contestants(),
                        seats -> setup.of(pack, seats),
                        new TablePlay.Size(tables, jobsAtOnce, jobs.pin()),
                        json.given());
    }
}
