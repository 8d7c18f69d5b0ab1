package org.umpire.games.croquet;

import java.util.List;
import java.util.Optional;
import org.umpire.rules.Client;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;

/** What a seat knows, rebuilt from the lines that it is sent. */
final class CroquetClient implements Client<CroquetView, CroquetMove> {
    private Optional<Seat> seat = Optional.empty();
    private CroquetState state = CroquetState.start(CroquetReadings.USUAL);
    private boolean over;

    @Override
    public Heard<CroquetView> hear(String line) {
        String text = line.strip();
        if (over) {
            throw new IllegalArgumentException("a line after the end: " + line);
        }
        if (seat.isEmpty()) {
            open(text);
        } else if (text.equals(CroquetProtocol.WIN)
                || text.equals(CroquetProtocol.DRAW)
                || text.equals(CroquetProtocol.LOSS)) {
            end(text);
        } else {
            CroquetMove move = new CroquetMove(number(text));
            if (view().myTurn() || state.phase().over()) {
                throw new IllegalArgumentException("not the opponent's turn: " + line);
            }
            state = state.play(move);
        }
        CroquetView view = view();
        return view.myTurn() ? Heard.move(view) : new Heard<>(Reply.NONE, Optional.empty(), over);
    }

    @Override
    public void moved(CroquetMove move) {
        state = state.play(move);
    }

    /** Returns what the seat knows now, at whoever's turn. */
    CroquetView view() {
        return state.view(seat.orElseThrow(() -> new IllegalStateException("no line was heard yet")));
    }

    private void open(String text) {
        List<String> words = List.of(text.split(" +", -1));
        int index = List.of(CroquetProtocol.FIRST, CroquetProtocol.SECOND).indexOf(words.get(0));
        if (index < 0) {
            throw new IllegalArgumentException("neither first nor second: " + text);
        }
        seat = Optional.of(new Seat(index));
        state = CroquetState.start(CroquetReadings.ofWords(words.subList(1, words.size())));
    }

    private void end(String word) {
        int me = seat.orElseThrow().index();
        CroquetEnd end = word.equals(CroquetProtocol.DRAW)
                ? CroquetEnd.DRAW
                : CroquetEnd.won(word.equals(CroquetProtocol.WIN) ? me : 1 - me);
        if (state.end() != CroquetEnd.NONE && state.end() != end) {
            throw new IllegalArgumentException("not a " + word + ", but " + state.end());
        }
        // Before its time the game ends when the other seat is dropped.
        state = new CroquetState(
                state.readings(), state.position(), state.moves(), state.last(), end, Optional.empty());
        over = true;
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("neither a number nor a result: " + text, e);
        }
    }
}
