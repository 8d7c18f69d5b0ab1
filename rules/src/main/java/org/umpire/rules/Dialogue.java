package org.umpire.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The order of talk at one table: which seat is told what, and who owes what next. Referee and replay both go by it.
 *
 * <p>Before a seat is asked for a move, all others are told what has changed, in the order of the seats; so if one of
 * them fails at an acknowledgement, the seat to move has not been asked yet, and learns of both changes at once. When
 * the table is over every seat that was not dropped is told so; what would be owed for those lines is not waited for.
 *
 * @param <S> one moment of a table
 * @param <M> a move
 * @param <V> what one seat may know
 */
public final class Dialogue<S extends State<S, M, V>, M, V> {
    private final Protocol<V, M> protocol;
    private final List<Optional<V>> known;
    private final int[] knownAt;
    private final boolean[] dropped;
    private final Deque<Exchange> pending = new ArrayDeque<>();
    private int moment = 1;
    private S state;
    private Optional<Question<V>> question = Optional.empty();
    /** Whose lines are pending. */
    private int told;

    /** Opens the talk at a table of so many seats. */
    public Dialogue(Protocol<V, M> protocol, int seats, S opening) {
        this.protocol = protocol;
        this.known = new ArrayList<>(Collections.nCopies(seats, Optional.empty()));
        this.knownAt = new int[seats];
        this.dropped = new boolean[seats];
        this.state = opening;
    }

    /**
     * What a seat owes for the line it was sent last.
     *
     * @param owed {@link Reply#ACK} or {@link Reply#MOVE}
     * @param view what the seat knows
     */
    public record Question<V>(Seat seat, Reply owed, V view) {}

    /** Returns the moment of the table. */
    public S state() {
        return state;
    }

    /**
     * Goes on to the next question.
     *
     * @param tell takes each line that is sent on the way, with the seat it goes to
     * @return the question, or empty when the table is over and everybody was told so
     * @throws IllegalStateException if the question before was not answered, or if the protocol asks the wrong seat for a
     *     move
     */
    public Optional<Question<V>> next(BiConsumer<Seat, String> tell) {
        return nextExchange((seat, exchange) -> tell.accept(seat, exchange.line()));
    }

    /** Goes on as {@link #next} does, for who needs no text of the lines. */
    public Optional<Question<V>> nextExchange(BiConsumer<Seat, Exchange> tell) {
        if (question.isPresent()) {
            throw new IllegalStateException("not answered yet: " + question);
        }
        while (true) {
            boolean over = state.phase().over();
            while (!pending.isEmpty()) {
                Exchange exchange = pending.remove();
                tell.accept(new Seat(told), exchange);
                if (exchange.owed() != Reply.NONE && !over) {
                    return ask(exchange.owed());
                }
            }
            if (!tellNext(over)) {
                return Optional.empty();
            }
        }
    }

    /** Takes the acknowledgement that was asked for. */
    public void acknowledged() {
        answered(Reply.ACK);
    }

    /** Takes the move that was asked for; it must be legal. */
    public void played(M move) {
        answered(Reply.MOVE);
        state = state.play(move);
        moment++;
    }

    /** Drops the seat that was asked, instead of its answer. */
    public void dropped(Fault fault) {
        Seat seat = question.orElseThrow().seat();
        question = Optional.empty();
        pending.clear();
        dropped[seat.index()] = true;
        state = state.drop(seat, fault);
        moment++;
    }

    private void answered(Reply reply) {
        if (question.isEmpty() || question.get().owed() != reply) {
            throw new IllegalStateException(reply + " is not what is owed: " + question);
        }
        question = Optional.empty();
    }

    private Optional<Question<V>> ask(Reply owed) {
        Seat seat = new Seat(told);
        if (owed == Reply.MOVE && !state.phase().equals(new Phase.ToMove(seat))) {
            throw new IllegalStateException(
                    "the protocol asks seat " + seat + " for a move; the phase is " + state.phase());
        }
        question = Optional.of(new Question<>(seat, owed, known.get(told).orElseThrow()));
        return question;
    }

    /** Makes the lines of the next seat that does not know the moment pending; false if all know it and it is over. */
    private boolean tellNext(boolean over) {
        int mover = state.phase() instanceof Phase.ToMove turn ? turn.seat().index() : -1;
        for (int i = 0; i < dropped.length; i++) {
            if (i != mover && !dropped[i] && knownAt[i] != moment) {
                prepare(i);
                return true;
            }
        }
        if (over) {
            return false;
        }
        if (knownAt[mover] == moment) {
            throw new IllegalStateException(
                    "the protocol does not ask seat " + mover + ", whose turn it is, for a move");
        }
        prepare(mover);
        return true;
    }

    private void prepare(int seat) {
        V view = state.view(new Seat(seat));
        pending.addAll(protocol.exchanges(known.get(seat), view));
        known.set(seat, Optional.of(view));
        knownAt[seat] = moment;
        told = seat;
    }
}
