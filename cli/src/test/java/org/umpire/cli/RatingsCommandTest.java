package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.league.Entrant;
import org.umpire.league.Scheme;
import org.umpire.league.Season;
import org.umpire.league.SeasonFile;
import org.umpire.league.SeasonRatings;
import org.umpire.record.Digests;
import org.umpire.record.Limits;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RatingsCommandTest {
    @TempDir
    Path folder;

    @Test
    void ratingsAreComputedFromTheRecordsOfASeason() {
        String out = folder.resolve("results").toString();
        Run played = Run.of("compare", "croquet", "one=bot:greedy", "two=bot:random", "--blocks", "2", "--out", out);
        assertThat(played.err()).contains("results in");

        Run text = Run.of("ratings", out);
        assertThat(text.code()).as(text.err()).isEqualTo(Terminal.DONE);
        assertThat(text.out()).contains("ratings by tables (2 matches, 4 tables", "one", "two", "100 points more");

        Run byMatch = Run.of("ratings", out, "--by", "match", "--anchor", "two=1000", "--json");
        JsonNode json = new JsonMapper().readTree(byMatch.out());
        assertThat(json.required("by").asString()).isEqualTo("match");
        assertThat(json.required("blocks").asInt()).isEqualTo(2);
        assertThat(json.required("anchor").required("value").asInt()).isEqualTo(1000);
        assertThat(json.required("ratings").size()).isEqualTo(2);

        Run csv = Run.of("ratings", out, "--csv");
        assertThat(csv.out().lines()).hasSize(3).first().asString().startsWith("place,name,kind,rating");

        Run unknown = Run.of("ratings", out, "--anchor", "twp=1000");
        assertThat(unknown.code()).isEqualTo(Terminal.MISUSED);
        assertThat(unknown.err()).contains("no entrant 'twp'; did you mean two?");
        assertThat(Run.of("ratings", out, "--anchor", "two=much").err()).contains("'much' is not a number");
        assertThat(Run.of("ratings", out, "--anchor", "two").err()).contains("NAME=VALUE");
        assertThat(Run.of("ratings", out, "--anchor", "two=NaN").code()).isEqualTo(Terminal.MISUSED);
    }

    @Test
    void moreEntrantsThanCanBeRatedAreRefused() throws IOException {
        GamePack<?, ?, ?, ?> pack = GamePacks.find("big2").orElseThrow();
        SeasonFile.write(
                folder,
                new Season(
                        "Many",
                        pack.game().id(),
                        pack.game().rulesVersion(),
                        pack.usualSetup(),
                        Limits.of(pack.usualBudget()),
                        1,
                        OptionalLong.empty(),
                        OptionalInt.empty(),
                        IntStream.rangeClosed(0, SeasonRatings.ENTRANTS_MAX)
                                .mapToObj(i -> Entrant.of("E" + i, "./x", Digests.of("x")))
                                .toList(),
                        Digests.of("secret"),
                        Optional.empty(),
                        Scheme.ROUND_ROBIN));
        Run run = Run.of("ratings", folder.toString());
        assertThat(run.code()).isEqualTo(Terminal.FAILED);
        assertThat(run.err()).contains("no more than 1000 entrants are rated, and there are 1001");
    }

    @Test
    void aFolderWithoutASeasonHasNone() {
        Run run = Run.of("ratings", folder.toString());
        assertThat(run.code()).isEqualTo(Terminal.FAILED);
        assertThat(run.err()).contains("no season.json");
    }
}
