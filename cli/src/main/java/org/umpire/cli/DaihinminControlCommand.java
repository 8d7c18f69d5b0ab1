package org.umpire.cli;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.contest.Contestant;
import org.umpire.contest.Jobs;
import org.umpire.contest.Start;
import org.umpire.contest.TableRun;
import org.umpire.games.daihinmin.Announcement;
import org.umpire.games.daihinmin.DaihinminPack;
import org.umpire.record.Limits;
import org.umpire.record.RecordException;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Shown;
import org.umpire.referee.Played;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.GameId;
import org.umpire.rules.Setup;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;
import org.umpire.sandbox.Sandboxes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "prime_daihinmin",
        header = "The control program of Prime Daihinmin: plays a game, with the options and the output of 2019.",
        description =
                "Names and commands take turns; a last odd word is left aside. A command is run by the shell; bot:NAME is a"
                        + " reference bot. As in 2019 programs run on while others move, and time on the wall is"
                        + " counted; a CPU clock, and levels above plain, suspend them. bin/prime_daihinmin is the"
                        + " same.",
        footer = {"  umpire prime_daihinmin A ./mine B \"python3 yours.py\" C bot:lucky D bot:planner -s"})
final class DaihinminControlCommand implements Callable<Integer> {
    private static final String USAGE =
            "Usage: prime_daihinmin [options] name1 command1 name2 command2 [name3 command3 ...]";
    private static final long MEMORY_BYTES = 1_000_000_000;
    private static final long MILLIS_MAX = 1_000_000_000;

    private final Terminal terminal;

    @Parameters(arity = "0..*", paramLabel = "NAME COMMAND", description = "Two players or more, in the order of play.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = {"-s", "--show"},
            description = "Shows every action, on standard error.")
    private boolean show;

    @Option(
            names = {"-t", "--time"},
            paramLabel = "SECONDS",
            description = "The time of a program for the game; without it, 10.0.")
    private double seconds = 10;

    @Option(
            names = {"-d", "--debug"},
            description = "Says of each broken rule what exactly was wrong, on standard error.")
    private boolean debug;

    @Option(
            names = "--clock",
            paramLabel = "wall|cpu",
            converter = LimitsOptions.Clocks.class,
            description = "What is counted: time on the wall, as in 2019, or CPU time.")
    private ClockKind clock = ClockKind.WALL;

    @Option(names = "--suspend", description = "Suspends programs while others move.")
    private boolean suspend;

    @Option(
            names = "--tables",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "How many games, with other deals and the same seats; each is told as one"
                    + " alone is, and the sums of the places follow.")
    private int tables = 1;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description =
                    "How many games are played at a time, each told when it is over. Without it, one: programs that"
                            + " run on share the cores, and time on the wall is counted.")
    private int jobs = 1;

    @Mixin
    private PinOption pin = new PinOption();

    @Option(names = "--record", paramLabel = "FILE", description = "Where the record goes; of several games, a folder.")
    private Optional<Path> record = Optional.empty();

    @Mixin
    private SecretOption secret = new SecretOption();

    @Mixin
    private IsolationOption isolation = new IsolationOption();

    DaihinminControlCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        int players = words.size() / 2;
        if (players < 2) {
            return refused("incorrect number of arguments");
        }
        Duration time = Duration.ofMillis(Math.round(Math.min(MILLIS_MAX, seconds * 1000)));
        if (!(seconds > 0) || time.isZero()) {
            return refused("option -t: a program needs some time, not " + seconds + " seconds");
        }
        GameId game = new DaihinminPack().game().id();
        List<String> names = new ArrayList<>();
        List<Contestant> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            String command = words.get(2 * i + 1);
            Optional<String> problem = problem(command, game);
            if (problem.isPresent()) {
                return refused(problem.get());
            }
            names.add(words.get(2 * i));
            seats.add(new Contestant(words.get(2 * i), start(command, game)));
        }
        try {
            Announcement told =
                    new Announcement(names, BigDecimal.valueOf(seconds).toPlainString());
            Setup setup = new Setup(players, 1, told.variant());
            Limits usual = Limits.of(budget(time));
            Limits limits = new Limits(
                    usual.budget(), MEMORY_BYTES, usual.lineBytes(), usual.outputBytes(), usual.stderrBytes());
            TableRun.Request request = new TableRun.Request(
                    game, setup, limits, seats, "table", secret.given().orElseGet(SeasonSecret::random));
            return play(request);
        } catch (IllegalArgumentException e) {
            return refused(String.valueOf(e.getMessage()));
        }
    }

    private Budget budget(Duration time) {
        return clock == ClockKind.WALL ? Budget.wall(time, Duration.ZERO) : Budget.cpu(time, Duration.ZERO);
    }

    private int play(TableRun.Request request) {
        try (Sandbox sandbox = sandbox()) {
            Jobs together = pin.jobs(Math.min(tables, jobs));
            DaihinminTables report = new DaihinminTables(terminal, show, debug, together.count());
            if (tables > 1 && record.isPresent()) {
                Files.createDirectories(record.get());
            }
            TableRun run = new TableRun(
                    request,
                    new TableRun.Manner(Players.HERE, tables, together, record, Version.text()),
                    report::watch);
            try {
                run.play(sandbox).stream()
                        .filter(result -> !(result.how() instanceof Played.Finished))
                        .forEach(result -> terminal.say("umpire: no result, by a fault of this machine or of Umpire: "
                                + Shown.of(result.how().toString())));
            } finally {
                report.close(tables); // whatever happened, what was played to its end is told
            }
            return report.told() == tables ? Terminal.DONE : Terminal.FAILED;
        } catch (SandboxException | RecordException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return terminal.failed("cannot make the folder of the records: " + e);
        }
    }

    /** Programs run on as in 2019, unless something is asked for that takes suspension. */
    private Sandbox sandbox() {
        boolean runOn = !suspend && clock == ClockKind.WALL && !walled();
        return runOn ? Sandboxes.unsuspended() : isolation.open(Optional.empty());
    }

    /** Returns whether the level is one that allows no shell. */
    private boolean walled() {
        return isolation.given().filter(level -> level != Level.PLAIN).isPresent();
    }

    private Optional<String> problem(String command, GameId game) {
        if (command.startsWith(Players.BOT)) {
            return Players.problem(command, game);
        }
        return walled()
                ? ShellWords.needsShell(command).map(why -> "command '" + Shown.of(command) + "': " + why)
                : Optional.empty();
    }

    private Start start(String command, GameId game) {
        if (command.startsWith(Players.BOT)) {
            return Players.start(command, game);
        }
        return walled() ? new Start.Command(command) : ShellWords.plain(command);
    }

    private int refused(String why) {
        terminal.say(USAGE + "\n");
        terminal.say("prime_daihinmin: error: " + why);
        return Terminal.MISUSED;
    }
}
