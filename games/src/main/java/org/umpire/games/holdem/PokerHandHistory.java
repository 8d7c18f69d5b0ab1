package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Hands in the poker hand history format (PHH, Kim 2023, phh.readthedocs.io): TOML, one table a hand. Player 1 is position
 * 0. The format has no word for a player who is out; hands in which a seat was dropped are left out.
 *
 * @param text of all hands that could be written
 * @param written how many
 * @param leftOut how many could not be
 */
public record PokerHandHistory(String text, int written, int leftOut) {
    /**
     * Returns the hands of a table that are over.
     *
     * @param moments of the table, from its opening on
     * @param names by seat
     * @param before how many hands stand before these in the same file
     */
    public static PokerHandHistory of(List<HoldemState> moments, List<String> names, int before) {
        StringBuilder text = new StringBuilder();
        int written = 0;
        int leftOut = 0;
        for (int i = 1; i < moments.size(); i++) {
            Optional<HoldemPlay> ended = ended(moments.get(i - 1), moments.get(i));
            if (ended.isPresent()) {
                boolean whole = ended.get().dropped() == 0;
                written += whole ? 1 : 0;
                leftOut += whole ? 0 : 1;
                if (whole) {
                    text.append(hand(
                            moments.get(i).deal(), moments.get(i - 1).hand(), ended.get(), names, before + written));
                }
            }
        }
        return new PokerHandHistory(text.toString(), written, leftOut);
    }

    private static Optional<HoldemPlay> ended(HoldemState before, HoldemState after) {
        return after.hand() > before.hand()
                ? after.ended()
                : after.over() && !before.over() ? Optional.of(after.course()) : Optional.empty();
    }

    private static String hand(HoldemDeal deal, int hand, HoldemPlay play, List<String> names, int number) {
        HoldemTerms terms = deal.terms();
        Stakes stakes = terms.stakes();
        int n = terms.seats();
        boolean limit = terms.betting() == RuleSet.LIMIT;
        List<String> lines = new ArrayList<>();
        lines.add("[" + number + "]");
        lines.add("variant = " + (limit ? "\"FT\"" : "\"NT\""));
        lines.add("antes = " + Collections.nCopies(n, stakes.ante()));
        List<Integer> blinds = new ArrayList<>(Collections.nCopies(n, 0));
        blinds.set(0, stakes.smallBlind());
        blinds.set(1, stakes.bigBlind());
        lines.add("blinds_or_straddles = " + blinds);
        lines.add(
                limit
                        ? "small_bet = " + stakes.bigBlind() + "\nbig_bet = " + 2L * stakes.bigBlind()
                        : "min_bet = " + stakes.bigBlind());
        lines.add("starting_stacks = " + Collections.nCopies(n, terms.stack()));
        lines.add("actions = [");
        actions(deal, hand, play).forEach(action -> lines.add("  \"" + action + "\","));
        lines.add("]");
        lines.add("hand = " + (hand + 1));
        lines.add("players = "
                + IntStream.range(0, n)
                        .mapToObj(p -> quoted(names.get(terms.seat(hand, p))))
                        .toList());
        long[] net = play.net(deal.hand(hand), terms, hand);
        lines.add("finishing_stacks = "
                + IntStream.range(0, n).mapToObj(p -> terms.stack() + net[p]).toList());
        return String.join("\n", lines) + "\n\n";
    }

    private static List<String> actions(HoldemDeal deal, int hand, HoldemPlay play) {
        HoldemTerms terms = deal.terms();
        HoldemDeal.Cards cards = deal.hand(hand);
        List<String> lines = new ArrayList<>();
        for (int p = 0; p < terms.seats(); p++) {
            lines.add("d dh p" + (p + 1) + " " + HoldemCards.write(cards.holes().get(terms.seat(hand, p))));
        }
        Betting at = terms.opening();
        int dealt = 0;
        int opener = 0;
        for (Action action : play.actions()) {
            int p = at.toAct().orElseThrow();
            lines.add("p" + (p + 1) + " " + word(action));
            opener = action.total() > 0 ? p : opener;
            at = at.play(action);
            for (; dealt < at.street().deals(); dealt++) {
                lines.add("d db " + HoldemCards.write(cards.board().get(dealt)));
                opener = 0;
            }
        }
        // Who put in the last bet shows first, then the others around; all-in, before the rest of the board is dealt.
        for (int i = 0; play.showdown() && i < terms.seats(); i++) {
            int p = (opener + i) % terms.seats();
            if (!at.folded(p)) {
                lines.add(
                        "p" + (p + 1) + " sm " + HoldemCards.write(cards.holes().get(terms.seat(hand, p))));
            }
        }
        for (; dealt < play.street().deals(); dealt++) {
            lines.add("d db " + HoldemCards.write(cards.board().get(dealt)));
        }
        return lines;
    }

    private static String word(Action action) {
        return switch (action.kind()) {
            case FOLD -> "f";
            case CHECK, CALL -> "cc";
            case BET, RAISE -> "cbr " + action.total();
        };
    }

    private static String quoted(String name) {
        StringBuilder text = new StringBuilder("\"");
        name.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                text.append('\\').appendCodePoint(c);
            } else if (Character.isISOControl(c)) {
                text.append(String.format("\\u%04x", c));
            } else {
                text.appendCodePoint(c);
            }
        });
        return text.append('"').toString();
    }
}
