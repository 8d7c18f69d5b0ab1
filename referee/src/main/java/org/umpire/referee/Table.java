package org.umpire.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.umpire.record.Entry;
import org.umpire.record.Usage;
import org.umpire.rules.Breach;
import org.umpire.rules.ClockKind;
import org.umpire.rules.Dialogue;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.State;
import org.umpire.sandbox.Leaving;

/**
 * The play at one table, from the opening to the outcome. Who is told what, and who owes what, is the {@link Dialogue};
 * what becomes of an answer is said here. A seat that cannot go on is dropped at that point, and its player ended.
 */
final class Table<D, S extends State<S, M, V>, M, V> {
    /** A wall guard says nothing about a program when we ourselves were this late at once. */
    static final Duration HOST_LAG = Duration.ofMillis(200);

    private final GamePack<D, S, M, V> pack;
    private final List<Player> players;
    private final Log<D, S, M, V> log;
    private final BooleanSupplier stopped;
    private final Dialogue<S, M, V> dialogue;
    private final List<Clock> clocks;

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
        this.dialogue = new Dialogue<>(pack.protocol(), players.size(), opening);
        this.clocks = new ArrayList<>(clocks);
    }

    /** Plays until the table is over and every seat that was not dropped was told so; empty when we were stopped. */
    Optional<Outcome> play() {
        while (!stopped.getAsBoolean()) {
            Optional<Dialogue.Question<V>> question =
                    dialogue.nextExchange((seat, exchange) -> player(seat).tell(exchange));
            if (question.isPresent()) {
                ask(question.get());
            } else if (dialogue.state().phase() instanceof Phase.Over over) {
                return Optional.of(over.outcome());
            }
        }
        return Optional.empty();
    }

    /** Returns what each seat has used so far. */
    List<Usage> spent() {
        return clocks.stream().map(Clock::spent).toList();
    }

    private void ask(Dialogue.Question<V> question) {
        int i = question.seat().index();
        Answer answer = players.get(i).ask(clocks.get(i).allowance());
        clocks.set(i, clocks.get(i).plus(answer.usage()));
        if (answer instanceof Answer.Said said) {
            take(question, said);
        } else if (answer instanceof Answer.Failed failed) {
            excuse(question.seat(), failed);
            drop(question.seat(), failed.fault(), failed.line(), failed.usage());
        }
    }

    private void take(Dialogue.Question<V> question, Answer.Said said) {
        Seat seat = question.seat();
        if (question.owed() == Reply.ACK) {
            dialogue.acknowledged();
            write(new Entry.Answered(seat, Reply.ACK, said.line(), Optional.empty(), Optional.empty(), said.usage()));
            return;
        }
        Reading<M> reading = pack.protocol().read(question.view(), said.line());
        if (reading instanceof Reading.Garbled<M> garbled) {
            drop(seat, new Fault(FaultKind.GARBLED, garbled.why()), Optional.of(said.line()), said.usage());
        } else if (reading instanceof Reading.Understood<M> understood) {
            move(seat, understood, said);
        }
    }

    private void move(Seat seat, Reading.Understood<M> understood, Answer.Said said) {
        M move = understood.move();
        Optional<Breach> breach = dialogue.state().check(move);
        if (breach.isPresent()) {
            drop(seat, Fault.of(breach.get()), Optional.of(said.line()), said.usage());
            return;
        }
        dialogue.played(move);
        Optional<String> text = Optional.of(pack.notation().writeMove(move));
        write(new Entry.Answered(seat, Reply.MOVE, said.line(), text, understood.remark(), said.usage()));
    }

    private void drop(Seat seat, Fault fault, Optional<String> line, Usage usage) {
        if (stopped.getAsBoolean() || Leaving.begun()) {
            // Whoever stops us ends the programs as well: what looks like a fault now is none.
            return;
        }
        player(seat).close();
        dialogue.dropped(fault);
        write(new Entry.Faulted(seat, fault, line, usage, player(seat).stderr()));
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

    private Player player(Seat seat) {
        return players.get(seat.index());
    }

    private void write(Entry entry) {
        log.write(entry, dialogue.state(), clocks);
    }
}
