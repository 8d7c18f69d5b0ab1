package org.umpire.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The text form of records: written and read back. */
final class RecordTextTest {
    @TempDir
    Path folder;

    static List<String> oddStrings() {
        StringBuilder controls = new StringBuilder();
        for (char c = 0; c < 0x100; c++) {
            controls.append(c);
        }
        return List.of(
                "",
                " D3 \r",
                "\"quotes\" and \\back\\slashes\\u0041\\",
                controls.toString(),
                "\uD83C\uDCA1 \u2028 \u202E right to left \uFEFF \uFFFD \uFFFF",
                RawText.read(new byte[] {'a', (byte) 0xFF, (byte) 0xC3, '"', (byte) 0x80, 0, '\n'}),
                "x".repeat(64 * 1024),
                "\u0001".repeat(64 * 1024),
                "{\"entry\":\"void\"}\n");
    }

    @ParameterizedTest
    @MethodSource("oddStrings")
    void everyEntryComesBackAsItWasWritten(String odd) {
        Path file = write(Samples.all(odd));

        TableRecord read = RecordReader.read(file);

        assertThat(read.entries()).isEqualTo(Samples.all(odd));
        assertThat(read.complete()).isTrue();
        assertThat(read.torn()).isEmpty();
    }

    @Test
    void bytesAreThoseOfAFile() throws IOException {
        List<Entry> entries = Samples.all("D3");

        assertThat(RecordWriter.bytes(entries)).isEqualTo(Files.readAllBytes(write(entries)));
    }

    @Test
    void aRecordHasItsSealOnceItIsReadToItsEnd() throws IOException {
        byte[] bytes = RecordWriter.bytes(Samples.all("D3"));
        try (RecordReader reader = RecordReader.open("memory", new java.io.ByteArrayInputStream(bytes))) {
            reader.next();
            assertThat(reader.seal()).isEmpty();
            while (reader.next().isPresent()) {}
            String text = new String(bytes, StandardCharsets.UTF_8);
            int seal = text.indexOf(",\"seal\":\"");
            assertThat(reader.seal()).contains(Digests.of(text.substring(0, seal)));
        }
    }

    @Test
    void aVoidTableComesBackAsItWasWritten() {
        List<Entry> entries = List.of(Samples.header(), Samples.move(1, "5"), new Entry.Voided("host fault"));

        TableRecord read = RecordReader.read(write(entries));

        assertThat(read.entries()).isEqualTo(entries);
        assertThat(read.voided()).contains(new Entry.Voided("host fault"));
        assertThat(read.result()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("oddStrings")
    void everyLineIsPrintableAscii(String odd) throws IOException {
        for (byte b : Files.readAllBytes(write(Samples.all(odd)))) {
            assertThat(b == '\n' || (b >= ' ' && b <= '~')).isTrue();
        }
    }

    @Test
    void aRecordTornAtAnyByteGivesTheWholeLinesBefore() throws IOException {
        List<Entry> entries = Samples.all("\"\u0007\uD83C\uDCA1");
        byte[] bytes = Files.readAllBytes(write(entries));
        for (int cut = 0; cut <= bytes.length; cut++) {
            byte[] torn = Arrays.copyOf(bytes, cut);
            int lines = (int) new String(torn, StandardCharsets.US_ASCII)
                    .chars()
                    .filter(c -> c == '\n')
                    .count();

            TableRecord read = RecordReader.read("torn at " + cut, torn);

            assertThat(read.entries()).isEqualTo(entries.subList(0, lines));
            assertThat(read.complete()).isEqualTo(cut == bytes.length);
            assertThat(read.torn().isPresent()).isEqualTo(cut > 0 && bytes[cut - 1] != '\n');
        }
    }

    @Test
    void aChangedByteAnywhereIsFound() throws IOException {
        byte[] bytes = Files.readAllBytes(write(Samples.all("odd")));
        for (int i = 0; i < bytes.length; i++) {
            byte[] damaged = bytes.clone();
            damaged[i] ^= 1;
            if (i == bytes.length - 1) {
                assertThat(RecordReader.read("last line end", damaged).complete())
                        .isFalse();
                continue;
            }
            assertThatThrownBy(() -> RecordReader.read("damaged", damaged))
                    .as("byte %d of %s", i, new String(bytes, StandardCharsets.US_ASCII))
                    .isInstanceOf(RecordException.class);
        }
    }

    @Test
    void whatIsWrittenIsInTheFileAtOnce() {
        Path file = folder.resolve("record.ndjson");
        try (RecordWriter writer = RecordWriter.create(file)) {
            writer.append(Samples.header());
            assertThat(RecordReader.read(file).entries()).containsExactly(Samples.header());
            writer.append(Samples.move(0, "5"));
            assertThat(RecordReader.read(file).entries()).hasSize(2);
        }
    }

    private Path write(List<Entry> entries) {
        Path file = folder.resolve("record-" + entries.hashCode() + "-" + System.nanoTime() + ".ndjson");
        try (RecordWriter writer = RecordWriter.create(file)) {
            entries.forEach(writer::append);
        }
        return file;
    }
}
