package org.umpire.record;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import org.umpire.rules.Breach;
import org.umpire.rules.Dialogue;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/** A table being played again: takes entry after entry and stops at the first that cannot be. */
final class Course<S extends State<S, M, V>, M, V> {
    private final GamePack<?, S, M, V> pack;
    private final Dialogue<S, M, V> dialogue;
    private final Usage[] spent;
    private Seat heard = new Seat(0);
    private Consumer<String> hearer = line -> {};

    Course(GamePack<?, S, M, V> pack, int seats, S opening) {
        this.pack = pack;
        this.dialogue = new Dialogue<>(pack.protocol(), seats, opening);
        this.spent = new Usage[seats];
        Arrays.fill(spent, Usage.NONE);
    }

    /** Lets {@code hearer} have every line that a seat is sent from now on. */
    void listen(Seat seat, Consumer<String> hearer) {
        this.heard = seat;
        this.hearer = hearer;
    }

    S state() {
        return dialogue.state();
    }

    /**
     * Takes the next entry.
     *
     * @throws RecordException if it differs from what must stand there
     */
    void take(long line, Entry entry) {
        try {
            if (entry instanceof Entry.Answered answered) {
                answered(answered);
            } else if (entry instanceof Entry.Faulted faulted) {
                faulted(faulted);
            } else if (entry instanceof Entry.Dealt) {
                require(state().phase().over(), "the deal is revealed, but the table is not over");
            } else if (entry instanceof Entry.Result result) {
                result(result);
            }
        } catch (Difference e) {
            throw RecordException.at("the record", line, String.valueOf(e.getMessage()), e);
        }
    }

    /** Sends the lines up to the next question, or to the end. */
    Optional<Dialogue.Question<V>> settle() {
        return dialogue.next((seat, line) -> {
            if (seat.equals(heard)) {
                hearer.accept(line);
            }
        });
    }

    private void answered(Entry.Answered answered) throws Difference {
        Dialogue.Question<V> question = question(answered.seat());
        spend(answered.seat(), answered.usage());
        require(
                question.owed() == answered.owed(),
                "an answer to " + answered.owed() + ", but what was owed is " + question.owed());
        if (answered.owed() == Reply.ACK) {
            require(answered.remark().isEmpty(), "a remark on an acknowledgement");
            dialogue.acknowledged();
            return;
        }
        Reading<M> reading = pack.protocol().read(question.view(), answered.raw());
        if (!(reading instanceof Reading.Understood<M> understood)) {
            throw new Difference("the line is no move, but was taken for one: " + reading);
        }
        String move = pack.notation().writeMove(understood.move());
        require(
                answered.move().equals(Optional.of(move)),
                "the line reads as '" + move + "', but the move is '"
                        + answered.move().orElse("") + "'");
        require(
                answered.remark().equals(understood.remark()),
                "the remark should be " + shown(understood.remark()) + ", and is " + shown(answered.remark()));
        Optional<Breach> breach = state().check(understood.move());
        require(breach.isEmpty(), breach.map(b -> "the move breaks " + b).orElse(""));
        dialogue.played(understood.move());
    }

    private void faulted(Entry.Faulted faulted) throws Difference {
        Dialogue.Question<V> question = question(faulted.seat());
        spend(faulted.seat(), faulted.usage());
        Fault fault = faulted.fault();
        if (fault.kind() == FaultKind.ILLEGAL || (fault.kind() == FaultKind.GARBLED && !fault.equals(Fault.UNASKED))) {
            require(question.owed() == Reply.MOVE, "a bad move, but no move was owed");
            require(faulted.raw().isPresent(), "a bad move without its line");
            Optional<Fault> again = judge(question.view(), faulted.raw().orElseThrow());
            require(again.isPresent(), "the line is a legal move, but the fault is '" + fault + "'");
            require(
                    again.equals(Optional.of(fault)),
                    "the fault should be '" + again.map(Fault::toString).orElse("") + "', and is '" + fault + "'");
        }
        dialogue.dropped(fault);
    }

    /** Returns the fault of a line sent where a move was owed, if it is one. */
    private Optional<Fault> judge(V view, String raw) {
        Reading<M> reading = pack.protocol().read(view, raw);
        if (reading instanceof Reading.Understood<M> understood) {
            return state().check(understood.move()).map(Fault::of);
        } else if (reading instanceof Reading.Garbled<M> garbled) {
            return Optional.of(new Fault(FaultKind.GARBLED, garbled.why()));
        }
        throw new IllegalStateException("no such reading: " + reading);
    }

    private void result(Entry.Result result) throws Difference {
        if (!(state().phase() instanceof Phase.Over over)) {
            throw new Difference("a result, but the table is not over");
        }
        for (int i = 0; i < spent.length; i++) {
            Outcome.SeatOutcome expected = over.outcome().seats().get(i);
            Outcome.SeatOutcome found = result.outcome().seats().get(i);
            require(
                    found.score() == expected.score(),
                    "the score of seat " + i + " should be " + expected.score() + ", and is " + found.score());
            require(
                    found.fault().equals(expected.fault()),
                    "the fault of seat " + i + " should be " + shown(expected.fault()) + ", and is "
                            + shown(found.fault()));
            require(
                    result.spent().get(i).equals(spent[i]),
                    "the time of seat " + i + " should be the sum of its answers, " + spent[i] + ", and is "
                            + result.spent().get(i));
        }
    }

    private Dialogue.Question<V> question(Seat seat) throws Difference {
        Optional<Dialogue.Question<V>> question = settle();
        if (question.isEmpty()) {
            throw new Difference("seat " + seat + " answers, but the table is over");
        }
        require(
                question.get().seat().equals(seat),
                "seat " + seat + " answers, but " + question.get().owed() + " is owed by seat "
                        + question.get().seat());
        return question.get();
    }

    private void spend(Seat seat, Usage usage) {
        spent[seat.index()] = spent[seat.index()].plus(usage);
    }

    private static String shown(Optional<?> value) {
        return value.map(v -> "'" + v + "'").orElse("none");
    }

    private static void require(boolean condition, String otherwise) throws Difference {
        if (!condition) {
            throw new Difference(otherwise);
        }
    }

    /** What differs; never leaves this class. */
    private static final class Difference extends Exception {
        Difference(String message) {
            super(message);
        }
    }
}
