package org.umpire.league;

import java.util.List;
import org.umpire.record.Shown;

/** The sections of faults, of pending matches and of records that do not count. */
final class HtmlFaults {
    private static final int FAULTS_MAX = 500;
    private static final int PENDING_MAX = 50;
    private static final int LEFT_OUT_MAX = 100;
    private static final int DETAIL_MAX = 200;

    private final Markup page;
    private final SeasonRead read;
    private final Links links;

    private HtmlFaults(Markup page, SeasonRead read, Links links) {
        this.page = page;
        this.read = read;
        this.links = links;
    }

    static void write(Markup page, SeasonRead read, Links links) {
        HtmlFaults faults = new HtmlFaults(page, read, links);
        faults.faults();
        faults.pending();
        faults.leftOut();
    }

    private void faults() {
        page.open("section", "id", "faults", "aria-labelledby", "h-faults");
        page.element("h2", "Faults", "id", "h-faults");
        if (read.faults().isEmpty()) {
            page.open("div", "class", "card").element("p", "No program lost its seat.", "class", "none");
            page.close("div").close("section");
            return;
        }
        page.element("p", "Programs that lost their seat, and by what.", "class", "lead");
        page.open("div", "class", "card scroll").open("table");
        page.element("caption", "Faults, in the order of the schedule");
        heads("Entrant", "Fault", "Detail", "Against", "Match");
        page.open("tbody");
        read.faults().stream().limit(FAULTS_MAX).forEach(this::fault);
        page.close("tbody").close("table").close("div");
        cut(read.faults().size(), FAULTS_MAX);
        page.close("section");
    }

    private void fault(SeenFault seen) {
        page.open("tr").element("th", Shown.name(read.name(seen.entrant())), "scope", "row", "class", "who");
        page.open("td")
                .element("span", seen.fault().kind().word(), "class", "tag")
                .close("td");
        page.open("td")
                .element("code", Shown.of(seen.fault().detail(), DETAIL_MAX), "class", "said")
                .close("td");
        page.element("td", names(seen.others()), "class", "who soft");
        page.open("td", "class", "block").text(seen.block());
        page.open("span", "class", "sub").text("table " + (seen.table() + 1) + ", seat " + seen.seat());
        if (!seen.record().isEmpty()) {
            page.text(", ").element("a", "record", "href", links.to(seen.record()));
        }
        page.close("span").close("td").close("tr");
    }

    private String names(List<Integer> entrants) {
        return String.join(
                ", ", entrants.stream().map(i -> Shown.name(read.name(i))).toList());
    }

    private void pending() {
        List<PendingMatch> pending = read.results().pending();
        if (pending.isEmpty()) {
            return;
        }
        page.open("section", "id", "pending", "aria-labelledby", "h-pending");
        page.element("h2", "Pending matches", "id", "h-pending");
        page.element(
                "p", "Some of their tables are missing. They count for nothing until they are whole.", "class", "lead");
        page.open("div", "class", "card scroll").open("table");
        page.element("caption", "Matches that do not count yet");
        heads("Match", "Entrants", "Tables");
        page.open("tbody");
        for (PendingMatch match : pending.subList(0, Math.min(PENDING_MAX, pending.size()))) {
            page.open("tr").element("th", match.block(), "scope", "row");
            page.element("td", names(match.entrants()));
            page.element("td", match.played() + " of " + match.tables()).close("tr");
        }
        page.close("tbody").close("table").close("div");
        cut(pending.size(), PENDING_MAX);
        page.close("section");
    }

    private void leftOut() {
        if (read.leftOut().isEmpty()) {
            return;
        }
        page.open("section", "id", "left-out", "aria-labelledby", "h-left-out");
        page.element("h2", "Records that do not count", "id", "h-left-out");
        page.open("div", "class", "card scroll").open("table");
        page.element("caption", "Records that do not count, and why");
        heads("Record", "Reason", "Detail");
        page.open("tbody");
        read.leftOut().stream().limit(LEFT_OUT_MAX).forEach(one -> {
            page.open("tr").open("th", "scope", "row");
            page.element("a", Shown.of(one.record(), DETAIL_MAX), "href", links.to(one.record()))
                    .close("th");
            page.open("td")
                    .element("span", one.kind().word(), "class", "tag plain")
                    .close("td");
            page.element("td", Shown.of(one.why(), DETAIL_MAX), "class", "said").close("tr");
        });
        page.close("tbody").close("table").close("div");
        cut(read.leftOut().size(), LEFT_OUT_MAX);
        page.close("section");
    }

    private void heads(String... heads) {
        page.open("thead").open("tr");
        for (String head : heads) {
            page.element("th", head, "scope", "col");
        }
        page.close("tr").close("thead");
    }

    private void cut(int size, int max) {
        if (size > max) {
            page.element("p", "… and " + (size - max) + " more.", "class", "note");
        }
    }
}
