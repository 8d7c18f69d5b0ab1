package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Client;
import org.umpire.rules.Reply;

/** What a seat knows, read from the lines that it is sent: each that asks for a move says all of it. */
final class DaihinminClient implements Client<DaihinminView, DaihinminMove> {
    private Optional<Announcement> announcement = Optional.empty();
    private int seat;
    private Course course = Course.EMPTY;
    private boolean over;

    @Override
    public Heard<DaihinminView> hear(String line) {
        if (over) {
            throw new IllegalArgumentException("a line after the end: " + line);
        }
        Message message = new Message(line);
        String action = message.text(DaihinminProtocol.ACTION);
        switch (action) {
            case DaihinminProtocol.INIT -> open(message);
            case DaihinminProtocol.PLAY -> {
                return Heard.move(view(message));
            }
            case DaihinminProtocol.PASS -> message.digits("draw");
            case DaihinminProtocol.QUIT -> over = true;
            default -> throw new IllegalArgumentException("no such action: " + action);
        }
        return new Heard<>(Reply.ACK, Optional.empty(), over);
    }

    @Override
    public void moved(DaihinminMove move) {
        // The next line that asks for a move says what became of it.
    }

    private void open(Message message) {
        Announcement told = new Announcement(message.texts("names"), message.number("time"));
        seat = message.whole("uid");
        if (announcement.isPresent() || seat < 0 || seat >= told.names().size()) {
            throw new IllegalArgumentException("cannot be seat " + seat + " of " + told.names());
        }
        announcement = Optional.of(told);
        message.digits("hand");
    }

    private DaihinminView view(Message message) {
        Announcement told =
                announcement.orElseThrow(() -> new IllegalArgumentException("asked for a move before the first line"));
        List<Json> hands = message.array("hands");
        int[] left = new int[told.names().size()];
        if (hands.size() != left.length) {
            throw new IllegalArgumentException(hands.size() + " hands");
        }
        for (int i = 0; i < left.length; i++) {
            left[i] = Message.whole(Message.items(hands.get(i), 2).get(1));
        }
        goOn(message.array("record"), told.names());
        return new DaihinminView(
                new DaihinminView.Place(seat, told, true, false),
                Hand.of(message.digits("hand")),
                new Trick(message.texts("numbers")),
                left,
                course,
                "");
    }

    /** Adds what is new in a record; the rest is known. */
    private void goOn(List<Json> entries, List<String> names) {
        for (Json entry : entries.subList(Math.min(course.size(), entries.size()), entries.size())) {
            List<Json> items = Message.items(entry, 4);
            int who = names.indexOf(Message.text(items.get(0)));
            if (who < 0) {
                throw new IllegalArgumentException("nobody here is called " + Message.text(items.get(0)));
            }
            List<String> numbers = new ArrayList<>();
            for (Json number : Message.items(items.get(3))) {
                numbers.add(Message.text(number));
            }
            course = course.plus(new Course.Action(
                    who, Status.valueOf(Message.text(items.get(1))), Message.whole(items.get(2)), numbers));
        }
    }
}
