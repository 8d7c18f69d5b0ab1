package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.umpire.contest.Contestant;
import org.umpire.contest.LeagueFile;
import org.umpire.contest.MatchRun;
import org.umpire.contest.Plan;
import org.umpire.contest.Settings;
import org.umpire.league.StandingsJson;
import org.umpire.league.StandingsText;
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
        name = "match",
        header = "Plays a match in the game's own format: in Big 2, two duplicate tables.",
        footer = {"  umpire match big2 A=\"python3 mine.py\" B=bot:greedy --games 50"})
final class MatchCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "GAME", converter = GameWord.class, description = "Which game.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private GamePack<?, ?, ?, ?> pack;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "NAME=PROGRAM", description = "Who meets.")
    private List<String> players = new ArrayList<>();

    @Mixin
    private SetupOptions setup = new SetupOptions();

    @Option(
            names = "--match-tables",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "How many tables the match has, where the game leaves it open: in croquet 2, 4, 6 …")
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

    @Mixin
    private QuietOption quiet = new QuietOption();

    MatchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Players read = Players.named(players, pack.game().id());
        if (!read.problems().isEmpty()) {
            return terminal.misused(String.join("; ", read.problems()));
        }
        OptionalInt seats = seats(read.contestants().size());
        if (seats.isEmpty()) {
            return terminal.misused("a match of " + pack.title() + " is between " + sizes() + ", and "
                    + read.contestants().size() + " were given");
        }
        if (matchTables > 0) {
            try {
                pack.format(matchTables);
            } catch (IllegalArgumentException e) {
                return terminal.misused(String.valueOf(e.getMessage()));
            }
        }
        if (out.given().isPresent()) {
            return play(read.contestants(), seats.getAsInt(), out.given().get());
        }
        Path passing = TemporaryFolders.make();
        try {
            return play(read.contestants(), seats.getAsInt(), passing);
        } finally {
            Folders.delete(passing);
        }
    }

    /** Returns how many seats a table has when so many meet: as usual, if that can be. */
    private OptionalInt seats(int meeting) {
        SeatRange range = pack.game().seats();
        return IntStream.concat(
                        IntStream.of(pack.usualSetup().seats()), IntStream.rangeClosed(range.min(), range.max()))
                .filter(seats -> pack.format().matchSize(seats) == meeting)
                .findFirst();
    }

    /** Returns how many can meet, such as {@code 2} or {@code 2 to 15}. */
    private String sizes() {
        SeatRange range = pack.game().seats();
        IntSummaryStatistics sizes = IntStream.rangeClosed(range.min(), range.max())
                .map(pack.format()::matchSize)
                .summaryStatistics();
        return sizes.getMin() == sizes.getMax()
                ? Integer.toString(sizes.getMin())
                : sizes.getMin() + " to " + sizes.getMax();
    }

    private int play(List<Contestant> contestants, int seats, Path results) {
        try (Sandbox sandbox = isolation.open(Optional.empty());
                ProgressTalk talk = new ProgressTalk(terminal, quiet.given())) {
            Plan plan = Plan.of("match", terms(seats), contestants, Players.HERE, secret.given());
            Settings settings = new Settings(results, jobs.orUsual(), false, Version.text());
            MatchRun.Result result = new MatchRun(plan, settings, talk).run(sandbox);
            if (result instanceof MatchRun.Result.Played played) {
                terminal.out()
                        .print(
                                json.given()
                                        ? StandingsJson.of(played.season().standings())
                                        : StandingsText.of(played.season()));
                return new EndTalk(terminal).code(played.ended());
            }
            return new EndTalk(terminal).code(((MatchRun.Result.Not) result).ended());
        } catch (IllegalArgumentException e) {
            return terminal.misused(String.valueOf(e.getMessage()));
        } catch (SandboxException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        }
    }

    private LeagueFile.Terms terms(int seats) {
        return new LeagueFile.Terms(
                pack.game().id(),
                setup.of(pack, seats),
                1,
                Optional.empty(),
                matchTables == 0 ? Optional.empty() : Optional.of(matchTables),
                limits.of(pack));
    }
}
