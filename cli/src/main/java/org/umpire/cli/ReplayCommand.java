package org.umpire.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.umpire.record.Entry;
import org.umpire.record.RecordException;
import org.umpire.record.RecordReader;
import org.umpire.record.Replay;
import org.umpire.record.Seated;
import org.umpire.record.TableRecord;
import org.umpire.record.Verdict;
import org.umpire.referee.Clock;
import org.umpire.rules.Seat;
import org.umpire.rules.State;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "replay",
        header = "Shows the record of a table, checks it, or sends a program what a seat was sent.",
        footer = {
            "  umpire replay table.ndjson",
            "  umpire replay --check results/*.ndjson",
            "  umpire replay table.ndjson --feed Ada -- gdb --args ./ada"
        })
final class ReplayCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description =
                    "The record; with --check several. With --feed, what follows it is the program and its words.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--check",
            description = "Plays the record again; prints 'ok', or 'differs at line N: …' and exits with 1.")
    private boolean check;

    @Option(
            names = "--feed",
            paramLabel = "SEAT",
            description = "Sends what this seat (its number from 0, or its entrant's name) was sent to the program;"
                    + " without a program, prints it.")
    private String feed = "";

    @Option(names = "--show", description = "Draws the table after every move.")
    private boolean show;

    @Mixin
    private SecretOption secret = new SecretOption();

    ReplayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (check && !feed.isEmpty()) {
            return terminal.misused("--check and --feed are two questions; ask one of them");
        }
        try {
            if (check) {
                return check();
            }
            if (feed.isEmpty() && words.size() > 1) {
                return terminal.misused("one record at a time, unless --check is given");
            }
            TableRecord record = RecordReader.read(Path.of(words.get(0)));
            record.torn().ifPresent(terminal::say);
            Replay<?, ?, ?, ?> replay = secret.given().isPresent()
                    ? Replay.of(record, secret.given().get())
                    : Replay.of(record);
            if (!feed.isEmpty()) {
                return feed(replay);
            }
            return tell(replay);
        } catch (RecordException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        }
    }

    private int check() {
        int code = Terminal.DONE;
        for (String word : words) {
            Verdict verdict = Replay.check(Path.of(word));
            terminal.out().println(words.size() > 1 ? word + ": " + verdict : verdict.toString());
            code = verdict.same() ? code : Terminal.FAILED;
        }
        return code;
    }

    private <D, S extends State<S, M, V>, M, V> int tell(Replay<D, S, M, V> replay) {
        Narrator narrator = new Narrator(terminal.out(), terminal.outShown(), show, Duration.ZERO);
        List<Clock> clocks = new ArrayList<>();
        for (Iterator<Replay.Step<S>> steps = replay.steps(); steps.hasNext(); ) {
            Replay.Step<S> step = steps.next();
            keep(clocks, step.entry());
            narrator.saw(replay.pack(), step.after(), step.entry(), clocks);
        }
        return Terminal.DONE;
    }

    private static void keep(List<Clock> clocks, Entry entry) {
        if (entry instanceof Entry.Header header) {
            header.fixture()
                    .seats()
                    .forEach(seat ->
                            clocks.add(Clock.of(header.fixture().limits().budget())));
        } else if (entry instanceof Entry.Answered answered) {
            int seat = answered.seat().index();
            clocks.set(seat, clocks.get(seat).plus(answered.usage()));
        } else if (entry instanceof Entry.Faulted faulted) {
            int seat = faulted.seat().index();
            clocks.set(seat, clocks.get(seat).plus(faulted.usage()));
        }
    }

    private int feed(Replay<?, ?, ?, ?> replay) {
        List<Seated> seats = replay.record().header().fixture().seats();
        OptionalInt seat = seat(seats);
        if (seat.isEmpty()) {
            return terminal.misused("there is no one seat '" + feed + "'; give its number, 0 to " + (seats.size() - 1));
        }
        List<String> lines = replay.feed(new Seat(seat.getAsInt()));
        List<String> program = words.subList(1, words.size());
        if (program.isEmpty()) {
            lines.forEach(line -> terminal.out().println(line));
            return Terminal.DONE;
        }
        return new Feeding(terminal).run(program, lines);
    }

    private OptionalInt seat(List<Seated> seats) {
        int[] named = IntStream.range(0, seats.size())
                .filter(i ->
                        seats.get(i).name().equals(feed) || Integer.toString(i).equals(feed))
                .toArray();
        return named.length == 1 ? OptionalInt.of(named[0]) : OptionalInt.empty();
    }
}
