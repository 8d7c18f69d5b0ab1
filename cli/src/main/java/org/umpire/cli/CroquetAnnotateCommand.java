package org.umpire.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.umpire.games.croquet.CroquetCommentary;
import org.umpire.games.croquet.CroquetGame;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetOracle;
import org.umpire.games.croquet.CroquetReadings;
import org.umpire.games.croquet.CroquetSheet;
import org.umpire.record.RecordException;
import org.umpire.record.RecordReader;
import org.umpire.record.Replay;
import org.umpire.record.Shown;
import org.umpire.record.TableRecord;
import org.umpire.rules.Comment;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "annotate",
        header = "Writes down a game, with what every move was worth.",
        description = "A line a move: number, player, move, both balls after it, what happened, and the value to the"
                + " player before and after his move. '?' gives a draw away, '??' a win.",
        footer = {"  umpire croquet annotate table.ndjson", "  echo 2 1 5 3 7 3 -5 | umpire croquet annotate -"})
final class CroquetAnnotateCommand implements Callable<Integer> {
    private static final String INPUT = "-";
    private static final Pattern MOVE = Pattern.compile("[+-]?[0-9]{1,9}");

    private final Terminal terminal;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description =
                    "The record of a table; or the moves of a game as numbers, in a file or, with '-', on standard"
                            + " input.")
    private List<String> files = new ArrayList<>();

    @Mixin
    private CroquetReadingOption reading = new CroquetReadingOption();

    CroquetAnnotateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        CroquetReadings readings = reading.readings();
        int code = Terminal.DONE;
        for (String file : files) {
            try {
                Comment comment = comment(file, readings);
                if (files.size() > 1) {
                    terminal.out().println("# " + Shown.of(file));
                }
                comment.lines().forEach(line -> terminal.out().println(Shown.of(line)));
            } catch (IOException e) {
                code = terminal.failed(Shown.of(Umpire.why(e)));
            } catch (RecordException | IllegalArgumentException e) {
                code = terminal.failed(Shown.of(String.valueOf(e.getMessage())));
            }
        }
        return code;
    }

    private Comment comment(String file, CroquetReadings readings) throws IOException {
        byte[] bytes = file.equals(INPUT) ? terminal.in().readAllBytes() : Files.readAllBytes(Path.of(file));
        String source = file.equals(INPUT) ? "standard input" : file;
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (!text.startsWith("{")) {
            try {
                return new CroquetCommentary().on(List.of(), CroquetSheet.of(moves(text), CroquetOracle.of(readings)));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(source + ": " + e.getMessage(), e);
            }
        }
        if (reading.given()) {
            throw new IllegalArgumentException(source + ": a record says itself how the rules were read");
        }
        TableRecord record = RecordReader.read(source, bytes);
        record.torn().ifPresent(terminal::say);
        Replay<?, ?, ?, ?> replay = Replay.of(record);
        if (!replay.pack().game().id().equals(new CroquetGame().id())) {
            throw new IllegalArgumentException(
                    source + ": the record of a table of " + replay.pack().title() + ", not of Arithmetic Croquet");
        }
        List<String> names = record.header().fixture().seats().stream()
                .map(seated -> Shown.of(seated.name()))
                .toList();
        return replay.comment(names).orElseThrow();
    }

    private static List<CroquetMove> moves(String text) {
        List<CroquetMove> moves = new ArrayList<>();
        for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+", -1)) {
            if (!MOVE.matcher(word).matches()) {
                throw new IllegalArgumentException("move " + (moves.size() + 1) + ": '" + word + "' is no number");
            }
            moves.add(new CroquetMove(Integer.parseInt(word)));
        }
        return moves;
    }
}
