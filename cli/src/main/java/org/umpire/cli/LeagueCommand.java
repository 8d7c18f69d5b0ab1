package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.umpire.contest.Ended;
import org.umpire.contest.LeagueFile;
import org.umpire.contest.LeagueRun;
import org.umpire.contest.Plan;
import org.umpire.contest.Settings;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "league",
        header = "Plays a whole contest, or goes on with one that was stopped.",
        description = "What is finished is never played twice. If programs or the file have changed meanwhile, it says"
                + " which and refuses.",
        footer = {"  umpire init cup", "  umpire league cup/contest.toml"})
final class LeagueCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "FILE.toml", description = "The league file; docs/league-file.md tells what is in it.")
    private Path file = Path.of("");

    @Option(names = "--restart", description = "Moves aside what was played under other conditions, and begins again.")
    private boolean restart;

    @Mixin
    private IsolationOption isolation = new IsolationOption();

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private OutOption out = new OutOption();

    @Mixin
    private SecretOption secret = new SecretOption();

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private QuietOption quiet = new QuietOption();

    LeagueCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        LeagueFile.Read read = LeagueFile.read(file);
        if (read instanceof LeagueFile.Read.Bad bad) {
            bad.problems().forEach(problem -> terminal.say(problem.at(file.toString())));
            return Terminal.MISUSED;
        }
        LeagueFile good = ((LeagueFile.Read.Good) read).file();
        int together = jobs.given().orElseGet(() -> good.running().jobs().orElseGet(Settings::usualJobs));
        try (Sandbox sandbox = isolation.open(good.running().isolation());
                ProgressTalk talk = new ProgressTalk(terminal, quiet.given())) {
            Settings settings = new Settings(
                    out.given().orElseGet(() -> Settings.usualOut(good)),
                    jobs.pin().jobs(together, good.running().pin()),
                    restart,
                    Version.text());
            return end(new LeagueRun(plan(good), settings, talk).run(sandbox));
        } catch (SandboxException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        }
    }

    private Plan plan(LeagueFile good) {
        Plan plan = Plan.of(good);
        return secret.given().isEmpty()
                ? plan
                : new Plan(plan.name(), plan.terms(), plan.contenders(), secret.given(), plan.file());
    }

    private int end(Ended ended) throws IOException {
        if (ended instanceof Ended.Finished finished) {
            new SeasonTalk(terminal).standings(finished.folder(), json.given());
        } else if (ended instanceof Ended.Open open) {
            new SeasonTalk(terminal).standings(open.folder(), json.given());
        }
        return new EndTalk(terminal).code(ended);
    }
}
