package org.umpire.contest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.umpire.contest.KeyLines.KeyPath;
import org.umpire.contest.LeagueFile.Read;
import org.umpire.contest.LeagueFile.Running;
import org.umpire.contest.LeagueFile.Terms;
import org.umpire.league.Entrant;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Shown;
import org.umpire.rules.GamePacks;
import org.umpire.sandbox.Level;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/** Reads one league file and notes all that is wrong with it. */
final class LeagueFileReader {
    private static final long FILE_BYTES_MAX = 4_000_000;
    private static final int JOBS_MAX = 1_000;

    private final List<Problem> problems = new ArrayList<>();
    private final Path path;

    private LeagueFileReader(Path path) {
        this.path = path;
    }

    static Read read(Path file) {
        LeagueFileReader reader = new LeagueFileReader(file.toAbsolutePath().normalize());
        Optional<LeagueFile> read = reader.league();
        if (read.isPresent() && reader.problems.isEmpty()) {
            return new Read.Good(read.get());
        }
        reader.problems.sort(Comparator.comparingInt(Problem::line));
        return new Read.Bad(reader.problems);
    }

    private Optional<LeagueFile> league() {
        if (Files.notExists(path)) {
            return none("there is no such file; \"umpire init DIR\" makes a folder with one");
        }
        Optional<String> text = TextFile.marked(path, FILE_BYTES_MAX, problems);
        if (text.isPresent() && TextFile.unmarked(text.get()).isBlank()) {
            return none("the file is empty; docs/league-file.md shows one");
        }
        Optional<JsonNode> tree = text.flatMap(known -> tree(TextFile.unmarked(known)));
        if (text.isEmpty() || tree.isEmpty()) {
            return Optional.empty();
        }
        TomlTable top = new TomlTable(tree.get(), KeyPath.TOP, KeyLines.of(text.get()), problems);
        String name = top.text("name").orElseGet(this::nameOfFile);
        Names.wrongLeague(name).ifPresent(wrong -> top.problem("name", wrong));
        Optional<Terms> terms = new TermsReader(top, problems).read();
        Running running = new Running(
                top.number("jobs", 1, JOBS_MAX),
                top.flag("pin").orElse(false),
                top.parsed("isolation", "a text", LeagueFileReader::level),
                top.parsed("secret", "a text in quotes", SeasonSecret::read));
        List<TomlTable> tables = top.tables("entrant");
        List<LeagueFile.Entrant> entrants = new EntrantsReader(folder(), problems).read(tables);
        terms.ifPresent(found -> enough(top, found, tables.size(), entrants));
        top.refuseOthers();
        return terms.map(found -> new LeagueFile(path, text.get(), name, found, running, entrants));
    }

    private Path folder() {
        Path parent = path.getParent();
        return parent == null ? path : parent;
    }

    private Optional<JsonNode> tree(String text) {
        try {
            return Optional.of(new TomlMapper().readTree(text));
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            int line = at == null ? 0 : Math.max(0, at.getLineNr());
            // Some errors are noticed after the end of their line only.
            if (at != null && at.getColumnNr() == 1 && line > 1) {
                line--;
            }
            problems.add(new Problem(line, "not TOML: " + Shown.of(e.getOriginalMessage())));
            return Optional.empty();
        }
    }

    private <T> Optional<T> none(String text) {
        problems.add(new Problem(0, text));
        return Optional.empty();
    }

    private String nameOfFile() {
        String file = String.valueOf(path.getFileName());
        return file.endsWith(".toml") ? file.substring(0, file.length() - ".toml".length()) : file;
    }

    private static Level level(String word) {
        for (Level level : Level.values()) {
            if (level.word().equals(word)) {
                return level;
            }
        }
        throw new IllegalArgumentException("must be \"plain\", \"user\" or \"strong\", not \"" + Shown.of(word) + "\"");
    }

    private void enough(TomlTable top, Terms terms, int entrants, List<LeagueFile.Entrant> readable) {
        int size = GamePacks.find(terms.game().name())
                .orElseThrow()
                .format()
                .matchSize(terms.setup().seats());
        if (entrants < size) {
            problems.add(new Problem(
                    0,
                    "a league of " + terms.game() + " needs at least " + size + " entrants, each headed [[entrant]];"
                            + " there " + (entrants == 1 ? "is 1" : "are " + entrants)));
        } else if (readable.size() == entrants) {
            meet(top, terms, size, readable);
        }
    }

    /** Notes what keeps these entrants from meeting by the schedule; each problem begins with the key. */
    private static void meet(TomlTable top, Terms terms, int size, List<LeagueFile.Entrant> entrants) {
        List<Entrant> all = entrants.stream()
                .map(entrant -> new Entrant(
                        entrant.name(), "", "", entrant.outOfCompetition(), entrant.place(), entrant.affiliation()))
                .toList();
        for (String problem : terms.scheme()
                .problems(all, size, terms.rounds(), terms.matches().isPresent())) {
            int colon = problem.indexOf(": ");
            top.problem(problem.substring(0, colon), Shown.of(problem.substring(colon + 2), 400));
        }
    }
}
