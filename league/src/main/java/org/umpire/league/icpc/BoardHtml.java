package org.umpire.league.icpc;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.umpire.league.Markup;
import org.umpire.league.PageHead;
import org.umpire.league.icpc.IcpcContest.Organization;
import org.umpire.league.icpc.IcpcContest.Problem;
import org.umpire.record.Shown;

/**
 * A board as one HTML file that needs nothing else, in the style of the reports of leagues. What a colour says is said
 * by a sign too: ✓ accepted, ✗ rejected, ? pending, ★ first to solve.
 */
public final class BoardHtml {
    private static final int LABEL_MAX = 10;

    private final Board board;
    private final IcpcContest contest;
    private final Markup page = new Markup();

    private BoardHtml(Board board) {
        this.board = board;
        this.contest = board.contest();
    }

    /** Returns the page. */
    public static String of(Board board) {
        return new BoardHtml(board).write();
    }

    private String write() {
        page.open("html", "lang", "en");
        PageHead.write(page, Shown.of(contest.name(), 80) + " – scoreboard", "standings.css", "scoreboard.css");
        page.open("body");
        top();
        page.open("main", "class", "wrap");
        standings();
        problems();
        rules();
        page.close("main");
        return page.close("body").close("html").toString();
    }

    private void top() {
        String state = BoardWords.state(board);
        page.open("header", "class", "top").open("div", "class", "wrap");
        page.element("p", "Scoreboard", "class", "eyebrow");
        page.element("h1", Shown.of(contest.name(), 80));
        page.open("p", "class", "state");
        page.element("span", state, "class", state.equals("Final") ? "chip" : "chip open");
        page.text(BoardWords.when(board)).close("p");
        page.open("dl", "class", "tiles");
        tile("Teams", Integer.toString(board.rows().size()));
        tile("Problems", Integer.toString(contest.problems().size()));
        tile(
                "Solved",
                Integer.toString(
                        board.rows().stream().mapToInt(Board.Row::solved).sum()));
        tile("Pending", Integer.toString(board.pending()));
        page.close("dl").close("div").close("header");
    }

    private void tile(String label, String value) {
        page.open("div").element("dt", label).element("dd", value).close("div");
    }

    private void standings() {
        page.open("section", "id", "board", "aria-labelledby", "h-board");
        page.element("h2", "Standings", "id", "h-board");
        page.open("div", "class", "card scroll").open("table", "class", "board");
        page.element("caption", "Teams, best first");
        page.open("thead").open("tr");
        page.element("th", "#", "scope", "col", "class", "c");
        page.element("th", "Team", "scope", "col");
        page.element("th", "Solved", "scope", "col", "class", "n");
        page.element("th", "Time", "scope", "col", "class", "n");
        for (Problem problem : contest.problems()) {
            page.open("th", "scope", "col", "class", "p", "title", Shown.of(problem.name(), 80));
            balloon(problem);
            page.text(Shown.of(problem.label(), LABEL_MAX)).close("th");
        }
        page.close("tr").close("thead").open("tbody");
        board.rows().forEach(this::row);
        page.close("tbody").close("table").close("div");
        page.open("ul", "class", "signs");
        sign("yes", "✓ 55", "accepted in minute 55; +2: after two rejected tries");
        sign("yes first", "★ 55", "the first to solve it");
        sign("no", "✗ 2", "two rejected tries");
        sign("open", "? 1", "one try pending");
        page.close("ul").close("section");
    }

    private void sign(String kind, String sign, String meaning) {
        page.open("li").element("span", sign, "class", "cell " + kind);
        page.text(meaning).close("li");
    }

    private void balloon(Problem problem) {
        problem.rgb()
                .ifPresent(rgb -> page.open("svg", "class", "balloon", "viewBox", "0 0 12 12", "aria-hidden", "true")
                        .open("circle", "cx", "6", "cy", "6", "r", "5", "fill", rgb)
                        .close("svg"));
    }

    private void row(Board.Row row) {
        page.open("tr");
        page.open("td", "class", "c");
        OptionalInt medal = row.solved() > 0 ? contest.scoring().medal(row.rank()) : OptionalInt.empty();
        page.element(
                "span",
                Integer.toString(row.rank()),
                "class",
                medal.isPresent() ? "rank r" + (medal.getAsInt() + 1) : "rank");
        page.close("td");
        page.open("th", "scope", "row", "class", "who")
                .text(Shown.name(row.team().name()));
        Optional<Organization> from = contest.organization(row.team());
        from.ifPresent(organization -> page.element(
                "span", Shown.name(organization.formalName().orElse(organization.name())), "class", "sub"));
        page.close("th");
        page.element("td", Integer.toString(row.solved()), "class", "n pts", "data-label", "solved");
        page.element("td", Integer.toString(row.minutes()), "class", "n min", "data-label", "minutes");
        for (int p = 0; p < row.cells().size(); p++) {
            cell(contest.problems().get(p), row.cells().get(p));
        }
        page.close("tr");
    }

    private void cell(Problem problem, Cell cell) {
        String label = Shown.of(problem.label(), LABEL_MAX);
        String kind = kind(cell);
        page.open("td", "class", kind.isEmpty() ? "p none" : "p", "data-label", label);
        if (!kind.isEmpty()) {
            page.open("span", "class", "cell " + kind, "title", label + ": " + BoardWords.cell(cell));
            page.text(sign(cell));
            if (cell.solved().isPresent() && cell.rejected() > 0) {
                page.element("small", " +" + cell.rejected());
            }
            page.close("span");
        }
        page.close("td");
    }

    private static String kind(Cell cell) {
        if (cell.solved().isPresent()) {
            return cell.first() ? "yes first" : "yes";
        }
        return cell.pending() > 0 ? "open" : cell.rejected() > 0 ? "no" : "";
    }

    private static String sign(Cell cell) {
        if (cell.solved().isPresent()) {
            return (cell.first() ? "★ " : "✓ ") + cell.solved().getAsInt();
        }
        String rejected = cell.rejected() > 0 ? "✗ " + cell.rejected() : "";
        String pending = cell.pending() > 0 ? "? " + cell.pending() : "";
        return rejected.isEmpty() || pending.isEmpty() ? rejected + pending : rejected + " · " + pending;
    }

    private void problems() {
        page.open("section", "id", "problems", "aria-labelledby", "h-problems");
        page.element("h2", "Problems", "id", "h-problems");
        page.open("div", "class", "card scroll").open("table", "class", "asked");
        page.element("caption", "Problems, with who solved them first");
        page.open("thead").open("tr");
        page.element("th", "Problem", "scope", "col");
        page.element("th", "Solved by", "scope", "col", "class", "n");
        page.element("th", "Rejected", "scope", "col", "class", "n");
        page.element("th", "Pending", "scope", "col", "class", "n");
        page.element("th", "First to solve", "scope", "col");
        page.close("tr").close("thead").open("tbody");
        for (int p = 0; p < contest.problems().size(); p++) {
            problem(contest.problems().get(p), p);
        }
        page.close("tbody").close("table").close("div").close("section");
    }

    private void problem(Problem problem, int index) {
        List<Cell> cells =
                board.rows().stream().map(row -> row.cells().get(index)).toList();
        page.open("tr").open("th", "scope", "row");
        balloon(problem);
        page.text(Shown.of(problem.label(), LABEL_MAX) + " " + Shown.name(problem.name()));
        problem.color().ifPresent(color -> page.element("span", Shown.name(color), "class", "sub"));
        page.close("th");
        long solved = cells.stream().filter(cell -> cell.solved().isPresent()).count();
        page.element("td", Long.toString(solved), "class", "n");
        page.element(
                "td", Integer.toString(cells.stream().mapToInt(Cell::rejected).sum()), "class", "n");
        page.element(
                "td", Integer.toString(cells.stream().mapToInt(Cell::pending).sum()), "class", "n");
        List<String> first = board.rows().stream()
                .filter(row -> row.cells().get(index).first())
                .map(row -> Shown.name(row.team().name()) + ", minute "
                        + row.cells().get(index).solved().orElseThrow())
                .toList();
        page.element("td", first.isEmpty() ? "–" : String.join("; ", first)).close("tr");
    }

    private void rules() {
        page.open("section", "aria-labelledby", "h-rules").element("h2", "Rules", "id", "h-rules");
        page.element(
                "p",
                "Most problems solved, then least time, then the earliest last solution. Time is the minute of each"
                        + " accepted try, and " + contest.scoring().penaltyMinutes()
                        + " minutes for each rejected one before it; problems that are not solved cost nothing. Teams"
                        + " that are equal in all of it share their place.",
                "class",
                "lead");
        page.close("section");
    }
}
