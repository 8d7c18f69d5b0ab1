package org.umpire.games.holdem;

/** One thing that happened in a hand, as a log tells it. */
public sealed interface Happening {
    /**
     * A player acted.
     *
     * @param added chips put in by it
     * @param raisedBy by how much the current bet rose; 0 where it did not
     */
    record Acted(int player, Action action, int added, int raisedBy) implements Happening {
        /** Returns what the player to act does by an action. */
        static Acted of(Betting before, Action action) {
            int player = before.toAct().orElseThrow();
            return switch (action.kind()) {
                case FOLD, CHECK -> new Acted(player, action, 0, 0);
                case CALL -> new Acted(player, action, before.callCost(player), 0);
                case BET, RAISE ->
                    new Acted(
                            player, action, action.total() - before.bet(player), action.total() - before.currentBet());
            };
        }

        /** Returns the line of a log, without the name: {@code raises 40 to 60}. */
        String text() {
            return switch (action.kind()) {
                case FOLD -> "folds";
                case CHECK -> "checks";
                case CALL -> "calls " + added;
                case BET -> "bets " + added;
                case RAISE -> "raises " + raisedBy + " to " + action.total();
            };
        }
    }

    /** The board got the cards of a street. */
    record Dealt(Street street) implements Happening {}
}
