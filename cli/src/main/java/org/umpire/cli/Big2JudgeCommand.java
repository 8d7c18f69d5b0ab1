package org.umpire.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.contest.Contestant;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Setup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "big2judge",
        header = "The mediator of Big 2: plays one table with four programs, started as given.",
        description = "A fault ends the table and names the seat. bin/big2judge is the same.",
        footer = {"  umpire big2judge ./mine \"python3 yours.py\" bot:greedy bot:greedy -n 20"})
final class Big2JudgeCommand implements Callable<Integer> {
    private static final int GAMES = 100;
    private static final int SEATS = 4;
    private final Terminal terminal;

    @Parameters(arity = "0..*", paramLabel = "PROGRAM", description = "Four programs, in the order of play.")
    private List<String> programs = new ArrayList<>();

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "How many games; without it, 100.")
    private int games = GAMES;

    @Mixin
    private PinOption pin = new PinOption();

    @Mixin
    private TableOptions options = new TableOptions();

    Big2JudgeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (programs.size() != SEATS) {
            return terminal.misused("four programs are needed, and " + programs.size() + " were given");
        }
        GamePack<?, ?, ?, ?> pack = GamePacks.find("big2").orElseThrow();
        List<Contestant> players = new ArrayList<>();
        for (int i = 0; i < SEATS; i++) {
            Optional<String> problem =
                    Players.problem(programs.get(i), pack.game().id());
            if (problem.isPresent()) {
                return terminal.misused(problem.get());
            }
            players.add(new Contestant(
                    "P" + (i + 1), Players.start(programs.get(i), pack.game().id())));
        }
        return new TablePlay(terminal, options, pack)
                .play(players, seats -> Setup.of(seats, games), new TablePlay.Size(1, 1, pin), false);
    }
}
