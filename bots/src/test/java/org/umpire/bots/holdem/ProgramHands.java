package org.umpire.bots.holdem;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.umpire.bots.Bot;
import org.umpire.bots.RunningProgram;
import org.umpire.games.holdem.HoldemDeal;
import org.umpire.games.holdem.HoldemGame;
import org.umpire.games.holdem.HoldemMove;
import org.umpire.games.holdem.HoldemProtocol;
import org.umpire.games.holdem.HoldemState;
import org.umpire.games.holdem.HoldemView;
import org.umpire.rules.Exchange;
import org.umpire.rules.Reading;
import org.umpire.rules.Seat;

/** One table of a real program in seat 0 against bots in process, for tests. Whatever it does wrong ends the test. */
final class ProgramHands {
    private static final HoldemProtocol PROTOCOL = new HoldemProtocol();
    private static final Seat OWN = new Seat(0);

    private final RunningProgram program;
    private final List<Bot<HoldemView, HoldemMove>> others;
    private int answers;

    /**
     * A table.
     *
     * @param others in the seats from 1 on
     */
    ProgramHands(RunningProgram program, List<Bot<HoldemView, HoldemMove>> others) {
        this.program = program;
        this.others = others;
    }

    /** Plays all hands; returns how often the program was asked. */
    int play(HoldemDeal deal) throws IOException {
        HoldemState state = new HoldemGame().start(deal);
        tell(Optional.empty(), state);
        while (!state.over()) {
            HoldemView view = state.view(new Seat(state.mover()));
            HoldemMove move = state.mover() == 0
                    ? hear(view)
                    : others.get(state.mover() - 1).move(view);
            HoldemState at = state;
            state.check(move).ifPresent(breach -> {
                throw new AssertionError(move + " at " + at.view(OWN).hand() + ": " + breach);
            });
            HoldemState next = state.play(move);
            tell(Optional.of(state), next);
            state = next;
        }
        return answers;
    }

    private HoldemMove hear(HoldemView view) throws IOException {
        String line = program.ask().orElseThrow(() -> new AssertionError("left at " + view.hand()));
        if (program.wroteMore()) {
            throw new AssertionError("more than one line at " + view.hand());
        }
        answers++;
        if (PROTOCOL.read(view, line) instanceof Reading.Understood<HoldemMove> understood
                && understood.remark().isEmpty()) {
            return understood.move();
        }
        throw new AssertionError("'" + line + "' at " + view.hand());
    }

    private void tell(Optional<HoldemState> before, HoldemState after) {
        PROTOCOL.exchanges(before.map(state -> state.view(OWN)), after.view(OWN)).stream()
                .map(Exchange::line)
                .forEach(program::tell);
    }
}
