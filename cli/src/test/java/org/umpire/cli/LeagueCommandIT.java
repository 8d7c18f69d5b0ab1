package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.sandbox.Processors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LeagueCommandIT {
    private static final String LEAGUE = """
            name = "Cup"
            game = "big2"
            games = 2
            [[entrant]]
            name = "Ada"
            bot = "big2/lowest"
            [[entrant]]
            name = "Bob"
            bot = "big2/random"
            """;

    @TempDir
    Path folder;

    @Test
    void aLeagueIsPlayedOnceAndItsStandingsAreComputedFromTheRecords() throws IOException {
        Path file = Files.writeString(folder.resolve("cup.toml"), LEAGUE);
        Path results = folder.resolve("results");
        Run first = Run.of("league", file.toString(), "--out", results.toString());
        assertThat(first.code()).as(first.seen()).isZero();
        assertThat(first.err()).contains("2 tables to play").contains("2 of 2 tables played");
        assertThat(first.out())
                .startsWith("Cup: Big 2, 2 entrants, 1 of 1 match")
                .contains("Ada", "Bob");

        Run again = Run.of("league", file.toString(), "--out", results.toString());
        assertThat(again.out()).isEqualTo(first.out());
        assertThat(again.err()).contains("2 of 2 tables are played already");
        assertThat(Run.of("standings", results.toString())).isEqualTo(new Run(0, first.out(), ""));

        Run json = Run.of("standings", results.toString(), "--json");
        assertThat(json.code()).isZero();
        JsonNode rows = JsonMapper.shared().readTree(json.out());
        assertThat(rows.size()).isEqualTo(2);
        assertThat(rows.get(0).get("rank").intValue()).isEqualTo(1);
        assertThat(rows.get(0).get("name").stringValue()).isIn("Ada", "Bob");
        assertThat(rows.get(0).get("points").intValue()
                        + rows.get(1).get("points").intValue())
                .isEqualTo(2);
        Run csv = Run.of("standings", results.toString(), "--csv");
        assertThat(csv.out().lines()).hasSize(3);
        assertThat(csv.out()).startsWith("rank,name,points,");

        Run deals = Run.of("deals", results.toString());
        assertThat(deals.code()).as(deals.seen()).isZero();
        assertThat(deals.out().lines()).hasSize(2).allMatch(line -> line.endsWith(": ok"));

        Files.writeString(file, LEAGUE.replace("games = 2", "games = 1"));
        Run changed = Run.of("league", file.toString(), "--out", results.toString());
        assertThat(changed.code()).isEqualTo(1);
        assertThat(changed.err()).contains("games was 2 and is now 1");
        Run restarted =
                Run.of("league", file.toString(), "--out", results.toString(), "--restart", "--json", "--quiet");
        assertThat(restarted.code()).as(restarted.seen()).isZero();
        assertThat(JsonMapper.shared().readTree(restarted.out()).size()).isEqualTo(2);
    }

    @Test
    void theTablesOfALeagueAreHeldOnProcessorsWhereTheFileOrTheCommandSaysSo() throws IOException {
        int first = Processors.usable().numbers().get(0);
        Path asks = Files.writeString(folder.resolve("asks.toml"), "jobs = 1\npin = true\n" + LEAGUE);
        Path silent = Files.writeString(folder.resolve("silent.toml"), "jobs = 1\n" + LEAGUE);
        for (Run run : List.of(Run.of("league", asks.toString()), Run.of("league", silent.toString(), "--pin"))) {
            assertThat(run.code()).as(run.seen()).isZero();
            assertThat(run.err()).contains("2 tables to play, 1 at a time, held on processor " + first + ";");
        }
        for (String results : List.of("asks-results", "silent-results")) {
            try (Stream<Path> records = Files.list(folder.resolve(results).resolve("tables"))) {
                assertThat(records)
                        .hasSize(2)
                        .allSatisfy(record -> assertThat(record).content().contains("\"processor\":" + first + ","));
            }
        }

        Run tooMany = Run.of("league", silent.toString(), "--pin", "--jobs", "100000");
        assertThat(tooMany.code()).isEqualTo(2);
        assertThat(tooMany.err()).contains("100000 tables at a time", "(see 'umpire league --help')");
    }
}
