package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Entry;
import org.umpire.record.Usage;
import org.umpire.referee.tally.Tally;
import org.umpire.referee.tally.TallyPack;
import org.umpire.rules.ClockKind;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.Outcome;
import org.umpire.rules.Seat;
import org.umpire.rules.State;
import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;

/** What the referee makes of a table, with scripted players at the toy game. */
class RefereeTest extends TallyTable {
    @Test
    void aTableIsPlayedAndRecordedFromHeaderToResult() {
        a.says("", "1");
        b.says("ready", "2");
        c.says("", " 3");

        Played played = play();

        Usage spent = new Usage(Duration.ofMillis(20), Duration.ofMillis(40));
        Outcome outcome = outcome(score(0) + 1, score(1) + 2, score(2) + 3);
        assertThat(played).isEqualTo(new Played.Finished(outcome, List.of(spent, spent, spent)));
        String dealText = new TallyPack().notation().writeDeal(deal);
        String nonce = SECRET.nonce(new DealId("deal-1"));
        Usage one = new Usage(Duration.ofMillis(10), Duration.ofMillis(20));
        assertThat(recorder.record().entries())
                .containsExactly(
                        new Entry.Header(
                                fixture(),
                                1,
                                "none",
                                OptionalInt.empty(),
                                Digests.ofDeal(nonce, dealText),
                                SECRET.digest(),
                                START,
                                "test"),
                        ack(1, "ready", one),
                        ack(2, "", one),
                        ack(0, "", one),
                        move(0, "1", "1", Optional.empty(), one),
                        move(1, "2", "2", Optional.empty(), one),
                        move(2, " 3", "3", Optional.of("blanks"), one),
                        new Entry.Dealt(nonce, dealText),
                        new Entry.Result(outcome, List.of(spent, spent, spent)));
    }

    @Test
    void everySeatIsToldWhatItMayKnowAndHowItEnded() {
        a.says("", "1");
        b.says("", "2");
        c.says("", "3");

        play();

        String over = "over " + (score(0) + 1) + " " + (score(1) + 2) + " " + (score(2) + 3);
        assertThat(a.heard)
                .containsExactly("seat 0 3 " + score(0), "?", "go", "?", "1 2", "2 3", over, "dismissed", "closed");
        assertThat(b.heard)
                .containsExactly("seat 1 3 " + score(1), "?", "0 1", "go", "?", "2 3", over, "dismissed", "closed");
        assertThat(c.heard)
                .containsExactly("seat 2 3 " + score(2), "?", "0 1", "1 2", "go", "?", over, "dismissed", "closed");
    }

    @Test
    void aSeatThatFailsIsDroppedAndEndedAndTheOthersPlayOn() {
        a.says("").fails(FaultKind.TIME).complains("Traceback");
        b.says("", "2", "4");
        c.says("", "3");

        Played played = play();

        Fault fault = new Fault(FaultKind.TIME, "as told");
        assertThat(recorder.record().entries())
                .contains(new Entry.Faulted(
                        new Seat(0),
                        fault,
                        Optional.of("half"),
                        new Usage(Duration.ofMillis(1), Duration.ofMillis(2)),
                        "Traceback"));
        assertThat(finished(played).outcome().seats())
                .containsExactly(
                        new Outcome.SeatOutcome(0, Optional.of(fault)),
                        new Outcome.SeatOutcome(score(1) + 6, Optional.empty()),
                        new Outcome.SeatOutcome(score(2) + 3, Optional.empty()));
        assertThat(finished(played).spent().get(0)).isEqualTo(new Usage(Duration.ofMillis(11), Duration.ofMillis(22)));
        assertThat(a.heard).endsWith("go", "?", "closed", "dismissed", "closed");
        assertThat(b.heard).startsWith("seat 1 3 " + score(1), "?", "0 0", "go", "?");
    }

    @Test
    void aSeatThatFailsAtAnAcknowledgementIsDroppedBeforeAnybodyIsAskedForAMove() {
        a.says("", "1", "7");
        b.fails(FaultKind.EXIT);
        c.says("", "2");

        play();

        assertThat(a.heard).startsWith("seat 0 3 " + score(0), "?", "1 0", "go", "?");
        assertThat(recorder.record().entries().get(1)).isInstanceOf(Entry.Faulted.class);
        assertThat(c.heard).doesNotContain("1 2").contains("1 0", "0 1", "0 7");
    }

    @Test
    void allFallAtTheHandshakeButOne() {
        a.says("");
        b.fails(FaultKind.START);
        c.fails(FaultKind.IDLE);

        Played played = play();

        assertThat(finished(played).outcome().seats())
                .extracting(seat -> seat.fault().map(Fault::kind).orElse(FaultKind.MEMORY))
                .containsExactly(FaultKind.MEMORY, FaultKind.START, FaultKind.IDLE);
        assertThat(a.heard).endsWith("1 0", "2 0", "over " + score(0) + " 0 0", "dismissed", "closed");
    }

    @Test
    void anAnswerThatIsNoMoveIsGarbled() {
        a.says("", "hello");
        b.says("", "2", "4");
        c.says("", "3");

        play();

        assertThat(faulted().fault()).isEqualTo(new Fault(FaultKind.GARBLED, "not a number"));
        assertThat(faulted().raw()).contains("hello");
    }

    @Test
    void aMoveThatTheRulesForbidIsIllegalByTheNameOfTheRule() {
        a.says("", "1", "9");
        b.says("", "1");
        c.says("", "3");

        play();

        assertThat(faulted())
                .isEqualTo(new Entry.Faulted(
                        new Seat(1),
                        new Fault(FaultKind.ILLEGAL, "NEVER_THE_LAST_NUMBER: 1 again"),
                        Optional.of("1"),
                        new Usage(Duration.ofMillis(10), Duration.ofMillis(20)),
                        ""));
    }

    @Test
    void eachAnswerIsAskedForWithWhatTheClockStillAllows() {
        a.says("", "1");
        b.says("", "2");
        c.says("", "3");

        play();

        assertThat(a.allowances)
                .containsExactly(
                        new Allowance(
                                ClockKind.CPU, Duration.ofMillis(1100), Duration.ofMillis(7200), Duration.ofMinutes(5)),
                        new Allowance(
                                ClockKind.CPU,
                                Duration.ofMillis(1090),
                                Duration.ofMillis(7180),
                                Duration.ofMillis(299_990)));
    }

    @Test
    void aSpectatorSeesEveryEntryWithTheMomentAfterIt() {
        a.says("", "1");
        b.says("", "2");
        c.says("", "3");
        List<String> seen = new ArrayList<>();

        play(new Spectator() {
            @Override
            public <D, S extends State<S, M, V>, M, V> void saw(
                    GamePack<D, S, M, V> pack, S state, Entry entry, List<Clock> clocks) {
                seen.add(entry.getClass().getSimpleName() + " " + pack.draw(state) + " "
                        + clocks.get(1).left().toMillis());
            }
        });

        assertThat(seen)
                .containsExactly(
                        "Header [] 1000",
                        "Answered [] 990",
                        "Answered [] 990",
                        "Answered [] 990",
                        "Answered [Event[seat=0, number=1]] 990",
                        "Answered [Event[seat=0, number=1], Event[seat=1, number=2]] 980",
                        "Answered [Event[seat=0, number=1], Event[seat=1, number=2], Event[seat=2, number=3]] 980",
                        "Dealt [Event[seat=0, number=1], Event[seat=1, number=2], Event[seat=2, number=3]] 980",
                        "Result [Event[seat=0, number=1], Event[seat=1, number=2], Event[seat=2, number=3]] 980");
    }

    @Test
    void botsInProcessPlayThroughTheSameLines() {
        GamePack<Tally.Deal, Tally, Integer, Tally.View> pack = new TallyPack();
        Launch bot = new Launch.Other(() ->
                new InProcessPlayer<>(pack.protocol(), view -> view.events().size() % 7 + 1 + view.card() % 2));

        Played played =
                Referee.inProcess(SECRET, "test").play(fixture(), 1, List.of(bot, bot, bot), recorder, Spectator.NONE);

        assertThat(finished(played).spent()).containsOnly(Usage.NONE);
        assertThat(recorder.record().result()).isPresent();
    }

    @Test
    void programsAreStartedUnderTheLimitsOfTheFixtureAndTheLevelIsNamed() {
        List<FakeConfined> started = new ArrayList<>();
        List<Caps> caps = new ArrayList<>();
        Sandbox sandbox = new Sandbox() {
            @Override
            public Level level() {
                return Level.USER;
            }

            @Override
            public boolean limitsMemory() {
                return false;
            }

            @Override
            public Confined start(Program program, Caps limits) {
                caps.add(limits);
                FakeConfined fake =
                        new FakeConfined().reads().writes("\n").reads().writes(started.size() + 1 + "\n");
                started.add(fake);
                return fake;
            }

            @Override
            public void close() {}
        };
        Launch program = new Launch.Command(new Program(List.of("bot"), Path.of("."), Map.of()));

        new Referee(sandbox, SECRET, "test")
                .play(fixture(), 1, List.of(program, program, program), recorder, Spectator.NONE);

        assertThat(caps).containsOnly(new Caps(256_000_000L, 16 * 1024));
        assertThat(recorder.record().header().isolation()).isEqualTo("user");
        assertThat(started).allSatisfy(fake -> assertThat(fake.done).contains("end"));
    }
}
