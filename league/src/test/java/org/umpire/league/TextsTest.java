package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.league.rating.Anchor;
import org.umpire.testkit.Golden;

/** The texts of a small season, byte for byte. */
class TextsTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    @TempDir
    Path folder;

    private SeasonRead read;

    @BeforeEach
    void makeSeason() throws IOException {
        read = SampleSeason.ofEight(folder);
    }

    @Test
    void text() {
        Golden.check(GOLDEN.resolve("standings.txt"), StandingsText.of(read));
    }

    @Test
    void csv() {
        Golden.check(GOLDEN.resolve("standings.csv"), StandingsCsv.of(read.standings()));
    }

    @Test
    void json() {
        Golden.check(GOLDEN.resolve("standings.json"), StandingsJson.of(read.standings()));
    }

    @Test
    void ratings() {
        SeasonRatings ratings = read.ratings(Optional.empty(), Anchor.MEAN_ZERO).orElseThrow();
        assertThat(ratings.by()).isEqualTo(SeasonRatings.By.MATCH);
        Golden.check(GOLDEN.resolve("ratings.txt"), RatingsText.of(read, ratings));
        Golden.check(GOLDEN.resolve("ratings.csv"), RatingsCsv.of(read, ratings));
        Golden.check(GOLDEN.resolve("ratings.json"), RatingsJson.of(read, ratings));
    }

    @Test
    void ratingsOfTablesFromAnAnchor() {
        SeasonRatings ratings = read.ratings(Optional.of(SeasonRatings.By.TABLE), Anchor.of(2, 1500))
                .orElseThrow();
        Golden.check(GOLDEN.resolve("ratings-tables.txt"), RatingsText.of(read, ratings));
    }

    @Test
    void whereAllResultsGoOneWayNobodyGetsANumberOfTheOther() throws IOException {
        SampleSeason sample = new SampleSeason(folder.resolve("two"), 2, 1);
        sample.writeSeason(false);
        assertThat(ratings(folder.resolve("two"))).contains("There are no results yet.");
        sample.playAll(0, 2);
        assertThat(ratings(folder.resolve("two")))
                .contains(
                        "No two entrants can be rated against each other",
                        "begin at kestrel, which is set to 0",
                        "harrier-7 never did better than any of the rated, so nothing limits its rating downwards")
                .contains("under +")
                .doesNotContain("Infinity", "NaN");
    }

    @Test
    void reportsOfManyEntrantsSayWhatTheyLeaveOut() throws IOException {
        // One of them is out of competition.
        SampleSeason sample = new SampleSeason(folder.resolve("many"), Standings.SURE_MAX + 2, 1);
        sample.writeSeason(false);
        sample.playAll(0, 4);
        SeasonRead many = ((SeasonRead.Read.Good) SeasonRead.of(folder.resolve("many"))).season();
        assertThat(StandingsText.of(many)).contains("more than 300 entrants");
        assertThat(StandingsHtml.of(many)).contains("more than 300 entrants").doesNotContain("#ratings");
        assertThat(StandingsHtml.of(read)).contains("#ratings").doesNotContain("more than 300");
    }

    private static String ratings(Path folder) throws IOException {
        SeasonRead read = ((SeasonRead.Read.Good) SeasonRead.of(folder)).season();
        return RatingsText.of(
                read, read.ratings(Optional.empty(), Anchor.MEAN_ZERO).orElseThrow());
    }

    /** In the order of the standings, which the run-off need not follow. */
    @Test
    void placesByInstantRunOffAreInTheTextsForMachines() {
        Standings plain = read.standings();
        assertThat(StandingsCsv.of(plain)).doesNotContain("run_off");
        assertThat(StandingsJson.of(plain)).doesNotContain("run_off");
        int first = plain.rows().get(0).entrant();
        int second = plain.rows().get(1).entrant();
        int third = plain.rows().get(2).entrant();
        Standings withRunOff = new Standings(
                plain.rows(),
                plain.pointsUnit(),
                plain.lowerIsBetter(),
                plain.scoreName(),
                List.of(List.of(second), List.of(first, third)));
        List<String[]> lines = StandingsCsv.of(withRunOff)
                .lines()
                .map(line -> line.replaceAll("\"[^\"]*\"", "quoted").split(",", -1))
                .toList();
        int column = List.of(lines.get(0)).indexOf("run_off");
        assertThat(lines.stream().map(cells -> cells[column]))
                .startsWith("run_off", "2", "1", "2", "")
                .hasSize(1 + plain.rows().size());
        assertThat(StandingsJson.of(withRunOff).lines().filter(line -> line.contains("run_off")))
                .startsWith("  \"run_off\" : 2,", "  \"run_off\" : 1,", "  \"run_off\" : 2,", "  \"run_off\" : null,")
                .hasSize(plain.rows().size());
    }
}
