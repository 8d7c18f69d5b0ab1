package org.umpire.league;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
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
    /** Complete records of rounds that are not drawn yet, by name, and where they are in the index. */
    private final Map<String, Long> waiting = new TreeMap<>();

    RecordFolder(ResultIndex index, Season season, ContestFormat format, Optional<SeasonComments.Builder> comments) {
        this.index = index;
        this.comments = comments;
        this.season = season;
        this.format = format;
        this.secret = secret();
        this.admission = new TableAdmission(season, format, secret, Pairings.of(season, format));
        this.tables = new SeasonTables(index, season.setup().seats());
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
        waiting.keySet()
                .forEach(name -> leftOut.add(new LeftOut(
                        name,
                        LeftOut.Kind.FOREIGN,
                        "its round is not drawn yet: matches of the rounds before are missing")));
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
                faults(results.tables()),
                conditions(results.tables()),
                comments(results.tables()),
                leftOut,
                warnings);
    }

    /** Returns the matches, of all rounds that they have decided. */
    MatchResults results() throws IOException {
        index.walk(this::look);
        while (true) {
            MatchResults results = MatchResults.of(admission.pairings(), season, format, tables.list());
            Pairings more = admission.pairings().after(results.complete());
            if (more == admission.pairings()) {
                return results;
            }
            admission = new TableAdmission(season, format, secret, more);
            Map<String, Long> undecided = Map.copyOf(waiting);
            waiting.clear();
            undecided.forEach((name, at) -> take(name, at, index.glance(name).orElseThrow()));
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
            if (take(name, complete.at(), complete.glance())) {
                complete.unmeasured()
                        .ifPresent(why -> warnings.add("The record " + name
                                + " cannot be played again, so nothing is said of its table: " + why + "."));
            }
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

    /** Takes in a record that was brought to its end, and returns whether it may have a result of this season. */
    private boolean take(String name, long at, Glance glance) {
        TableAdmission.Admitted admitted =
                admission.admit(glance.fixture(), glance.circumstances().secretDigest());
        if (admitted instanceof TableAdmission.Admitted.Foreign foreign) {
            leftOut.add(new LeftOut(name, LeftOut.Kind.FOREIGN, foreign.why()));
            return false;
        }
        if (admitted instanceof TableAdmission.Admitted.NotDrawn) {
            waiting.put(name, at);
            return true;
        }
        if (glance.end() instanceof Entry.Voided voided) {
            leftOut.add(new LeftOut(name, LeftOut.Kind.VOID, voided.why()));
            return false;
        }
        TableAdmission.Admitted.At place = (TableAdmission.Admitted.At) admitted;
        tables.add(at, place.match(), glance.fixture().table(), glance.attempt(), place.seating());
        return true;
    }

    private Optional<SeasonComments> comments(List<PlayedTable> counted) {
        return comments.map(builder -> {
            for (PlayedTable table : counted) {
                List<Integer> entrants = admission.pairings().entrants(table.match());
                glance(table)
                        .figures()
                        .ifPresent(measured -> builder.add(
                                table.record(),
                                table.seating().stream().map(entrants::get).toList(),
                                measured));
            }
            return builder.comments();
        });
    }

    private Glance glance(PlayedTable table) {
        return index.glance(table.record()).orElseThrow();
    }

    private List<SeenFault> faults(List<PlayedTable> counted) {
        List<SeenFault> faults = new ArrayList<>();
        for (PlayedTable table : counted) {
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
        return faults;
    }

    private Conditions conditions(List<PlayedTable> counted) {
        SortedMap<String, Long> isolation = new TreeMap<>();
        SortedMap<String, Long> umpires = new TreeMap<>();
        Optional<Instant> first = Optional.empty();
        Optional<Instant> last = Optional.empty();
        for (PlayedTable table : counted) {
            Glance.Circumstances its = glance(table).circumstances();
            isolation.merge(its.isolation(), 1L, Long::sum);
            umpires.merge(its.umpire(), 1L, Long::sum);
            Instant begun = its.started();
            first = first.filter(before -> before.isBefore(begun)).or(() -> Optional.of(begun));
            last = last.filter(after -> after.isAfter(begun)).or(() -> Optional.of(begun));
        }
        return new Conditions(isolation, umpires, first, last);
    }
}
