package org.umpire.games.big2;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringTokenizer;
import java.util.regex.Pattern;
import org.umpire.rules.Client;
import org.umpire.rules.Exchange;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;

/** Big 2 over lines of text. docs/protocols/big2.md. */
public final class Big2Protocol implements Protocol<Big2View, Big2Play> {
    private static final String BLANKS = " \t\r\f\u000b";
    private static final Pattern PASS = Pattern.compile("(?i)" + Big2Play.PASS_TEXT);

    @Override
    public List<Exchange> exchanges(Optional<Big2View> before, Big2View after) {
        List<String> lines = new ArrayList<>(2);
        before.ifPresentOrElse(
                earlier -> relay(earlier, after).ifPresent(lines::add),
                () -> lines.add(Integer.toString(after.games())));
        if (before.isEmpty() || after.game() > before.get().game()) {
            lines.add(Big2Cards.write(after.hand()));
        }
        List<Exchange> exchanges = new ArrayList<>(lines.size());
        for (String line : lines) {
            boolean ask = exchanges.size() == lines.size() - 1 && after.myTurn();
            exchanges.add(new Exchange(line, ask ? Reply.MOVE : Reply.NONE));
        }
        return exchanges;
    }

    /** Returns the line that tells of the move between two moments, if another seat made one. */
    private static Optional<String> relay(Big2View before, Big2View after) {
        int mover;
        long move;
        if (after.game() > before.game()) {
            // Only play goes on from game to game; the winner is to lead.
            mover = after.toMove().orElseThrow();
            move = after.ending();
        } else if (after.turns() > before.turns()) {
            mover = after.mover(before.turns());
            move = after.move(before.turns());
        } else {
            return Optional.empty();
        }
        return mover == 0 ? Optional.empty() : Optional.of(mover + " " + new Big2Play(move));
    }

    @Override
    public Reading<Big2Play> read(Big2View view, String line) {
        List<String> words = words(line);
        if (words.isEmpty()) {
            return new Reading.Garbled<>("an empty line");
        }
        if (words.size() == 1 && PASS.matcher(words.get(0)).matches()) {
            return understood(line, words, Big2Play.PASS, true);
        }
        long cards = 0;
        boolean ascending = true;
        for (String word : words) {
            OptionalInt card = Big2Cards.card(word);
            if (card.isEmpty()) {
                return new Reading.Garbled<>("neither a card nor PASS: '" + shown(word) + "'");
            }
            long bit = 1L << card.getAsInt();
            if ((cards & bit) != 0) {
                return new Reading.Garbled<>("a card twice: " + Big2Cards.text(card.getAsInt()));
            }
            ascending &= cards < bit;
            cards |= bit;
        }
        return understood(line, words, new Big2Play(cards), ascending);
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        StringTokenizer tokens = new StringTokenizer(line, BLANKS);
        while (tokens.hasMoreTokens()) {
            words.add(tokens.nextToken());
        }
        return words;
    }

    private static Reading<Big2Play> understood(String line, List<String> words, Big2Play move, boolean ascending) {
        List<String> remarks = new ArrayList<>();
        boolean carriageReturn = line.endsWith("\r");
        if (carriageReturn) {
            remarks.add("carriage return");
        }
        String single = String.join(" ", words);
        if (!line.equals(carriageReturn ? single + "\r" : single)) {
            remarks.add("blanks");
        }
        if (!ascending) {
            remarks.add("cards not in ascending order");
        }
        if (single.chars().anyMatch(Character::isLowerCase)) {
            remarks.add("lower case");
        }
        return remarks.isEmpty()
                ? Reading.Understood.of(move)
                : new Reading.Understood<>(move, Optional.of(String.join(", ", remarks)));
    }

    /** Returns the start of a word of a program, safe to print. */
    private static String shown(String word) {
        StringBuilder text = new StringBuilder();
        word.chars().limit(20).forEach(c -> {
            if (c >= ' ' && c < 127) {
                text.append((char) c);
            } else {
                text.append(String.format("\\u%04x", c));
            }
        });
        return word.length() > 20 ? text + "…" : text.toString();
    }

    @Override
    public String write(Big2Play move) {
        return move.toString();
    }

    @Override
    public Client<Big2View, Big2Play> client() {
        return new Big2Client();
    }
}
