package org.umpire.league.index;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.umpire.record.DealId;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.Seated;
import org.umpire.record.Usage;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GameId;
import org.umpire.rules.Outcome;
import org.umpire.rules.Setup;

/**
 * Glances as bytes. What a million records have in common (game, limits, programs) is written once, as a word, and named by
 * its number from then on.
 */
final class GlanceCodec {
    private static final String SEAL = "sha256:";
    private static final int DIGEST_BYTES = 32;

    /** What all records of a season have in common. */
    private record Terms(
            GameId game,
            int rulesVersion,
            Setup setup,
            Limits limits,
            String isolation,
            String secretDigest,
            String umpire) {}

    private final List<byte[]> words = new ArrayList<>();
    private final List<Object> meanings = new ArrayList<>();
    private final Map<Object, Integer> numbers = new HashMap<>();
    private final Packer packer = new Packer();

    /** Returns the words, in the order in which they were first used. */
    List<byte[]> words() {
        return words;
    }

    /** Takes over a word of a file, in its order. */
    void learn(byte[] word) {
        Unpacker in = new Unpacker(word, 0);
        Object meaning = switch (in.count()) {
            case 0 -> in.text();
            case 1 -> new Seated(in.text(), in.text(), in.text());
            default -> terms(in);
        };
        add(meaning, word);
    }

    private int add(Object meaning, byte[] word) {
        words.add(word);
        meanings.add(meaning);
        numbers.put(meaning, words.size() - 1);
        return words.size() - 1;
    }

    byte[] write(Glance glance) {
        Fixture fixture = glance.head().fixture();
        Glance.Circumstances how = glance.head().circumstances();
        int terms = number(new Terms(
                fixture.game(),
                fixture.rulesVersion(),
                fixture.setup(),
                fixture.limits(),
                how.isolation(),
                how.secretDigest(),
                how.umpire()));
        List<Integer> seats = fixture.seats().stream().map(this::number).toList();
        // A deal is nearly always labelled by the season and the block.
        String label = fixture.deal().label();
        boolean usual = label.endsWith(fixture.block());
        int prefix = number(
                usual ? label.substring(0, label.length() - fixture.block().length()) : label);
        packer.raw(HexFormat.of().parseHex(glance.seal().substring(SEAL.length())));
        packer.number(terms).number(seats.size());
        seats.forEach(packer::number);
        packer.number(prefix).number(usual ? 1 : 0).text(fixture.block()).number(fixture.table());
        Instant started = how.started();
        packer.number(glance.head().attempt()).signed(started.getEpochSecond()).number(started.getNano());
        end(glance.end());
        figures(glance.figures());
        return packer.take();
    }

    private void end(Entry end) {
        if (end instanceof Entry.Voided voided) {
            packer.number(0).text(voided.why());
            return;
        }
        Entry.Result result = (Entry.Result) end;
        packer.number(1);
        for (int seat = 0; seat < result.spent().size(); seat++) {
            Outcome.SeatOutcome outcome = result.outcome().seats().get(seat);
            Usage spent = result.spent().get(seat);
            packer.signed(outcome.score())
                    .number(spent.cpu().toNanos())
                    .number(spent.wall().toNanos());
            outcome.fault()
                    .ifPresentOrElse(
                            fault -> packer.number(1).text(fault.kind().word()).text(fault.detail()),
                            () -> packer.number(0));
        }
    }

    private void figures(Optional<List<List<Long>>> figures) {
        packer.number(figures.isPresent() ? 1 : 0);
        figures.ifPresent(rows -> {
            packer.number(rows.size());
            for (List<Long> row : rows) {
                packer.number(row.size());
                row.forEach(packer::signed);
            }
        });
    }

    Glance read(Unpacker in) {
        String seal = SEAL + HexFormat.of().formatHex(in.raw(DIGEST_BYTES));
        Glance.Head head = head(in);
        return new Glance(head, end(in, head.fixture().seats().size()), seal, figures(in));
    }

    /** Reads what the first line says alone. */
    Glance.Head readHead(Unpacker in) {
        in.over(DIGEST_BYTES);
        return head(in);
    }

    private Glance.Head head(Unpacker in) {
        Terms terms = (Terms) meanings.get(in.count());
        int seats = in.count();
        Seated[] seated = new Seated[seats];
        for (int seat = 0; seat < seats; seat++) {
            seated[seat] = (Seated) meanings.get(in.count());
        }
        String prefix = (String) meanings.get(in.count());
        boolean usual = in.number() == 1;
        String block = in.text();
        Fixture fixture = new Fixture(
                terms.game(),
                terms.rulesVersion(),
                terms.setup(),
                List.of(seated),
                new DealId(usual ? prefix + block : prefix),
                terms.limits(),
                block,
                in.count());
        int attempt = in.count();
        Instant started = Instant.ofEpochSecond(in.signed(), in.number());
        return new Glance.Head(
                fixture,
                attempt,
                new Glance.Circumstances(terms.isolation(), terms.secretDigest(), terms.umpire(), started));
    }

    /** Reads the last line alone. */
    Entry readEnd(Unpacker in) {
        in.over(DIGEST_BYTES);
        in.number();
        int seats = fixture(in);
        in.number();
        in.number();
        in.number();
        return end(in, seats);
    }

    /** Reads over what is planned, behind the terms, and returns how many seats there are. */
    private static int fixture(Unpacker in) {
        int seats = in.count();
        for (int seat = 0; seat < seats; seat++) {
            in.number();
        }
        in.number();
        in.number();
        in.skip();
        in.number();
        return seats;
    }

    private static Entry end(Unpacker in, int seats) {
        if (in.number() == 0) {
            return new Entry.Voided(in.text());
        }
        Outcome.SeatOutcome[] outcomes = new Outcome.SeatOutcome[seats];
        Usage[] spent = new Usage[seats];
        for (int seat = 0; seat < seats; seat++) {
            long score = in.signed();
            spent[seat] = new Usage(Duration.ofNanos(in.number()), Duration.ofNanos(in.number()));
            outcomes[seat] = new Outcome.SeatOutcome(
                    score,
                    in.number() == 0 ? Optional.empty() : Optional.of(new Fault(FaultKind.of(in.text()), in.text())));
        }
        return new Entry.Result(new Outcome(List.of(outcomes)), List.of(spent));
    }

    private static Optional<List<List<Long>>> figures(Unpacker in) {
        if (in.number() == 0) {
            return Optional.empty();
        }
        int rows = in.count();
        List<List<Long>> figures = new ArrayList<>(rows);
        for (int row = 0; row < rows; row++) {
            int columns = in.count();
            List<Long> figure = new ArrayList<>(columns);
            for (int column = 0; column < columns; column++) {
                figure.add(in.signed());
            }
            figures.add(figure);
        }
        return Optional.of(figures);
    }

    private int number(Object meaning) {
        Integer known = numbers.get(meaning);
        return known != null ? known : add(meaning, word(meaning));
    }

    private static byte[] word(Object meaning) {
        Packer out = new Packer();
        if (meaning instanceof String text) {
            out.number(0).text(text);
        } else if (meaning instanceof Seated seated) {
            out.number(1).text(seated.name()).text(seated.command()).text(seated.digest());
        } else {
            terms(out.number(2), (Terms) meaning);
        }
        return out.take();
    }

    private static void terms(Packer out, Terms terms) {
        out.text(terms.game().name()).number(terms.rulesVersion());
        Setup setup = terms.setup();
        out.number(setup.seats()).number(setup.games()).number(setup.variant().size());
        setup.variant().forEach((name, reading) -> out.text(name).text(reading));
        Limits limits = terms.limits();
        Budget budget = limits.budget();
        out.number(budget.clock() == ClockKind.CPU ? 0 : 1)
                .number(budget.total().toMillis())
                .number(budget.then().toMillis())
                .number(budget.guardFactor())
                .number(budget.guardExtra().toMillis())
                .number(budget.idleTotal().toMillis())
                .number(limits.memoryBytes())
                .number(limits.lineBytes())
                .number(limits.outputBytes())
                .number(limits.stderrBytes());
        out.text(terms.isolation()).text(terms.secretDigest()).text(terms.umpire());
    }

    private static Terms terms(Unpacker in) {
        GameId game = new GameId(in.text());
        int rules = in.count();
        int seats = in.count();
        int games = in.count();
        SortedMap<String, String> variant = new TreeMap<>();
        for (int left = in.count(); left > 0; left--) {
            variant.put(in.text(), in.text());
        }
        Budget budget = new Budget(
                in.number() == 0 ? ClockKind.CPU : ClockKind.WALL,
                Duration.ofMillis(in.number()),
                Duration.ofMillis(in.number()),
                in.count(),
                Duration.ofMillis(in.number()),
                Duration.ofMillis(in.number()));
        Limits limits = new Limits(budget, in.number(), in.count(), in.number(), in.count());
        return new Terms(game, rules, new Setup(seats, games, variant), limits, in.text(), in.text(), in.text());
    }
}
