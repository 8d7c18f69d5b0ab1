package org.umpire.contest;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.IcpcContest.Group;
import org.umpire.league.icpc.IcpcContest.Language;
import org.umpire.league.icpc.IcpcContest.Organization;
import org.umpire.league.icpc.IcpcContest.Team;
import org.umpire.record.Shown;

/** Reads the problems, teams and other parts of a collegiate contest. */
final class IcpcPartsReader {
    /** Awards have identifiers such as {@code first-to-solve-ID}, which may not have more than 36 characters. */
    static final int PART_ID_LENGTH_MAX = 20;

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,34}[A-Za-z0-9_-])?");
    private static final Pattern RGB = Pattern.compile("#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})");
    private static final Pattern COUNTRY = Pattern.compile("[A-Z]{3}");
    private static final Pattern EXTENSION = Pattern.compile("[A-Za-z0-9+_]{1,10}");
    private static final int LABEL_LENGTH_MAX = 10;
    private static final int TESTS_MAX = 100_000;

    private final TomlTable top;
    private final List<Problem> findings;
    private final Map<String, Integer> ids = new HashMap<>();
    private final PackagePaths packages;
    private boolean complete = true;

    IcpcPartsReader(TomlTable top, PackagePaths packages, List<Problem> findings) {
        this.top = top;
        this.packages = packages;
        this.findings = findings;
    }

    static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    /** Returns the same text, or says what an identifier is. */
    static String id(String text) {
        if (!isId(text)) {
            throw new IllegalArgumentException("must be 1 to 36 letters, digits, _, - or ., beginning with a letter,"
                    + " digit or _ and not ending with a dot; not \"" + Shown.of(text) + "\"");
        }
        return text;
    }

    /** Returns whether every part could be read well enough for submissions to be looked up in it. */
    boolean complete() {
        return complete;
    }

    List<IcpcContest.Problem> problems() {
        List<IcpcContest.Problem> problems = new ArrayList<>();
        Set<String> words = new HashSet<>(); // by which submissions name problems
        for (TomlTable table : some("problem")) {
            Optional<String> label = label(table);
            Optional<String> id = table.has("id") || label.isEmpty()
                    ? id(table, "problem", PART_ID_LENGTH_MAX)
                    : label.filter(text -> given(table, "label", "problem", text, PART_ID_LENGTH_MAX));
            Optional<String> name = name(table);
            Optional<String> color = note(table, "color");
            Optional<String> rgb = form(table, "rgb", RGB, "#f00 or #ff0000");
            Optional<Duration> limit = table.duration("time-limit");
            Optional<Integer> tests = table.number("tests", 0, TESTS_MAX);
            packages.note(table, id, limit, tests);
            table.refuseOthers();
            id.filter(text -> !words.add(text))
                    .ifPresent(text -> table.problem(table.has("id") ? "id" : "label", namesAnother(text)));
            label.filter(text -> id.isPresent() && !id.get().equals(text) && !words.add(text))
                    .ifPresent(text -> table.problem("label", namesAnother(text)));
            if (id.isPresent() && label.isPresent() && name.isPresent()) {
                problems.add(new IcpcContest.Problem(id.get(), label.get(), name.get(), color, rgb, limit, tests));
            } else {
                complete = false;
            }
        }
        return problems;
    }

    private static String namesAnother(String text) {
        return "\"" + Shown.of(text) + "\" names another problem already, and submissions say which by either";
    }

    List<Team> teams(List<Organization> organizations, List<Group> groups) {
        List<String> from = organizations.stream().map(Organization::id).toList();
        List<String> in = groups.stream().map(Group::id).toList();
        List<Team> teams = new ArrayList<>();
        for (TomlTable table : some("team")) {
            Optional<String> id = id(table, "team", 36);
            Optional<String> name = name(table);
            Optional<String> label = table.has("label") ? label(table) : id;
            Optional<String> organization = table.text("organization");
            List<String> member = table.list("groups");
            boolean hidden = table.flag("hidden").orElse(false);
            table.refuseOthers();
            organization.ifPresent(text -> known(table, "organization", text, from));
            member.forEach(text -> known(table, "groups", text, in));
            if (id.isPresent() && name.isPresent() && label.isPresent()) {
                teams.add(new Team(id.get(), label.get(), name.get(), organization, member, hidden));
            } else {
                complete = false;
            }
        }
        return teams;
    }

    List<Organization> organizations() {
        List<Organization> organizations = new ArrayList<>();
        for (TomlTable table : top.tables("organization")) {
            Optional<String> id = id(table, "organization", 36);
            Optional<String> name = name(table);
            Optional<String> formal = note(table, "formal-name");
            Optional<String> country = form(table, "country", COUNTRY, "three letters such as \"RUS\"");
            table.refuseOthers();
            if (id.isPresent() && name.isPresent()) {
                organizations.add(new Organization(id.get(), name.get(), formal, country));
            }
        }
        return organizations;
    }

    List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        for (TomlTable table : top.tables("group")) {
            Optional<String> id = id(table, "group", PART_ID_LENGTH_MAX);
            Optional<String> name = name(table);
            Optional<String> type = note(table, "type");
            table.refuseOthers();
            if (id.isPresent() && name.isPresent()) {
                groups.add(new Group(id.get(), name.get(), type));
            }
        }
        return groups;
    }

    List<Language> languages() {
        List<Language> languages = new ArrayList<>();
        for (TomlTable table : some("language")) {
            Optional<String> id = id(table, "language", 36);
            Optional<KnownLanguage> known = id.flatMap(KnownLanguage::of);
            Optional<String> name = table.has("name") ? name(table) : known.map(KnownLanguage::title);
            List<String> extensions = table.has("extensions")
                    ? table.list("extensions")
                    : known.map(KnownLanguage::extensions).orElse(List.of());
            Optional<String> entry = note(table, "entry-point");
            table.refuseOthers();
            if (id.isPresent() && known.isEmpty() && !table.has("name")) {
                table.problem(
                        "name",
                        "is missing, and \"" + id.get() + "\" is none of the known languages: " + KnownLanguage.ids());
            }
            if (extensions.isEmpty()
                    || !extensions.stream()
                            .allMatch(each -> EXTENSION.matcher(each).matches())) {
                table.problem("extensions", "must be endings of file names without the dot, such as [\"cc\", \"cpp\"]");
            }
            if (id.isPresent() && name.isPresent()) {
                languages.add(new Language(id.get(), name.get(), extensions, entry));
            } else {
                complete = false;
            }
        }
        return languages;
    }

    private List<TomlTable> some(String key) {
        List<TomlTable> tables = top.tables(key);
        if (tables.isEmpty()) {
            findings.add(new Problem(0, "a contest needs at least one " + key + ", headed [[" + key + "]]"));
            complete = false;
        }
        return tables;
    }

    private Optional<String> id(TomlTable table, String kind, int lengthMax) {
        if (!table.has("id")) {
            table.problem("id", "is missing");
            return Optional.empty();
        }
        return table.text("id").filter(text -> given(table, "id", kind, text, lengthMax));
    }

    /** Returns whether a text is an identifier that nothing else of this kind has. */
    private boolean given(TomlTable table, String key, String kind, String text, int lengthMax) {
        if (!isId(text) || text.length() > lengthMax) {
            table.problem(
                    key,
                    "must be 1 to " + lengthMax + " letters, digits, _, - or ., beginning with a letter, digit or _ and"
                            + " not ending with a dot; not \"" + Shown.of(text) + "\"");
            return false;
        }
        Integer before = ids.putIfAbsent(kind + " " + text, table.line());
        if (before != null) {
            table.problem(key, "\"" + text + "\" is that of the " + kind + " on line " + before + " already");
            return false;
        }
        return true;
    }

    private Optional<String> label(TomlTable table) {
        Optional<String> label = table.text("label");
        if (!table.has("label")) {
            table.problem("label", "is missing");
        }
        if (label.filter(text -> text.isBlank()
                        || text.length() > LABEL_LENGTH_MAX
                        || !text.codePoints().allMatch(Shown::visible))
                .isPresent()) {
            table.problem("label", "must be 1 to " + LABEL_LENGTH_MAX + " characters that can be seen");
            return Optional.empty();
        }
        return label;
    }

    private static Optional<String> name(TomlTable table) {
        if (!table.has("name")) {
            table.problem("name", "is missing");
        }
        Optional<String> name = table.text("name");
        Optional<String> wrong = name.flatMap(Names::wrongEntrant);
        wrong.ifPresent(text -> table.problem("name", text));
        return wrong.isPresent() ? Optional.empty() : name;
    }

    private static Optional<String> note(TomlTable table, String key) {
        Optional<String> text = table.text(key);
        Optional<String> wrong = text.flatMap(Names::wrongEntrant);
        wrong.ifPresent(problem -> table.problem(key, problem));
        return wrong.isPresent() ? Optional.empty() : text;
    }

    private static Optional<String> form(TomlTable table, String key, Pattern form, String such) {
        return table.parsed(key, "a text in quotes", text -> {
            if (!form.matcher(text).matches()) {
                throw new IllegalArgumentException("must be " + such + ", not \"" + Shown.of(text) + "\"");
            }
            return text;
        });
    }

    private static void known(TomlTable table, String key, String text, List<String> ids) {
        if (!ids.contains(text)) {
            table.problem(key, "there is no \"" + Shown.of(text) + "\" in this file" + Nearest.hint(text, ids));
        }
    }
}
