package org.umpire.cli;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.contest.ProgramCheck;
import org.umpire.record.Shown;
import org.umpire.rules.GamePack;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "check",
        header = "Tries a program on many tables, and says all that it gets wrong.",
        description = "Exits with 1 if it would have lost a table by a fault. The tables are the same each time.",
        footer = {"  umpire check big2 \"python3 mine.py\""})
final class CheckCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "GAME", converter = GameWord.class, description = "Which game.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private GamePack<?, ?, ?, ?> pack;

    @Parameters(index = "1", paramLabel = "PROGRAM", description = "The program: a command, or bot:NAME.")
    private String program = "";

    @Mixin
    private IsolationOption isolation = new IsolationOption();

    CheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Optional<String> problem = Players.problem(program, pack.game().id());
        if (problem.isPresent()) {
            return terminal.misused(problem.get());
        }
        try (Sandbox sandbox = isolation.open(Optional.empty())) {
            ProgramCheck.Report report = ProgramCheck.run(
                    pack, Players.start(program, pack.game().id()), Players.HERE, sandbox, Version.text());
            return tell(report);
        } catch (SandboxException | IllegalStateException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        }
    }

    private int tell(ProgramCheck.Report report) {
        PrintWriter out = terminal.out();
        out.println(report.tables() + " tables of " + pack.title() + ", " + report.answers() + " answers accepted");
        report.faults().forEach(this::tell);
        report.remarks().forEach(remark -> out.println("note   " + remark));
        if (report.faults().isEmpty()) {
            out.println("ok     no fault");
        }
        return report.faults().isEmpty() ? Terminal.DONE : Terminal.FAILED;
    }

    private void tell(ProgramCheck.Finding finding) {
        PrintWriter out = terminal.out();
        out.println("FAULT  " + finding.what() + "  (at " + finding.times()
                + (finding.times() == 1 ? " table)" : " tables)"));
        out.println("       first at " + finding.where() + ", where it was sent last:");
        finding.sent().forEach(line -> out.println("         > " + Shown.of(line)));
        finding.answered().ifPresent(line -> out.println("         < " + Shown.of(line)));
        finding.stderr().lines().forEach(line -> out.println("       stderr: " + Shown.of(line)));
    }
}
