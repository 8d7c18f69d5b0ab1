package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.umpire.contest.Demo;
import org.umpire.contest.Ended;
import org.umpire.contest.Jobs;
import org.umpire.languages.LanguagesHere;
import org.umpire.record.Shown;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.SandboxException;
import org.umpire.sandbox.Sandboxes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "demo",
        header = "Plays small real leagues, with the programs that are shipped.",
        description = "The example programs play in those languages that are installed, as real processes, against"
                + " reference bots. It says which it left out, and never needs root. What an earlier demo left in the"
                + " folder is moved aside.",
        footer = {"  umpire demo", "  umpire demo big2 --out my-demo"})
final class DemoCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(arity = "0..*", paramLabel = "GAME", description = "Only the leagues of these games.")
    private List<String> games = new ArrayList<>();

    @Mixin
    private IsolationOption isolation = new IsolationOption();

    // On every core: the clocks count CPU time, so a busy host costs a demo nothing but patience.
    @Option(
            names = "--jobs",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "How many tables are played at a time. Without it, as many as there are cores.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private PinOption pin = new PinOption();

    @Mixin
    private OutOption out = new OutOption();

    @Mixin
    private QuietOption quiet = new QuietOption();

    DemoCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        List<Demo> demos = Demo.all();
        List<String> names = demos.stream().map(Demo::name).toList();
        for (String game : games) {
            if (!names.contains(game)) {
                return terminal.misused(
                        "there is no demo of '" + Shown.of(game) + "', only of: " + String.join(", ", names));
            }
        }
        // Compilers are tools of the user's own, and run as such.
        try (Sandbox tools = Sandboxes.of(Level.PLAIN)) {
            Jobs together = pin.jobs(jobs);
            LanguagesHere languages = LanguagesHere.look(tools);
            int code = Terminal.DONE;
            List<Demo> asked = demos.stream()
                    .filter(demo -> games.isEmpty() || games.contains(demo.name()))
                    .toList();
            for (Demo demo : asked) {
                if (!quiet.given() && demo != asked.get(0)) {
                    terminal.say("");
                }
                code = Math.max(code, play(demo, together, languages, tools));
            }
            return code;
        } catch (SandboxException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        }
    }

    private int play(Demo demo, Jobs together, LanguagesHere languages, Sandbox tools) throws IOException {
        Path folder =
                out.given().orElse(Path.of("umpire-demo")).resolve(demo.name()).toAbsolutePath();
        Demo.Prepared prepared = demo.prepare(folder, languages, tools);
        if (!quiet.given()) {
            terminal.say(demo.title() + ": programs in " + String.join(", ", new TreeSet<>(prepared.languages())));
            prepared.leftOut().forEach(left -> terminal.say("left out: " + Shown.of(left)));
        }
        Ended ended;
        try (Sandbox sandbox = isolation.open(prepared.file().running().isolation());
                ProgressTalk talk = new ProgressTalk(terminal, quiet.given())) {
            ended = prepared.run(together, Version.text(), talk).run(sandbox);
        }
        if (ended instanceof Ended.Finished finished) {
            int code = new SeasonTalk(terminal).standings(finished.folder(), false);
            terminal.flush();
            terminal.say("");
            terminal.say("report:  " + finished.folder().resolve("report.html"));
            Path sheets = finished.folder().resolve("sheets");
            if (Files.isDirectory(sheets)) {
                terminal.say("games:   " + sheets + " (written down, with a word on every move)");
            }
            terminal.say("records: " + finished.folder().resolve("tables"));
            terminal.say("league:  " + prepared.file().path() + " (change it, and play it with 'umpire league')");
            return code;
        }
        return terminal.failed("the demo league of " + demo.title() + " was not played to its end: " + ended);
    }
}
