package org.umpire.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.umpire.bots.Bot;
import org.umpire.games.croquet.CroquetEnd;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetOracle;
import org.umpire.games.croquet.CroquetPack;
import org.umpire.games.croquet.CroquetReadings;
import org.umpire.games.croquet.CroquetSheet;
import org.umpire.games.croquet.CroquetState;
import org.umpire.games.croquet.CroquetView;
import org.umpire.record.Shown;
import org.umpire.rules.Breach;
import org.umpire.rules.Seat;

/** A game of croquet between a person at a terminal and a bot. */
final class CroquetTerminalGame {
    private static final String HELP = """
            a number  adds it; -3 comes back by 3; 0 skips, when you are blocked in a hoop
            hint      the moves that keep what you have
            values    what every move is worth
            back      takes back your last move, and the answer to it
            position  the position in words, for 'umpire croquet value'
            quit      leaves the game""";

    private final Terminal terminal;
    private final int side;
    private final Bot<CroquetView, CroquetMove> bot;
    private final boolean hints;
    private final CroquetOracle oracle;
    private final BufferedReader lines;
    private final Deque<CroquetState> past = new ArrayDeque<>();
    private final List<CroquetMove> moves = new ArrayList<>();
    private CroquetState state;

    /** What a line of the person leads to. */
    private enum Next {
        ASK_AGAIN,
        SHOW,
        LEAVE
    }

    CroquetTerminalGame(
            Terminal terminal, CroquetReadings readings, int side, Bot<CroquetView, CroquetMove> bot, boolean hints) {
        this.terminal = terminal;
        this.side = side;
        this.bot = bot;
        this.hints = hints;
        this.oracle = CroquetOracle.of(readings);
        this.lines = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
        this.state = CroquetState.start(readings);
    }

    /** Plays the game to its end, or until the person leaves; returns the exit code. */
    int play() throws IOException {
        tell("You are " + "AB".charAt(side) + ". Type a number from 1 to 8, or ? for what else there is.");
        while (state.end() == CroquetEnd.NONE) {
            if (state.position().mover() != side) {
                CroquetMove answer = bot.move(state.view(new Seat(1 - side)));
                move(answer);
                continue;
            }
            show();
            Next next = Next.ASK_AGAIN;
            while (next == Next.ASK_AGAIN) {
                terminal.out().print("AB".charAt(side) + "> ");
                terminal.flush();
                String line = lines.readLine();
                if (line == null) {
                    tell("");
                    return terminal.failed("the input ended before the game did");
                }
                next = take(line.strip().toLowerCase(Locale.ROOT));
            }
            if (next == Next.LEAVE) {
                return Terminal.DONE;
            }
        }
        end();
        return Terminal.DONE;
    }

    private void show() {
        tell("");
        terminal.out().print(new CroquetPack().draw(state));
        if (hints) {
            tell(values());
        }
    }

    private Next take(String line) {
        switch (line) {
            case "" -> {
                return Next.ASK_AGAIN;
            }
            case "quit", "exit", "q" -> {
                return Next.LEAVE;
            }
            case "back" -> {
                return back();
            }
            case "hint" ->
                tell(oracle.best(state.position()).stream()
                                .map(CroquetMove::toString)
                                .collect(Collectors.joining(" "))
                        + "  (" + oracle.value(state.position()) + ")");
            case "values" -> tell(values());
            case "position" ->
                tell(state.position()
                        + (state.position().ball(0).finished()
                                ? "  (A has finished: no position that 'umpire croquet value' takes)"
                                : ""));
            case "?", "help" -> tell(HELP);
            default -> {
                return number(line);
            }
        }
        return Next.ASK_AGAIN;
    }

    private Next number(String line) {
        if (!line.matches("[+-]?[0-9]{1,9}")) {
            tell("'" + Shown.of(line) + "' is no number; type ? for what there is");
            return Next.ASK_AGAIN;
        }
        CroquetMove move = new CroquetMove(Integer.parseInt(line));
        Optional<Breach> breach = state.check(move);
        if (breach.isPresent()) {
            tell(breach.get().toString());
            return Next.ASK_AGAIN;
        }
        past.push(state);
        move(move);
        return Next.SHOW;
    }

    private void move(CroquetMove move) {
        state = state.play(move);
        moves.add(move);
        CroquetSheet.Line last = sheet().lines().get(moves.size() - 1);
        tell((last.side() == side ? "you play " : "AB".charAt(1 - side) + " plays ")
                + move
                + (last.happened().isEmpty() ? "" : ": " + last.happened()));
    }

    private Next back() {
        if (past.isEmpty()) {
            tell("you have made no move yet");
            return Next.ASK_AGAIN;
        }
        state = past.pop();
        moves.subList(state.moves(), moves.size()).clear();
        return Next.SHOW;
    }

    private String values() {
        return state.legalMoves().stream()
                .map(move -> move + ": " + oracle.valueAfter(state.position(), move))
                .collect(Collectors.joining("   "));
    }

    private CroquetSheet sheet() {
        return CroquetSheet.of(moves, oracle);
    }

    private void end() {
        tell("");
        terminal.out().print(new CroquetPack().draw(state));
        CroquetSheet sheet = sheet();
        tell("you: " + sheet.mistakes(side).text());
        for (CroquetSheet.Line line : sheet.lines()) {
            CroquetSheet.Worth worth = line.worth().orElseThrow();
            if (line.side() == side && worth.mark() != CroquetSheet.Mark.KEPT) {
                tell("  move " + line.number() + ", " + line.move() + ": " + worth.before() + " became "
                        + worth.after());
            }
        }
        tell("the game: " + moves.stream().map(CroquetMove::toString).collect(Collectors.joining(" ")));
        tell("(to have it all annotated, put these numbers into a file: umpire croquet annotate FILE)");
    }

    private void tell(String text) {
        terminal.out().println(text);
    }
}
