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
}
