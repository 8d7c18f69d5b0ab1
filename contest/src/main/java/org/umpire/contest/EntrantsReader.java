package org.umpire.contest;

import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.umpire.contest.LeagueFile.Entrant;
import org.umpire.record.Shown;

/** Reads who takes part, and looks whether the programs are there. */
final class EntrantsReader {
    private static final int ENTRANTS_MAX = 10_000;
    private static final int NOTE_LENGTH_MAX = 200;

    private final Path folder;
    private final List<Problem> problems;
    private final Map<String, String> places = new HashMap<>();

    EntrantsReader(Path folder, List<Problem> problems) {
        this.folder = folder;
        this.problems = problems;
    }

    /** Returns the entrants that are good. */
    List<Entrant> read(List<TomlTable> tables) {
        if (tables.size() > ENTRANTS_MAX) {
            problems.add(new Problem(0, tables.size() + " entrants; at most " + ENTRANTS_MAX));
            return List.of();
        }
        List<Entrant> entrants = new ArrayList<>();
        for (int i = 0; i < tables.size(); i++) {
            entrant(tables.get(i), "entrant " + (i + 1)).ifPresent(entrants::add);
        }
        return entrants;
    }

    private Optional<Entrant> entrant(TomlTable table, String which) {
        Optional<String> name = name(table, which);
        Optional<Start> start = start(table);
        boolean outOfCompetition = table.flag("out-of-competition").orElse(false);
        Optional<String> place = note(table, "place");
        Optional<String> affiliation = note(table, "affiliation");
        table.refuseOthers();
        if (name.isEmpty() || start.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Entrant(name.get(), start.get(), outOfCompetition, place, affiliation));
    }

    private Optional<String> name(TomlTable table, String which) {
        Optional<String> name = table.text("name");
        if (!table.has("name")) {
            table.problem("name", "is missing");
            return Optional.empty();
        }
        Optional<String> wrong = name.flatMap(Names::wrongEntrant);
        wrong.ifPresent(text -> table.problem("name", text));
        if (name.isEmpty() || wrong.isPresent()) {
            return Optional.empty();
        }
        String same = Normalizer.normalize(name.get(), Normalizer.Form.NFKC)
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT);
        String place = table.line() > 0 ? which + " (line " + table.line() + ")" : which;
        String before = places.putIfAbsent(same, place);
        if (before != null) {
            table.problem(
                    "name",
                    "\"" + name.get() + "\" is the name of " + before + " already (case does not tell names apart)");
            return Optional.empty();
        }
        return name;
    }

    private Optional<Start> start(TomlTable table) {
        Optional<String> program = table.text("program");
        Optional<String> bot = table.text("bot");
        if (table.has("program") == table.has("bot")) {
            table.problem(
                    "program",
                    table.has("bot")
                            ? "there is a bot as well; say one of the two"
                            : "is missing: say program = \"COMMAND\" or bot = \"GAME/NAME\"");
            return Optional.empty();
        }
        Optional<Start> start = program.map(Start::ofProgram).or(() -> bot.map(Start.Bot::new));
        List<String> wrong = start.map(found -> found.problems(folder)).orElse(List.of());
        wrong.forEach(text -> table.problem(table.has("bot") ? "bot" : "program", text));
        return wrong.isEmpty() ? start : Optional.empty();
    }

    private static Optional<String> note(TomlTable table, String key) {
        Optional<String> text = table.text(key);
        if (text.isPresent()
                && (text.get().length() > NOTE_LENGTH_MAX
                        || !text.get().codePoints().allMatch(Shown::visible))) {
            table.problem(key, "must be one line of at most " + NOTE_LENGTH_MAX + " characters that can be seen");
            return Optional.empty();
        }
        return text;
    }
}
