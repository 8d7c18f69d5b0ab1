package org.umpire.testkit;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.umpire.rules.Breach;
import org.umpire.rules.Exchange;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/** A table while its {@link Transcript} is written: a referee without processes and clocks. */
final class ScriptedTable<S extends State<S, M, V>, M, V> {
    private final Protocol<V, M> protocol;
    private final Script script;
    private final StringBuilder text = new StringBuilder();
    private final Set<Seat> dropped = new HashSet<>();
    private S state;
    private int used;

    ScriptedTable(Protocol<V, M> protocol, Script script, S start) {
        this.protocol = protocol;
        this.script = script;
        state = start;
    }

    String play() {
        line(script.title() + "seats " + script.seats());
        line("deal " + script.deal());
        tell(Optional.empty());
        while (state.phase() instanceof Phase.ToMove toMove && more()) {
            Script.Cue cue = script.cues().get(used++);
            S before = state;
            if (cue.fault()) {
                line(cue.seat() + "! " + Script.escape(cue.text()));
                drop(cue.seat(), fault(cue));
            } else {
                say(cue, toMove.seat());
                answer(cue);
            }
            tell(Optional.of(before));
        }
        if (more()) {
            throw new IllegalArgumentException("line " + script.cues().get(used).line() + ": the table is over before");
        }
        line(state.phase() instanceof Phase.Over over ? "# result " + scores(over.outcome()) : "# unfinished");
        return text.toString();
    }

    private boolean more() {
        return used < script.cues().size();
    }

    private void answer(Script.Cue cue) {
        Reading<M> reading = protocol.read(state.view(cue.seat()), cue.text());
        if (reading instanceof Reading.Garbled<M> garbled) {
            drop(cue.seat(), new Fault(FaultKind.GARBLED, garbled.why()));
            return;
        }
        Reading.Understood<M> understood = (Reading.Understood<M>) reading;
        understood.remark().ifPresent(remark -> line("# " + cue.seat() + " remark: " + remark));
        Optional<Breach> breach = state.check(understood.move());
        if (breach.isPresent()) {
            drop(cue.seat(), Fault.of(breach.get()));
        } else {
            state = state.play(understood.move());
        }
    }

    private void drop(Seat seat, Fault fault) {
        line("# " + seat + " " + fault);
        dropped.add(seat);
        state = state.drop(seat, fault);
    }

    private static Fault fault(Script.Cue cue) {
        String[] words = cue.text().split(": ", 2);
        if (words.length < 2) {
            throw new IllegalArgumentException("line " + cue.line() + ": not a kind of fault, ': ', and a detail");
        }
        return new Fault(FaultKind.of(words[0]), words[1]);
    }

    /** Writes what every seat is told of a change; at the opening there is nothing before. */
    private void tell(Optional<S> before) {
        for (int i = 0; i < script.seats(); i++) {
            Seat seat = new Seat(i);
            if (!dropped.contains(seat)) {
                for (Exchange exchange : protocol.exchanges(before.map(s -> s.view(seat)), state.view(seat))) {
                    line(seat + "< " + Script.escape(exchange.line()));
                    if (exchange.owed() == Reply.ACK && more()) {
                        say(script.cues().get(used++), seat);
                    }
                }
            }
        }
    }

    private void say(Script.Cue cue, Seat owing) {
        if (cue.fault() || !cue.seat().equals(owing)) {
            throw new IllegalArgumentException("line " + cue.line() + ": a line of seat " + owing + " is due");
        }
        line(cue.seat() + "> " + Script.escape(cue.text()));
    }

    private static String scores(Outcome outcome) {
        return outcome.seats().stream().map(seat -> Long.toString(seat.score())).collect(Collectors.joining(" "));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
