package org.umpire.league;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.umpire.record.Limits;
import org.umpire.record.Shown;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;

/** The sections of what was settled, and of how to check it. */
final class HtmlFacts {
    private final Markup page;
    private final SeasonRead read;
    private final Season season;

    private HtmlFacts(Markup page, SeasonRead read) {
        this.page = page;
        this.read = read;
        this.season = read.season();
    }

    static void write(Markup page, SeasonRead read) {
        HtmlFacts facts = new HtmlFacts(page, read);
        facts.facts();
        facts.check();
    }

    private void facts() {
        page.open("section", "id", "facts", "aria-labelledby", "h-facts");
        page.element("h2", "Facts", "id", "h-facts");
        page.open("div", "class", "card").open("dl", "class", "facts");
        fact("Game", read.gameTitle() + " (" + season.game() + "), version " + season.rulesVersion() + " of the rules");
        fact(
                "Table",
                Figures.count(season.setup().seats(), "seat", "seats") + ", "
                        + Figures.count(season.setup().games(), "game", "games") + variant());
        fact(
                "Schedule",
                (season.scheme().kind().adaptive() ? "" : Figures.count(season.rounds(), "round", "rounds") + ", ")
                        + Figures.count(read.plannedMatches(), "match", "matches") + ", "
                        + Figures.count(read.plannedTables(), "table", "tables")
                        + read.remark().map(text -> "; " + text).orElse(""));
        read.blockGain().ifPresent(gain -> fact("Blocks", gain.sentence()));
        fact("Clock", clock(season.limits().budget()));
        fact("Limits", limits(season.limits()));
        fact("Isolation", counted(read.conditions().isolation()));
        fact("Umpire", counted(read.conditions().umpires()));
        fact("Secret's digest", season.secretDigest());
        fact(
                "Secret",
                season.secret()
                        .map(secret -> Shown.of(secret, 100))
                        .orElse("not published yet; it is after the last table"));
        page.close("dl").close("div");
        programs();
        page.close("section");
    }

    private void fact(String what, String value) {
        page.element("dt", what).element("dd", value);
    }

    private String variant() {
        return season.setup().variant().entrySet().stream()
                .map(entry -> "; " + Shown.of(entry.getKey(), 40) + ": " + Shown.of(entry.getValue(), 40))
                .collect(Collectors.joining());
    }

    private static String clock(Budget budget) {
        return (budget.clock() == ClockKind.CPU ? "CPU time: " : "wall time: ")
                + Figures.limit(budget.total()) + " a table for each program, then "
                + Figures.limit(budget.then()) + " an answer; at most "
                + Figures.limit(budget.idleTotal()) + " idle a table";
    }

    private static String limits(Limits limits) {
        return Figures.bytes(limits.memoryBytes()) + " of memory, " + Figures.bytes(limits.lineBytes()) + " a line, "
                + Figures.bytes(limits.outputBytes()) + " of output a table";
    }

    /** Returns which of several things were, and of how many tables where there is more than one. */
    private static String counted(SortedMap<String, Long> tables) {
        if (tables.isEmpty()) {
            return "–";
        }
        return tables.entrySet().stream()
                .map(entry -> Shown.of(entry.getKey(), 40)
                        + (tables.size() > 1 ? " (" + Figures.count(entry.getValue(), "table", "tables") + ")" : ""))
                .collect(Collectors.joining(", "));
    }

    private void programs() {
        page.element("h3", "Programs");
        page.open("div", "class", "card scroll").open("table");
        page.element("caption", "Programs, in the order of the season");
        page.open("thead").open("tr");
        for (String head : new String[] {"Entrant", "Command", "Digest"}) {
            page.element("th", head, "scope", "col");
        }
        page.close("tr").close("thead").open("tbody");
        for (Entrant entrant : season.entrants()) {
            page.open("tr").element("th", Shown.name(entrant.name()), "scope", "row", "class", "who");
            page.open("td")
                    .element("code", Shown.of(entrant.command(), 200), "class", "said")
                    .close("td");
            page.open("td")
                    .element("code", Shown.of(entrant.digest(), 100), "class", "digest")
                    .close("td")
                    .close("tr");
        }
        page.close("tbody").close("table").close("div");
    }

    private void check() {
        page.open("section", "id", "check", "aria-labelledby", "h-check");
        page.element("h2", "Check it yourself", "id", "h-check");
        page.element("p", "All of this page follows from the folder of the season. In that folder:", "class", "lead");
        page.open("pre").open("code");
        for (Map.Entry<String, String> command : commands().entrySet()) {
            page.text(command.getKey() + "\n    " + command.getValue() + "\n");
        }
        page.close("code").close("pre").close("section");
    }

    private Map<String, String> commands() {
        Map<String, String> commands = new LinkedHashMap<>();
        commands.put("umpire standings .", "works out these standings from the records alone");
        commands.put("umpire replay --check FILE", "plays a record again and fails on the first difference");
        if (season.secret().isPresent()) {
            commands.put(
                    "umpire deals .", "checks that every deal comes from the published secret, and it from its digest");
        }
        return commands;
    }
}
