package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.umpire.rules.Client;
import org.umpire.rules.Exchange;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;

/** Prime Daihinmin in JSON, one object a line. docs/protocols/daihinmin.md. */
public final class DaihinminProtocol implements Protocol<DaihinminView, DaihinminMove> {
    static final String ACTION = "action";
    static final String INIT = "init";
    static final String PLAY = "play";
    static final String PASS = "pass";
    static final String QUIT = "quit";
    private static final String NUMBER = "number";
    private static final String CARDS = "cards";

    /** Far more than a number of all cards takes. */
    private static final int LINE_MAX = 65_536;

    @Override
    public List<Exchange> exchanges(Optional<DaihinminView> before, DaihinminView after) {
        List<Exchange> exchanges = new ArrayList<>(2);
        if (before.isEmpty()) {
            exchanges.add(new Exchange(init(after), Reply.ACK));
        } else if (before.get().course().size() < after.course().size()
                && !after.drawn().isEmpty()) {
            exchanges.add(Exchange.ofAscii(pass(after), Reply.ACK));
        }
        if (after.over()) {
            exchanges.add(new Exchange("{\"action\": \"" + QUIT + "\"}", Reply.ACK));
        } else if (after.myTurn()) {
            exchanges.add(Exchange.ofAscii(play(after), Reply.MOVE));
        }
        return exchanges;
    }

    private static String init(DaihinminView view) {
        return "{\"action\": \"" + INIT + "\", \"uid\": " + view.seat() + ", \"names\": "
                + JsonText.quoted(view.names()) + ", \"hand\": "
                + JsonText.digits(view.hand().toString()) + ", \"time\": "
                + view.announcement().time() + "}";
    }

    private static byte[] play(DaihinminView view) {
        List<String> hands = new ArrayList<>();
        for (int seat = 0; seat < view.seats(); seat++) {
            hands.add("[" + JsonText.quoted(view.names().get(seat)) + ", " + view.left(seat) + "]");
        }
        String before = "{\"action\": \"" + PLAY + "\", \"name\": "
                + JsonText.quoted(view.names().get(view.seat())) + ", \"hand\": "
                + JsonText.digits(view.hand().toString()) + ", \"numbers\": "
                + JsonText.quoted(view.trick().numbers()) + ", \"hands\": ["
                + String.join(", ", hands) + "], \"record\": ";
        return view.course().json(view.names(), before, "}");
    }

    /** Returns the line after the own pass. Its record does not hold that pass yet. */
    private static byte[] pass(DaihinminView view) {
        String before = "{\"action\": \"" + PASS + "\", \"name\": "
                + JsonText.quoted(view.names().get(view.seat())) + ", \"draw\": "
                + JsonText.digits(view.drawn()) + ", \"record\": ";
        return view.course().before().json(view.names(), before, "}");
    }

    @Override
    public Reading<DaihinminMove> read(DaihinminView view, String line) {
        if (line.length() > LINE_MAX) {
            return garbled("a line of " + line.length() + " characters; at most " + LINE_MAX + " are read");
        }
        Json json = JsonReader.read(line);
        if (json instanceof Json.Malformed malformed) {
            return garbled("not JSON: " + malformed.why() + ": " + JsonText.shown(line));
        }
        if (!(json instanceof Json.Members object)) {
            return garbled("not an object, but " + json.kind());
        }
        Map<String, Json> members = object.members();
        Json action = members.get(ACTION);
        if (action == null) {
            return garbled("no \"action\"");
        }
        if (!(action instanceof Json.Text word)) {
            return garbled("\"action\" is not a string, but " + action.kind());
        }
        return switch (word.value()) {
            case PASS -> understood(DaihinminMove.PASS, members, List.of(ACTION));
            case NUMBER -> number(members);
            default -> garbled("unknown action " + JsonText.shown(word.value()) + "; there are number and pass");
        };
    }

    private static Reading<DaihinminMove> number(Map<String, Json> members) {
        Json cards = members.get(CARDS);
        if (cards == null) {
            return garbled("no \"cards\"");
        }
        if (!(cards instanceof Json.Array array)) {
            return garbled("\"cards\" is not an array, but " + cards.kind());
        }
        if (array.items().isEmpty()) {
            return garbled("\"cards\" is empty");
        }
        StringBuilder digits = new StringBuilder(array.items().size());
        for (Json item : array.items()) {
            if (!(item instanceof Json.Numeral card)) {
                String what =
                        item instanceof Json.Text text ? "the string " + JsonText.shown(text.value()) : item.kind();
                return garbled("a card is a number from 0 to 9, not " + what);
            }
            if (card.literal().length() != 1) {
                return garbled("a card is a number from 0 to 9, not " + JsonText.shown(card.literal()));
            }
            digits.append(card.literal());
        }
        return understood(DaihinminMove.number(digits.toString()), members, List.of(ACTION, CARDS));
    }

    private static Reading<DaihinminMove> understood(
            DaihinminMove move, Map<String, Json> members, List<String> needed) {
        if (members.size() == needed.size()) {
            return Reading.Understood.of(move);
        }
        String others = members.keySet().stream()
                .filter(name -> !needed.contains(name))
                .limit(3)
                .map(JsonText::shown)
                .collect(Collectors.joining(", "));
        return new Reading.Understood<>(move, Optional.of("members that mean nothing: " + others));
    }

    private static Reading<DaihinminMove> garbled(String why) {
        return new Reading.Garbled<>(why);
    }

    @Override
    public String write(DaihinminMove move) {
        return move.isPass()
                ? "{\"action\": \"pass\"}"
                : "{\"action\": \"number\", \"cards\": " + JsonText.digits(move.cards()) + "}";
    }

    @Override
    public Client<DaihinminView, DaihinminMove> client() {
        return new DaihinminClient();
    }
}
