package org.umpire.league;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.umpire.league.index.Glance;
import org.umpire.league.index.Look;
import org.umpire.league.index.ResultIndex;
import org.umpire.record.Entry;
import org.umpire.record.RecordException;
import org.umpire.record.SeasonSecret;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Fault;

/** Looks at the records below a folder, one at a time, through their index, and makes a season of them. */
final class RecordFolder {
    private final ResultIndex index;
    private final Season season;
    private final ContestFormat format;
    private final Optional<SeasonSecret> secret;
    private TableAdmission admission;
    private final Optional<SeasonComments.Builder> comments;

    private final List<String> warnings = new ArrayList<>();
    private final List<LeftOut> leftOut = new ArrayList<>();
    private final SeasonTables tables;
    private TableOrder order;
    /** Why the figures of records could not be had, by the numbers of their entries. */
    private final Map<Integer, String> unmeasured = new HashMap<>();
    /** Complete records of rounds that are not drawn yet, by the numbers of their entries. */
    private List<Integer> waiting = new ArrayList<>();

    RecordFolder(ResultIndex index, Season season, ContestFormat format, Optional<SeasonComments.Builder> comments) {
        this.index = index;
        this.comments = comments;
        this.season = season;
        this.format = format;
        this.secret = secret();
        this.admission = new TableAdmission(season, format, secret, Pairings.of(season, format));
        this.tables = new SeasonTables(index, season.setup().seats());
        this.order = TableOrder.of(tables);
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
        MatchResults results = results();
        boolean over = admission.pairings().drawn() == admission.pairings().matches();
        for (int entry : waiting) {
            String why = over
                    ? "the season was over before this round"
                    : "its round is not drawn yet: matches of the rounds before are missing";
            leftOut.add(new LeftOut(index.name(entry), LeftOut.Kind.FOREIGN, why));
        }
        for (PlayedTable table : results.repeated()) {
            leftOut.add(new LeftOut(table.record(), LeftOut.Kind.REPEATED, "an earlier attempt counts"));
        }
        leftOut.sort(Comparator.comparing(LeftOut::record));
        warnings.sort(Comparator.naturalOrder());
        Pairings pairings = admission.pairings();
        return new SeasonRead(
                season,
                gameTitle,
                pairings.matches(),
                Math.multiplyExact(pairings.matches(), (long) pairings.tablesPerMatch()),
                results,
                Standings.of(season.entrants(), format, results.complete(), pairings.counting(results.complete())),
                faults(),
                conditions(),
                comments(),
                leftOut,
                warnings);
    }

    /** Returns the matches, of all rounds that they have decided. */
    MatchResults results() throws IOException {
        index.walk(this::look);
        index.complete().forEach(this::take);
        while (true) {
            order = TableOrder.of(tables);
            MatchResults results = MatchResults.of(admission.pairings(), season, format, tables, order);
            Pairings more = admission.pairings().after(results.complete());
            if (more == admission.pairings()) {
                return results;
            }
            admission = new TableAdmission(season, format, secret, more);
            List<Integer> undecided = waiting;
            waiting = new ArrayList<>();
            undecided.forEach(this::take);
        }
    }

    private void look(Path path, String name, BasicFileAttributes attributes) {
        Look look;
        try {
            look = index.look(path, name, attributes, comments.isPresent());
        } catch (RecordException e) {
            leftOut.add(new LeftOut(name, LeftOut.Kind.DAMAGED, e.why()));
            return;
        }
        if (look instanceof Look.Complete complete) {
            complete.unmeasured().ifPresent(why -> unmeasured.put(complete.number(), why));
        } else if (look instanceof Look.Unfinished unfinished) {
            leftOut.add(unfinished(name, unfinished.header()));
        } else if (look instanceof Look.Damaged damaged) {
            leftOut.add(new LeftOut(name, LeftOut.Kind.DAMAGED, "line " + damaged.line() + ": " + damaged.why()));
        }
    }

    private LeftOut unfinished(String name, Optional<Entry.Header> header) {
        if (header.isEmpty()) {
            return new LeftOut(name, LeftOut.Kind.UNFINISHED, "empty");
        }
        return admission.admit(header.get().fixture(), header.get().secretDigest())
                        instanceof TableAdmission.Admitted.Foreign foreign
                ? new LeftOut(name, LeftOut.Kind.FOREIGN, foreign.why())
                : new LeftOut(name, LeftOut.Kind.UNFINISHED, "no result yet");
    }

    /** Takes in a record that was brought to its end. */
    private void take(int entry) {
        Glance.Head head = index.head(entry);
        TableAdmission.Admitted admitted =
                admission.admit(head.fixture(), head.circumstances().secretDigest());
        if (admitted instanceof TableAdmission.Admitted.Foreign foreign) {
            leftOut.add(new LeftOut(index.name(entry), LeftOut.Kind.FOREIGN, foreign.why()));
        } else if (admitted instanceof TableAdmission.Admitted.NotDrawn) {
            waiting.add(entry);
        } else if (index.voided(entry)) {
            String why = ((Entry.Voided) index.end(entry)).why();
            leftOut.add(new LeftOut(index.name(entry), LeftOut.Kind.VOID, why));
        } else {
            TableAdmission.Admitted.At place = (TableAdmission.Admitted.At) admitted;
            tables.add(entry, place.match(), head.fixture().table(), head.attempt(), place.seating());
            String why = unmeasured.get(entry);
            if (why != null) {
                warnings.add("The record " + index.name(entry)
                        + " cannot be played again, so nothing is said of its table: " + why + ".");
            }
        }
    }

    private Optional<SeasonComments> comments() {
        return comments.map(builder -> {
            for (int i : order.counted()) {
                PlayedTable table = tables.get(i);
                List<Integer> entrants = admission.pairings().entrants(table.match());
                index.glance(tables.entry(i))
                        .figures()
                        .ifPresent(measured -> builder.add(
                                table.record(),
                                table.seating().stream().map(entrants::get).toList(),
                                measured));
            }
            return builder.comments();
        });
    }

    private List<SeenFault> faults() {
        List<SeenFault> faults = new ArrayList<>();
        for (int i : order.counted()) {
            if (index.faulted(tables.entry(i))) {
                add(faults, tables.get(i));
            }
        }
        return faults;
    }

    private void add(List<SeenFault> faults, PlayedTable table) {
        for (int seat = 0; seat < table.seating().size(); seat++) {
            Optional<Fault> fault = table.outcome().seats().get(seat).fault();
            if (fault.isPresent()) {
                List<Integer> entrants = admission.pairings().entrants(table.match());
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

    private Conditions conditions() {
        SortedMap<String, Long> isolation = new TreeMap<>();
        SortedMap<String, Long> umpires = new TreeMap<>();
        Optional<Instant> first = Optional.empty();
        Optional<Instant> last = Optional.empty();
        for (int i : order.counted()) {
            Glance.Circumstances its = index.head(tables.entry(i)).circumstances();
            isolation.merge(its.isolation(), 1L, Long::sum);
            umpires.merge(its.umpire(), 1L, Long::sum);
            Instant begun = its.started();
            first = first.filter(before -> before.isBefore(begun)).or(() -> Optional.of(begun));
            last = last.filter(after -> after.isAfter(begun)).or(() -> Optional.of(begun));
        }
        return new Conditions(isolation, umpires, first, last);
    }
}
