package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PlayCommandIT {
    @TempDir
    Path folder;

    @Test
    void aTableIsPlayedRecordedAndReportedAsJson() {
        Path record = folder.resolve("table.ndjson");
        Run run = Run.of(
                "play",
                "big2",
                "A=bot:lowest",
                "B=bot:big2/random",
                "C=big2/lowest",
                "D=bot:lowest",
                "--games",
                "2",
                "--record",
                record.toString(),
                "--secret",
                "s",
                "--deal",
                "one",
                "--json");
        assertThat(run.code()).as(run.seen()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines()).hasSize(1);
        JsonNode json = JsonMapper.shared().readTree(run.out());
        assertThat(json.propertyNames()).containsExactly("games", "seats");
        assertThat(json.get("games").intValue()).isEqualTo(2);
        assertThat(json.get("seats").size()).isEqualTo(4);
        long sum = 0;
        for (int i = 0; i < 4; i++) {
            JsonNode seat = json.get("seats").get(i);
            assertThat(seat.propertyNames()).containsExactly("name", "score", "cpu_ms", "wall_ms", "fault");
            assertThat(seat.get("name").stringValue()).isEqualTo("ABCD".substring(i, i + 1));
            assertThat(seat.get("cpu_ms").doubleValue()).isPositive();
            assertThat(seat.get("wall_ms").doubleValue()).isPositive();
            assertThat(seat.get("fault").isNull()).isTrue();
            sum += seat.get("score").longValue();
        }
        assertThat(sum).isZero();
        assertThat(Run.of("replay", "--check", record.toString())).isEqualTo(new Run(0, "ok\n", ""));
        assertThat(Run.of("deals", record.toString(), "--secret", "s").code()).isZero();
    }

    @Test
    void aFaultIsReportedAndIsNoFailure() throws IOException {
        String leaves = program("leaves", "exit 3");
        Run run = Run.of(
                "play",
                "big2",
                "A=" + leaves,
                "B=bot:lowest",
                "C=bot:lowest",
                "D=bot:lowest",
                "--games",
                "1",
                "--json",
                "--quiet");
        assertThat(run.code()).as(run.seen()).isZero();
        JsonNode fault =
                JsonMapper.shared().readTree(run.out()).get("seats").get(0).get("fault");
        assertThat(fault.propertyNames()).containsExactly("kind", "detail");
        assertThat(fault.get("kind").stringValue()).isEqualTo("exit");
        Run people = Run.of("big2judge", leaves, "bot:lowest", "bot:lowest", "bot:lowest", "-n", "1", "--quiet");
        assertThat(people.code()).as(people.seen()).isZero();
        assertThat(people.out().lines().findFirst().orElse(""))
                .startsWith("P1 ")
                .contains("FAULT exit: ");
    }

    @Test
    void aProgramThatCannotBeStartedIsAFaultOfItsOwn() {
        Run run = Run.of(
                "play",
                "big2",
                "A=" + folder.resolve("none"),
                "B=bot:lowest",
                "C=bot:lowest",
                "D=bot:lowest",
                "--games",
                "1",
                "--json",
                "--quiet");
        assertThat(run.code()).as(run.seen()).isZero();
        JsonNode seats = JsonMapper.shared().readTree(run.out()).get("seats");
        assertThat(seats.get(0).get("fault").get("kind").stringValue()).isEqualTo("start");
        assertThat(seats.get(1).get("fault").isNull()).isTrue();
    }

    @Test
    void severalTablesHaveTotalsAndARecordEach() throws IOException {
        Path records = folder.resolve("records");
        Run run = Run.of(
                "play",
                "big2",
                "A=bot:lowest",
                "B=bot:lowest",
                "C=bot:lowest",
                "D=bot:lowest",
                "--games",
                "1",
                "--tables",
                "2",
                "--json",
                "--record",
                records.toString());
        assertThat(run.code()).as(run.seen()).isZero();
        assertThat(run.err()).contains("the same deals again: --secret ");
        JsonNode json = JsonMapper.shared().readTree(run.out());
        assertThat(json.get("games").intValue()).isEqualTo(2);
        assertThat(json.get("tables").size()).isEqualTo(2);
        long second = json.get("tables").get(1).get("seats").get(2).get("score").longValue();
        long first = json.get("tables").get(0).get("seats").get(2).get("score").longValue();
        assertThat(json.get("seats").get(2).get("score").longValue()).isEqualTo(first + second);
        try (var files = Files.list(records)) {
            assertThat(files).hasSize(2);
        }
    }

    @Test
    void theTableIsDrawnAsItGoes() {
        Run run = Run.of(
                "play",
                "big2",
                "A=bot:lowest",
                "B=bot:lowest",
                "C=bot:lowest",
                "D=bot:lowest",
                "--games",
                "1",
                "--show",
                "--quiet");
        assertThat(run.code()).as(run.seen()).isZero();
        assertThat(run.out())
                .contains("game 1 of 1, turn 1")
                .contains("clocks:  0 A 5:00.0")
                .doesNotContain("\u001b");
    }

    @Test
    void aMatchIsTwoTablesWithTheSameDeals() throws IOException {
        Path results = folder.resolve("match");
        Run run = Run.of(
                "match", "big2", "A=bot:lowest", "B=bot:random", "--games", "1", "--out", results.toString(), "--json");
        assertThat(run.code()).as(run.seen()).isZero();
        JsonNode rows = JsonMapper.shared().readTree(run.out());
        assertThat(rows.size()).isEqualTo(2);
        assertThat(rows.get(0).get("total_score").longValue()
                        + rows.get(1).get("total_score").longValue())
                .isZero();
        Run deals = Run.of("deals", results.toString());
        assertThat(deals.code()).as(deals.seen()).isZero();
        assertThat(deals.out().lines()).hasSize(2);
    }

    private String program(String name, String script) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file.toString();
    }
}
