package org.umpire.judge.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.TestCase;
import org.umpire.sandbox.Program;

/**
 * What is to be done next, for many workers: submissions in their order, the cases of each in theirs. A later submission
 * is begun when all cases of the earlier ones are given out. Safe for use by many threads.
 */
final class Docket {
    private final List<TestCase> cases;
    private final boolean allCases;
    private final List<State> states = new ArrayList<>();
    private int done;
    private int first;

    /**
     * @param allCases whether the cases after the first that is not accepted are run too
     */
    Docket(List<Entry> entries, List<TestCase> cases, boolean allCases) {
        this.cases = cases;
        this.allCases = allCases;
        entries.forEach(entry -> states.add(new State(entry)));
    }

    /** A piece of work. */
    sealed interface Task {}

    /** A program is to be made. */
    record Make(int submission, Entry entry) implements Task {}

    /** A program is to be run. */
    record Run(int submission, int index, TestCase testCase, Program program) implements Task {}

    private static final class State {
        private final Entry entry;
        private Optional<Compiler.Ready> program = Optional.empty();
        private final TreeMap<Integer, CaseResult> results = new TreeMap<>();
        private boolean begun;
        private boolean over;
        private int next;
        private int failedAt = Integer.MAX_VALUE;

        State(Entry entry) {
            this.entry = entry;
        }
    }

    /** Returns the next piece of work, waiting for it if need be, or empty when there will be none. */
    synchronized Optional<Task> next() throws InterruptedException {
        while (done < states.size()) {
            if (Thread.currentThread().isInterrupted()) {
                throw new InterruptedException();
            }
            for (int k = first; k < states.size(); k++) {
                Optional<Task> task = of(k);
                if (task.isPresent()) {
                    return task;
                }
            }
            wait();
        }
        return Optional.empty();
    }

    private Optional<Task> of(int submission) {
        State state = states.get(submission);
        if (!state.begun) {
            state.begun = true;
            return Optional.of(new Make(submission, state.entry));
        }
        if (state.over || state.program.isEmpty() || state.next >= end(state)) {
            return Optional.empty();
        }
        int index = state.next++;
        return Optional.of(
                new Run(submission, index, cases.get(index), state.program.get().program()));
    }

    /** Returns how many cases are to be run, as far as is known now. */
    private int end(State state) {
        return allCases || state.failedAt == Integer.MAX_VALUE ? cases.size() : state.failedAt + 1;
    }

    /** Takes note of a program that was made. */
    synchronized void made(int submission, Compiler.Ready program) {
        states.get(submission).program = Optional.of(program);
        notifyAll();
    }

    /** Takes note that a submission is judged without a run. */
    synchronized void closed(int submission) {
        close(states.get(submission));
    }

    /** Takes note of a result, and returns the judgement if it was the last that was missing. */
    synchronized Optional<Judgement> ran(Run run, CaseResult result) {
        State state = states.get(run.submission());
        state.results.put(run.index(), result);
        if (result.verdict() != Verdict.AC) {
            state.failedAt = Math.min(state.failedAt, run.index());
        }
        notifyAll();
        int end = end(state);
        if (state.over || state.results.headMap(end).size() < end) {
            return Optional.empty();
        }
        close(state);
        Optional<CaseResult> failed = Optional.ofNullable(state.results.get(state.failedAt));
        return Optional.of(new Judgement(
                state.entry.name(),
                state.program.map(Compiler.Ready::language).orElse(""),
                failed.map(CaseResult::verdict).orElse(Verdict.AC),
                failed.map(one -> "case " + one.name() + (one.detail().isEmpty() ? "" : ": " + one.detail()))
                        .orElse(""),
                "",
                List.copyOf(state.results.headMap(end).values())));
    }

    /** Gives out no more work. */
    synchronized void abandon() {
        done = states.size();
        first = states.size();
        notifyAll();
    }

    private void close(State state) {
        state.over = true;
        done++;
        while (first < states.size() && states.get(first).over) {
            first++;
        }
        notifyAll();
    }
}
