package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.record.Entry;
import org.umpire.record.Limits;
import org.umpire.record.RecordReader;
import org.umpire.record.SeasonSecret;
import org.umpire.referee.Clock;
import org.umpire.referee.Played;
import org.umpire.referee.Spectator;
import org.umpire.rules.Budget;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GameId;
import org.umpire.rules.GamePack;
import org.umpire.rules.Setup;
import org.umpire.rules.State;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

class TableRunTest {
    private static final Contestant LAZY = new Contestant("Lazy", new Start.Command("sh lazy.sh"));
    private static final Contestant LEAVER = new Contestant("Leaver", new Start.Command("sh leaver.sh"));

    @TempDir
    Path folder;

    @Test
    void aTableIsPlayedRecordedAndWatched() throws IOException {
        AtomicInteger seen = new AtomicInteger();
        Spectator spectator = new Spectator() {
            @Override
            public <D, S extends State<S, M, V>, M, V> void saw(
                    GamePack<D, S, M, V> pack, S state, Entry entry, List<Clock> clocks) {
                seen.incrementAndGet();
            }
        };
        Path record = folder.resolve("table.ndjson");

        List<TableRun.Result> results =
                play(request(List.of(LAZY, LAZY)), manner(1, 1, Optional.of(record)), spectator);

        assertThat(results).hasSize(1);
        assertThat(results.get(0).how()).isInstanceOf(Played.Finished.class);
        assertThat(results.get(0).fixture().deal().label()).isEqualTo("evening");
        assertThat(RecordReader.read(record).entries()).hasSize(seen.get());
        assertThat(RecordReader.read(record).header().fixture().id())
                .isEqualTo(results.get(0).fixture().id());
    }

    @Test
    void severalTablesHaveOtherDealsAndTotals() throws IOException {
        Path records = Files.createDirectory(folder.resolve("records"));

        List<TableRun.Result> results =
                play(request(List.of(LAZY, LEAVER)), manner(5, 2, Optional.of(records)), Spectator.NONE);

        assertThat(results).extracting(TableRun.Result::number).containsExactly(0, 1, 2, 3, 4);
        assertThat(results)
                .extracting(result -> result.fixture().deal().label())
                .containsExactly("evening/1", "evening/2", "evening/3", "evening/4", "evening/5");
        List<Totals> totals = Totals.of(results, 2);
        assertThat(totals.get(0).faults()).isEmpty();
        assertThat(totals.get(0).tables()).isEqualTo(5);
        assertThat(totals.get(1).faults()).isEqualTo(Map.of(FaultKind.EXIT, 5));
        assertThat(records.resolve("00005.ndjson")).exists();
    }

    @Test
    void equalSecretsAndLabelsGiveEqualTables() throws IOException {
        TableRun.Request request = request(List.of(LAZY, LAZY));

        List<TableRun.Result> first = play(request, manner(2, 2, Optional.empty()), Spectator.NONE);
        List<TableRun.Result> second = play(request, manner(2, 1, Optional.empty()), Spectator.NONE);

        assertThat(scores(first)).isEqualTo(scores(second));
    }

    @Test
    void aMatchIsPlayedInTheFormatOfItsGame() throws IOException {
        Plan plan = Plan.of(
                "match",
                new LeagueFile.Terms(
                        new GameId("heap"),
                        Setup.of(2, 3),
                        1,
                        Optional.empty(),
                        Optional.empty(),
                        request(List.of(LAZY, LAZY)).limits()),
                List.of(LAZY, LEAVER),
                folder,
                Optional.of(SeasonSecret.read("x")));
        MatchRun run =
                new MatchRun(plan, new Settings(folder.resolve("out"), Jobs.of(1), false, "test"), Progress.NONE);
        MatchRun.Result result;
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            result = run.run(sandbox);
        }

        assertThat(result).isInstanceOf(MatchRun.Result.Played.class);
        var match = ((MatchRun.Result.Played) result).season().results().complete();
        assertThat(match).hasSize(1);
        assertThat(match.get(0).sides().get(0).points()).isEqualTo(2);
        assertThat(match.get(0).sides().get(1).lostByFault()).isTrue();
    }

    @Test
    void programsThatAreNamedByTheirPathsPlayInASandbox() throws IOException {
        assumeTrue(
                Sandboxes.probe().stream().anyMatch(probe -> probe.level() == Level.USER && probe.holds()),
                "SKIPPED: no level 'user' here");
        Path spy = Files.writeString(
                folder.resolve("spy.sh"), "while read n; do [ -e lazy.sh ] && echo 0 || echo 1; done\n");
        List<Contestant> seats = List.of(
                new Contestant("Lazy", new Start.Command("sh " + folder.resolve("lazy.sh"))),
                new Contestant("Spy", new Start.Command("sh " + spy)));

        List<TableRun.Result> results =
                play(request(seats), manner(1, 1, Optional.empty()), Spectator.NONE, Level.USER);

        assertThat(Totals.of(results, 2))
                .allSatisfy(total -> assertThat(total.faults()).isEmpty());
    }

    @Test
    void whatIsWrongWithAStartIsTold() {
        assertThat(Start.of("heap/lazy")).isEqualTo(new Start.Bot("heap/lazy"));
        assertThat(Start.of("heap/none")).isEqualTo(new Start.Command("heap/none"));
        assertThat(Start.of("bot.cpp")).isEqualTo(new Start.Source("bot.cpp"));
        assertThat(Start.of("'my bots/Bot.java'")).isEqualTo(new Start.Source("my bots/Bot.java"));
        assertThat(Start.of("bot.py")).isEqualTo(new Start.Source("bot.py"));
        assertThat(Start.of("./bot.py")).isEqualTo(new Start.Command("./bot.py"));
        assertThat(Start.of("python3 bot.py")).isEqualTo(new Start.Command("python3 bot.py"));
        assertThat(Start.of("sh lazy.sh").problems(folder))
                .containsExactly("there is no file \"lazy.sh\" in " + folder);
        assertThat(new Start.Bot("heap/best").problems(folder)).isEmpty();
    }

    private static List<Long> scores(List<TableRun.Result> results) {
        return results.stream()
                .flatMap(result -> ((Played.Finished) result.how()).outcome().seats().stream())
                .map(seat -> seat.score())
                .toList();
    }

    private List<TableRun.Result> play(TableRun.Request request, TableRun.Manner manner, Spectator spectator)
            throws IOException {
        return play(request, manner, spectator, Level.PLAIN);
    }

    private List<TableRun.Result> play(
            TableRun.Request request, TableRun.Manner manner, Spectator spectator, Level level) throws IOException {
        Files.writeString(folder.resolve("lazy.sh"), "while read n; do echo 1; done\n");
        Files.writeString(folder.resolve("leaver.sh"), "read n; echo 1; read n; exit 7\n");
        try (Sandbox sandbox = Sandboxes.of(level)) {
            return new TableRun(request, manner, number -> spectator).play(sandbox);
        }
    }

    private static TableRun.Request request(List<Contestant> seats) {
        return new TableRun.Request(
                new GameId("heap"),
                Setup.of(2, 3),
                Limits.of(Budget.cpu(Duration.ofSeconds(20), Duration.ofSeconds(2))),
                seats,
                "evening",
                SeasonSecret.read("a secret"));
    }

    private TableRun.Manner manner(int tables, int jobs, Optional<Path> records) {
        return new TableRun.Manner(folder, tables, Jobs.of(jobs), records, "test");
    }
}
