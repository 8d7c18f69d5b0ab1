package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.List;
import org.umpire.rules.Notation;

/**
 * Deals and moves in records. A deal is the hands and the stock, in order, separated by slashes; then, if it is not the
 * usual one, what was told to all. A move is a number or {@code pass}.
 */
final class DaihinminNotation implements Notation<DaihinminDeal, DaihinminMove> {
    @Override
    public String writeDeal(DaihinminDeal deal) {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat <= deal.seats(); seat++) {
            int from = seat * DaihinminDeal.HAND;
            parts.add(deal.cards()
                    .substring(from, seat == deal.seats() ? DaihinminDeal.CARDS : from + DaihinminDeal.HAND));
        }
        String cards = String.join("/", parts);
        Announcement told = deal.announcement();
        return told.equals(Announcement.usual(deal.seats()))
                ? cards
                : cards + " " + told.time() + " " + JsonText.quoted(told.names());
    }

    @Override
    public DaihinminDeal readDeal(String text) {
        String[] words = text.split(" ", 3);
        String[] parts = words[0].split("/", -1);
        int seats = parts.length - 1;
        if (seats < 2) {
            throw new IllegalArgumentException("hands and the stock are needed, separated by slashes");
        }
        for (int seat = 0; seat < seats; seat++) {
            if (parts[seat].length() != DaihinminDeal.HAND) {
                throw new IllegalArgumentException("seat " + seat + ": " + parts[seat].length() + " cards");
            }
        }
        DaihinminDeal deal = new DaihinminDeal(told(words, seats), String.join("", parts));
        if (deal.seats() != seats || !writeDeal(deal).equals(text)) {
            throw new IllegalArgumentException("not in the form of records: " + seats + " hands");
        }
        return deal;
    }

    private static Announcement told(String[] words, int seats) {
        if (words.length == 1) {
            return Announcement.usual(seats);
        }
        if (words.length != 3 || !(JsonReader.read(words[2]) instanceof Json.Array array)) {
            throw new IllegalArgumentException("after the cards: the time and a list of names");
        }
        List<String> names = new ArrayList<>();
        for (Json item : array.items()) {
            if (!(item instanceof Json.Text name)) {
                throw new IllegalArgumentException("no name: " + item);
            }
            names.add(name.value());
        }
        return new Announcement(names, words[1]);
    }

    @Override
    public String writeMove(DaihinminMove move) {
        return move.toString();
    }

    @Override
    public DaihinminMove readMove(String text) {
        return text.equals(DaihinminMove.PASS_TEXT) ? DaihinminMove.PASS : DaihinminMove.number(text);
    }
}
