package org.umpire.league.index;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.umpire.league.index.IndexFile.Frame;
import org.umpire.league.index.IndexFile.Kind;
import org.umpire.record.Entry;
import org.umpire.record.RecordException;

/**
 * What standings need of the records below a folder, kept in a file beside them, {@code results.index}, so that a million
 * records need not be opened again.
 *
 * <p>It is a cache. An entry holds as long as its record has the size and the time of change that it had when it was read,
 * to the nanosecond; a record for which none holds is read. Only records that were brought to their end are kept, and only
 * once they have been left alone for a while, so that none can change within the grain of the file system's clock. Whoever
 * must not rely on times reads the records themselves: {@link #ignoring}. Not safe for use by several threads; several
 * processes may use one file, of which one at a time writes.
 */
public final class ResultIndex {
    /** The name of the file in the folder. */
    public static final String NAME = "results.index";

    /** The coarsest grain of the clock of a file system. */
    private static final Duration GRAIN = Duration.ofSeconds(2);

    private static final int VOID = 1;
    private static final int FAULTS = 2;
    private static final int FIGURES = 4;
    /** So few records are read again sooner than a file is worth the trouble. */
    private static final int SAVED_LEAST = 100;

    private final Path folder;
    private final IndexFile file;
    /** Before when a record must have been changed last for its entry to be written; empty if nothing is written. */
    private final Optional<Instant> settled;

    private final Entries entries = new Entries();
    private final GlanceCodec codec = new GlanceCodec();
    /** The entries made in this run that may be saved, and those that may not. */
    private final BitSet fresh = new BitSet();

    private final BitSet unsaved = new BitSet();
    private final List<String> notes = new ArrayList<>();
    private IndexFile.Found found = IndexFile.Found.nothing(Optional.empty());
    private boolean anew;
    private int wordsInFile;
    private int entriesInFile;

    private ResultIndex(Path folder, String version, Optional<Instant> now) {
        this.folder = folder;
        this.settled = now.map(begun -> begun.minus(GRAIN));
        this.file = new IndexFile(folder.resolve(NAME), version);
    }

    /**
     * Opens the index of a folder to read it, whether there is a file or not. A file that is damaged, or of another version of
     * this program, is used as far as it is good; {@link #notes} then says so.
     */
    public static ResultIndex open(Path folder) {
        return open(folder, version(), Optional.empty());
    }

    /**
     * Opens the index of a folder to read and write it.
     *
     * @param now the time, so that records are left out that were changed just before
     */
    public static ResultIndex open(Path folder, Instant now) {
        return open(folder, version(), Optional.of(now));
    }

    private static ResultIndex open(Path folder, String version, Optional<Instant> now) {
        ResultIndex index = new ResultIndex(folder, version, now);
        index.load();
        return index;
    }

    /** Opens an index that reads every record, whatever the file says, and writes nothing. */
    public static ResultIndex ignoring(Path folder) {
        return new ResultIndex(folder, version(), Optional.empty());
    }

    /**
     * Opens an index that reads every record, whatever the file says, and replaces the file when it is saved.
     *
     * @param now the time, so that records are left out that were changed just before
     */
    public static ResultIndex afresh(Path folder, Instant now) {
        ResultIndex index = new ResultIndex(folder, version(), Optional.of(now));
        index.anew = true;
        return index;
    }

    private static String version() {
        return Optional.ofNullable(ResultIndex.class.getPackage().getImplementationVersion())
                .orElse("unpackaged");
    }

    private void load() {
        try {
            found = file.read(this::take);
        } catch (IOException e) {
            found = IndexFile.Found.nothing(Optional.of("cannot be read: " + e.getMessage()));
        }
        wordsInFile = codec.words().size();
        found.trouble().ifPresent(trouble -> {
            anew = true;
            notes.add(NAME + " " + trouble + "; what it lacks is read from the records");
        });
    }

    private void take(Kind kind, byte[] frame) {
        if (kind == Kind.WORD) {
            codec.learn(frame);
        } else {
            entries.add(frame, false);
            entriesInFile++;
        }
    }

    /**
     * Finds all records below the folder: the files whose names end in {@code .ndjson}. What was looked at before is
     * forgotten.
     *
     * @throws IOException if the folder cannot be read
     */
    public void walk(RecordFiles.Visitor visitor) throws IOException {
        entries.none();
        RecordFiles.walk(folder, visitor);
    }

    /**
     * Looks at a record: at its entry, if that holds, else at the record itself.
     *
     * @param name relative to the folder, with slashes
     * @param attributes of the file
     * @param measured whether the figures of the game's commentary are wanted
     * @throws RecordException if the file cannot be read at all, which says nothing of what is in it
     */
    public Look look(Path record, String name, BasicFileAttributes attributes, boolean measured) {
        OptionalInt number = entries.find(name);
        if (number.isPresent()) {
            Unpacker in = entries.open(number.getAsInt());
            boolean holds = holds(in, attributes);
            int flags = in.count();
            holds &= !measured || (flags & (FIGURES | VOID)) != 0;
            entries.holds(number.getAsInt(), holds);
            if (holds) {
                return new Look.Complete(number.getAsInt(), Optional.empty());
            }
        }
        GlanceReader.Seen seen = GlanceReader.read(record, measured);
        return seen instanceof GlanceReader.Seen.Whole whole
                ? kept(record, name, attributes, whole)
                : ((GlanceReader.Seen.Not) seen).look();
    }

    private Look kept(Path record, String name, BasicFileAttributes before, GlanceReader.Seen.Whole read) {
        Instant changed = changed(before);
        Glance glance = read.glance();
        int flags = (glance.result().isEmpty() ? VOID : 0)
                | (glance.faults() > 0 ? FAULTS : 0)
                | (glance.figures().isPresent() ? FIGURES : 0);
        Packer out = new Packer();
        out.text(name)
                .number(before.size())
                .signed(changed.getEpochSecond())
                .number(changed.getNano())
                .number(flags)
                .raw(codec.write(glance));
        int number = entries.add(out.take(), true);
        boolean still = settled.filter(changed::isBefore).isPresent() && unchanged(record, before);
        (still && read.unmeasured().isEmpty() ? fresh : unsaved).set(number);
        return new Look.Complete(number, read.unmeasured());
    }

    private static boolean unchanged(Path record, BasicFileAttributes before) {
        try {
            BasicFileAttributes after = Files.readAttributes(record, BasicFileAttributes.class);
            return after.size() == before.size() && changed(after).equals(changed(before));
        } catch (IOException e) {
            return false;
        }
    }

    private static Instant changed(BasicFileAttributes attributes) {
        return attributes.lastModifiedTime().toInstant();
    }

    /** Reads over the name, and returns whether an entry holds by size and time. */
    private static boolean holds(Unpacker in, BasicFileAttributes attributes) {
        in.skip();
        boolean sameSize = in.number() == attributes.size();
        return Instant.ofEpochSecond(in.signed(), in.number()).equals(changed(attributes)) && sameSize;
    }

    /** Returns the numbers of the entries of all records that were looked at and were complete, ascending. */
    public IntStream complete() {
        return entries.holding();
    }

    /** Returns what was seen of a record, by the number of its entry. */
    public Glance glance(int number) {
        return codec.read(open(number));
    }

    /** Returns the name of a record, by the number of its entry. */
    public String name(int number) {
        return entries.open(number).text();
    }

    /** Returns what the first line of a record says, by the number of its entry. */
    public Glance.Head head(int number) {
        return codec.readHead(open(number));
    }

    /** Returns the last line of a record, by the number of its entry. */
    public Entry end(int number) {
        return codec.readEnd(open(number));
    }

    /** Returns whether a table is void, by the number of its entry. */
    public boolean voided(int number) {
        return (flags(number) & VOID) != 0;
    }

    /** Returns whether a seat was dropped at a table, by the number of its entry. */
    public boolean faulted(int number) {
        return (flags(number) & FAULTS) != 0;
    }

    private int flags(int number) {
        return stamped(number).count();
    }

    private Unpacker open(int number) {
        Unpacker in = stamped(number);
        in.number();
        return in;
    }

    /** Returns an entry, read over its name, size and time. */
    private Unpacker stamped(int number) {
        Unpacker in = entries.open(number);
        in.skip();
        in.number();
        in.signed();
        in.number();
        return in;
    }

    /** Returns how many records that were looked at have an entry that is saved. */
    public int size() {
        return (int) saved().count();
    }

    /**
     * Writes the file where it is worth it, and returns what whoever runs this should know, one sentence each. To be called
     * once all records have been looked at: entries of others are dropped.
     */
    public List<String> keep() {
        List<String> all = new ArrayList<>(notes);
        try {
            save(false);
        } catch (IOException e) {
            all.add(NAME + " cannot be written, so the records are read each time: " + e.getMessage());
        }
        return all;
    }

    /**
     * Writes the file as {@link #keep} does, also for few records.
     *
     * @return whether it was written; not while another process does, and not by an index that was opened to be read
     * @throws IOException if it cannot be written; nothing is lost by that but time
     */
    public boolean save() throws IOException {
        return save(true);
    }

    private boolean save(boolean always) throws IOException {
        if (settled.isEmpty()) {
            return false;
        }
        int dropped = entriesInFile - (size() - fresh.cardinality());
        boolean mostly = dropped > 1000 + size();
        if (always || fresh.cardinality() >= SAVED_LEAST || mostly || anew) {
            Iterator<Frame> more =
                    Stream.concat(words(wordsInFile), frames(fresh.stream())).iterator();
            Iterator<Frame> all = Stream.concat(words(0), frames(saved())).iterator();
            return file.write(found, more, all, anew || mostly);
        }
        return true;
    }

    private IntStream saved() {
        return entries.holding().filter(number -> !unsaved.get(number));
    }

    private Stream<Frame> words(int from) {
        return codec.words().subList(from, codec.words().size()).stream().map(word -> new Frame(Kind.WORD, word));
    }

    private Stream<Frame> frames(IntStream numbers) {
        return numbers.mapToObj(number -> new Frame(Kind.ENTRY, entries.bytes(number)));
    }

    /** Returns what whoever runs this should know of the file as it was found, one sentence each. */
    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    /**
     * What came of checking the entries.
     *
     * @param records how many records there are
     * @param holding how many of them have an entry that holds by their size and time
     * @param wrong the names of those whose record says something else
     */
    public record Checked(int records, int holding, List<String> wrong) {
        public Checked {
            wrong = List.copyOf(wrong);
        }
    }

    /**
     * Reads every record, and compares it with its entry, if that holds.
     *
     * @throws IOException if the folder cannot be read
     */
    public Checked check() throws IOException {
        int[] counts = new int[2];
        List<String> wrong = new ArrayList<>();
        walk((path, name, attributes) -> {
            counts[0]++;
            OptionalInt number = entries.find(name);
            if (number.isPresent() && holds(entries.open(number.getAsInt()), attributes)) {
                counts[1]++;
                if (!same(path, glance(number.getAsInt()))) {
                    wrong.add(name);
                }
            }
        });
        Collections.sort(wrong);
        return new Checked(counts[0], counts[1], wrong);
    }

    private static boolean same(Path record, Glance kept) {
        try {
            return GlanceReader.read(record, kept.figures().isPresent()) instanceof GlanceReader.Seen.Whole now
                    && now.glance().equals(kept);
        } catch (RecordException e) {
            return false;
        }
    }
}
