package org.umpire.games.big2;

import org.umpire.rules.Notation;

/**
 * Deals and moves in records. A move is {@code PASS} or its cards in ascending order, separated by single spaces; a
 * deal is its hands in the same form, separated by {@code " / "}, and its games separated by {@code " | "}.
 */
final class Big2Notation implements Notation<Big2Deal, Big2Play> {
    @Override
    public String writeDeal(Big2Deal deal) {
        StringBuilder text = new StringBuilder();
        for (int game = 0; game < deal.games(); game++) {
            for (int seat = 0; seat < Big2Deal.SEATS; seat++) {
                text.append(seat > 0 ? " / " : game > 0 ? " | " : "").append(Big2Cards.write(deal.hand(game, seat)));
            }
        }
        return text.toString();
    }

    @Override
    public Big2Deal readDeal(String text) {
        String[] games = text.split("\\|", -1);
        long[] hands = new long[games.length * Big2Deal.SEATS];
        for (int game = 0; game < games.length; game++) {
            String[] texts = games[game].split("/", -1);
            if (texts.length != Big2Deal.SEATS) {
                throw new IllegalArgumentException(
                        "game " + (game + 1) + ": " + texts.length + " hands; four are needed");
            }
            for (int seat = 0; seat < Big2Deal.SEATS; seat++) {
                hands[game * Big2Deal.SEATS + seat] = Big2Cards.read(texts[seat]);
            }
        }
        return Big2Deal.of(hands);
    }

    @Override
    public String writeMove(Big2Play move) {
        return move.toString();
    }

    @Override
    public Big2Play readMove(String text) {
        Big2Play move = Big2Play.of(text);
        if (!move.toString().equals(text)) {
            throw new IllegalArgumentException("not in the form of records: '" + text + "'");
        }
        return move;
    }
}
