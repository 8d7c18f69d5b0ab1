package org.umpire.games.croquet;

import java.util.List;
import org.umpire.rules.Notation;

/** Readings and moves in records: {@code usual} or the readings that differ; a signed number. */
final class CroquetNotation implements Notation<CroquetReadings, CroquetMove> {
    private static final String USUAL = "usual";

    @Override
    public String writeDeal(CroquetReadings deal) {
        return deal.words().isEmpty() ? USUAL : String.join(" ", deal.words());
    }

    @Override
    public CroquetReadings readDeal(String text) {
        return text.equals(USUAL) ? CroquetReadings.USUAL : CroquetReadings.ofWords(List.of(text.split(" ", -1)));
    }

    @Override
    public String writeMove(CroquetMove move) {
        return move.toString();
    }

    @Override
    public CroquetMove readMove(String text) {
        CroquetMove move;
        try {
            move = new CroquetMove(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("no move of croquet: '" + text + "'", e);
        }
        if (!move.toString().equals(text)) {
            throw new IllegalArgumentException("not in the form of records: '" + text + "'");
        }
        return move;
    }
}
