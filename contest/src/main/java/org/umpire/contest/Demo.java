package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.umpire.bots.BotPack;
import org.umpire.bots.DemoLeague;
import org.umpire.bots.Example;
import org.umpire.bots.ReferenceBot;
import org.umpire.languages.Language;
import org.umpire.languages.LanguagesHere;
import org.umpire.languages.ToolRun;
import org.umpire.record.Shown;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.sandbox.Sandbox;

/**
 * Plays a small real league of a game with the programs that are shipped: the examples, in those languages that are
 * installed, and some bots. The league is a folder like any other, with sources, programs, league file and results, so
 * that it can be looked at, changed and played again.
 */
public final class Demo {
    private static final int ENTRANTS_MIN = 6;
    private static final Duration COMPILE_PATIENCE = Duration.ofSeconds(60);
    private static final String FILE = "contest.toml";

    private final BotPack pack;
    private final DemoLeague league;
    private final GamePack<?, ?, ?, ?> game;

    private Demo(BotPack pack, DemoLeague league, GamePack<?, ?, ?, ?> game) {
        this.pack = pack;
        this.league = league;
        this.game = game;
    }

    /** Returns the demos of all installed games that have one. */
    public static List<Demo> all() {
        List<Demo> demos = new ArrayList<>();
        for (BotPack pack : BotPack.all()) {
            Optional<GamePack<?, ?, ?, ?>> game =
                    GamePacks.find(pack.bots().get(0).game().name());
            if (game.isPresent() && pack.demo().isPresent()) {
                demos.add(new Demo(pack, pack.demo().get(), game.get()));
            }
        }
        return demos;
    }

    /** Returns the game's name for people. */
    public String title() {
        return game.title();
    }

    /** Returns the name of the game, by which its folder may be called. */
    public String name() {
        return game.game().id().name();
    }

    /**
     * A demo ready to be played.
     *
     * @param file its league file
     * @param languages in which programs take part
     * @param leftOut which examples do not, and why, each in one line
     */
    public record Prepared(LeagueFile file, Set<String> languages, List<String> leftOut) {
        /** Takes copies. */
        public Prepared {
            languages = Set.copyOf(languages);
            leftOut = List.copyOf(leftOut);
        }

        /** Returns the run of the league; earlier results in the folder are moved aside. */
        public LeagueRun run(Jobs jobs, String version, Progress progress) {
            return new LeagueRun(Plan.of(file), new Settings(Settings.usualOut(file), jobs, true, version), progress);
        }
    }

    /**
     * Writes the folder of the league, and compiles the examples.
     *
     * @param folder is made if it is not there; what an earlier demo left there is written over
     * @param tools in which compilers run: of the plain level
     * @throws IOException if the folder cannot be written
     */
    public Prepared prepare(Path folder, LanguagesHere languages, Sandbox tools) throws IOException {
        Files.createDirectories(folder);
        StringBuilder text = new StringBuilder("""
                # The league that "umpire demo" plays. Change it and play it again: umpire league contest.toml
                name = %s
                game = %s
                games = %d
                rounds = %d
                """.formatted(
                        Toml.quoted(game.title() + " demo"), Toml.quoted(name()), league.games(), league.rounds()));
        league.matches()
                .ifPresent(matches -> text.append("matches = ").append(matches).append('\n'));
        Set<String> spoken = new LinkedHashSet<>();
        List<String> leftOut = new ArrayList<>();
        int entrants = 0;
        for (Example example : examples()) {
            Language language = Language.of(example.file()).orElseThrow();
            Optional<LanguagesHere.Found> found = languages.find(language);
            Files.writeString(folder.resolve(example.file()), example.text());
            Optional<String> problem = found.isEmpty()
                    ? Optional.of(language.name() + " is not installed (" + language.get() + ")")
                    : compile(folder, example, found.get(), tools);
            if (problem.isPresent()) {
                leftOut.add(example.file() + ": " + problem.get());
                continue;
            }
            List<String> command = language.runCommand(found.orElseThrow().path(), example.file());
            entrant(text, stem(example.file()) + " in " + language.name(), "program", Toml.command(command));
            spoken.add(language.name());
            entrants++;
        }
        for (ReferenceBot<?, ?> bot : bots(entrants)) {
            entrant(text, bot.name(), "bot", bot.path());
            spoken.add("Java");
        }
        Path file = Files.writeString(folder.resolve(FILE), text);
        LeagueFile.Read read = LeagueFile.read(file);
        if (read instanceof LeagueFile.Read.Good good) {
            return new Prepared(good.file(), spoken, leftOut);
        }
        throw new IllegalStateException("the demo's own league file is bad: " + read);
    }

    /** Returns the first example in each language, and those that the league asks for besides. */
    private List<Example> examples() {
        Set<Language> seen = new LinkedHashSet<>();
        return pack.examples().stream()
                .filter(example -> Language.of(example.file()).map(seen::add).orElse(false)
                        || league.furtherExamples().contains(example.file()))
                .toList();
    }

    /** Returns the bots that the league names, and more from the strongest down while there are too few entrants. */
    private List<ReferenceBot<?, ?>> bots(int others) {
        List<ReferenceBot<?, ?>> chosen = new ArrayList<>();
        List<ReferenceBot<?, ?>> rest = new ArrayList<>();
        for (ReferenceBot<?, ?> bot : pack.bots()) {
            (league.bots().contains(bot.name()) ? chosen : rest).add(bot);
        }
        while (others + chosen.size() < ENTRANTS_MIN && !rest.isEmpty()) {
            chosen.add(rest.remove(rest.size() - 1));
        }
        return chosen;
    }

    private static Optional<String> compile(Path folder, Example example, LanguagesHere.Found found, Sandbox tools) {
        if (!found.language().compiled()) {
            return Optional.empty();
        }
        List<String> command = found.language().compileCommand(found.tool(), example.file());
        ToolRun.Result result = ToolRun.run(tools, command, folder, COMPILE_PATIENCE);
        return result.good()
                ? Optional.empty()
                : Optional.of(found.tool()
                        + (result.hostFault() ? " could not end: " : " does not compile it: ")
                        + Shown.of(result.complaint().lines().findFirst().orElse("no reason given")));
    }

    private static void entrant(StringBuilder text, String name, String key, String start) {
        text.append("\n[[entrant]]\nname = ").append(Toml.quoted(name)).append('\n');
        text.append(key).append(" = ").append(Toml.quoted(start)).append('\n');
    }

    private static String stem(String file) {
        return file.substring(0, file.lastIndexOf('.'));
    }
}
