package org.umpire.games.holdem;

import java.util.Optional;
import org.umpire.rules.Client;
import org.umpire.rules.Reply;

/** What one seat knows, rebuilt from the lines that it is sent: every line tells all of its hand. */
final class HoldemClient implements Client<HoldemView, HoldemMove> {
    private Optional<HoldemTerms> terms = Optional.empty();
    private Optional<HandSeen> ended = Optional.empty();
    private Optional<HandSeen> hand = Optional.empty();

    @Override
    public Heard<HoldemView> hear(String line) {
        String text = line.strip();
        if (terms.isEmpty()) {
            if (!text.startsWith(HoldemProtocol.TABLE)) {
                throw new IllegalArgumentException("not the terms of a table: " + line);
            }
            terms = Optional.of(HoldemTerms.read(text.substring(HoldemProtocol.TABLE.length())));
            return Heard.nothing();
        }
        if (text.startsWith(HandSeen.ASK)) {
            HandSeen asked = hand.filter(now -> now.myTurn() && now.ask().equals(text))
                    .orElseThrow(() -> new IllegalArgumentException("it is not this seat's turn so: " + line));
            return Heard.move(new HoldemView(terms.get(), asked, ended));
        }
        HandSeen seen = HandSeen.read(terms.get(), text);
        hand.filter(before -> before.hand() < seen.hand()).ifPresent(before -> ended = hand);
        hand = Optional.of(seen);
        return new Heard<>(Reply.NONE, Optional.empty(), seen.last());
    }

    @Override
    public void moved(HoldemMove move) {
        // The next line tells what has become of it.
    }
}
