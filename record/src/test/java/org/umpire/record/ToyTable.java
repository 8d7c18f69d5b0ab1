package org.umpire.record;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.umpire.record.toy.ToyPack;
import org.umpire.record.toy.ToyState;
import org.umpire.record.toy.ToyView;
import org.umpire.rules.Breach;
import org.umpire.rules.Budget;
import org.umpire.rules.Dialogue;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Phase;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;

/** A table of the toy game with players that answer by chance, well or badly; a stand-in for the referee. */
final class ToyTable {
    static final SeasonSecret SECRET = SeasonSecret.read("toy season");

    private final ToyPack pack = new ToyPack();
    private final Random rng;
    private final double faults;
    private final Usage[] spent;
    private final Fixture fixture;
    private final Recorder recorder;

    /** What each seat was sent. */
    final List<List<String>> sent = new ArrayList<>();

    ToyTable(Random rng, double faults, int seats, int games, Recorder recorder) {
        this.rng = rng;
        this.faults = faults;
        this.recorder = recorder;
        this.spent = new Usage[seats];
        Arrays.fill(spent, Usage.NONE);
        IntStream.range(0, seats).forEach(i -> sent.add(new ArrayList<>()));
        this.fixture = new Fixture(
                pack.game().id(),
                pack.game().rulesVersion(),
                new Setup(seats, games, new TreeMap<>()),
                IntStream.range(0, seats)
                        .mapToObj(i -> new Seated("P" + i, "./p" + i, Digests.of("p" + i)))
                        .toList(),
                new DealId("toy/" + rng.nextInt(1000)),
                Limits.of(Budget.cpu(Duration.ofSeconds(10), Duration.ofMillis(100))),
                "match-1",
                0);
    }

    static TableRecord random(Random rng, double faults) {
        MemoryRecorder memory = new MemoryRecorder();
        new ToyTable(rng, faults, 2 + rng.nextInt(4), 1 + rng.nextInt(3), memory).play();
        return memory.record();
    }

    void play() {
        List<List<Integer>> deal = pack.game().deal(fixture.setup(), SECRET.shuffler(fixture.deal()));
        String nonce = SECRET.nonce(fixture.deal());
        String text = pack.notation().writeDeal(deal);
        recorder.append(new Entry.Header(
                fixture,
                1,
                "plain",
                OptionalInt.empty(),
                Digests.ofDeal(nonce, text),
                SECRET.digest(),
                Instant.parse("2026-01-31T12:00:00Z"),
                "0.1.0"));
        var dialogue = new Dialogue<>(pack.protocol(), spent.length, pack.game().start(deal));
        for (var question = next(dialogue); question.isPresent(); question = next(dialogue)) {
            answer(dialogue, question.get());
        }
        recorder.append(new Entry.Dealt(nonce, text));
        if (!(dialogue.state().phase() instanceof Phase.Over over)) {
            throw new AssertionError("not over");
        }
        recorder.append(new Entry.Result(over.outcome(), List.of(spent)));
    }

    private Optional<Dialogue.Question<ToyView>> next(Dialogue<ToyState, Integer, ToyView> dialogue) {
        return dialogue.next((seat, line) -> sent.get(seat.index()).add(line));
    }

    private void answer(Dialogue<ToyState, Integer, ToyView> dialogue, Dialogue.Question<ToyView> question) {
        Seat seat = question.seat();
        Usage usage = Samples.usage(rng.nextInt(1_000_000), rng.nextInt(2_000_000));
        spent[seat.index()] = spent[seat.index()].plus(usage);
        if (rng.nextDouble() < faults) {
            fault(dialogue, question, usage);
        } else if (question.owed() == Reply.ACK) {
            dialogue.acknowledged();
            recorder.append(new Entry.Answered(seat, Reply.ACK, "ok", Optional.empty(), Optional.empty(), usage));
        } else {
            List<Integer> hand = dialogue.state().hands().get(seat.index());
            int card = hand.get(rng.nextInt(hand.size()));
            boolean blanks = rng.nextInt(3) == 0;
            dialogue.played(card);
            recorder.append(new Entry.Answered(
                    seat,
                    Reply.MOVE,
                    blanks ? " " + card + "\r" : "" + card,
                    Optional.of("" + card),
                    blanks ? Optional.of("read leniently") : Optional.empty(),
                    usage));
        }
    }

    private void fault(
            Dialogue<ToyState, Integer, ToyView> dialogue, Dialogue.Question<ToyView> question, Usage usage) {
        List<FaultKind> kinds = List.of(FaultKind.values());
        FaultKind kind = kinds.get(rng.nextInt(kinds.size()));
        Optional<String> raw = Optional.empty();
        Fault fault = new Fault(kind, "as it happens");
        if (kind == FaultKind.ILLEGAL || kind == FaultKind.GARBLED) {
            if (question.owed() == Reply.ACK || rng.nextBoolean()) {
                fault = Fault.UNASKED;
                raw = Optional.of("1");
            } else if (kind == FaultKind.ILLEGAL) {
                Optional<Breach> breach = dialogue.state().check(-1);
                fault = Fault.of(breach.orElseThrow());
                raw = Optional.of("-1");
            } else {
                raw = Optional.of("rubbish \u0007");
                if (pack.protocol().read(dialogue.state().view(question.seat()), raw.get())
                        instanceof Reading.Garbled<Integer> garbled) {
                    fault = new Fault(FaultKind.GARBLED, garbled.why());
                }
            }
        }
        dialogue.dropped(fault);
        recorder.append(new Entry.Faulted(question.seat(), fault, raw, usage, "Traceback …"));
    }
}
