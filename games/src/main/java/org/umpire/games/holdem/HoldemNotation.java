package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;
import org.umpire.rules.Notation;

/**
 * Deals and moves in records. A move is that of the wire. A deal is the terms of the table, then for each hand the cards
 * of seat 0, seat 1 and so on, and after a slash flop, turn and river; hands are separated by {@code " | "}.
 */
final class HoldemNotation implements Notation<HoldemDeal, HoldemMove> {
    @Override
    public String writeDeal(HoldemDeal deal) {
        StringBuilder text = new StringBuilder(deal.terms().toString());
        for (int hand = 0; hand < deal.terms().hands(); hand++) {
            text.append(" |");
            deal.hand(hand).holes().forEach(cards -> text.append(' ').append(HoldemCards.write(cards)));
            text.append(" /");
            deal.hand(hand).board().forEach(cards -> text.append(' ').append(HoldemCards.write(cards)));
        }
        return text.toString();
    }

    @Override
    public HoldemDeal readDeal(String text) {
        List<String> parts = List.of(text.split("\\|", -1));
        HoldemTerms terms = HoldemTerms.read(parts.get(0).strip());
        List<HoldemDeal.Cards> hands = new ArrayList<>();
        for (String part : parts.subList(1, parts.size())) {
            List<String> sides = List.of(part.split("/", -1));
            if (sides.size() != 2) {
                throw new IllegalArgumentException(
                        "hand " + (hands.size() + 1) + ": the cards of the seats, a slash and the board are needed");
            }
            hands.add(new HoldemDeal.Cards(cards(sides.get(0)), cards(sides.get(1))));
        }
        return HoldemDeal.of(terms, hands);
    }

    private static List<Long> cards(String text) {
        List<Long> cards = new ArrayList<>();
        for (String word : text.strip().split("\\s+", -1)) {
            cards.add(HoldemCards.read(word)
                    .orElseThrow(() -> new IllegalArgumentException("not cards: '" + word + "'")));
        }
        return cards;
    }

    @Override
    public String writeMove(HoldemMove move) {
        return move.toString();
    }

    @Override
    public HoldemMove readMove(String text) {
        HoldemMove move = HoldemMove.read(text);
        if (!move.toString().equals(text)) {
            throw new IllegalArgumentException("not in the form of records: '" + text + "'");
        }
        return move;
    }
}
