package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.league.index.ResultIndex;
import org.umpire.testkit.Seeds;

/** Seasons read through their index. {@code -Dumpire.index.records=100000} makes the season larger. */
class SeasonIndexTest {
    private static final int MANY = Integer.getInteger("umpire.index.records", 1_000);
    private static final int RECORDS = 300;
    private static final int ENTRANTS = 20;

    @TempDir
    Path folder;

    private SyntheticSeason synthetic;

    @BeforeEach
    void writeSeason() throws IOException {
        synthetic = new SyntheticSeason(folder, ENTRANTS, RECORDS);
        synthetic.write(0, RECORDS);
    }

    private Path file() {
        return folder.resolve(ResultIndex.NAME);
    }

    private SeasonRead.Read.Good good() throws IOException {
        return (SeasonRead.Read.Good) SeasonRead.of(folder, Instant.now());
    }

    private SeasonRead fromRecords() throws IOException {
        return ((SeasonRead.Read.Good) SeasonRead.of(folder, ResultIndex.ignoring(folder))).season();
    }

    private void change(int k, byte[] bytes, boolean restoreTime) throws IOException {
        Path record = synthetic.file(k);
        FileTime time = Files.getLastModifiedTime(record);
        Files.write(record, bytes);
        if (restoreTime) {
            Files.setLastModifiedTime(record, time);
        }
    }

    private byte[] garbage(int k) throws IOException {
        byte[] garbage = Files.readAllBytes(synthetic.file(k));
        Arrays.fill(garbage, (byte) 'x');
        garbage[garbage.length - 1] = '\n';
        return garbage;
    }

    @Test
    void aSeasonFromTheIndexIsTheSeasonFromTheRecords() throws IOException {
        new SyntheticSeason(folder, ENTRANTS, MANY).write(RECORDS, MANY);
        assertThat(file()).doesNotExist();
        SeasonRead first = good().season();
        assertThat(file()).isRegularFile();
        byte[] index = Files.readAllBytes(file());

        SeasonRead again = good().season();

        assertThat(first.results().tables()).hasSize(MANY);
        assertThat(again).isEqualTo(first).isEqualTo(fromRecords());
        assertThat(StandingsText.of(again)).isEqualTo(StandingsText.of(first));
        assertThat(Files.readAllBytes(file())).as("written again").isEqualTo(index);
        Files.delete(file());
        assertThat(good().season()).isEqualTo(first);
        assertThat(file()).hasSize(index.length);
    }

    @Test
    void recordsThatAreKnownAreNotOpened() throws IOException {
        SeasonRead first = good().season();
        change(3, garbage(3), true);

        assertThat(good().season()).isEqualTo(first);
        assertThat(fromRecords().leftOut()).extracting(LeftOut::kind).containsExactly(LeftOut.Kind.DAMAGED);
        assertThat(ResultIndex.open(folder).check().wrong()).containsExactly("tables/0000/00000004.ndjson");
    }

    @Test
    void aRecordThatWasChangedIsReadAgain() throws IOException {
        good();
        assertThat(ResultIndex.open(folder).check().holding()).isEqualTo(RECORDS);
        change(3, garbage(3), false);
        change(4, Files.readAllBytes(synthetic.file(0)), true);
        Files.delete(synthetic.file(8));

        SeasonRead read = good().season();

        assertThat(read).isEqualTo(fromRecords());
        assertThat(read.leftOut())
                .extracting(LeftOut::kind)
                .containsExactlyInAnyOrder(LeftOut.Kind.DAMAGED, LeftOut.Kind.REPEATED);
        assertThat(read.results().tables()).hasSize(RECORDS - 3);
        ResultIndex.Checked checked = ResultIndex.open(folder).check();
        assertThat(checked.records()).isEqualTo(RECORDS - 1);
        assertThat(checked.wrong()).isEmpty();
    }

    @Test
    void newRecordsAreAppended() throws IOException {
        good();
        long before = Files.size(file());
        new SyntheticSeason(folder, ENTRANTS, RECORDS + 400).write(RECORDS, RECORDS + 400);
        byte[] old = Files.readAllBytes(file());

        SeasonRead read = good().season();

        assertThat(read.results().tables()).hasSize(RECORDS + 400);
        assertThat(Arrays.copyOf(Files.readAllBytes(file()), old.length)).isEqualTo(old);
        assertThat(Files.size(file())).isGreaterThan(before);
        assertThat(ResultIndex.open(folder).check())
                .isEqualTo(new ResultIndex.Checked(RECORDS + 400, RECORDS + 400, List.of()));
    }

    @Test
    void youngRecordsAreNotKept() throws IOException {
        Files.setLastModifiedTime(synthetic.file(7), FileTime.from(Instant.now()));
        good();

        ResultIndex.Checked checked = ResultIndex.open(folder).check();

        assertThat(checked.records() - checked.holding()).isEqualTo(1);
    }

    @Test
    void aDamagedIndexIsUsedAsFarAsItIsGoodAndMended() throws IOException {
        SeasonRead whole = good().season();
        byte[] bytes = Files.readAllBytes(file());
        Seeds.forEach(12, rng -> {
            byte[] damaged = bytes.clone();
            int at = rng.nextInt(damaged.length);
            damaged[at] ^= (byte) (1 << rng.nextInt(8));
            Files.write(file(), rng.nextBoolean() ? damaged : Arrays.copyOf(bytes, at));
            boolean clean = Files.size(file()) == 0 || cleanCut(bytes, (int) Files.size(file()));

            SeasonRead.Read.Good read = good();

            assertThat(read.season()).isEqualTo(whole);
            if (!clean) {
                assertThat(read.notes()).singleElement().asString().startsWith("results.index ");
            }
            assertThat(good().notes()).as("after it was mended").isEmpty();
        });
        assertThat(ResultIndex.open(folder).check().wrong()).isEmpty();
    }

    /** Returns whether a file cut here ends with a whole frame. */
    private static boolean cleanCut(byte[] bytes, int length) {
        if (length == bytes.length) {
            return false;
        }
        java.nio.ByteBuffer in = java.nio.ByteBuffer.wrap(bytes);
        while (in.get() != '\n') {}
        while (in.position() < length) {
            in.position(in.position() + 12 + in.getInt(in.position()));
        }
        return in.position() == length;
    }

    @Test
    void anIndexOfAnotherVersionIsBuiltAnew() throws IOException {
        SeasonRead whole = good().season();
        long length = Files.size(file());
        try (RandomAccessFile index = new RandomAccessFile(file().toFile(), "rw")) {
            index.seek("umpire results index ".length());
            index.write('9');
        }

        SeasonRead.Read.Good read = good();

        assertThat(read.season()).isEqualTo(whole);
        assertThat(read.notes())
                .containsExactly("results.index was made by another version; what it lacks is read from the records");
        assertThat(file()).hasSize(length);
        assertThat(good().notes()).isEmpty();
    }

    @Test
    void whileAnotherWritesNothingIsWritten() throws IOException {
        try (FileChannel other = FileChannel.open(file(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                var lock = other.lock()) {
            assertThat(lock.isValid()).isTrue();
            assertThat(good().season().results().tables()).hasSize(RECORDS);
            assertThat(Files.size(file())).isZero();
            ResultIndex index = ResultIndex.afresh(folder, Instant.now());
            SeasonRead.of(folder, index);
            assertThat(index.save()).isFalse();
        }
    }

    @Test
    void anIndexThatCannotBeReadOrWrittenIsSaidAndDoneWithout() throws IOException {
        Files.createDirectory(file());

        SeasonRead.Read.Good read = good();

        assertThat(read.season()).isEqualTo(fromRecords());
        assertThat(read.notes()).hasSize(2);
        assertThat(read.notes().get(0)).startsWith("results.index cannot be read: ");
        assertThat(read.notes().get(1))
                .startsWith("results.index cannot be written, so the records are read each time: ");
    }

    @Test
    void fewRecordsAreNotWorthAnIndex(@TempDir Path small) throws IOException {
        new SyntheticSeason(small, ENTRANTS, 50).write(0, 50);

        assertThat(SeasonRead.of(small, Instant.now())).isInstanceOf(SeasonRead.Read.Good.class);

        assertThat(small.resolve(ResultIndex.NAME)).doesNotExist();
    }
}
