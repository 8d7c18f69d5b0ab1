package org.umpire.judge.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.ProblemLimits;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.languages.Language;
import org.umpire.languages.SourceBuild;
import org.umpire.languages.Sources;
import org.umpire.record.Shown;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Makes programs of sources: of submissions, and of what comes with a problem. Safe for use by many threads. */
final class Compiler implements AutoCloseable {
    private final ProblemLimits limits;
    private final Set<String> languages;
    private final Sandbox programs;
    private Optional<Sandbox> strongest = Optional.empty();

    /**
     * @param programs in which programs are run; compilers run in it as well, if no stronger one holds here
     */
    Compiler(ProblemPackage problem, Sandbox programs) {
        limits = problem.limits();
        languages = problem.languages();
        this.programs = programs;
    }

    /** What came of it. */
    sealed interface Result {
        /** The name of its language, or nothing where it is not known. */
        String language();
    }

    /** A program. */
    record Ready(String language, Program program) implements Result {}

    /** Why there is none. */
    record Failed(String language, Verdict verdict, String detail, String complaint) implements Result {
        Judgement judgement(String name) {
            return new Judgement(name, language, verdict, detail, complaint, List.of());
        }
    }

    /**
     * Makes the program of a submission.
     *
     * @param loaded gets its sources as they were read
     */
    Result submission(Entry entry, Consumer<Sources> loaded) {
        Sources.Read read = entry.renamed()
                ? Sources.readRenamed(entry.path(), entry.language())
                : Sources.read(entry.path(), entry.language());
        if (read instanceof Sources.Bad bad) {
            return new Failed("", Verdict.CE, bad.why(), "");
        }
        if (read instanceof Sources.Unreadable unreadable) {
            return new Failed("", Verdict.JE, unreadable.why(), "");
        }
        Sources sources = ((Sources.Good) read).sources();
        loaded.accept(sources);
        Language language = sources.language();
        if (!languages.isEmpty() && !languages.contains(language.code())) {
            return new Failed(language.name(), Verdict.CE, "this problem takes no " + language.name(), "");
        }
        if (sources.bytes() > limits.codeBytes()) {
            return new Failed(
                    language.name(), Verdict.CE, "the source is larger than " + limits.codeBytes() + " bytes", "");
        }
        return made(sources, limits.memoryBytes());
    }

    /** Makes the program of a validator. */
    Result validator(Path path) {
        Sources.Read read = Sources.read(path, Optional.empty());
        if (read instanceof Sources.Good good) {
            return made(good.sources(), limits.validation().memoryBytes());
        }
        String why = read instanceof Sources.Bad bad ? bad.why() : ((Sources.Unreadable) read).why();
        return new Failed("", Verdict.JE, why, "");
    }

    private Result made(Sources sources, long memoryBytes) {
        String language = sources.language().name();
        SourceBuild.Bounds bounds = new SourceBuild.Bounds(
                limits.compilation().time(), limits.compilation().memoryBytes());
        SourceBuild.Result result = SourceBuild.of(sources, bounds, () -> new LentSandbox(sandbox()));
        if (result instanceof SourceBuild.Made made) {
            return new Ready(language, made.forOneInput(memoryBytes));
        }
        SourceBuild.NotMade not = (SourceBuild.NotMade) result;
        return new Failed(
                language, not.sourceAtFault() ? Verdict.CE : Verdict.JE, Shown.of(not.why()), not.complaint());
    }

    private synchronized Sandbox sandbox() {
        if (programs.level() == Level.STRONG) {
            return programs;
        }
        if (strongest.isEmpty()) {
            strongest = Optional.of(Sandboxes.best());
        }
        return strongest.get();
    }

    @Override
    public synchronized void close() {
        strongest.ifPresent(Sandbox::close);
    }
}
