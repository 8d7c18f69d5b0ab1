package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.umpire.contest.CompareRun;
import org.umpire.contest.Comparison;
import org.umpire.contest.Ended;
import org.umpire.contest.LeagueFile;
import org.umpire.contest.Plan;
import org.umpire.contest.Settings;
import org.umpire.league.statistics.SequentialTest;
import org.umpire.rules.GamePack;
import org.umpire.rules.SeatRange;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;
import org.umpire.sandbox.TemporaryFolders;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "compare",
        header = "Is one program better than another? Plays until that is decided.",
        description = {
            "Plays blocks, matches whose tables share one deal, and stops by itself as soon as they say that A is better"
                    + " than B, or is not by the effect that is asked for. docs/compare.md says how.",
            "Exit code 0: better; 1: not better; 3: not decided within --max-blocks, or stopped; 4: it could not be played."
        },
        footer = {
            "  umpire compare big2 A=\"python3 new.py\" B=\"python3 old.py\"",
            "  umpire compare big2 A=bot:planner B=bot:greedy --blocks 40 --json",
            "  umpire compare croquet A=./new B=./old --out new-old --max-blocks 2000"
        })
final class CompareCommand implements Callable<Integer> {
    /** The exit code where neither answer is likely enough. */
    static final int UNDECIDED = 3;
    /** The exit code where it could not be played: no answer, and not to be taken for one. */
    static final int NOT_PLAYED = 4;

    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "GAME", converter = GameWord.class, description = "Which game.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private GamePack<?, ?, ?, ?> pack;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "NAME=PROGRAM", description = "The two programs.")
    private List<String> players = new ArrayList<>();

    @Option(
            names = "--effect",
            paramLabel = "D",
            description = "The difference worth finding, in standard deviations of a block; without it, 0.2. Half of it"
                    + " takes four times as many blocks.")
    private double effect = 0.2;

    @Option(
            names = "--alpha",
            paramLabel = "P",
            description = "How often \"better\" may be said of programs that are equal; without it, 0.05.")
    private double alpha = 0.05;

    @Option(
            names = "--beta",
            paramLabel = "P",
            description = "How often \"not better\" may be said of one that is better by the effect; without it, 0.05.")
    private double beta = 0.05;

    @Option(
            names = "--max-blocks",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "Gives up after so many blocks; without it, 10000.")
    private int maxBlocks = 10_000;

    @Option(
            names = "--blocks",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "Plays so many blocks whatever they say, and answers by the 95 %% interval.")
    private int blocks;

    @Mixin
    private SetupOptions setup = new SetupOptions();

    @Option(
            names = "--match-tables",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "How many tables a block has, where the game leaves it open: in croquet 2, 4, 6 …")
    private int matchTables;

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private OutOption out = new OutOption();

    @Mixin
    private SecretOption secret = new SecretOption();

    @Mixin
    private LimitsOptions limits = new LimitsOptions();

    @Mixin
    private IsolationOption isolation = new IsolationOption();

    @Mixin
    private JsonOption json = new JsonOption();

    @Option(
            names = "--restart",
            description =
                    "If a program has changed, moves the earlier results aside and begins again, instead of refusing.")
    private boolean restart;

    @Mixin
    private QuietOption quiet = new QuietOption();

    CompareCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Players read = Players.named(players, pack.game().id());
        if (!read.problems().isEmpty()) {
            return terminal.misused(String.join("; ", read.problems()));
        }
        if (read.contestants().size() != 2) {
            return terminal.misused(
                    "two programs are compared, and " + read.contestants().size() + " were given");
        }
        if (out.given().isPresent()) {
            return play(read, out.given().get());
        }
        Path passing = TemporaryFolders.make();
        try {
            return play(read, passing);
        } finally {
            Folders.delete(passing);
        }
    }

    private int play(Players read, Path results) {
        try {
            Plan plan = Plan.of("compare", terms(), read.contestants(), Players.HERE, secret.given());
            Comparison.Rule rule = new Comparison.Rule(
                    new SequentialTest(effect, alpha, beta), blocks > 0 ? blocks : maxBlocks, blocks > 0);
            Settings settings = new Settings(results, jobs.orUsual(), restart, Version.text());
            CompareTalk talk =
                    new CompareTalk(terminal, quiet.given(), out.given().isPresent());
            CompareRun run = new CompareRun(plan, rule, settings, talk);
            talk.about(run.comparison());
            Ended ended;
            try (talk;
                    Sandbox sandbox = isolation.open(Optional.empty())) {
                ended = run.run(sandbox);
            }
            return answer(run.comparison(), ended);
        } catch (IllegalArgumentException e) {
            return terminal.misused(String.valueOf(e.getMessage()));
        } catch (SandboxException e) {
            terminal.failed(String.valueOf(e.getMessage()));
            return NOT_PLAYED;
        }
    }

    private int answer(Comparison comparison, Ended ended) {
        if (ended instanceof Ended.Refused || ended instanceof Ended.Failed) {
            new EndTalk(terminal).code(ended);
            return NOT_PLAYED;
        }
        CompareReport report = new CompareReport(pack, comparison);
        terminal.out().print(json.given() ? report.json() : report.text());
        return switch (comparison.verdict()) {
            case YES -> Terminal.DONE;
            case NO -> Terminal.FAILED;
            case OPEN -> UNDECIDED;
        };
    }

    private LeagueFile.Terms terms() {
        if (matchTables > 0) {
            pack.format(matchTables); // says which numbers there are
        }
        return new LeagueFile.Terms(
                pack.game().id(),
                setup.of(pack, seats()),
                CompareRun.BLOCKS_MAX,
                Optional.empty(),
                matchTables == 0 ? Optional.empty() : Optional.of(matchTables),
                limits.of(pack));
    }

    /** Returns how many seats a table has when two programs meet: as usual, if that can be. */
    private int seats() {
        SeatRange range = pack.game().seats();
        OptionalInt fitting = IntStream.concat(
                        IntStream.of(pack.usualSetup().seats()), IntStream.rangeClosed(range.min(), range.max()))
                .filter(seats -> pack.format().matchSize(seats) == 2)
                .findFirst();
        return fitting.orElseThrow(
                () -> new IllegalArgumentException("in " + pack.title() + " two programs cannot meet alone"));
    }
}
