package org.umpire.games.holdem;

import java.util.List;
import java.util.Optional;

/** Plays the lines of a log, and says what is wrong with the first that cannot be. */
final class KnownActions {
    private final List<String> names;
    private Betting betting;
    private Street dealt = Street.PREFLOP;

    KnownActions(Betting start, List<String> names) {
        this.betting = start;
        this.names = names;
    }

    Betting betting() {
        return betting;
    }

    /** Plays a line; returns why it cannot be. */
    Optional<String> take(List<String> words) {
        HandLog.Line line = HandLog.read(words);
        if (line instanceof HandLog.Line.Bad bad) {
            return Optional.of(bad.why());
        } else if (line instanceof HandLog.Line.Deals deals) {
            return deal(deals.street());
        } else if (line instanceof HandLog.Line.Acts acts) {
            return act(acts);
        }
        throw new IllegalStateException("unknown: " + line);
    }

    private Optional<String> deal(Street street) {
        if (dealt == betting.street()) {
            return Optional.of(betting.over() ? "the betting is over" : "the betting is not over, it is " + turn());
        }
        if (street != betting.street()) {
            return Optional.of("expected `dealing " + betting.street().word() + "`");
        }
        dealt = street;
        return Optional.empty();
    }

    private Optional<String> act(HandLog.Line.Acts acts) {
        if (dealt != betting.street()) {
            return Optional.of("expected `dealing " + betting.street().word() + "` first");
        }
        if (betting.over()) {
            return Optional.of("the betting is over");
        }
        int player = names.indexOf(acts.name());
        if (player < 0) {
            return Optional.of("nobody has the name `" + acts.name() + "`");
        }
        if (betting.toAct().orElseThrow() != player) {
            return Optional.of("out of turn, it is " + turn());
        }
        return play(acts, player);
    }

    private Optional<String> play(HandLog.Line.Acts acts, int player) {
        List<Integer> numbers = acts.numbers();
        if (acts.kind() == Action.Kind.CALL && betting.owed(player) > 0 && numbers.get(0) != betting.callCost(player)) {
            return Optional.of("a call costs " + betting.callCost(player));
        }
        if (acts.kind() == Action.Kind.RAISE && numbers.get(1) - betting.currentBet() != numbers.get(0)) {
            return Optional.of(
                    "a raise from " + betting.currentBet() + " to " + numbers.get(1) + " is not by " + numbers.get(0));
        }
        if (!numbers.isEmpty() && numbers.get(numbers.size() - 1) == 0) {
            return Optional.of("no chips");
        }
        Action action = switch (acts.kind()) {
            case FOLD -> Action.FOLD;
            case CHECK -> Action.CHECK;
            case CALL -> Action.CALL;
            case BET -> Action.bet(numbers.get(0));
            case RAISE -> Action.raiseTo(numbers.get(1));
        };
        Optional<String> wrong = betting.check(action).map(breach -> "breaks a rule, " + breach);
        if (wrong.isEmpty()) {
            betting = betting.play(action);
        }
        return wrong;
    }

    /** Returns what keeps the log from ending where it is a player's turn. */
    Optional<String> endsAtTurnOf(int player) {
        if (dealt != betting.street()) {
            return Optional.of("`dealing " + betting.street().word() + "` is missing");
        }
        if (betting.over()) {
            return Optional.of("the betting is over; it is nobody's turn");
        }
        return betting.toAct().orElseThrow() == player
                ? Optional.empty()
                : Optional.of("it should be the turn of " + names.get(player) + ", but it is " + turn());
    }

    private String turn() {
        return names.get(betting.toAct().orElseThrow()) + "'s turn";
    }
}
