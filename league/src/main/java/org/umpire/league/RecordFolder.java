package org.umpire.league;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.umpire.record.Entry;
import org.umpire.record.RecordException;
import org.umpire.record.RecordReader;
import org.umpire.record.Replay;
import org.umpire.record.SeasonSecret;
import org.umpire.record.TableRecord;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Fault;

/** Reads the records below a folder, one entry at a time, and keeps of each what the standings need. */
final class RecordFolder {
    private static final String ENDING = ".ndjson";

    private final Path folder;
    private final Season season;
    private final ContestFormat format;
    private final TableAdmission admission;
    private final Optional<SeasonComments.Builder> comments;
    /** The figures that a commentary gives for a table, by its record. */
    private final Map<String, List<List<Long>>> figures = new HashMap<>();

    private final List<String> warnings = new ArrayList<>();
    private final List<LeftOut> leftOut = new ArrayList<>();
    private final List<PlayedTable> tables = new ArrayList<>();
    private final Map<String, Circumstances> circumstances = new HashMap<>();

    /** What the header of one record says about how it came about. */
    private record Circumstances(String isolation, String umpire, Instant begun) {}

    RecordFolder(Path folder, Season season, ContestFormat format, Optional<SeasonComments.Builder> comments) {
        this.comments = comments;
        this.folder = folder;
        this.season = season;
        this.format = format;
        this.admission = new TableAdmission(season, format, secret());
    }

    /** Returns the published secret, if there is one and it is the right one. */
    private Optional<SeasonSecret> secret() {
        if (season.secret().isEmpty()) {
            return Optional.empty();
        }
        String text = season.secret().get();
        Optional<SeasonSecret> secret = text.isEmpty() ? Optional.empty() : Optional.of(SeasonSecret.read(text));
        if (secret.isEmpty() || !secret.get().digest().equals(season.secretDigest())) {
            warnings.add("The published secret does not fit the digest that was published before the season.");
            return Optional.empty();
        }
        return secret;
    }

    SeasonRead read(String gameTitle) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            walk.filter(path -> path.toString().endsWith(ENDING) && Files.isRegularFile(path))
                    .sorted()
                    .forEach(this::look);
        }
        MatchResults results = MatchResults.of(season, format, tables);
        for (PlayedTable table : results.repeated()) {
            leftOut.add(new LeftOut(table.record(), LeftOut.Kind.REPEATED, "an earlier attempt counts"));
        }
        leftOut.sort(Comparator.comparing(LeftOut::record));
        Pairings pairings = admission.pairings();
        return new SeasonRead(
                season,
                gameTitle,
                pairings.matches(),
                Math.multiplyExact(pairings.matches(), (long) pairings.tablesPerMatch()),
                results,
                Standings.of(season.entrants(), format, results.complete()),
                faults(results.tables()),
                conditions(results.tables()),
                comments(results.tables()),
                leftOut,
                warnings);
    }

    private void look(Path path) {
        String name = folder.relativize(path).toString().replace('\\', '/');
        try (RecordReader reader = RecordReader.open(path)) {
            Optional<Entry> first = reader.next();
            if (first.isEmpty()) {
                leftOut.add(new LeftOut(name, LeftOut.Kind.UNFINISHED, "empty"));
                return;
            }
            Entry.Header header = (Entry.Header) first.get();
            Entry last = header;
            List<Entry> all = new ArrayList<>();
            for (Optional<Entry> next = first; next.isPresent(); next = reader.next()) {
                last = next.get();
                if (comments.isPresent()) {
                    all.add(last);
                }
            }
            if (take(name, header, last) && comments.isPresent()) {
                measure(name, all);
            }
        } catch (RecordException e) {
            String line = e.line().isPresent() ? "line " + e.line().getAsLong() + ": " : "";
            leftOut.add(new LeftOut(name, LeftOut.Kind.DAMAGED, line + e.why()));
        }
    }

    /** Works out the figures of a table that has a result. */
    private void measure(String name, List<Entry> entries) {
        try {
            List<String> nobody = Collections.nCopies(season.setup().seats(), "");
            Replay.of(new TableRecord(entries, Optional.empty()))
                    .comment(nobody)
                    .ifPresent(comment -> figures.put(name, comment.figures()));
        } catch (RecordException e) {
            warnings.add("The record " + name + " cannot be played again, so nothing is said of its table: " + e.why()
                    + ".");
        }
    }

    /** Takes in a record, and returns whether it has a result of this season. */
    private boolean take(String name, Entry.Header header, Entry last) {
        TableAdmission.Admitted admitted = admission.admit(header);
        if (admitted instanceof TableAdmission.Admitted.Foreign foreign) {
            leftOut.add(new LeftOut(name, LeftOut.Kind.FOREIGN, foreign.why()));
        } else if (last instanceof Entry.Voided voided) {
            leftOut.add(new LeftOut(name, LeftOut.Kind.VOID, voided.why()));
        } else if (last instanceof Entry.Result result) {
            TableAdmission.Admitted.At at = (TableAdmission.Admitted.At) admitted;
            circumstances.put(name, new Circumstances(header.isolation(), header.umpire(), header.started()));
            tables.add(new PlayedTable(
                    at.match(),
                    header.fixture().table(),
                    header.attempt(),
                    at.seating(),
                    result.outcome(),
                    result.spent(),
                    name));
            return true;
        } else {
            leftOut.add(new LeftOut(name, LeftOut.Kind.UNFINISHED, "no result yet"));
        }
        return false;
    }

    private Optional<SeasonComments> comments(List<PlayedTable> counted) {
        return comments.map(builder -> {
            for (PlayedTable table : counted) {
                List<Integer> entrants = admission.pairings().entrants(table.match());
                List<List<Long>> measured = figures.get(table.record());
                if (measured != null) {
                    builder.add(
                            table.record(),
                            table.seating().stream().map(entrants::get).toList(),
                            measured);
                }
            }
            return builder.comments();
        });
    }

    private List<SeenFault> faults(List<PlayedTable> counted) {
        List<SeenFault> faults = new ArrayList<>();
        for (PlayedTable table : counted) {
            List<Integer> entrants = admission.pairings().entrants(table.match());
            for (int seat = 0; seat < table.seating().size(); seat++) {
                Optional<Fault> fault = table.outcome().seats().get(seat).fault();
                if (fault.isPresent()) {
                    int entrant = entrants.get(table.seating().get(seat));
                    List<Integer> others =
                            entrants.stream().filter(other -> other != entrant).toList();
                    faults.add(new SeenFault(
                            entrant,
                            fault.get(),
                            others,
                            table.match(),
                            admission.pairings().block(table.match()),
                            table.table(),
                            seat,
                            table.record()));
                }
            }
        }
        return faults;
    }

    private Conditions conditions(List<PlayedTable> counted) {
        SortedMap<String, Long> isolation = new TreeMap<>();
        SortedMap<String, Long> umpires = new TreeMap<>();
        List<Instant> begun = new ArrayList<>();
        for (PlayedTable table : counted) {
            Circumstances its = Objects.requireNonNull(circumstances.get(table.record()), table.record());
            isolation.merge(its.isolation(), 1L, Long::sum);
            umpires.merge(its.umpire(), 1L, Long::sum);
            begun.add(its.begun());
        }
        return begun.isEmpty()
                ? Conditions.NONE
                : new Conditions(
                        isolation, umpires, Optional.of(Collections.min(begun)), Optional.of(Collections.max(begun)));
    }
}
