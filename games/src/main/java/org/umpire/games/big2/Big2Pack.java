package org.umpire.games.big2;

import java.time.Duration;
import org.umpire.rules.Budget;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.GamePack;
import org.umpire.rules.Notation;
import org.umpire.rules.Protocol;
import org.umpire.rules.Setup;

/** All that is special to Big 2. */
public final class Big2Pack implements GamePack<Big2Deal, Big2State, Big2Play, Big2View> {
    @Override
    public Big2Game game() {
        return new Big2Game();
    }

    @Override
    public Protocol<Big2View, Big2Play> protocol() {
        return new Big2Protocol();
    }

    @Override
    public Notation<Big2Deal, Big2Play> notation() {
        return new Big2Notation();
    }

    @Override
    public ContestFormat format() {
        return new Big2Format();
    }

    @Override
    public Setup usualSetup() {
        return Setup.of(Big2Deal.SEATS, 100);
    }

    @Override
    public Budget usualBudget() {
        return Budget.cpu(Duration.ofMinutes(5), Duration.ofSeconds(2));
    }

    @Override
    public String title() {
        return "Big 2";
    }

    @Override
    public String summary() {
        return "Get rid of your thirteen cards before the three others do; the 2 is the highest rank.";
    }

    @Override
    public String draw(Big2State state) {
        StringBuilder text = new StringBuilder();
        text.append("game ")
                .append(state.game() + 1)
                .append(" of ")
                .append(state.deal().games());
        text.append(", turn ").append(state.turns() + 1).append('\n');
        for (int seat = 0; seat < Big2Deal.SEATS; seat++) {
            char mark = !state.over() && seat == state.mover() ? '>' : ' ';
            String hand = state.hand(seat) == 0 ? "no cards" : Big2Cards.write(state.hand(seat));
            text.append(String.format(
                            "%c seat %d %6d  %s", mark, seat, state.scores().get(seat), hand))
                    .append('\n');
        }
        return text.append(table(state)).append('\n').toString();
    }

    private static String table(Big2State state) {
        if (state.over()) {
            return "over";
        }
        if (state.last() == 0) {
            return "table: seat " + state.mover() + " leads";
        }
        int owner = state.mover() - 1 - state.passes() & 3;
        String passes = state.passes() == 0 ? "" : state.passes() == 1 ? ", 1 pass" : ", 2 passes";
        return "table: " + Big2Cards.write(state.last()) + " by seat " + owner + passes;
    }
}
