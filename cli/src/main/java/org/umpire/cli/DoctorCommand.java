package org.umpire.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.contest.Language;
import org.umpire.contest.LanguagesHere;
import org.umpire.record.Shown;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "doctor",
        header = "Says what this machine can do: levels of isolation, languages, and how to get what is missing.",
        description = "Exit code 0 if programs can be run at the level that is asked for (without --isolation: at any"
                + " level at all), else 1.",
        footer = {"  umpire doctor", "  umpire doctor --isolation user && umpire league --isolation user cup.toml"})
final class DoctorCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private IsolationOption isolation = new IsolationOption();

    @Mixin
    private JsonOption json = new JsonOption();

    DoctorCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<Sandboxes.Probe> probes = Sandboxes.probe();
        Optional<LanguagesHere> languages = languages(probes);
        if (json.given()) {
            terminal.out().println(JsonMapper.shared().writeValueAsString(facts(probes, languages)));
        } else {
            show(probes, languages);
        }
        boolean good = probes.stream()
                .anyMatch(probe -> probe.holds()
                        && isolation.given().map(probe.level()::equals).orElse(true));
        return good ? Terminal.DONE : Terminal.FAILED;
    }

    private static Optional<LanguagesHere> languages(List<Sandboxes.Probe> probes) {
        if (probes.stream().noneMatch(probe -> probe.level() == Level.PLAIN && probe.holds())) {
            return Optional.empty();
        }
        try (Sandbox tools = Sandboxes.of(Level.PLAIN)) {
            return Optional.of(LanguagesHere.look(tools));
        }
    }

    private void show(List<Sandboxes.Probe> probes, Optional<LanguagesHere> languages) {
        Columns levels = new Columns();
        for (Sandboxes.Probe probe : probes) {
            levels.row(
                    "level " + probe.level().word(),
                    probe.problem().map(why -> "no: " + why).orElse("yes"));
            probe.notes().forEach(note -> levels.row("", "but " + note));
        }
        terminal.out().print(levels.text());
        terminal.out().println();
        if (languages.isEmpty()) {
            terminal.out().println("languages: cannot be looked for, since no program can be started");
            return;
        }
        Columns table = new Columns();
        languages.get().found().forEach(one -> table.row(one.language().name(), one.tool(), Shown.of(one.version())));
        for (Language language : languages.get().missing()) {
            table.row(language.name(), "-", "not installed: " + language.get());
        }
        terminal.out().print(table.text());
    }

    private static Map<String, Object> facts(List<Sandboxes.Probe> probes, Optional<LanguagesHere> languages) {
        List<Map<String, Object>> levels = new ArrayList<>();
        for (Sandboxes.Probe probe : probes) {
            Map<String, Object> level = new LinkedHashMap<>();
            level.put("level", probe.level().word());
            level.put("holds", probe.holds());
            probe.problem().ifPresent(why -> level.put("problem", why));
            level.put("notes", probe.notes());
            levels.add(level);
        }
        List<Map<String, Object>> here = new ArrayList<>();
        languages.ifPresent(found -> {
            found.found()
                    .forEach(one -> here.add(Map.of(
                            "language",
                            one.language().name(),
                            "tool",
                            one.tool(),
                            "version",
                            Shown.of(one.version()))));
            found.missing().forEach(one -> here.add(Map.of("language", one.name(), "missing", one.get())));
        });
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("levels", levels);
        all.put("languages", here);
        return all;
    }
}
