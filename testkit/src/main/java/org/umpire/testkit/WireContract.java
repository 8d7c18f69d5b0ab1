package org.umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Client;
import org.umpire.rules.Exchange;
import org.umpire.rules.GamePack;
import org.umpire.rules.Phase;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.rules.State;

/**
 * The part of the {@link GameContract} on what a seat may know and is told.
 *
 * @param <D> the deal
 * @param <S> one moment of a table
 * @param <M> a move
 * @param <V> what one seat may know
 */
abstract class WireContract<D, S extends State<S, M, V>, M, V> extends TableContract<D, S, M, V> {
    WireContract(GamePack<D, S, M, V> pack, Sample<D, S, M> sample) {
        super(pack, sample);
    }

    // What seats know

    /** A seat's view says nothing that the seat may not know. */
    @Test
    public void viewsHideWhatASeatCannotSee() {
        eachTable((setup, course, rng) -> withHiddenChanges(setup, course, rng, (seat, one, other) -> {
            for (int i = 0; i < one.states().size(); i++) {
                assertThat(other.states().get(i).view(seat))
                        .as("view of seat %s at moment %d, with only hidden things changed", seat, i)
                        .isEqualTo(one.states().get(i).view(seat));
            }
        }));
    }

    /** A seat is told nothing that it may not know, and not told when it may not know that. */
    @Test
    public void linesHideWhatASeatCannotSee() {
        eachTable((setup, course, rng) -> withHiddenChanges(setup, course, rng, (seat, one, other) -> {
            for (int i = 0; i < one.states().size(); i++) {
                assertThat(lines(other, seat, i))
                        .as("lines to seat %s at moment %d, with only hidden things changed", seat, i)
                        .isEqualTo(lines(one, seat, i));
            }
        }));
    }

    @FunctionalInterface
    private interface Compared<D, S, M> {
        void run(Seat seat, Playthrough<D, S, M> one, Playthrough<D, S, M> other);
    }

    private void withHiddenChanges(
            Setup setup, Playthrough<D, S, M> course, RandomGenerator rng, Compared<D, S, M> test) {
        for (int i = 0; i < setup.seats(); i++) {
            Seat seat = new Seat(i);
            for (int length : new int[] {
                0, 1, rng.nextInt(course.moves().size()), course.moves().size()
            }) {
                List<M> moves = course.moves()
                        .subList(0, Math.min(length, course.moves().size()));
                D redealt = sample.redeal(course.deal(), moves, seat, rng);
                test.run(seat, Playthrough.of(game, course.deal(), moves), Playthrough.of(game, redealt, moves));
            }
        }
    }

    /** Returns what a seat is told when a moment comes. */
    private List<Exchange> lines(Playthrough<D, S, M> course, Seat seat, int moment) {
        Optional<V> before = moment == 0
                ? Optional.empty()
                : Optional.of(course.states().get(moment - 1).view(seat));
        return protocol.exchanges(before, course.states().get(moment).view(seat));
    }

    // The wire

    /** A move is owed by the seat to move, on the last line it is sent, and by no other. */
    @Test
    public void theSeatToMoveAndNoOtherOwesAMove() {
        eachTable((setup, course, rng) -> {
            for (int moment = 0; moment < course.states().size(); moment++) {
                Phase phase = course.states().get(moment).phase();
                for (int seat = 0; seat < setup.seats(); seat++) {
                    List<Exchange> lines = lines(course, new Seat(seat), moment);
                    boolean owes = phase.equals(new Phase.ToMove(new Seat(seat)));
                    for (int i = 0; i < lines.size(); i++) {
                        boolean last = i == lines.size() - 1;
                        assertThat(lines.get(i).owed() == Reply.MOVE)
                                .as(
                                        "a move owed by seat %d for '%s' at moment %d",
                                        seat, lines.get(i).line(), moment)
                                .isEqualTo(owes && last);
                    }
                    assertThat(owes && lines.isEmpty())
                            .as("seat %d owes a move at moment %d and is told nothing", seat, moment)
                            .isFalse();
                }
            }
        });
    }

    /** From the lines alone a client knows what the referee knows of its seat. */
    @Test
    public void clientViewEqualsRefereeView() {
        eachTable((setup, course, rng) -> {
            for (int i = 0; i < setup.seats(); i++) {
                follow(course, new Seat(i), protocol.client());
            }
        });
    }

    private void follow(Playthrough<D, S, M> course, Seat seat, Client<V, M> client) {
        for (int moment = 0; moment < course.states().size(); moment++) {
            for (Exchange exchange : lines(course, seat, moment)) {
                Client.Heard<V> heard = client.hear(exchange.line());
                assertThat(heard.owed())
                        .as("owed for '%s' to seat %s at moment %d", exchange.line(), seat, moment)
                        .isEqualTo(exchange.owed());
                assertThat(heard.view().isPresent()).isEqualTo(exchange.owed() == Reply.MOVE);
                if (heard.view().isPresent()) {
                    assertThat(heard.view().get())
                            .as("view of the client of seat %s at moment %d", seat, moment)
                            .isEqualTo(course.states().get(moment).view(seat));
                }
                assertThat(heard.last() && !course.states().get(moment).phase().over())
                        .as("'%s' is the last line, but the table goes on", exchange.line())
                        .isFalse();
            }
            if (course.states().get(moment).phase().equals(new Phase.ToMove(seat))) {
                client.moved(course.moves().get(moment));
            }
        }
    }

    /** What is written on the wire is read back, with nothing to remark. */
    @Test
    public void writtenMovesReadBackWithoutRemark() {
        eachTable((setup, course, rng) -> {
            for (int i = 0; i < course.moves().size(); i++) {
                S state = course.states().get(i);
                Seat seat = ((Phase.ToMove) state.phase()).seat();
                for (M move : List.of(course.moves().get(i), sample.any(state, rng))) {
                    assertThat(protocol.read(state.view(seat), protocol.write(move)))
                            .isEqualTo(Reading.Understood.of(move));
                }
            }
        });
    }

    /** No line of a program is trouble: it says something, or it is garbled. */
    @Test
    public void anyLineCanBeRead() {
        List<Character> letters = new ArrayList<>();
        "0123456789 ,;+-*/^|#@!\t\r\u0000\u007f\u00e9\ufffd\ud800PASSdraw"
                .chars()
                .forEach(c -> letters.add((char) c));
        eachTable((setup, course, rng) -> {
            for (int i = 0; i < course.moves().size(); i++) {
                S state = course.states().get(i);
                V view = state.view(((Phase.ToMove) state.phase()).seat());
                StringBuilder line = new StringBuilder(
                        rng.nextBoolean() ? protocol.write(course.moves().get(i)) : "");
                for (int edits = rng.nextInt(6); edits >= 0; edits--) {
                    line.insert(rng.nextInt(line.length() + 1), letters.get(rng.nextInt(letters.size())));
                }
                Reading<M> reading = protocol.read(view, line.toString());
                if (reading instanceof Reading.Understood<M> understood) {
                    assertThat(accepts(state, understood.move()))
                            .as("play accepts '%s'", line)
                            .isEqualTo(state.check(understood.move()).isEmpty());
                } else if (reading instanceof Reading.Garbled<M> garbled) {
                    assertThat(garbled.why().chars())
                            .as("why '%s' is garbled, safe to print", line)
                            .isNotEmpty()
                            .allMatch(c -> c >= ' ' && c != 127);
                }
            }
        });
    }
}
