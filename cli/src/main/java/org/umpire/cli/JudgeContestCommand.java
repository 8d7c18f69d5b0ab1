package org.umpire.cli;

import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.umpire.contest.IcpcJudging;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.judge.run.Judgement;
import org.umpire.judge.run.Progress;
import org.umpire.league.icpc.ContestTime;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.record.Shown;
import org.umpire.sandbox.Sandbox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "contest",
        header = "Judges the submissions of a collegiate contest that have no verdict yet.",
        description = "Submissions are a folder of sources: see docs/scoreboard.md. Each verdict is kept at once, in a"
                + " file beside the folder, from which 'judge scoreboard' makes the board; run again, it goes on from"
                + " there. Exits with 1 if the judge, a problem or this machine went wrong (JE): such submissions stay"
                + " without a verdict.",
        footer = {
            "  umpire judge contest contests/example-folder/contest.toml",
            "  umpire judge contest contests/example-folder/contest.toml --jobs 1 --json"
        })
final class JudgeContestCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "FILE.toml", description = "The contest file; docs/scoreboard.md tells what is in it.")
    private Path file = Path.of("");

    @Mixin
    private JudgingOptions options = new JudgingOptions();

    @Mixin
    private JsonOption json = new JsonOption();

    JudgeContestCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        IcpcJudging.Read read = IcpcJudging.read(file);
        if (read instanceof IcpcJudging.Read.Bad bad) {
            bad.problems().forEach(terminal::say);
            return Terminal.MISUSED;
        }
        IcpcJudging judging = ((IcpcJudging.Read.Ready) read).judging();
        judging.notes().forEach(note -> terminal.say("note: " + note));
        if (judging.pending() == 0) {
            nothing(judging);
            return Terminal.DONE;
        }
        return options.inSandbox(
                terminal,
                "judging was stopped; the verdicts so far are kept, and the same command goes on from there",
                (sandbox, talk) -> judge(judging, sandbox, talk));
    }

    private void say(String text) {
        if (!options.quiet()) {
            terminal.say(text);
        }
    }

    /** Says why there is nothing to judge. */
    private void nothing(IcpcJudging judging) {
        say(
                judging.judged() == 0
                        ? "there is no submission yet in "
                                + Shown.of(judging.folder().toString())
                        : "every submission has a verdict, in "
                                + Shown.of(judging.verdicts().toString()));
    }

    private int judge(IcpcJudging judging, Sandbox sandbox, JudgeTalk talk) throws InterruptedException {
        IcpcJudging.Result result = judging.run(sandbox, options.jobs(), Clock.systemUTC(), new Told(talk));
        if (result instanceof IcpcJudging.Result.InUse use) {
            return terminal.failed(use.why());
        }
        if (result instanceof IcpcJudging.Result.Broken broken) {
            return terminal.failed(broken.why());
        }
        if (result instanceof IcpcJudging.Result.Bad bad) {
            bad.problems().forEach(terminal::say);
            return Terminal.MISUSED;
        }
        return done((IcpcJudging.Result.Done) result, judging);
    }

    private int done(IcpcJudging.Result.Done result, IcpcJudging judging) {
        int kept = result.kept();
        int failed = result.failed();
        say(kept
                + (kept == 1 ? " verdict more is in " : " verdicts more are in ")
                + Shown.of(judging.verdicts().toString()));
        return failed == 0
                ? Terminal.DONE
                : terminal.failed(failed + (failed == 1 ? " submission" : " submissions")
                        + " could not be judged (JE): mend what is told above, and run the same command again");
    }

    /** Tells people what came of the submissions problem by problem, machines at once. */
    private final class Told implements IcpcJudging.Talk {
        private final JudgeTalk talk;
        private Columns rows = new Columns();

        Told(JudgeTalk talk) {
            this.talk = talk;
        }

        @Override
        public Progress problem(IcpcContest.Problem problem, int submissions) {
            if (!json.given()) {
                terminal.out()
                        .println(Shown.of(problem.label()) + " " + Shown.of(problem.name()) + ": " + submissions
                                + (submissions == 1 ? " submission" : " submissions"));
            }
            return talk;
        }

        @Override
        public void judged(Handed handed, Judgement judgement) {
            if (!json.given()) {
                rows.row(JudgeReport.row(judgement));
                return;
            }
            Map<String, Object> facts = new LinkedHashMap<>();
            facts.put("id", handed.submission().id());
            facts.put("team", handed.submission().team());
            facts.put("problem", handed.submission().problem());
            facts.put("time", ContestTime.write(handed.submission().time()));
            facts.putAll(JudgeReport.json(judgement));
            terminal.out().println(JsonMapper.shared().writeValueAsString(facts));
            terminal.out().flush();
        }

        @Override
        public void over() {
            talk.close();
            terminal.out().print(rows.text());
            terminal.out().flush();
            rows = new Columns();
        }
    }
}
