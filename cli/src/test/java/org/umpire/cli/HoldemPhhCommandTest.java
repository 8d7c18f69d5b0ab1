package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.rules.Setup;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

class HoldemPhhCommandTest {
    @TempDir
    Path folder;

    @Test
    void theHandsOfSeveralRecordsAreNumberedThrough() {
        String first = Tables.holdem(folder.resolve("1.ndjson"), 3).toString();
        String second = Tables.holdem(folder.resolve("2.ndjson"), 2).toString();
        Run run = Run.of("holdem", "phh", first, second);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().filter(line -> line.startsWith("[")))
                .containsExactly("[1]", "[2]", "[3]", "[4]", "[5]");
        assertThat(run.out()).contains("players = [\"caller\", \"tight\"]", "players = [\"tight\", \"caller\"]");
    }

    @Test
    void recordsOfOtherGamesAreRefused() {
        String file = Tables.croquet(folder.resolve("table.ndjson"), "greedy", "perfect")
                .toString();
        Run run = Run.of("holdem", "phh", file);
        assertThat(run.code()).isEqualTo(Terminal.FAILED);
        assertThat(run.err()).endsWith("is no record of Hold'em, but of Arithmetic Croquet\n");
        assertThat(Run.of("holdem", "phh", folder.resolve("none").toString()).code())
                .isEqualTo(Terminal.FAILED);
    }

    /** By a reader of the format that shares no code with its writer, through a TOML parser. */
    @Test
    void everyHandThatIsWrittenPlaysAgainToTheStacksThatItNames() throws IOException {
        List<String> bots = List.of("random", "caller", "tight", "random", "random", "caller");
        int hands = 0;
        Set<String> seen = new HashSet<>();
        for (String betting : List.of("no-limit", "limit")) {
            for (int seats : List.of(2, 3, 6)) {
                for (int stack : List.of(700, 20_000)) {
                    Map<String, String> variant =
                            Map.of("betting", betting, "stack", "" + stack, "ante", seats == 3 ? "7" : "0");
                    Path file = folder.resolve(betting + seats + "-" + stack + ".ndjson");
                    Tables.holdem(
                            file, "cup/" + seats, new Setup(seats, 20, new TreeMap<>(variant)), bots.subList(0, seats));
                    Run run = Run.of("holdem", "phh", file.toString());
                    assertThat(run.code()).isZero();
                    JsonNode all = new TomlMapper().readTree(run.out());
                    for (JsonNode hand : all) {
                        List<Long> named = new ArrayList<>();
                        hand.required("finishing_stacks").forEach(chips -> named.add(chips.longValue()));
                        assertThat(PhhHand.finish(hand)).as(hand.toString()).isEqualTo(named);
                        hand.required("actions")
                                .forEach(action -> seen.add(action.asString().split(" ", -1)[1]));
                        hands++;
                    }
                }
            }
        }
        assertThat(hands).isEqualTo(12 * 20);
        assertThat(seen).containsExactlyInAnyOrder("dh", "db", "f", "cc", "cbr", "sm");
    }
}
