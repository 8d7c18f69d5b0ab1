package org.umpire.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Records as earlier versions wrote them. They must be read, played and dealt as they were then; {@code
 * -Dgolden.update=true} writes them anew, which is right only when the format rises.
 */
final class GoldenRecordsTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"clean, 3, 0", "faults, 11, 0.2", "long, 5, 0.01"})
    void aRecordIsWrittenAndPlayedAsItEverWas(String name, long seed, double faults) throws IOException {
        Path written = folder.resolve(name + ".ndjson");
        try (RecordWriter writer = RecordWriter.create(written)) {
            new ToyTable(new Random(seed), faults, 4, name.equals("long") ? 20 : 1, writer).play();
        }
        Path golden = GOLDEN.resolve(name + ".ndjson");
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(GOLDEN);
            Files.copy(written, golden, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        }

        assertThat(written).hasSameBinaryContentAs(golden);
        assertThat(Replay.check(golden)).isEqualTo(new Verdict.Same());
        assertThat(new DealCheck(ToyTable.SECRET).check(RecordReader.read(golden)))
                .isEqualTo(new Verdict.Same());
    }

    @Test
    void fieldsOfLaterVersionsAreIgnored() throws IOException {
        Path golden = GOLDEN.resolve("clean.ndjson");
        Edits edits = Edits.of(golden);
        for (int line = 1; line <= edits.last(); line++) {
            edits.change(line, node -> {
                node.put("later", "new");
                node.putObject("more").put("x", 1.5);
            });
        }
        edits.change(1, node -> node.withObjectProperty("limits").put("disk_bytes", 7));

        assertThat(RecordReader.read("later", edits.seal().bytes())).isEqualTo(RecordReader.read(golden));
    }
}
