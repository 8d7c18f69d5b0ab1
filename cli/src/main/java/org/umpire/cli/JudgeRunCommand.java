package org.umpire.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.judge.run.CaseResult;
import org.umpire.judge.run.Entry;
import org.umpire.judge.run.Judge;
import org.umpire.judge.run.Judgement;
import org.umpire.judge.run.Progress;
import org.umpire.languages.Language;
import org.umpire.record.Shown;
import org.umpire.sandbox.Sandbox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "run",
        header = "Judges submissions: compiles each, runs it on the cases, gives the verdict.",
        description = "The first case that is not accepted decides. Exits with 1 if the judge, the problem or this"
                + " machine went wrong (JE), with 0 whatever else the verdicts are.",
        footer = {
            "  umpire judge run problems/mean solution.cpp",
            "  umpire judge run problems/mean a.py b.java --all --json"
        })
final class JudgeRunCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "PROBLEM", description = "The folder of a problem package.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private Path folder;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "SOURCE",
            description = "Submissions: each a source file, or a folder of the files of one program.")
    private List<Path> sources = new ArrayList<>();

    @Option(names = "--all", description = "Runs all cases, also after one that is not accepted.")
    private boolean all;

    @Option(
            names = "--language",
            paramLabel = "NAME",
            description = "The language of the submissions, such as \"C++ (Clang)\". Without it, by their endings.")
    private Optional<String> language = Optional.empty();

    @Mixin
    private ProblemOptions options = new ProblemOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    JudgeRunCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Optional<Language> asked = language.flatMap(Language::named);
        if (language.isPresent() && asked.isEmpty()) {
            return terminal.misused("there is no language \"" + Shown.of(language.get()) + "\"; there are "
                    + String.join(
                            ", ", Language.all().stream().map(Language::name).toList()));
        }
        List<Path> missing =
                sources.stream().filter(source -> !Files.exists(source)).toList();
        if (!missing.isEmpty()) {
            missing.forEach(source -> terminal.misused("there is no " + Shown.of(source.toString())));
            return Terminal.MISUSED;
        }
        List<Entry> entries = sources.stream()
                .map(source -> new Entry(source.toString(), source, asked))
                .toList();
        return options.withProblem(
                folder, terminal, (problem, sandbox, progress) -> judge(problem, sandbox, progress, entries));
    }

    private int judge(ProblemPackage problem, Sandbox sandbox, Progress progress, List<Entry> entries)
            throws InterruptedException {
        progress.began("judging", (long) entries.size() * problem.cases().size());
        try (Judge judge = new Judge(problem, sandbox, new Judge.Settings(options.jobs(), all))) {
            List<Judgement> judgements = judge.judge(entries, progress);
            judgements.forEach(json.given() ? this::tellMachines : this::tell);
            boolean broken = judgements.stream().anyMatch(one -> one.verdict() == Verdict.JE);
            return broken ? Terminal.FAILED : Terminal.DONE;
        }
    }

    private void tellMachines(Judgement judgement) {
        terminal.out().println(JsonMapper.shared().writeValueAsString(JudgeReport.json(judgement)));
    }

    private void tell(Judgement judgement) {
        PrintWriter out = terminal.out();
        out.print(new Columns().row(JudgeReport.row(judgement)).text());
        judgement.complaint().lines().forEach(line -> out.println("  | " + Shown.of(line)));
        Columns table = new Columns();
        for (CaseResult one : judgement.cases()) {
            table.row(JudgeReport.row(one));
        }
        out.print(table.text());
        judgement.cases().stream()
                .filter(one -> one.verdict() != Verdict.AC)
                .findFirst()
                .ifPresent(one -> {
                    one.feedback().lines().forEach(line -> out.println("  validator: " + Shown.of(line)));
                    one.stderr().lines().forEach(line -> out.println("  stderr: " + Shown.of(line)));
                });
    }
}
