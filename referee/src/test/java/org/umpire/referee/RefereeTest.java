package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.MemoryRecorder;
import org.umpire.record.Recorder;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Seated;
import org.umpire.record.Usage;
import org.umpire.referee.tally.Tally;
import org.umpire.referee.tally.TallyPack;
import org.umpire.rules.Budget;
import org.umpire.rules.Client;
import org.umpire.rules.ClockKind;
import org.umpire.rules.Exchange;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GameId;
import org.umpire.rules.GamePack;
import org.umpire.rules.Outcome;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.rules.State;
import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;

/** What the referee makes of a table, with scripted players at the toy game. */
class RefereeTest {
    private static final SeasonSecret SECRET = SeasonSecret.read("spring");
    private static final Instant START = Instant.parse("2026-11-30T12:00:00Z");

    private final MemoryRecorder recorder = new MemoryRecorder();
    private final ScriptedPlayer a = new ScriptedPlayer();
    private final ScriptedPlayer b = new ScriptedPlayer();
    private final ScriptedPlayer c = new ScriptedPlayer();
    private Referee referee = referee(new TallyPack());
    private Tally.Deal deal = new Tally.Deal(List.of(), 0);

    @BeforeEach
    void deal() {
        deal = new TallyPack().game().deal(Setup.of(3, 1), SECRET.shuffler(new DealId("deal-1")));
    }

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
                                fixture(), 1, "none", Digests.ofDeal(nonce, dealText), SECRET.digest(), START, "test"),
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
    void anExceptionOfOursVoidsTheTableAndEndsEveryPlayer() {
        SandboxException broken = new SandboxException("no more processes");
        a.says("", "1");
        b.says("").does(() -> {
            throw broken;
        });
        c.says("");

        assertThat(play()).isEqualTo(new Played.Voided("SandboxException: no more processes", broken));
        assertThat(recorder.record().voided()).contains(new Entry.Voided("SandboxException: no more processes"));
        assertThat(List.of(a, b, c))
                .allSatisfy(
                        player -> assertThat(player.heard).endsWith("closed").doesNotContain("dismissed"));
    }

    @Test
    void aPlayerThatCannotBeEndedDoesNotKeepTheOthersAlive() {
        SandboxException first = new SandboxException("survivor");
        Player immortal = new ClosedWith(a.says("", "1"), first);
        Player second = new ClosedWith(b.says("", "2"), new SandboxException("another"));
        c.says("", "3");

        Played played = referee.play(
                fixture(), 1, List.of(seated(immortal), seated(second), seated(c)), recorder, Spectator.NONE);

        assertThat(played).isEqualTo(new Played.Voided("SandboxException: survivor", first));
        assertThat(first.getSuppressed()).hasSize(1);
        assertThat(c.heard).endsWith("closed");
    }

    @Test
    void aPlayerThatCannotBeBroughtVoidsTheTableAndThoseBeforeItAreEnded() {
        Launch broken = new Launch.Other(() -> {
            throw new SandboxException("no pipe");
        });

        Played played = referee.play(fixture(), 1, List.of(seated(a), broken, seated(c)), recorder, Spectator.NONE);

        assertThat(played).isInstanceOf(Played.Voided.class);
        assertThat(a.heard).containsExactly("closed");
        assertThat(c.heard).isEmpty();
        assertThat(recorder.record().voided()).isPresent();
    }

    @Test
    void aRecordThatCannotBeWrittenVoidsTheTable() {
        IllegalStateException full = new IllegalStateException("no space left");
        Recorder failing = new Recorder() {
            @Override
            public void append(Entry entry) {
                if (!(entry instanceof Entry.Header)) {
                    throw full;
                }
            }

            @Override
            public void close() {}
        };
        a.says("");
        b.says("");

        Played played = referee.play(fixture(), 1, List.of(seated(a), seated(b), seated(c)), failing, Spectator.NONE);

        assertThat(played).isEqualTo(new Played.Voided("IllegalStateException: no space left", full));
        assertThat(b.heard).endsWith("closed");
    }

    @Test
    void anAnswerThatOverflowsOurStackVoidsTheTable() {
        a.says("").does(RefereeTest::tooDeep);
        b.says("");
        c.says("");

        assertThat(play())
                .isInstanceOfSatisfying(
                        Played.Voided.class,
                        voided -> assertThat(voided.cause())
                                .hasMessage("an answer was nested too deeply for us")
                                .hasCauseInstanceOf(StackOverflowError.class));
    }

    private static Answer tooDeep() {
        throw new StackOverflowError();
    }

    @Test
    void wallTimeThatWeOurselvesLostIsNobodysFault() {
        a.says("").fails(FaultKind.IDLE, Duration.ofMillis(201));
        b.says("");
        c.says("");

        assertThat(play())
                .isInstanceOfSatisfying(
                        Played.Voided.class, voided -> assertThat(voided.why()).contains("201 ms late"));
    }

    @Test
    void aShortDelayOfOursExcusesNobody() {
        a.says("").fails(FaultKind.IDLE, Duration.ofMillis(200));
        b.says("", "2", "4");
        c.says("", "3");

        assertThat(play()).isInstanceOf(Played.Finished.class);
    }

    @Test
    void noDelayOfOursExcusesCpuTime() {
        a.says("").fails(FaultKind.TIME, Duration.ofSeconds(2));
        b.says("", "2", "4");
        c.says("", "3");

        assertThat(play()).isInstanceOf(Played.Finished.class);
    }

    @Test
    void aRefereeThatIsClosedBlamesNobodyForBeingEnded() {
        a.says("").does(() -> {
            referee.close();
            return new Answer.Failed(new Fault(FaultKind.CLOSED, ""), Optional.empty(), Usage.NONE, Duration.ZERO);
        });
        b.says("");
        c.says("");

        assertThat(play()).isEqualTo(new Played.Stopped());
        assertThat(recorder.record().complete()).isFalse();
        assertThat(recorder.record().entries()).noneMatch(Entry.Faulted.class::isInstance);
        assertThat(a.heard).endsWith("closed");
    }

    @Test
    void aRefereeThatIsClosedBlamesNoSandboxEither() {
        a.says("").does(() -> {
            referee.close();
            throw new SandboxException("closed");
        });
        b.says("");
        c.says("");

        assertThat(play()).isEqualTo(new Played.Stopped());
        assertThat(recorder.record().complete()).isFalse();
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
    void aSpectatorThatFailsChangesNothing() {
        a.says("", "1");
        b.says("", "2");
        c.says("", "3");
        int[] calls = {0};

        Played played = play(new Spectator() {
            @Override
            public <D, S extends State<S, M, V>, M, V> void saw(
                    GamePack<D, S, M, V> pack, S state, Entry entry, List<Clock> clocks) {
                calls[0]++;
                throw new IllegalStateException("a broken terminal (this is a test)");
            }
        });

        assertThat(played).isInstanceOf(Played.Finished.class);
        assertThat(calls[0]).isEqualTo(1);
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
    void aProtocolThatDoesNotAskTheSeatToMoveIsOurFault() {
        Protocol<Tally.View, Integer> real = new TallyPack().protocol();
        referee = referee(new TallyPack(new Rewritten(
                real,
                exchange -> exchange.owed() == Reply.MOVE ? new Exchange(exchange.line(), Reply.NONE) : exchange)));
        a.says("");
        b.says("");
        c.says("");

        assertThat(play())
                .isInstanceOfSatisfying(
                        Played.Voided.class, voided -> assertThat(voided.why()).contains("does not ask seat 0"));
    }

    @Test
    void aProtocolThatAsksAnotherSeatIsOurFault() {
        Protocol<Tally.View, Integer> real = new TallyPack().protocol();
        referee = referee(new TallyPack(new Rewritten(
                real,
                exchange ->
                        new Exchange(exchange.line(), exchange.owed() == Reply.ACK ? Reply.MOVE : exchange.owed()))));
        b.says("1");

        assertThat(play())
                .isInstanceOfSatisfying(
                        Played.Voided.class, voided -> assertThat(voided.why()).contains("asks seat 1 for a move"));
    }

    @Test
    void whatCannotBePlayedHereIsRefusedBeforeAnythingHappens() {
        Fixture good = fixture();
        List<Launch> three = List.of(seated(a), seated(b), seated(c));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> referee.play(fixture("chess", 1), 1, three, recorder, Spectator.NONE))
                .withMessageContaining("no such game: chess");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> referee.play(fixture("tally", 2), 1, three, recorder, Spectator.NONE))
                .withMessageContaining("version 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> referee.play(good, 1, three.subList(0, 2), recorder, Spectator.NONE))
                .withMessageContaining("2 players were given");
        Launch program = new Launch.Command(new Program(List.of("bot"), Path.of("."), Map.of()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> referee.play(good, 1, List.of(program, program, program), recorder, Spectator.NONE))
                .withMessageContaining("without a sandbox");
        assertThat(recorder.record().begun()).isFalse();
        assertThat(a.heard).isEmpty();
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

    private record Rewritten(Protocol<Tally.View, Integer> real, UnaryOperator<Exchange> exchange)
            implements Protocol<Tally.View, Integer> {
        @Override
        public List<Exchange> exchanges(Optional<Tally.View> before, Tally.View after) {
            return real.exchanges(before, after).stream().map(exchange).toList();
        }

        @Override
        public Reading<Integer> read(Tally.View view, String line) {
            return real.read(view, line);
        }

        @Override
        public String write(Integer move) {
            return real.write(move);
        }

        @Override
        public Client<Tally.View, Integer> client() {
            return real.client();
        }
    }

    private record ClosedWith(Player player, RuntimeException trouble) implements Player {
        @Override
        public void tell(String line) {
            player.tell(line);
        }

        @Override
        public Answer ask(Allowance allowance) {
            return player.ask(allowance);
        }

        @Override
        public void dismiss() {
            player.dismiss();
        }

        @Override
        public boolean left() {
            return player.left();
        }

        @Override
        public String stderr() {
            return player.stderr();
        }

        @Override
        public void close() {
            throw trouble;
        }
    }

    private Played play() {
        return play(Spectator.NONE);
    }

    private Played play(Spectator spectator) {
        return referee.play(fixture(), 1, List.of(seated(a), seated(b), seated(c)), recorder, spectator);
    }

    private static Referee referee(GamePack<?, ?, ?, ?> pack) {
        return new Referee(Optional.empty(), SECRET, "test", () -> START, List.of(pack));
    }

    private static Launch seated(Player player) {
        return new Launch.Other(() -> player);
    }

    private static Fixture fixture() {
        return fixture("tally", 1);
    }

    private static Fixture fixture(String game, int rulesVersion) {
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

    private long score(int seat) {
        return deal.cards().get(seat);
    }

    private static Outcome outcome(long... scores) {
        return new Outcome(Arrays.stream(scores)
                .mapToObj(score -> new Outcome.SeatOutcome(score, Optional.empty()))
                .toList());
    }

    private static Played.Finished finished(Played played) {
        assertThat(played).isInstanceOf(Played.Finished.class);
        return (Played.Finished) played;
    }

    private Entry.Faulted faulted() {
        return recorder.record().entries().stream()
                .filter(Entry.Faulted.class::isInstance)
                .map(Entry.Faulted.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Entry ack(int seat, String raw, Usage usage) {
        return new Entry.Answered(new Seat(seat), Reply.ACK, raw, Optional.empty(), Optional.empty(), usage);
    }

    private static Entry move(int seat, String raw, String move, Optional<String> remark, Usage usage) {
        return new Entry.Answered(new Seat(seat), Reply.MOVE, raw, Optional.of(move), remark, usage);
    }
}
