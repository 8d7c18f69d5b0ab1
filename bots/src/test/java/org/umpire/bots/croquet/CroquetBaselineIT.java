package org.umpire.bots.croquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.bots.Tools;
import org.umpire.games.croquet.CroquetOracle;

/** The baseline in C of the benchmark solves the same game: it counts what the oracle counts. */
class CroquetBaselineIT {
    @TempDir
    Path made;

    @Test
    void itCountsTheSamePositionsAndValues() throws IOException, InterruptedException {
        String program =
                Tools.program(Path.of("../bench/c/croquet_solve.c"), made).get(0);

        List<String> lines = Tools.output(List.of(program, "1")).lines().toList();

        assertThat(lines.get(0)).contains("ms a solution on average of 1,");
        assertThat(lines.subList(1, lines.size()))
                .isEqualTo(CroquetOracle.usual().census().counts().lines());
    }
}
