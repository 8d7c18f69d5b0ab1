package org.umpire.games.daihinmin;

import java.time.Duration;
import org.umpire.rules.Budget;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.GamePack;
import org.umpire.rules.Notation;
import org.umpire.rules.Protocol;
import org.umpire.rules.Setup;

/** All that is special to Prime Daihinmin. */
public final class DaihinminPack implements GamePack<DaihinminDeal, DaihinminState, DaihinminMove, DaihinminView> {
    @Override
    public DaihinminGame game() {
        return new DaihinminGame();
    }

    @Override
    public Protocol<DaihinminView, DaihinminMove> protocol() {
        return new DaihinminProtocol();
    }

    @Override
    public Notation<DaihinminDeal, DaihinminMove> notation() {
        return new DaihinminNotation();
    }

    @Override
    public ContestFormat format() {
        return new DaihinminFormat();
    }

    @Override
    public Setup usualSetup() {
        return Setup.of(4, 1);
    }

    @Override
    public Budget usualBudget() {
        return Budget.cpu(Duration.ofSeconds(10), Duration.ZERO);
    }

    @Override
    public String title() {
        return "Prime Daihinmin";
    }

    @Override
    public String summary() {
        return "Get rid of 199 digits by playing ever longer primes; who passes draws five more.";
    }

    @Override
    public String draw(DaihinminState state) {
        StringBuilder text = new StringBuilder();
        int turns = state.course().size() - state.deal().seats();
        text.append("turn ")
                .append(turns + 1)
                .append(", stock ")
                .append(state.stock())
                .append('\n');
        for (int seat = 0; seat < state.deal().seats(); seat++) {
            char mark = !state.over() && seat == state.mover() ? '>' : ' ';
            String cards = state.hand(seat).toString();
            String hand = state.fault(seat).isPresent() ? "out" : cards.isEmpty() ? "no cards" : cards;
            text.append(String.format("%c seat %2d %5d  %s", mark, seat, cards.length(), hand))
                    .append('\n');
        }
        return text.append(table(state)).append('\n').toString();
    }

    private static String table(DaihinminState state) {
        return switch (state.end()) {
            case NONE ->
                state.trick().isEmpty()
                        ? "table: seat " + state.mover() + " leads"
                        : "table: " + String.join(", ", state.trick().numbers());
            case HAND_EMPTY -> "over: a hand is empty";
            case STOCK_EMPTY -> "over: the stock is empty";
            case ONE_LEFT -> "over: one player is left";
        };
    }
}
