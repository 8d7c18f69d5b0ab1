package org.umpire.games.holdem;

import java.time.Duration;
import org.umpire.rules.Budget;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.GamePack;
import org.umpire.rules.Notation;
import org.umpire.rules.Protocol;
import org.umpire.rules.Setup;

/** All that is special to Hold'em. */
public final class HoldemPack implements GamePack<HoldemDeal, HoldemState, HoldemMove, HoldemView> {
    private static final int HANDS_USUAL = 100;

    @Override
    public HoldemGame game() {
        return new HoldemGame();
    }

    @Override
    public Protocol<HoldemView, HoldemMove> protocol() {
        return new HoldemProtocol();
    }

    @Override
    public Notation<HoldemDeal, HoldemMove> notation() {
        return new HoldemNotation();
    }

    @Override
    public ContestFormat format() {
        return new HoldemFormat();
    }

    @Override
    public ContestFormat format(int matchTables) {
        throw new IllegalArgumentException("a match of Hold'em has as many tables as a table has seats; it is not set");
    }

    @Override
    public Setup usualSetup() {
        return Setup.of(Betting.PLAYERS_MIN, HANDS_USUAL);
    }

    @Override
    public Budget usualBudget() {
        return Budget.cpu(Duration.ofMinutes(5), Duration.ofSeconds(2));
    }

    @Override
    public String title() {
        return "Hold'em";
    }

    @Override
    public String summary() {
        return "Bet on two own cards and five for all; no-limit or limit, 2 to 9 seats.";
    }

    @Override
    public String draw(HoldemState state) {
        HoldemTerms terms = state.deal().terms();
        HoldemDeal.Cards cards = state.deal().hand(state.hand());
        Betting betting = state.betting();
        StringBuilder text = new StringBuilder();
        text.append("hand ").append(state.hand() + 1).append(" of ").append(terms.hands());
        text.append("  ").append(state.course().text(terms)).append('\n');
        for (int seat = 0; seat < terms.seats(); seat++) {
            int p = terms.position(state.hand(), seat);
            char mark = !state.over() && seat == state.mover() ? '>' : ' ';
            text.append(String.format(
                            "%c seat %d %s %7d  %s  stack %d, put in %d%s",
                            mark,
                            seat,
                            seat == terms.dealer(state.hand()) ? "D" : " ",
                            state.won(seat),
                            HoldemCards.write(cards.holes().get(seat)),
                            betting.stack(p),
                            betting.paid(p),
                            betting.folded(p) ? ", folded" : ""))
                    .append('\n');
        }
        String board = HoldemCards.write(cards.board(state.course().street()));
        return text.append("board ")
                .append(board.isEmpty() ? "–" : board)
                .append('\n')
                .toString();
    }
}
