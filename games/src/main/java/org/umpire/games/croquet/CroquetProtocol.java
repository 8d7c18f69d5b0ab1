package org.umpire.games.croquet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.umpire.rules.Client;
import org.umpire.rules.Exchange;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;

/** Arithmetic Croquet over lines of text. docs/protocols/croquet.md. */
public final class CroquetProtocol implements Protocol<CroquetView, CroquetMove> {
    static final String FIRST = "first";
    static final String SECOND = "second";
    static final String WIN = "win";
    static final String DRAW = "draw";
    static final String LOSS = "loss";

    /** More digits than any number of this game has, but few enough for an int. */
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,9}");

    private static final int SHOWN = 20;

    @Override
    public List<Exchange> exchanges(Optional<CroquetView> before, CroquetView after) {
        List<String> lines = new ArrayList<>(2);
        if (before.isEmpty()) {
            lines.add(opening(after));
        } else if (after.moves() > before.get().moves() && after.position().mover() == after.seat()) {
            lines.add(Integer.toString(after.last()));
        }
        if (after.end() != CroquetEnd.NONE) {
            lines.add(result(after));
        }
        List<Exchange> exchanges = new ArrayList<>(lines.size());
        for (String line : lines) {
            boolean ask = after.myTurn() && exchanges.size() == lines.size() - 1;
            exchanges.add(new Exchange(line, ask ? Reply.MOVE : Reply.NONE));
        }
        return exchanges;
    }

    private static String opening(CroquetView view) {
        List<String> words = new ArrayList<>();
        words.add(view.seat() == 0 ? FIRST : SECOND);
        words.addAll(view.readings().words());
        return String.join(" ", words);
    }

    private static String result(CroquetView view) {
        return switch (view.end().halves(view.seat())) {
            case 2 -> WIN;
            case 1 -> DRAW;
            default -> LOSS;
        };
    }

    @Override
    public Reading<CroquetMove> read(CroquetView view, String line) {
        String text = line.strip();
        if (text.isEmpty()) {
            return new Reading.Garbled<>("an empty line");
        }
        if (!NUMBER.matcher(text).matches()) {
            return new Reading.Garbled<>("not a number of this game: '" + shown(text) + "'");
        }
        CroquetMove move = new CroquetMove(Integer.parseInt(text));
        if (line.equals(move.toString())) {
            return Reading.Understood.of(move);
        }
        List<String> remarks = new ArrayList<>();
        if (line.endsWith("\r")) {
            remarks.add("ends with a carriage return");
        }
        if (!line.equals(text) && !line.equals(text + "\r")) {
            remarks.add("blanks around the number");
        }
        if (text.startsWith("+")) {
            remarks.add("a plus sign");
        }
        String digits = text.startsWith("+") ? text.substring(1) : text;
        if (!digits.equals(move.toString())) {
            remarks.add("written as " + digits);
        }
        return new Reading.Understood<>(move, Optional.of(String.join(", ", remarks)));
    }

    /** Returns the start of what a program wrote, safe to print. */
    private static String shown(String text) {
        StringBuilder shown = new StringBuilder();
        text.chars()
                .limit(SHOWN)
                .forEach(c -> shown.append(c >= ' ' && c < 127 ? Character.toString(c) : String.format("\\u%04x", c)));
        return text.length() > SHOWN ? shown + "…" : shown.toString();
    }

    @Override
    public String write(CroquetMove move) {
        return move.toString();
    }

    @Override
    public Client<CroquetView, CroquetMove> client() {
        return new CroquetClient();
    }
}
