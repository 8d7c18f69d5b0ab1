package org.umpire.league;

import java.util.List;
import java.util.Optional;
import org.umpire.record.Shown;

/** The section of who takes part, in the order of submission. */
final class HtmlEntrants {
    private static final int NOTE_MAX = 120;

    private HtmlEntrants() {}

    static void write(Markup page, SeasonRead read) {
        List<Entrant> entrants = read.season().entrants();
        page.open("section", "id", "entrants", "aria-labelledby", "h-entrants");
        page.element("h2", "Entrants", "id", "h-entrants");
        page.element("p", "In the order of submission.", "class", "lead");
        page.open("div", "class", "card scroll").open("table");
        page.element("caption", "Entrants, in the order of submission");
        page.open("thead").open("tr").element("th", "#", "scope", "col", "class", "n");
        for (String head : List.of("Entrant", "Place", "Affiliation", "")) {
            page.element("th", head, "scope", "col");
        }
        page.close("tr").close("thead").open("tbody");
        for (int i = 0; i < entrants.size(); i++) {
            Entrant entrant = entrants.get(i);
            page.open("tr").element("td", Integer.toString(i + 1), "class", "n");
            page.element("th", Shown.name(entrant.name()), "scope", "row", "class", "who");
            note(page, entrant.place());
            note(page, entrant.affiliation());
            page.open("td");
            if (entrant.outOfCompetition()) {
                page.element("span", "out of competition", "class", "tag plain");
            }
            page.close("td").close("tr");
        }
        page.close("tbody").close("table").close("div").close("section");
    }

    private static void note(Markup page, Optional<String> note) {
        page.element("td", note.map(text -> Shown.of(text, NOTE_MAX)).orElse(""));
    }
}
