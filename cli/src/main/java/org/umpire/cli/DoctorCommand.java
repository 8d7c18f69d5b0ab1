package org.umpire.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.umpire.languages.Language;
import org.umpire.languages.LanguagesHere;
import org.umpire.record.Shown;
import org.umpire.sandbox.Canaries;
import org.umpire.sandbox.HostFacts;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.json.JsonMapper;

@Command(
        name = "doctor",
        header = "Says what this machine can do: levels of isolation, languages, and how to get what is missing.",
        description =
                "Tries each level out with programs that it must stop (canaries), and measures clocks and noise. Exit"
                        + " code 0 if programs can be run at the level that is asked for (without --isolation: at any level at"
                        + " all) and its canaries are held, else 1.",
        footer = {"  umpire doctor", "  umpire doctor --isolation strong && umpire league --isolation strong cup.toml"})
final class DoctorCommand implements Callable<Integer> {
    /** A wait that ends by so much too late begins to matter to wall guards. */
    private static final Duration NOISY = Duration.ofMillis(50);

    private final Terminal terminal;

    @Mixin
    private IsolationOption isolation = new IsolationOption();

    @Mixin
    private JsonOption json = new JsonOption();

    DoctorCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /** All that was found out. */
    private record Findings(
            List<Sandboxes.Probe> probes,
            Map<Level, List<Canaries.Flight>> canaries,
            Optional<LanguagesHere> languages,
            Optional<HostFacts> host) {
        boolean holds(Level level) {
            return probes.stream().anyMatch(probe -> probe.level() == level && probe.holds())
                    && canaries.getOrDefault(level, List.of()).stream().allMatch(Canaries.Flight::held);
        }
    }

    @Override
    public Integer call() {
        List<Sandboxes.Probe> probes = Sandboxes.probe();
        Findings all = new Findings(probes, canaries(probes), languages(probes), HostFacts.measure());
        if (json.given()) {
            terminal.out().println(JsonMapper.shared().writeValueAsString(facts(all)));
        } else {
            show(all);
        }
        boolean good = isolation
                .given()
                .map(all::holds)
                .orElseGet(() -> Arrays.stream(Level.values()).anyMatch(all::holds));
        return good ? Terminal.DONE : Terminal.FAILED;
    }

    /** Flies the canaries of the level that is asked for, or of all that hold. */
    private Map<Level, List<Canaries.Flight>> canaries(List<Sandboxes.Probe> probes) {
        Map<Level, List<Canaries.Flight>> flights = new EnumMap<>(Level.class);
        for (Sandboxes.Probe probe : probes) {
            if (probe.holds() && isolation.given().map(probe.level()::equals).orElse(true)) {
                try (Sandbox sandbox = Sandboxes.of(probe.level())) {
                    flights.put(probe.level(), Canaries.fly(sandbox));
                }
            }
        }
        return flights;
    }

    private static Optional<LanguagesHere> languages(List<Sandboxes.Probe> probes) {
        if (probes.stream().noneMatch(probe -> probe.level() == Level.PLAIN && probe.holds())) {
            return Optional.empty();
        }
        try (Sandbox tools = Sandboxes.of(Level.PLAIN)) {
            return Optional.of(LanguagesHere.look(tools));
        }
    }

    private void show(Findings all) {
        Columns levels = new Columns();
        for (Sandboxes.Probe probe : all.probes()) {
            levels.row(
                    "level " + probe.level().word(),
                    probe.problem().map(why -> "no: " + why).orElse("yes"));
            probe.notes().forEach(note -> levels.row("", "but " + note));
            List<Canaries.Flight> flights = all.canaries().getOrDefault(probe.level(), List.of());
            if (!flights.isEmpty()) {
                long held = flights.stream().filter(Canaries.Flight::held).count();
                levels.row("", held + " of " + flights.size() + " canaries held");
            }
            for (Canaries.Flight flight : flights) {
                flight.trouble()
                        .ifPresent(what -> levels.row(
                                "", "NOT HELD: a program that " + flight.mischief() + ": " + Shown.of(what)));
            }
        }
        terminal.out().print(levels.text());
        terminal.out().println();
        all.host().ifPresent(this::showHost);
        if (all.languages().isEmpty()) {
            terminal.out().println("languages: cannot be looked for, since no program can be started");
            return;
        }
        Columns table = new Columns();
        LanguagesHere languages = all.languages().get();
        languages.found().forEach(one -> table.row(one.language().name(), one.tool(), Shown.of(one.version())));
        for (Language language : languages.missing()) {
            table.row(language.name(), "-", "not installed: " + language.get());
        }
        terminal.out().print(table.text());
    }

    private void showHost(HostFacts host) {
        Columns table = new Columns();
        table.row("kernel", host.kernel() + ", " + host.processors() + " processors");
        table.row("control groups", host.groups());
        if (!host.tellsEndings()) {
            table.row(
                    "endings",
                    "exit codes above 128 are told as signals at the user level (Linux 6.15 tells them apart)");
        }
        table.row("clock", "steps of " + host.clockStep().toNanos() + " ns");
        table.row("CPU clock", "steps of " + host.cpuClockStep().toNanos() + " ns");
        table.row(
                "noise",
                "a wait of 1 ms ends " + micros(host.lateMedian()) + " µs late, the latest of 300 "
                        + micros(host.lateMost()) + " µs");
        if (host.lateMost().compareTo(NOISY) > 0) {
            table.row("", "this machine is busy: play fewer tables at a time, or when it is quiet");
        }
        terminal.out().print(table.text());
        terminal.out().println();
    }

    private static long micros(Duration duration) {
        return duration.toNanos() / 1000;
    }

    private static Map<String, Object> facts(Findings all) {
        List<Map<String, Object>> levels = new ArrayList<>();
        for (Sandboxes.Probe probe : all.probes()) {
            Map<String, Object> level = new LinkedHashMap<>();
            level.put("level", probe.level().word());
            level.put("holds", all.holds(probe.level()));
            probe.problem().ifPresent(why -> level.put("problem", why));
            level.put("notes", probe.notes());
            Map<String, Object> canaries = new LinkedHashMap<>();
            all.canaries()
                    .getOrDefault(probe.level(), List.of())
                    .forEach(flight ->
                            canaries.put(flight.mischief(), flight.trouble().orElse("held")));
            level.put("canaries", canaries);
            levels.add(level);
        }
        List<Map<String, Object>> here = new ArrayList<>();
        all.languages().ifPresent(found -> {
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
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("levels", levels);
        all.host().ifPresent(host -> facts.put("host", hostFacts(host)));
        facts.put("languages", here);
        return facts;
    }

    private static Map<String, Object> hostFacts(HostFacts host) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("kernel", host.kernel());
        facts.put("processors", host.processors());
        facts.put("controlGroups", host.groups());
        facts.put("tellsEndings", host.tellsEndings());
        facts.put("clockStepNanos", host.clockStep().toNanos());
        facts.put("cpuClockStepNanos", host.cpuClockStep().toNanos());
        facts.put("lateMedianMicros", micros(host.lateMedian()));
        facts.put("lateMostMicros", micros(host.lateMost()));
        return facts;
    }
}
