package org.umpire.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.judge.run.Progress;
import org.umpire.judge.run.Verification;
import org.umpire.record.Shown;
import org.umpire.sandbox.Sandbox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "verify",
        header = "Checks a problem package: runs every submission in it, on every case.",
        description =
                "Says which submissions got something else than their folder says, and exits with 1 if one did, or"
                        + " if the package cannot be judged; then all that is wrong with it is said at once.",
        footer = {"  umpire judge verify problems/mean", "  umpire judge verify problems/mean --isolation user --json"})
final class JudgeVerifyCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "PROBLEM", description = "The folder of a problem package.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private Path folder;

    @Mixin
    private ProblemOptions options = new ProblemOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    JudgeVerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        return options.withProblem(folder, terminal, this::verify);
    }

    private int verify(ProblemPackage problem, Sandbox sandbox, Progress progress) throws InterruptedException {
        Verification verification = Verification.of(problem, sandbox, options.jobs(), progress);
        if (json.given()) {
            terminal.out().println(JsonMapper.shared().writeValueAsString(facts(problem, verification)));
        } else {
            show(problem, verification);
        }
        return verification.good() ? Terminal.DONE : Terminal.FAILED;
    }

    private void show(ProblemPackage problem, Verification verification) {
        Columns table = new Columns();
        for (Verification.Checked one : verification.submissions()) {
            List<String> row = new ArrayList<>(List.of(one.unmet().isEmpty() ? "ok" : "WRONG"));
            row.addAll(List.of(JudgeReport.row(one.judgement())));
            table.row(row.toArray(new String[0]));
            one.unmet().ifPresent(why -> table.row("", "", "but it must not: " + why));
        }
        terminal.out()
                .println(Shown.of(problem.name()) + ": " + problem.cases().size() + " cases, " + limit(problem) + " s, "
                        + (problem.limits().memoryBytes() >> 20) + " MiB");
        terminal.out().print(table.text());
        verification.timing().forEach(note -> terminal.out().println("note: " + Shown.of(note)));
        long wrong = verification.submissions().stream()
                .filter(one -> one.unmet().isPresent())
                .count();
        terminal.out()
                .println(
                        wrong == 0
                                ? "every submission got what its folder says"
                                : wrong + " of " + verification.submissions().size()
                                        + " submissions got something else than their folder says");
    }

    private static double limit(ProblemPackage problem) {
        return problem.limits().time().orElseThrow().toMillis() / 1000.0;
    }

    private static Map<String, Object> facts(ProblemPackage problem, Verification verification) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("problem", problem.id());
        facts.put("good", verification.good());
        facts.put("time_limit_s", limit(problem));
        facts.put("memory_limit_kb", problem.limits().memoryBytes() >> 10);
        List<Map<String, Object>> submissions = new ArrayList<>();
        for (Verification.Checked one : verification.submissions()) {
            Map<String, Object> submission = JudgeReport.json(one.judgement());
            submission.put("as_expected", one.unmet().isEmpty());
            one.unmet().ifPresent(why -> submission.put("unmet", why));
            submissions.add(submission);
        }
        facts.put("submissions", submissions);
        facts.put("notes", verification.timing());
        return facts;
    }
}
