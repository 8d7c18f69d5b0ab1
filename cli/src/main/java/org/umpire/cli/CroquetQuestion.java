package org.umpire.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.umpire.games.croquet.CroquetCensus;
import org.umpire.games.croquet.CroquetOracle;
import org.umpire.games.croquet.CroquetPosition;
import org.umpire.record.Shown;

/** Asks the oracle of croquet one thing about a position, or about many, one a line. */
final class CroquetQuestion {
    private static final String INPUT = "-";

    private final Terminal terminal;
    private final CroquetOracle oracle;
    private final CroquetCensus census;
    private final Answer answer;

    /** What the oracle says of a position, in one line. */
    interface Answer {
        String of(CroquetOracle oracle, CroquetPosition position);
    }

    CroquetQuestion(Terminal terminal, CroquetOracle oracle, Answer answer) {
        this.terminal = terminal;
        this.oracle = oracle;
        this.census = oracle.census();
        this.answer = answer;
    }

    /** Answers for the position of these words, or for those on standard input; returns the exit code. */
    int ask(List<String> words) throws IOException {
        if (words.equals(List.of(INPUT))) {
            return askLines();
        }
        CroquetPosition position;
        try {
            position = CroquetPosition.of(String.join(" ", words));
        } catch (IllegalArgumentException e) {
            return terminal.misused(Shown.of(String.valueOf(e.getMessage())));
        }
        note("", position);
        terminal.out().println(answer.of(oracle, position));
        return Terminal.DONE;
    }

    private int askLines() throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
        long number = 0;
        long malformed = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            try {
                CroquetPosition position = CroquetPosition.of(line);
                note("line " + number + ": ", position);
                terminal.out().println(answer.of(oracle, position));
            } catch (IllegalArgumentException e) {
                malformed++;
                terminal.out().println("ERROR " + Shown.of(String.valueOf(e.getMessage())));
            }
            if (!lines.ready()) {
                // Somebody may be waiting for the answer before asking on.
                terminal.flush();
            }
        }
        return malformed == 0
                ? Terminal.DONE
                : terminal.failed(malformed + " of " + number + (number == 1 ? " line is" : " lines are")
                        + " no position; see the ERROR lines");
    }

    private void note(String where, CroquetPosition position) {
        if (!census.reaches(position)) {
            String stuck = position.moves(oracle.readings()).isEmpty() ? "; there is no legal move" : "";
            terminal.err().println("note: " + where + position + " cannot be reached from the start" + stuck);
        }
    }
}
