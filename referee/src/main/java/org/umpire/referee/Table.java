package org.umpire.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.umpire.record.Entry;
import org.umpire.record.Usage;
import org.umpire.rules.Breach;
import org.umpire.rules.ClockKind;
import org.umpire.rules.Exchange;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/**
 * The play at one table, from the opening to the outcome: who is told what, who is asked, what becomes of the answer. A
 * seat that cannot go on is dropped at that point, and its player ended.
 *
 * <p>Before a seat is asked for a move, all others are told what has changed; so if one of them fails at an
 * acknowledgement, the seat to move has not been asked yet, and learns of both changes at once.
 */
final class Table<D, S extends State<S, M, V>, M, V> {
    /** A wall guard says nothing about a program when we ourselves were this late at once. */
    static final Duration HOST_LAG = Duration.ofMillis(200);

    private final GamePack<D, S, M, V> pack;
    private final List<Player> players;
    private final Log<D, S, M, V> log;
    private final BooleanSupplier stopped;
    private final List<Clock> clocks;
    private final List<Optional<V>> known;
    private final int[] knownAt;
    private final boolean[] dropped;
    private S state;
    private int moment = 1;

    Table(
            GamePack<D, S, M, V> pack,
            List<Player> players,
            Log<D, S, M, V> log,
            BooleanSupplier stopped,
            S opening,
            List<Clock> clocks) {
        this.pack = pack;
        this.players = players;
        this.log = log;
        this.stopped = stopped;
        this.clocks = new ArrayList<>(clocks);
        this.known = new ArrayList<>(Collections.nCopies(players.size(), Optional.empty()));
        this.knownAt = new int[players.size()];
        this.dropped = new boolean[players.size()];
        this.state = opening;
    }

    /** Plays until the table is over and every seat that was not dropped was told so; empty when we were stopped. */
    Optional<Outcome> play() {
        while (!stopped.getAsBoolean()) {
            if (state.phase() instanceof Phase.Over over) {
                tellTheEnd();
                return Optional.of(over.outcome());
            }
            if (state.phase() instanceof Phase.ToMove turn) {
                playTurn(turn.seat());
            }
        }
        return Optional.empty();
    }

    /** Returns what each seat has used so far. */
    List<Usage> spent() {
        return clocks.stream().map(Clock::spent).toList();
    }

    private void playTurn(Seat mover) {
        int before = moment;
        for (int i = 0; i < players.size(); i++) {
            if (i != mover.index() && !inform(new Seat(i))) {
                return;
            }
        }
        if (inform(mover) && moment == before) {
            throw new IllegalStateException("the protocol of " + pack.game().id() + " does not ask seat " + mover
                    + ", whose turn it is, for a move");
        }
    }

    /** Tells a seat what has changed since it was last told, and takes what it owes; false if it could not go on. */
    private boolean inform(Seat seat) {
        int i = seat.index();
        if (dropped[i] || knownAt[i] == moment) {
            return true;
        }
        V view = state.view(seat);
        List<Exchange> exchanges = pack.protocol().exchanges(known.get(i), view);
        known.set(i, Optional.of(view));
        knownAt[i] = moment;
        for (Exchange exchange : exchanges) {
            players.get(i).tell(exchange.line());
            if (exchange.owed() != Reply.NONE && !take(seat, view, exchange.owed())) {
                return false;
            }
        }
        return true;
    }

    private boolean take(Seat seat, V view, Reply owed) {
        int i = seat.index();
        Answer answer = players.get(i).ask(clocks.get(i).allowance());
        clocks.set(i, clocks.get(i).plus(answer.usage()));
        if (answer instanceof Answer.Said said) {
            return owed == Reply.ACK ? acknowledged(seat, said) : move(seat, view, said);
        }
        if (answer instanceof Answer.Failed failed) {
            excuse(seat, failed);
            return drop(seat, failed.fault(), failed.line(), failed.usage());
        }
        throw new IllegalStateException("no such answer: " + answer);
    }

    private boolean acknowledged(Seat seat, Answer.Said said) {
        write(new Entry.Answered(seat, Reply.ACK, said.line(), Optional.empty(), Optional.empty(), said.usage()));
        return true;
    }

    private boolean move(Seat seat, V view, Answer.Said said) {
        if (!state.phase().equals(new Phase.ToMove(seat))) {
            throw new IllegalStateException("the protocol of " + pack.game().id() + " asks seat " + seat
                    + " for a move, but the phase is " + state.phase());
        }
        Optional<String> line = Optional.of(said.line());
        Reading<M> reading = pack.protocol().read(view, said.line());
        if (reading instanceof Reading.Garbled<M> garbled) {
            return drop(seat, new Fault(FaultKind.GARBLED, garbled.why()), line, said.usage());
        }
        if (!(reading instanceof Reading.Understood<M> understood)) {
            throw new IllegalStateException("no such reading: " + reading);
        }
        Optional<Breach> breach = state.check(understood.move());
        if (breach.isPresent()) {
            return drop(seat, Fault.of(breach.get()), line, said.usage());
        }
        state = state.play(understood.move());
        moment++;
        write(new Entry.Answered(
                seat,
                Reply.MOVE,
                said.line(),
                Optional.of(pack.notation().writeMove(understood.move())),
                understood.remark(),
                said.usage()));
        return true;
    }

    /** Always false: the seat could not go on. */
    private boolean drop(Seat seat, Fault fault, Optional<String> line, Usage usage) {
        if (stopped.getAsBoolean()) {
            // Whoever stops us ends the programs as well: what looks like a fault now is none.
            return false;
        }
        Player player = players.get(seat.index());
        player.close();
        dropped[seat.index()] = true;
        state = state.drop(seat, fault);
        moment++;
        write(new Entry.Faulted(seat, fault, line, usage, player.stderr()));
        return false;
    }

    /** Throws if it was this machine that was too late, not the program. */
    private void excuse(Seat seat, Answer.Failed failed) {
        FaultKind kind = failed.fault().kind();
        boolean byWall = kind == FaultKind.IDLE
                || (kind == FaultKind.TIME && clocks.get(seat.index()).budget().clock() == ClockKind.WALL);
        if (byWall && failed.lag().compareTo(HOST_LAG) > 0) {
            throw new HostDelayException("seat " + seat + " is out of wall time, but this machine itself was "
                    + failed.lag().toMillis() + " ms late meanwhile (" + failed.fault() + ")");
        }
    }

    private void tellTheEnd() {
        for (int i = 0; i < players.size(); i++) {
            if (!dropped[i] && knownAt[i] != moment) {
                // What would be owed for these lines is not waited for: nothing depends on it any more.
                for (Exchange exchange : pack.protocol().exchanges(known.get(i), state.view(new Seat(i)))) {
                    players.get(i).tell(exchange.line());
                }
            }
        }
    }

    private void write(Entry entry) {
        log.write(entry, state, clocks);
    }
}
