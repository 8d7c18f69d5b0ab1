package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.umpire.games.holdem.HoldemState;
import org.umpire.games.holdem.PokerHandHistory;
import org.umpire.record.RecordException;
import org.umpire.record.RecordReader;
import org.umpire.record.Replay;
import org.umpire.record.Seated;
import org.umpire.record.Shown;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "phh",
        header = "Writes the hands of records in the poker hand history format (PHH).",
        description =
                "Hands in which a program was out are left out, since the format has no word for that; how many is"
                        + " said.",
        footer = "  umpire holdem phh results/tables/*.ndjson > season.phhs")
final class HoldemPhhCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Records of tables of Hold'em.")
    private List<String> files = new ArrayList<>();

    HoldemPhhCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        int written = 0;
        int leftOut = 0;
        for (String file : files) {
            try {
                Replay<?, ?, ?, ?> replay = Replay.of(RecordReader.read(Path.of(file)));
                if (!(replay.opening() instanceof HoldemState opening)) {
                    return terminal.failed(Shown.of(file) + " is no record of Hold'em, but of "
                            + replay.pack().title());
                }
                PokerHandHistory hands = PokerHandHistory.of(moments(opening, replay), names(replay), written);
                terminal.out().print(hands.text());
                written += hands.written();
                leftOut += hands.leftOut();
            } catch (RecordException e) {
                return terminal.failed(Shown.of(String.valueOf(e.getMessage())));
            }
        }
        if (leftOut > 0) {
            terminal.say("left out: " + leftOut + (leftOut == 1 ? " hand" : " hands") + " in which a program was out");
        }
        return Terminal.DONE;
    }

    private static List<HoldemState> moments(HoldemState opening, Replay<?, ?, ?, ?> replay) {
        List<HoldemState> moments = new ArrayList<>(List.of(opening));
        for (Iterator<? extends Replay.Step<?>> steps = replay.steps(); steps.hasNext(); ) {
            if (steps.next().after() instanceof HoldemState after) {
                moments.add(after);
            }
        }
        return moments;
    }

    private static List<String> names(Replay<?, ?, ?, ?> replay) {
        return replay.record().header().fixture().seats().stream()
                .map(Seated::name)
                .toList();
    }
}
