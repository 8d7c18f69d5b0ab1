package org.umpire.referee.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Client;
import org.umpire.rules.Exchange;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;

/**
 * The lines of Tally: {@code seat I N CARD} (acknowledged by any line), {@code I NUMBER} for what another said ({@code 0}
 * for one that is out), {@code go} for a turn, and {@code over SCORE …}.
 */
final class TallyProtocol implements Protocol<Tally.View, Integer> {
    @Override
    public List<Exchange> exchanges(Optional<Tally.View> before, Tally.View after) {
        List<Exchange> lines = new ArrayList<>();
        if (before.isEmpty()) {
            lines.add(new Exchange("seat " + after.seat() + " " + after.seats() + " " + after.card(), Reply.ACK));
        }
        int known = before.map(view -> view.events().size()).orElse(0);
        for (Tally.Event event : after.events().subList(known, after.events().size())) {
            if (event.seat() != after.seat()) {
                lines.add(new Exchange(event.seat() + " " + event.number(), Reply.NONE));
            }
        }
        if (after.toMove()) {
            lines.add(new Exchange("go", Reply.MOVE));
        }
        after.scores().ifPresent(scores -> {
            StringBuilder line = new StringBuilder("over");
            scores.forEach(score -> line.append(' ').append(score));
            lines.add(new Exchange(line.toString(), Reply.ACK));
        });
        return lines;
    }

    @Override
    public Reading<Integer> read(Tally.View view, String line) {
        String word = line.strip();
        if (!word.matches("-?[0-9]{1,4}")) {
            return new Reading.Garbled<>("not a number");
        }
        return new Reading.Understood<>(
                Integer.parseInt(word), word.equals(line) ? Optional.empty() : Optional.of("blanks"));
    }

    @Override
    public String write(Integer move) {
        return move.toString();
    }

    @Override
    public Client<Tally.View, Integer> client() {
        return new TallyClient();
    }

    private static final class TallyClient implements Client<Tally.View, Integer> {
        private final List<Tally.Event> events = new ArrayList<>();
        private int seat;
        private int seats;
        private int card;

        @Override
        public Heard<Tally.View> hear(String line) {
            String[] words = line.split(" ", -1);
            switch (words[0]) {
                case "seat" -> {
                    seat = Integer.parseInt(words[1]);
                    seats = Integer.parseInt(words[2]);
                    card = Integer.parseInt(words[3]);
                    return new Heard<>(Reply.ACK, Optional.empty(), false);
                }
                case "go" -> {
                    return Heard.move(new Tally.View(seat, seats, card, List.copyOf(events), true, Optional.empty()));
                }
                case "over" -> {
                    return new Heard<>(Reply.ACK, Optional.empty(), true);
                }
                default -> {
                    events.add(new Tally.Event(Integer.parseInt(words[0]), Integer.parseInt(words[1])));
                    return Heard.nothing();
                }
            }
        }

        @Override
        public void moved(Integer move) {
            events.add(new Tally.Event(seat, move));
        }
    }
}
