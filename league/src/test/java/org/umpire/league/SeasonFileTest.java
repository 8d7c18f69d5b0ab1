package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeasonFileTest {
    @Test
    void whatIsWrittenIsReadAgain() {
        Season season = Seasons.of(
                        List.of(
                                Entrant.of("A b\"c", "run 'it' \u00e9", "sha256:1"),
                                new Entrant(
                                        "B", "./b", "sha256:2", true, Optional.of("Perm"), Optional.of("State <U>"))),
                        3,
                        OptionalLong.of(7))
                .withSecret("00ff");
        assertThat(SeasonFile.read(SeasonFile.text(season))).isEqualTo(new SeasonFile.Read.Good(season));
        Season longer = Seasons.withMatchTables(Seasons.of(4, 1), 6);
        assertThat(SeasonFile.read(SeasonFile.text(longer))).isEqualTo(new SeasonFile.Read.Good(longer));
        Season plain = Seasons.of(4, 1);
        assertThat(SeasonFile.read(SeasonFile.text(plain))).isEqualTo(new SeasonFile.Read.Good(plain));
    }

    @Test
    void aFileIsReplacedAsAWhole(@TempDir Path folder) throws IOException {
        SeasonFile.write(folder, Seasons.of(4, 1));
        SeasonFile.write(folder, Seasons.of(4, 1).withSecret("published"));
        assertThat(SeasonFile.read(folder))
                .isEqualTo(new SeasonFile.Read.Good(Seasons.of(4, 1).withSecret("published")));
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(folder.resolve(SeasonFile.NAME));
        }
    }

    @Test
    void aFolderWithoutASeasonIsAnIoError(@TempDir Path folder) {
        assertThatThrownBy(() -> SeasonFile.read(folder)).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void allProblemsAreNamedAtOnce() {
        String text = """
                {"format": 1, "name": 5, "game": "toy", "seats": 0, "games": 1, "variant": {"a": 1}, "rounds": 1.5,
                 "limits": {"clock": "sun", "total_ms": 1, "then_ms": 1, "guard_factor": 1, "guard_extra_ms": 1,
                            "idle_total_ms": 1, "memory_bytes": -1, "line_bytes": 1, "output_bytes": 1, "stderr_bytes": 0},
                 "secret_digest": "d", "entrants": [{"name": " A", "command": "x", "digest": "d"}, 4]}
                """;
        assertThat(SeasonFile.read(text))
                .isEqualTo(new SeasonFile.Read.Bad(List.of(
                        "name: must be a text",
                        "rules: missing",
                        "seats: must be a whole number from 1 to 1000",
                        "variant.a: must be a text",
                        "rounds: must be a whole number from 1 to 2147483647",
                        "limits.clock: must be cpu or wall",
                        "limits.memory_bytes: must be a whole number from 1 to 9223372036854775807",
                        "entrants[1]: must be an object",
                        "entrants[0].name: ' A' cannot name an entrant")));
    }

    @Test
    void textThatIsNoSeasonIsRefused() {
        assertThat(SeasonFile.read("[]")).isEqualTo(new SeasonFile.Read.Bad(List.of("not a JSON object")));
        assertThat(SeasonFile.read("{")).isInstanceOf(SeasonFile.Read.Bad.class);
        assertThat(SeasonFile.read("{\"format\": 2}"))
                .isEqualTo(new SeasonFile.Read.Bad(
                        List.of("format: this version reads format 1; read the file with a newer one")));
        assertThat(SeasonFile.read(SeasonFile.text(Seasons.of(2, 1)).replace("\"B\"", "\"A\"")))
                .isEqualTo(new SeasonFile.Read.Bad(List.of("two entrants named 'A'")));
    }
}
