package org.umpire.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.games.holdem.HandProblem;
import org.umpire.games.holdem.HandStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "reconstruct",
        header = "Finds what happened since a player's last turn, from the stacks alone.",
        description = "Reads a problem from standard input, and writes the number of actions and the actions. Where"
                + " nothing fits, or the text is no problem, it says every reason and exits with 1. The text is"
                + " described in docs/games/holdem.md.",
        footer = {"  umpire holdem reconstruct < hand.txt", "  umpire holdem reconstruct --follow < turns.txt"})
final class HoldemReconstructCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Option(
            names = "--follow",
            description = "Follows a whole hand: after the players, each line is a turn, with street and stacks, and is"
                    + " answered at once.")
    private boolean follow;

    HoldemReconstructCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Does the command without options; a start without a command line to be read is much faster. */
    static int run(Terminal terminal) {
        try {
            return new HoldemReconstructCommand(terminal).call();
        } catch (IOException e) {
            return terminal.failed(Umpire.why(e));
        }
    }

    @Override
    public Integer call() throws IOException {
        return follow
                ? follow()
                : tell(HandProblem.answer(new String(terminal.in().readAllBytes(), StandardCharsets.UTF_8)));
    }

    private int follow() throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
        HandStream stream = new HandStream();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Optional<HandProblem.Answer> answer = stream.take(line);
            if (answer.isPresent() && tell(answer.get()) != Terminal.DONE) {
                return Terminal.FAILED;
            }
        }
        return stream.end().map(this::tell).orElse(Terminal.DONE);
    }

    private int tell(HandProblem.Answer answer) {
        if (answer instanceof HandProblem.Answer.NotFound none) {
            none.reasons().forEach(terminal::failed);
            return Terminal.FAILED;
        }
        terminal.out().print(((HandProblem.Answer.Found) answer).text());
        terminal.flush();
        return Terminal.DONE;
    }
}
