package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.umpire.rules.Client;
import org.umpire.rules.Exchange;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;

/** Hold'em over lines of text. docs/protocols/holdem.md. */
public final class HoldemProtocol implements Protocol<HoldemView, HoldemMove> {
    static final String TABLE = "TABLE:";

    @Override
    public List<Exchange> exchanges(Optional<HoldemView> before, HoldemView after) {
        List<Exchange> exchanges = new ArrayList<>();
        if (before.isEmpty()) {
            exchanges.add(new Exchange(TABLE + after.terms(), Reply.NONE));
        }
        Optional<HandSeen> known = before.map(HoldemView::hand);
        boolean news = known.map(hand -> !hand.equals(after.hand())).orElse(true);
        if (known.isPresent() && known.get().hand() < after.hand().hand()) {
            after.ended().ifPresent(ended -> exchanges.add(new Exchange(ended.write(), Reply.NONE)));
        }
        if (news) {
            exchanges.add(new Exchange(after.hand().write(), Reply.NONE));
        }
        if (after.hand().myTurn()) {
            exchanges.add(new Exchange(after.hand().ask(), Reply.MOVE));
        }
        return exchanges;
    }

    @Override
    public Reading<HoldemMove> read(HoldemView view, String line) {
        String text = line.strip();
        List<String> remarks = new ArrayList<>();
        if (!text.equals(line)) {
            remarks.add(line.endsWith("\r") ? "carriage return" : "blanks");
        }
        String state = view.hand().write() + ":";
        if (text.startsWith(state)) {
            text = text.substring(state.length());
            remarks.add("match state repeated");
        }
        String lower = text.toLowerCase(Locale.ROOT);
        if (!lower.equals(text)) {
            remarks.add("upper case");
        }
        Optional<HoldemMove> move = move(view, lower);
        if (move.isEmpty()) {
            String raise = view.terms().betting() == RuleSet.LIMIT ? "r" : "r and the total, such as r300";
            return new Reading.Garbled<>(
                    "neither f, c nor " + raise + ": '" + HandProblemReader.shown(List.of(text)) + "'");
        }
        if (!move.get().toString().equals(lower)) {
            remarks.add("zeros");
        }
        return remarks.isEmpty()
                ? Reading.Understood.of(move.get())
                : new Reading.Understood<>(move.get(), Optional.of(String.join(", ", remarks)));
    }

    private static Optional<HoldemMove> move(HoldemView view, String text) {
        if (text.equals("f")) {
            return Optional.of(HoldemMove.FOLD);
        }
        if (text.equals("c")) {
            return Optional.of(HoldemMove.CALL);
        }
        if (view.terms().betting() == RuleSet.LIMIT) {
            return text.equals("r") ? Optional.of(HoldemMove.RAISE) : Optional.empty();
        }
        return text.startsWith("r")
                ? HandLog.number(text.substring(1)).filter(total -> total > 0).map(HoldemMove::raiseTo)
                : Optional.empty();
    }

    @Override
    public String write(HoldemMove move) {
        return move.toString();
    }

    @Override
    public Client<HoldemView, HoldemMove> client() {
        return new HoldemClient();
    }
}
