package org.umpire.record;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.umpire.rules.Comment;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Seat;
import org.umpire.rules.State;
import org.umpire.rules.Turn;

/**
 * Plays a record again from the deal in it, by the rules that are installed. Everything that follows from the deal and
 * from the raw lines is computed again and compared; what only happened (times, how a program ended, what it wrote to its
 * standard error) is taken as recorded.
 *
 * @param <D> the deal
 * @param <S> one moment of a table
 * @param <M> a move
 * @param <V> what one seat may know
 */
public final class Replay<D, S extends State<S, M, V>, M, V> {
    private final TableRecord record;
    private final GamePack<D, S, M, V> pack;
    private final D deal;

    private final S opening;

    private Replay(TableRecord record, GamePack<D, S, M, V> pack, D deal) {
        this.record = record;
        this.pack = pack;
        this.deal = deal;
        this.opening = pack.game().start(deal);
    }

    /**
     * Returns the replay of a record in which the deal is revealed.
     *
     * @throws RecordException if it cannot be played again here: nothing in it, no deal, another game or version of rules
     */
    public static Replay<?, ?, ?, ?> of(TableRecord record) {
        return of(record, pack(record), Optional.empty());
    }

    /**
     * Returns the replay of a record whose deal may not be revealed yet, as when its table is still being played.
     *
     * @throws RecordException as for {@link #of(TableRecord)}
     */
    public static Replay<?, ?, ?, ?> of(TableRecord record, SeasonSecret secret) {
        return of(record, pack(record), Optional.of(secret));
    }

    /** Checks a record in a file: {@code ok}, or where it differs first from what it should be. */
    public static Verdict check(Path file) {
        try {
            // The seal is looked at last: it finds every change, but does not know which line was changed.
            Verdict verdict = check(RecordReader.readUnsealed(file));
            if (verdict.same()) {
                RecordReader.read(file);
            }
            return verdict;
        } catch (RecordException e) {
            if (e.line().isEmpty()) {
                throw e;
            }
            return new Verdict.Differs(e.line().getAsLong(), e.why());
        }
    }

    /** Checks a record. Only one that was brought to its end, with its deal, can be {@code ok}. */
    public static Verdict check(TableRecord record) {
        int last = record.entries().size();
        if (!record.complete()) {
            return new Verdict.Differs(last + 1, record.torn().orElse("the record ends before the table does"));
        }
        try {
            of(record).playToTheEnd();
            return new Verdict.Same();
        } catch (RecordException e) {
            return new Verdict.Differs(e.line().orElse(1), e.why());
        }
    }

    /** Returns the game by which the record is played. */
    public GamePack<D, S, M, V> pack() {
        return pack;
    }

    /** Returns the record. */
    public TableRecord record() {
        return record;
    }

    /** Returns the deal of the table. */
    public D deal() {
        return deal;
    }

    /** Returns the first moment of the table. */
    public S opening() {
        return opening;
    }

    /**
     * One entry of the record.
     *
     * @param line of the entry, 1-based
     */
    public record Step<S>(long line, S before, Entry entry, S after) {}

    /**
     * Returns the entries in order, each with the moments before and after it. {@link Iterator#next} throws a {@link
     * RecordException} with the line at the first entry that differs.
     */
    public Iterator<Step<S>> steps() {
        return new Steps();
    }

    /**
     * Returns the moves that were made and the seats that were dropped, in order, as far as the record goes.
     *
     * @throws RecordException at the first entry that differs from what it should be, with its line
     */
    public List<Turn<S, M>> turns() {
        List<Turn<S, M>> turns = new ArrayList<>();
        for (Iterator<Step<S>> steps = steps(); steps.hasNext(); ) {
            Step<S> step = steps.next();
            if (step.entry() instanceof Entry.Answered answered
                    && answered.move().isPresent()) {
                M move = pack.notation().readMove(answered.move().get());
                turns.add(new Turn<>(answered.seat(), Optional.of(move), step.after()));
            } else if (step.entry() instanceof Entry.Faulted faulted) {
                turns.add(new Turn<>(faulted.seat(), Optional.empty(), step.after()));
            }
        }
        return turns;
    }

    /** Returns what the game has to say of the table, if it has anything; see {@link #turns}. */
    public Optional<Comment> comment(List<String> names) {
        return pack.commentary().map(commentary -> commentary.on(names, opening, turns()));
    }

    /** Returns the lines that a seat was sent, in order, without line ends, as far as the record goes. */
    public List<String> feed(Seat seat) {
        List<String> lines = new ArrayList<>();
        Course<S, M, V> course = course();
        course.listen(seat, lines::add);
        for (int i = 0; i < record.entries().size(); i++) {
            course.take(i + 1, record.entries().get(i));
        }
        course.settle();
        return lines;
    }

    /** Returns the game of a record, if it is installed in the version of rules by which the record was played. */
    static GamePack<?, ?, ?, ?> pack(TableRecord record) {
        if (!record.begun()) {
            throw difference(1, "there is no header");
        }
        Fixture fixture = record.header().fixture();
        GamePack<?, ?, ?, ?> pack = GamePacks.find(fixture.game().name())
                .orElseThrow(() -> difference(1, "the game " + fixture.game() + " is not installed"));
        if (pack.game().rulesVersion() != fixture.rulesVersion()) {
            throw difference(
                    1,
                    "version " + fixture.rulesVersion() + " of the rules of " + fixture.game()
                            + "; installed is version " + pack.game().rulesVersion());
        }
        if (!pack.game().seats().contains(fixture.setup().seats())) {
            throw difference(
                    1,
                    fixture.setup().seats() + " seats; " + fixture.game() + " has "
                            + pack.game().seats());
        }
        return pack;
    }

    private static <D, S extends State<S, M, V>, M, V> Replay<D, S, M, V> of(
            TableRecord record, GamePack<D, S, M, V> pack, Optional<SeasonSecret> secret) {
        Entry.Header header = record.header();
        if (record.dealt().isEmpty()) {
            Fixture fixture = header.fixture();
            D deal = secret.map(s -> pack.game().deal(fixture.setup(), s.shuffler(fixture.deal())))
                    .orElseThrow(() -> difference(
                            record.entries().size(), "the deal is not revealed here; it takes the season secret"));
            return new Replay<>(record, pack, deal);
        }
        Entry.Dealt dealt = record.dealt().get();
        int line = record.entries().lastIndexOf(dealt) + 1;
        if (!Digests.ofDeal(dealt.nonce(), dealt.deal()).equals(header.dealDigest())) {
            throw difference(line, "this deal with this nonce does not have the digest that line 1 gives");
        }
        try {
            return new Replay<>(record, pack, pack.notation().readDeal(dealt.deal()));
        } catch (IllegalArgumentException e) {
            throw difference(line, "no deal of this game: " + e.getMessage());
        }
    }

    private void playToTheEnd() {
        for (Iterator<Step<S>> steps = steps(); steps.hasNext(); ) {
            steps.next();
        }
    }

    private Course<S, M, V> course() {
        return new Course<>(pack, record.header().fixture().setup().seats(), opening);
    }

    private static RecordException difference(long line, String why) {
        return RecordException.at("the record", line, why, null);
    }

    private final class Steps implements Iterator<Step<S>> {
        private final Course<S, M, V> course = course();
        private int taken;

        @Override
        public boolean hasNext() {
            return taken < record.entries().size();
        }

        @Override
        public Step<S> next() {
            if (!hasNext()) {
                throw new NoSuchElementException("the record has " + taken + " entries");
            }
            Entry entry = record.entries().get(taken);
            S before = course.state();
            course.take(taken + 1, entry);
            taken++;
            return new Step<>(taken, before, entry, course.state());
        }
    }
}
