package org.umpire.games.croquet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Comment;
import org.umpire.rules.Commentary;
import org.umpire.rules.Measure;
import org.umpire.rules.Turn;

/** Games with the oracle's word on every move, and what each side gave away. docs/games/croquet.md#sheet. */
public final class CroquetCommentary implements Commentary<CroquetState, CroquetMove> {
    private static final int HALVES = 2;

    @Override
    public String title() {
        return "Annotated games";
    }

    @Override
    public List<Measure> measures() {
        return List.of(
                new Measure("Moves", "moves made.", 1, false),
                new Measure("Draws given away", "moves that made a draw a loss, marked ? in the games.", 1, false),
                new Measure("Wins given away", "moves that gave up a won game, marked ??.", 1, false),
                new Measure(
                        "Points given away",
                        "½ for a draw, and for a win ½ or 1, by the oracle's values before and after the move.",
                        HALVES,
                        false),
                new Measure("Points given away a game", "their average.", HALVES, true));
    }

    @Override
    public Comment on(List<String> names, CroquetState opening, List<Turn<CroquetState, CroquetMove>> turns) {
        CroquetSheet sheet = CroquetSheet.of(
                turns.stream().map(Turn::move).flatMap(Optional::stream).toList(),
                CroquetOracle.of(opening.readings()));
        if (!turns.isEmpty()) {
            sheet = new CroquetSheet(sheet.lines(), turns.get(turns.size() - 1).after());
        }
        return on(names, sheet);
    }

    /** Returns what there is to say of a game that is written down; without names, of A and B. */
    public Comment on(List<String> names, CroquetSheet sheet) {
        List<String> lines = new ArrayList<>();
        List<List<Long>> figures = new ArrayList<>();
        for (int side = 0; side < names.size(); side++) {
            lines.add("AB".charAt(side) + "  " + names.get(side));
        }
        if (!names.isEmpty()) {
            lines.add("");
        }
        sheet.text().lines().forEach(lines::add);
        lines.add("");
        for (int side = 0; side < 2; side++) {
            CroquetSheet.Mistakes mistakes = sheet.mistakes(side);
            lines.add("AB".charAt(side) + "  " + mistakes.text());
            long halves = mistakes.halves();
            figures.add(
                    List.of((long) mistakes.moves(), (long) mistakes.draws(), (long) mistakes.wins(), halves, halves));
        }
        return new Comment(lines, figures);
    }
}
