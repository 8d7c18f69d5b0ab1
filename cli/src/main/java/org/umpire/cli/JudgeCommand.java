package org.umpire.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
        name = "judge",
        header = "Batch problems: judges submissions, checks problem packages, shows scoreboards.",
        description = "A PROBLEM is the folder of a package in the format of ICPC and Kattis: see docs/judge.md.",
        subcommands = {
            JudgeRunCommand.class,
            JudgeVerifyCommand.class,
            JudgeContestCommand.class,
            JudgeScoreboardCommand.class
        },
        footer = {"  umpire judge run problems/mean solution.cpp", "  umpire judge verify problems/mean"})
final class JudgeCommand implements Callable<Integer> {
    private final Terminal terminal;

    JudgeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        return terminal.misused("which one: run, verify, contest or scoreboard? (see 'umpire judge --help')");
    }
}
