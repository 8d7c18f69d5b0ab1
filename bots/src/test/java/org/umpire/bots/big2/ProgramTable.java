package org.umpire.bots.big2;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.bots.Bot;
import org.umpire.bots.RunningProgram;
import org.umpire.games.big2.Big2Deal;
import org.umpire.games.big2.Big2Game;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2Protocol;
import org.umpire.games.big2.Big2State;
import org.umpire.games.big2.Big2View;
import org.umpire.rules.Exchange;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Reading;
import org.umpire.rules.Seat;

/** A table of Big 2 at which real programs and bots in process sit, for tests. It ends at the first fault. */
final class ProgramTable {
    private static final Big2Protocol PROTOCOL = new Big2Protocol();

    private final Path folder;
    private final List<Occupant> occupants;

    /** Who sits somewhere. */
    sealed interface Occupant {}

    /** A program, and the bot that it must play exactly like, if there is one. */
    record Command(List<String> words, Optional<Bot<Big2View, Big2Play>> twin) implements Occupant {}

    /** A bot in process. */
    record InProcess(Bot<Big2View, Big2Play> bot) implements Occupant {}

    /**
     * What became of the table.
     *
     * @param fault empty if it was played to its end; exit and signal are both {@link FaultKind#EXIT}
     * @param detail where it was, and what all programs wrote to their standard error
     * @param turns by seat: how often it was asked
     * @param exitCodes by seat; empty where a bot sits, or a program that lives on after its fault
     * @param remarks what was read leniently
     */
    record Ending(
            Optional<Fault> fault,
            String detail,
            int seat,
            List<Integer> turns,
            List<Optional<Integer>> exitCodes,
            List<String> remarks) {}

    /**
     * A table.
     *
     * @param folder where programs stand
     */
    ProgramTable(Path folder, List<Occupant> occupants) {
        this.folder = folder;
        this.occupants = occupants;
    }

    Ending play(Big2Deal deal) throws IOException, InterruptedException {
        List<Optional<RunningProgram>> programs = new ArrayList<>();
        Path stderr = Files.createTempFile("umpire-stderr", ".txt");
        try {
            for (Occupant occupant : occupants) {
                programs.add(
                        occupant instanceof Command command
                                ? Optional.of(new RunningProgram(command.words(), folder, stderr))
                                : Optional.empty());
            }
            return new Progress(programs, stderr).play(new Big2Game().start(deal));
        } finally {
            programs.forEach(program -> program.ifPresent(RunningProgram::close));
            Files.delete(stderr);
        }
    }

    /** What a seat answered; if that was a fault, the move means nothing. */
    private record Heard(Big2Play move, Optional<Fault> fault) {
        static Heard of(FaultKind kind, String detail) {
            return new Heard(Big2Play.PASS, Optional.of(new Fault(kind, detail)));
        }
    }

    /** One table from start to end. */
    private final class Progress {
        private final List<Optional<RunningProgram>> programs;
        private final Path stderr;
        private final List<Integer> turns = new ArrayList<>(List.of(0, 0, 0, 0));
        private final List<String> remarks = new ArrayList<>();

        Progress(List<Optional<RunningProgram>> programs, Path stderr) {
            this.programs = programs;
            this.stderr = stderr;
        }

        Ending play(Big2State start) throws IOException, InterruptedException {
            tell(Optional.empty(), start);
            Big2State state = start;
            while (!state.over()) {
                Seat seat = new Seat(state.mover());
                turns.set(seat.index(), turns.get(seat.index()) + 1);
                Heard heard = hear(seat, state.view(seat));
                Optional<Fault> broken = state.check(heard.move()).map(Fault::of);
                Optional<Fault> fault = heard.fault().or(() -> broken);
                if (fault.isPresent()) {
                    return ending(fault, "at " + state.view(seat), seat.index());
                }
                Big2State next = state.play(heard.move());
                tell(Optional.of(state), next);
                state = next;
            }
            return ending(Optional.empty(), "", -1);
        }

        private Heard hear(Seat seat, Big2View view) throws IOException {
            if (occupants.get(seat.index()) instanceof InProcess inside) {
                return new Heard(inside.bot().move(view), Optional.empty());
            }
            RunningProgram program = programs.get(seat.index()).orElseThrow();
            Optional<String> line = program.ask();
            if (line.isEmpty()) {
                return Heard.of(FaultKind.EXIT, "left");
            }
            if (program.wroteMore()) {
                return Heard.of(FaultKind.GARBLED, "more than one line");
            }
            Reading<Big2Play> reading = PROTOCOL.read(view, line.get());
            if (reading instanceof Reading.Garbled<Big2Play> garbled) {
                return Heard.of(FaultKind.GARBLED, garbled.why());
            }
            Reading.Understood<Big2Play> understood = (Reading.Understood<Big2Play>) reading;
            understood.remark().ifPresent(remarks::add);
            compareWithTwin(seat, view, understood.move());
            return new Heard(understood.move(), Optional.empty());
        }

        private void compareWithTwin(Seat seat, Big2View view, Big2Play move) {
            if (occupants.get(seat.index()) instanceof Command command
                    && command.twin().isPresent()) {
                Big2Play expected = command.twin().get().move(view);
                if (!expected.equals(move)) {
                    throw new AssertionError(
                            command.words() + " played " + move + ", its twin " + expected + ", at " + view);
                }
            }
        }

        private void tell(Optional<Big2State> before, Big2State after) {
            for (int i = 0; i < programs.size(); i++) {
                Seat seat = new Seat(i);
                programs.get(i)
                        .ifPresent(program ->
                                PROTOCOL.exchanges(before.map(state -> state.view(seat)), after.view(seat)).stream()
                                        .map(Exchange::line)
                                        .forEach(program::tell));
            }
        }

        private Ending ending(Optional<Fault> fault, String detail, int seat) throws IOException, InterruptedException {
            List<Optional<Integer>> exitCodes = new ArrayList<>();
            for (int i = 0; i < programs.size(); i++) {
                boolean leaves = i != seat || fault.map(Fault::kind).equals(Optional.of(FaultKind.EXIT));
                if (programs.get(i).isPresent() && leaves) {
                    programs.get(i).get().endInput();
                    exitCodes.add(Optional.of(programs.get(i).get().exitCode()));
                } else {
                    exitCodes.add(Optional.empty());
                }
            }
            return new Ending(
                    fault, detail + "\n" + Files.readString(stderr, ISO_8859_1), seat, turns, exitCodes, remarks);
        }
    }
}
