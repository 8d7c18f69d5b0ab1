package org.umpire.judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.judge.problem.ProblemLimits;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.judge.problem.TestCase;
import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;

/** The output validators of a problem, made when they are first needed. Safe for use by many threads. */
final class Validators implements AutoCloseable {
    private final ProblemPackage problem;
    private final Compiler compiler;
    private final Sandbox sandbox;
    private final CaseFiles files;
    private List<Program> programs = List.of();
    private Optional<String> problemWithThem = Optional.empty();
    private boolean made;

    Validators(ProblemPackage problem, Compiler compiler, Sandbox sandbox) {
        this.problem = problem;
        this.compiler = compiler;
        this.sandbox = sandbox;
        files = new CaseFiles(sandbox.level());
    }

    /** Returns why there are none, for people; empty if all is well. */
    synchronized Optional<String> trouble() {
        if (!made) {
            made = true;
            List<Program> all = new ArrayList<>();
            for (Path path : problem.validation().validators()) {
                Compiler.Result result = compiler.validator(path);
                if (result instanceof Compiler.Ready ready) {
                    all.add(ready.program());
                } else if (problemWithThem.isEmpty()) {
                    problemWithThem = Optional.of("the validator: " + ((Compiler.Failed) result).detail());
                }
            }
            programs = List.copyOf(all);
        }
        return problemWithThem;
    }

    /** Returns how many there are. */
    synchronized int count() {
        return programs.size();
    }

    /** Prepares a call of one of them. */
    ValidatorCall call(int index, TestCase one) throws IOException {
        Program program;
        synchronized (this) {
            program = programs.get(index);
        }
        return ValidatorCall.of(program, one, files, sandbox.level());
    }

    /** Returns the limits of one call; the shell around a validator is a process more. */
    Caps caps() {
        return new Caps(share().memoryBytes(), ValidatorCall.STDERR_BYTES, true);
    }

    ProblemLimits.Share share() {
        return problem.limits().validation();
    }

    Sandbox sandbox() {
        return sandbox;
    }

    /** Returns a place for an output. */
    Spool spool() {
        return new Spool(files);
    }

    @Override
    public void close() {
        files.close();
    }
}
