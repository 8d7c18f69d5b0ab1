package org.umpire.bots.croquet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.bots.Bot;
import org.umpire.bots.RunningProgram;
import org.umpire.games.croquet.CroquetEnd;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetPosition;
import org.umpire.games.croquet.CroquetProtocol;
import org.umpire.games.croquet.CroquetReadings;
import org.umpire.games.croquet.CroquetState;
import org.umpire.games.croquet.CroquetView;
import org.umpire.rules.Exchange;
import org.umpire.rules.Reading;
import org.umpire.rules.Seat;

/** One game of a real program against a bot in process, for tests. Whatever the program does wrong ends the test. */
final class ProgramGame {
    private static final CroquetProtocol PROTOCOL = new CroquetProtocol();

    private final RunningProgram program;
    private final int seat;
    private final Bot<CroquetView, CroquetMove> other;
    private final List<Turn> turns = new ArrayList<>();

    /** What the program played, and where. */
    record Turn(CroquetPosition position, CroquetView view, CroquetMove move) {}

    /** How a game went. */
    record Played(CroquetEnd end, List<Turn> turns) {}

    /**
     * A game.
     *
     * @param seat the program's
     */
    ProgramGame(RunningProgram program, int seat, Bot<CroquetView, CroquetMove> other) {
        this.program = program;
        this.seat = seat;
        this.other = other;
    }

    /** Plays it up to and including the line that tells the result. */
    Played play() throws IOException {
        CroquetState state = CroquetState.start(CroquetReadings.USUAL);
        tell(Optional.empty(), state);
        while (state.end() == CroquetEnd.NONE) {
            int mover = state.position().mover();
            CroquetView view = state.view(new Seat(mover));
            CroquetMove move = mover == seat ? hear(view) : other.move(view);
            state.check(move).ifPresent(breach -> {
                throw new AssertionError(move + " at " + view.position() + ": " + breach);
            });
            CroquetState next = state.play(move);
            tell(Optional.of(state), next);
            state = next;
        }
        return new Played(state.end(), turns);
    }

    private CroquetMove hear(CroquetView view) throws IOException {
        String line = program.ask().orElseThrow(() -> new AssertionError("left at " + view.position()));
        if (program.wroteMore()) {
            throw new AssertionError("more than one line at " + view.position());
        }
        Reading<CroquetMove> reading = PROTOCOL.read(view, line);
        if (!reading.equals(Reading.Understood.of(new CroquetMove(number(line))))) {
            throw new AssertionError(reading + " at " + view.position());
        }
        CroquetMove move = new CroquetMove(number(line));
        turns.add(new Turn(view.position(), view, move));
        return move;
    }

    private static int number(String line) {
        return line.matches("-?[0-9]") ? Integer.parseInt(line) : Integer.MAX_VALUE;
    }

    private void tell(Optional<CroquetState> before, CroquetState after) {
        Seat me = new Seat(seat);
        PROTOCOL.exchanges(before.map(state -> state.view(me)), after.view(me)).stream()
                .map(Exchange::line)
                .forEach(program::tell);
    }
}
