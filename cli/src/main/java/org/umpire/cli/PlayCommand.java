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
            "  umpire play big2 A=./mine B=./mine C=bot:planner D=bot:planner --tables 20 --json"
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

    @Option(
            names = "--games",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "How many games a table has.")
    private int games;

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
        TablePlay.Size size = new TablePlay.Size(
                tables,
                games == 0 ? pack.usualSetup().games() : games,
                jobs.given().orElseGet(Settings::usualJobs));
        return new TablePlay(terminal, options, pack).play(read.contestants(), size, json.given());
    }
}
