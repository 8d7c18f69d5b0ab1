package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.umpire.bots.BotPack;
import org.umpire.bots.DemoLeague;
import org.umpire.bots.Example;
import org.umpire.bots.ReferenceBot;
import org.umpire.languages.Language;
import org.umpire.languages.LanguagesHere;
import org.umpire.league.Scheme;
import org.umpire.record.Shown;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Setup;

/**
 * A new folder for a contest: a league file that can be played at once, a program to begin with in each language, and a
 * text that says how to go on.
 */
public final class NewContest {
    private static final String FILE = "contest.toml";

    private final BotPack pack;
    private final GamePack<?, ?, ?, ?> game;
    private final LanguagesHere languages;
    private final Scheme.Kind schedule;

    private NewContest(BotPack pack, GamePack<?, ?, ?, ?> game, LanguagesHere languages, Scheme.Kind schedule) {
        this.schedule = schedule;
        this.pack = pack;
        this.game = game;
        this.languages = languages;
    }

    /** What came of it. */
    public sealed interface Made {
        /** The folder is there. */
        record Written(Path folder, List<Path> files) implements Made {
            /** Takes a copy. */
            public Written {
                files = List.copyOf(files);
            }
        }

        /** Nothing was written: why, in one line. */
        record Refused(String why) implements Made {}
    }

    /**
     * Writes the folder.
     *
     * @param folder must not exist, or be empty
     * @param name of the game
     * @param schedule by which entrants meet
     * @throws IOException if it cannot be written
     */
    public static Made write(Path folder, String name, LanguagesHere languages, Scheme.Kind schedule)
            throws IOException {
        Optional<GamePack<?, ?, ?, ?>> game = GamePacks.find(name);
        Optional<BotPack> pack = BotPack.all().stream()
                .filter(one -> one.bots().get(0).game().name().equals(name))
                .findFirst();
        if (game.isEmpty() || pack.isEmpty()) {
            List<String> names = BotPack.all().stream()
                    .map(one -> one.bots().get(0).game().name())
                    .toList();
            return new Made.Refused("there is no game \"" + Shown.of(name) + "\"; there are: "
                    + String.join(", ", names) + Nearest.hint(name, names));
        }
        int size = game.get().format().matchSize(game.get().usualSetup().seats());
        if (schedule.adaptive() && schedule != Scheme.Kind.SWISS && size != 2) {
            return new Made.Refused("the schedule " + schedule.word() + " is for matches of two, and at "
                    + game.get().title() + " " + size + " meet; say swiss, or round-robin");
        }
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            return new Made.Refused(folder + " is a file; name a new folder");
        }
        if (Files.isDirectory(folder) && !empty(folder)) {
            return new Made.Refused(folder + " is not empty; name a new folder");
        }
        return new NewContest(pack.get(), game.get(), languages, schedule).write(folder);
    }

    private static boolean empty(Path folder) throws IOException {
        try (Stream<Path> listed = Files.list(folder)) {
            return listed.findAny().isEmpty();
        }
    }

    private Made write(Path folder) throws IOException {
        Files.createDirectories(folder);
        List<Path> files = new ArrayList<>();
        for (Example example : pack.examples()) {
            Path place = folder.resolve(folder(example)).resolve(example.file());
            Files.createDirectories(folder.resolve(folder(example)));
            files.add(Files.writeString(place, example.text()));
        }
        files.add(Files.writeString(folder.resolve(FILE), league()));
        files.add(Files.writeString(folder.resolve("README.md"), readme()));
        return new Made.Written(folder, files);
    }

    /** Each program has a folder of its own: that is what it sees of the world when it is locked in. */
    private static String folder(Example example) {
        return example.file().substring(0, example.file().lastIndexOf('.')).toLowerCase(java.util.Locale.ROOT) + "-"
                + example.file().substring(example.file().lastIndexOf('.') + 1);
    }

    private String league() {
        Setup setup = game.usualSetup();
        int games = pack.demo().map(DemoLeague::games).orElse(setup.games());
        StringBuilder text = new StringBuilder("""
                # A league of %s. All that can be said here is in docs/league-file.md.
                name = "My contest"
                game = %s
                games = %d            # a table; a real contest plays more, such as %d
                budget = %s         # of each program at each table, in CPU time
                then = %s           # for each answer once the budget is used up
                """.formatted(
                        game.title(),
                        Toml.quoted(game.game().id().name()),
                        games,
                        Math.max(games, setup.games()),
                        Toml.quoted(DurationText.write(game.usualBudget().total())),
                        Toml.quoted(DurationText.write(game.usualBudget().then()))));
        text.append(meetings());
        for (Example example : pack.examples()) {
            text.append('\n').append(entrant(example));
        }
        for (String bot : pack.demo().map(DemoLeague::bots).orElse(List.of())) {
            text.append("\n# A reference bot, to measure others by.\n[[entrant]]\nname = ")
                    .append(Toml.quoted(bot))
                    .append("\nbot = ")
                    .append(Toml.quoted(game.game().id() + "/" + bot))
                    .append(schedule.adaptive() ? "\n" : "\nout-of-competition = true\n");
        }
        return text.toString();
    }

    /** Returns what the file says of who meets whom; nothing for a round robin. */
    private String meetings() {
        List<String> names = new ArrayList<>(pack.examples().stream()
                .filter(example -> entrant(example).contains("\n[[entrant]]"))
                .map(Example::file)
                .toList());
        names.addAll(pack.demo().map(DemoLeague::bots).orElse(List.of()));
        // After so many rounds of a Swiss at most one has won all.
        int rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(names.size() - 1));
        String more = switch (schedule) {
            case ROUND_ROBIN -> "";
            case GAUNTLET -> "challengers = [" + Toml.quoted(names.get(0)) + "] # who meets all others\n";
            case SWISS -> "rounds = " + rounds + "\n";
            case KNOCK_OUT -> "legs = 1              # how many matches decide who goes on\n";
            case LADDER -> "rounds = " + names.size() + "\n";
            case PLACES -> "rounds = 10           # at most: it ends when all places are settled\n";
        };
        return schedule == Scheme.Kind.ROUND_ROBIN ? "" : "schedule = " + Toml.quoted(schedule.word()) + "\n" + more;
    }

    /** Returns an entrant; as a comment where it cannot be started before something is done. */
    private String entrant(Example example) {
        Language language = Language.of(example.file()).orElseThrow();
        Optional<LanguagesHere.Found> found = languages.find(language);
        String place = folder(example) + "/" + example.file();
        String entrant = "[[entrant]]\nname = "
                + Toml.quoted(example.file())
                + "\nprogram = "
                + Toml.quoted(start(language, place, found))
                + "\n";
        if (found.isEmpty()) {
            return "# " + language.name() + " is not installed here (" + language.get() + "):\n" + commented(entrant);
        }
        if (language.compiled() && !language.ending().equals("java")) {
            return "# Compile first: " + compile(language, place) + "\n" + commented(entrant);
        }
        return "# " + example.summary() + "\n" + entrant;
    }

    private static String commented(String lines) {
        return lines.replaceAll("(?m)^(?=.)", "# ");
    }

    private static String start(Language language, String place, Optional<LanguagesHere.Found> found) {
        if (language.ending().equals("java")) {
            // A single source file needs no compiling; a real entrant would, since that takes time of its clock.
            return "java " + place;
        }
        if (language.compiled()) {
            return "./" + place.substring(0, place.lastIndexOf('.'));
        }
        String tool =
                found.map(LanguagesHere.Found::tool).orElse(language.tools().get(0));
        return Toml.command(language.runCommand(tool, place));
    }

    private static String compile(Language language, String place) {
        return Toml.command(language.compileCommand(language.tools().get(0), place));
    }

    private String readme() {
        String id = game.game().id().name();
        StringBuilder languagesText = new StringBuilder();
        for (Example example : pack.examples()) {
            languagesText
                    .append("| `")
                    .append(folder(example))
                    .append('/')
                    .append(example.file())
                    .append("` | ")
                    .append(example.summary())
                    .append(" |\n");
        }
        return """
                # My contest

                A league of %1$s. To play it:

                ```
                umpire league contest.toml
                ```

                The standings, the report (`report.html`) and a record of every table are in `contest-results` then. Stop
                it whenever you like: the same command goes on where it was.

                ## Programs to begin with

                | file | how it plays |
                |---|---|
                %2$s
                Each explains the protocol at its top. Copy the one in your language, give it a name, and add it to
                `contest.toml`. Then see whether it speaks the protocol, and how it does:

                ```
                umpire check %3$s "python3 mine.py"
                umpire play %3$s --show %4$s
                ```

                A program is charged the CPU time that it uses, and is suspended while others move. It must flush what it
                writes, and start no other process.
                """.formatted(game.title(), languagesText, id, players());
    }

    /** Returns a command line with somebody at each seat. */
    private String players() {
        ReferenceBot<?, ?> strongest = pack.bots().get(pack.bots().size() - 1);
        StringBuilder players = new StringBuilder("A=\"python3 mine.py\"");
        for (int seat = 1; seat < game.usualSetup().seats(); seat++) {
            players.append(' ').append((char) ('A' + seat)).append('=').append(strongest.path());
        }
        return players.toString();
    }
}
