package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Recorder;
import org.umpire.record.Usage;
import org.umpire.referee.tally.Tally;
import org.umpire.referee.tally.TallyPack;
import org.umpire.rules.Client;
import org.umpire.rules.Exchange;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.State;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.SandboxException;

/** What is a fault of ours, and what it must not cost the players. */
class RefereeTroubleTest extends TallyTable {
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
        a.says("").does(RefereeTroubleTest::tooDeep);
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
}
