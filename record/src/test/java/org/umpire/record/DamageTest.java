package org.umpire.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;

/** Files that are no whole records, and disks that take no more. */
final class DamageTest {
    @TempDir
    Path folder;

    @Test
    void damageIsNamedWithItsLine() {
        Map<String, String> damages = Map.ofEntries(
                Map.entry("{\"entry\":\"move\"", "no JSON"),
                Map.entry("{}", "'entry' is missing"),
                Map.entry("[1]", "the line is no object"),
                Map.entry("", "no"),
                Map.entry("{\"entry\":\"dance\"}", "an unknown kind of entry: 'dance'"),
                Map.entry("{\"entry\":7}", "'entry' is no text"),
                Map.entry("{\"entry\":\"void\",\"why\":\"a\",\"why\":\"b\"}", "uplicate"),
                Map.entry("{\"entry\":\"void\",\"why\":\"a\"} {}", "no JSON"),
                Map.entry("{\"entry\":\"void\",\"why\":\"\u00e9\"}", "0xc3"),
                Map.entry("{\"entry\":\"void\",\"why\":\"a\"}\r", "0x0d"),
                Map.entry("{\"entry\":\"ack\",\"seat\":-1,\"raw\":\"\",\"cpu_ns\":0,\"wall_ns\":0}", "'seat' is -1"),
                Map.entry(
                        "{\"entry\":\"ack\",\"seat\":2,\"raw\":\"\",\"cpu_ns\":0,\"wall_ns\":0}",
                        "seat 2 at a table of 2"),
                Map.entry(
                        "{\"entry\":\"ack\",\"seat\":0.5,\"raw\":\"\",\"cpu_ns\":0,\"wall_ns\":0}", "no whole number"),
                Map.entry("{\"entry\":\"ack\",\"seat\":0,\"raw\":\"\",\"cpu_ns\":-1,\"wall_ns\":0}", "'cpu_ns' is -1"),
                Map.entry(
                        "{\"entry\":\"ack\",\"seat\":0,\"raw\":\"\",\"cpu_ns\":9223372036854775808,\"wall_ns\":0}",
                        "no whole"),
                Map.entry("{\"entry\":\"ack\",\"seat\":0,\"raw\":null,\"cpu_ns\":0,\"wall_ns\":0}", "'raw' is no text"),
                Map.entry("{\"entry\":\"deal\",\"nonce\":\"n\"}", "'deal' is missing"));
        damages.forEach((line, why) -> {
            Edits edits = Edits.of(record());
            assertThatThrownBy(() -> RecordReader.read("x", edits.set(3, line).bytes()))
                    .as(line)
                    .isInstanceOf(RecordException.class)
                    .hasMessageStartingWith("x, line 3: ")
                    .hasMessageContaining(why);
        });
    }

    @Test
    void entriesOutOfOrderAreDamage() {
        Path file = record();
        assertDamage(Edits.of(file).swap(1), 1, "the first entry must be the header");
        assertDamage(Edits.of(file).set(2, Edits.of(file).get(1)), 2, "a second header");
        assertDamage(Edits.of(file).set(4, Edits.of(file).get(3)), 4, "a second deal");
        assertDamage(Edits.of(file).swap(2), 3, "an answer or a fault after the deal");
        assertDamage(Edits.of(file).set(3, Edits.of(file).get(2)), 4, "a result before the deal");
        Edits longer = Edits.of(file)
                .set(4, Edits.of(file).get(4) + "\n" + Edits.of(file).get(2));
        assertDamage(longer, 5, "an entry after the last");
        assertDamage(Edits.of(file).change(4, node -> node.putArray("seats")), 4, "a result of 0 seats");
    }

    private static void assertDamage(Edits edits, long line, String why) {
        assertThatThrownBy(() -> RecordReader.read("x", edits.bytes()))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining(why)
                .satisfies(e -> assertThat(((RecordException) e).line()).hasValue(line));
    }

    @Test
    void anEmptyFileIsARecordThatHasNotBegun() {
        TableRecord empty = RecordReader.read("empty", new byte[0]);

        assertThat(empty.begun()).isFalse();
        assertThat(empty.complete()).isFalse();
        assertThatThrownBy(empty::header).isInstanceOf(IllegalStateException.class);
        assertThat(Replay.check(empty)).isEqualTo(new Verdict.Differs(1, "the record ends before the table does"));
    }

    @Test
    void aFileThatIsNotThereIsSaidPlainly() {
        Path file = folder.resolve("none.ndjson");
        assertThatThrownBy(() -> RecordReader.read(file))
                .isInstanceOf(RecordException.class)
                .hasMessage(file + ": cannot read the record: no such file or folder");
    }

    @Test
    void aRecordIsNeverWrittenOver() throws IOException {
        Path file = record();
        byte[] before = Files.readAllBytes(file);
        assertThatThrownBy(() -> RecordWriter.create(file))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("there is a record here already");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aFullDiskIsSaidPlainlyAndEndsTheRecord() throws IOException {
        Path full = Path.of("/dev/full");
        Assumptions.assumeTrue(Files.exists(full), "no /dev/full here, so a full disk was not tried");
        try (RecordWriter writer = new RecordWriter(full, new FileOutputStream(full.toFile()))) {
            assertThatThrownBy(() -> writer.append(Samples.header()))
                    .isInstanceOf(RecordException.class)
                    .hasMessageContaining("/dev/full")
                    .hasMessageContaining("what was written before stays valid")
                    .hasMessageContaining("No space left");
            assertThatThrownBy(() -> writer.append(Samples.header())).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void writersRefuseWhatReadersWouldRefuse() {
        try (MemoryRecorder memory = new MemoryRecorder();
                RecordWriter writer = RecordWriter.create(folder.resolve("refused.ndjson"))) {
            for (Recorder recorder : List.of(memory, writer)) {
                assertThatThrownBy(() -> recorder.append(Samples.move(0, "1")))
                        .isInstanceOf(IllegalStateException.class);
                recorder.append(Samples.header());
                assertThatThrownBy(() -> recorder.append(Samples.header())).isInstanceOf(IllegalStateException.class);
                assertThatThrownBy(() -> recorder.append(Samples.move(2, "1")))
                        .isInstanceOf(IllegalStateException.class);
                recorder.append(new Entry.Voided("x"));
                assertThatThrownBy(() -> recorder.append(new Entry.Voided("x")))
                        .isInstanceOf(IllegalStateException.class);
            }
            assertThat(RecordReader.read(folder.resolve("refused.ndjson"))).isEqualTo(memory.record());
        }
    }

    @Test
    void anInterruptedThreadStillWrites() {
        Path file = folder.resolve("interrupted.ndjson");
        try (RecordWriter writer = RecordWriter.create(file)) {
            Thread.currentThread().interrupt();
            writer.append(Samples.header());
            writer.append(new Entry.Voided("x"));
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(RecordReader.read(file).complete()).isTrue();
    }

    @Test
    void valuesAreCheckedWhenMadeToo() {
        Usage none = Usage.NONE;
        assertThatThrownBy(
                        () -> new Entry.Answered(new Seat(0), Reply.MOVE, "", Optional.empty(), Optional.empty(), none))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(
                        () -> new Entry.Answered(new Seat(0), Reply.ACK, "", Optional.of("x"), Optional.empty(), none))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Samples.usage(-1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Seated("a", "b", "sha256:1")).isInstanceOf(IllegalArgumentException.class);
    }

    /** Returns a record of four lines: header, move, deal, result. */
    private Path record() {
        Path file = folder.resolve("record-" + System.nanoTime() + ".ndjson");
        try (RecordWriter writer = RecordWriter.create(file)) {
            List<Entry> all = Samples.all("odd");
            for (int line : new int[] {0, 1, 6, 7}) {
                writer.append(all.get(line));
            }
        }
        return file;
    }
}
