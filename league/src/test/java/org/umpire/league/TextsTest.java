package org.umpire.league;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.testkit.Golden;

/** The texts of a small season, byte for byte. */
class TextsTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    @TempDir
    Path folder;

    private SeasonRead read;

    @BeforeEach
    void makeSeason() throws IOException {
        SampleSeason sample = new SampleSeason(folder, 8, 1);
        sample.writeSeason(false);
        sample.playAll(0, 53);
        sample.spoil(53, 1);
        sample.play(0, 2);
        read = ((SeasonRead.Read.Good) SeasonRead.of(folder)).season();
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
}
