package org.umpire.games.croquet;

import java.time.Duration;
import java.util.Optional;
import org.umpire.rules.Budget;
import org.umpire.rules.Commentary;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.GamePack;
import org.umpire.rules.Notation;
import org.umpire.rules.Protocol;
import org.umpire.rules.Setup;

/** All that is special to Arithmetic Croquet. */
public final class CroquetPack implements GamePack<CroquetReadings, CroquetState, CroquetMove, CroquetView> {
    private static final int MATCH_TABLES_MAX = 1000;

    @Override
    public CroquetGame game() {
        return new CroquetGame();
    }

    @Override
    public Protocol<CroquetView, CroquetMove> protocol() {
        return new CroquetProtocol();
    }

    @Override
    public Notation<CroquetReadings, CroquetMove> notation() {
        return new CroquetNotation();
    }

    @Override
    public ContestFormat format() {
        return new CroquetFormat(1);
    }

    @Override
    public ContestFormat format(int matchTables) {
        if (matchTables < 2 || matchTables % 2 != 0 || matchTables > MATCH_TABLES_MAX) {
            throw new IllegalArgumentException("a match of croquet has 2, 4, 6 and so on up to " + MATCH_TABLES_MAX
                    + " tables, each a game, not " + matchTables);
        }
        return new CroquetFormat(matchTables / 2);
    }

    @Override
    public Setup usualSetup() {
        return Setup.of(2, 1);
    }

    @Override
    public Budget usualBudget() {
        return Budget.cpu(Duration.ofMinutes(1), Duration.ZERO);
    }

    @Override
    public String title() {
        return "Arithmetic Croquet";
    }

    @Override
    public String summary() {
        return "Add numbers from 1 to 8, take every hoop, and be the first over 100; your last number bars the other's.";
    }

    @Override
    public String draw(CroquetState state) {
        CroquetPosition position = state.position();
        StringBuilder text = new StringBuilder();
        for (int side = 0; side < 2; side++) {
            boolean moves = state.end() == CroquetEnd.NONE && position.mover() == side;
            text.append(moves ? "> " : "  ").append("AB".charAt(side)).append(' ');
            Ball ball = position.ball(side);
            for (int hoop = 10; hoop <= Ball.LAST_HOOP; hoop += 10) {
                boolean taken = ball.number() > hoop && !(ball.returning() && ball.hoop() == hoop);
                boolean inside = ball.inHoop() && ball.hoop() == hoop;
                text.append(inside ? 'o' : taken ? '|' : '.');
            }
            text.append("  ").append(ball).append('\n');
        }
        return text.append(words(state)).append('\n').toString();
    }

    @Override
    public Optional<Commentary<CroquetState, CroquetMove>> commentary() {
        return Optional.of(new CroquetCommentary());
    }

    private static String words(CroquetState state) {
        int blocked = state.position().blocked();
        return switch (state.end()) {
            case NONE ->
                "move " + (state.moves() + 1) + ", "
                        + (blocked == 0 ? "nothing blocked" : blocked + " and " + (9 - blocked) + " blocked");
            case DRAW -> "a draw";
            case A_WINS -> "A wins";
            case B_WINS -> "B wins";
        };
    }
}
