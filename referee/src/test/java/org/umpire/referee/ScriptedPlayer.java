package org.umpire.referee;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;
import org.umpire.record.Usage;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;

/** A player that answers what it was told to answer, and keeps what it hears. */
final class ScriptedPlayer implements Player {
    /** What happened to it: lines told, {@code ?} for a question, {@code dismissed}, {@code closed}. */
    final List<String> heard = new ArrayList<>();

    final List<Allowance> allowances = new ArrayList<>();
    private final Queue<Supplier<Answer>> answers = new ArrayDeque<>();
    private String stderr = "";

    /** Answers with these lines, 10 ms of CPU time and 20 ms of wall time each. */
    ScriptedPlayer says(String... lines) {
        for (String line : lines) {
            answers.add(() -> new Answer.Said(line, new Usage(Duration.ofMillis(10), Duration.ofMillis(20))));
        }
        return this;
    }

    ScriptedPlayer fails(FaultKind kind) {
        return fails(kind, Duration.ZERO);
    }

    ScriptedPlayer fails(FaultKind kind, Duration lag) {
        answers.add(() -> new Answer.Failed(
                new Fault(kind, "as told"),
                Optional.of("half"),
                new Usage(Duration.ofMillis(1), Duration.ofMillis(2)),
                lag));
        return this;
    }

    ScriptedPlayer does(Supplier<Answer> answer) {
        answers.add(answer);
        return this;
    }

    ScriptedPlayer complains(String text) {
        stderr = text;
        return this;
    }

    @Override
    public void tell(String line) {
        heard.add(line);
    }

    @Override
    public Answer ask(Allowance allowance) {
        heard.add("?");
        allowances.add(allowance);
        return answers.remove().get();
    }

    @Override
    public void dismiss() {
        heard.add("dismissed");
    }

    @Override
    public boolean left() {
        return true;
    }

    @Override
    public String stderr() {
        return stderr;
    }

    @Override
    public void close() {
        heard.add("closed");
    }
}
