package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.MemoryRecorder;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Seated;
import org.umpire.record.Usage;
import org.umpire.referee.tally.Tally;
import org.umpire.referee.tally.TallyPack;
import org.umpire.rules.Budget;
import org.umpire.rules.GameId;
import org.umpire.rules.GamePack;
import org.umpire.rules.Outcome;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;

/** A table of the toy game with scripted players, and what tests ask about it. */
class TallyTable {
    static final SeasonSecret SECRET = SeasonSecret.read("spring");
    static final Instant START = Instant.parse("2026-11-30T12:00:00Z");

    final MemoryRecorder recorder = new MemoryRecorder();
    final ScriptedPlayer a = new ScriptedPlayer();
    final ScriptedPlayer b = new ScriptedPlayer();
    final ScriptedPlayer c = new ScriptedPlayer();
    Referee referee = referee(new TallyPack());
    Tally.Deal deal = new Tally.Deal(List.of(), 0);

    @BeforeEach
    void deal() {
        deal = new TallyPack().game().deal(Setup.of(3, 1), SECRET.shuffler(new DealId("deal-1")));
    }

    Played play() {
        return play(Spectator.NONE);
    }

    Played play(Spectator spectator) {
        return referee.play(fixture(), 1, List.of(seated(a), seated(b), seated(c)), recorder, spectator);
    }

    static Referee referee(GamePack<?, ?, ?, ?> pack) {
        return new Referee(Optional.empty(), SECRET, "test", () -> START, List.of(pack));
    }

    static Launch seated(Player player) {
        return new Launch.Other(() -> player);
    }

    static Fixture fixture() {
        return fixture("tally", 1);
    }

    static Fixture fixture(String game, int rulesVersion) {
        List<Seated> seats = Arrays.stream(new String[] {"A", "B", "C"})
                .map(name -> new Seated(name, name, Digests.of(name)))
                .toList();
        return new Fixture(
                new GameId(game),
                rulesVersion,
                new Setup(3, 1, new TreeMap<>()),
                seats,
                new DealId("deal-1"),
                Limits.of(Budget.cpu(Duration.ofSeconds(1), Duration.ofMillis(100))),
                "match-1",
                0);
    }

    long score(int seat) {
        return deal.cards().get(seat);
    }

    static Outcome outcome(long... scores) {
        return new Outcome(Arrays.stream(scores)
                .mapToObj(score -> new Outcome.SeatOutcome(score, Optional.empty()))
                .toList());
    }

    static Played.Finished finished(Played played) {
        assertThat(played).isInstanceOf(Played.Finished.class);
        return (Played.Finished) played;
    }

    Entry.Faulted faulted() {
        return recorder.record().entries().stream()
                .filter(Entry.Faulted.class::isInstance)
                .map(Entry.Faulted.class::cast)
                .findFirst()
                .orElseThrow();
    }

    static Entry ack(int seat, String raw, Usage usage) {
        return new Entry.Answered(new Seat(seat), Reply.ACK, raw, Optional.empty(), Optional.empty(), usage);
    }

    static Entry move(int seat, String raw, String move, Optional<String> remark, Usage usage) {
        return new Entry.Answered(new Seat(seat), Reply.MOVE, raw, Optional.of(move), remark, usage);
    }
}
