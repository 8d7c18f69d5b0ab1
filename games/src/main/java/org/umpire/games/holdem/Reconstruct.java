package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds what happened since one player's last turn from what can be seen: the stacks now, the street now, and that it is
 * that player's turn again. Linear in the number of actions.
 *
 * <p>Why there is at most one answer on a given street, under any of the rule sets: between two turns that follow one
 * another every other player speaks at most once on a street, and at most one new street begins. If none begins, each
 * player put in on its one turn all that it put in. If one does, nobody can have raised on the street before after the
 * player of interest had spoken, or it would have had to speak again there: all others called what was bet, checked, or
 * folded, which fixes their part, and what remains was put in on the one turn after it. Putting in nothing is a check
 * where that is allowed and a fold where it is not. docs/games/holdem.md#reconstruction.
 */
public final class Reconstruct {
    private Reconstruct() {}

    /**
     * Returns what happened since a turn, the player's own action first.
     *
     * @param turn the turn of the player before
     * @param stacks of all players now, when it is the player's turn again
     * @param street now
     * @throws IllegalArgumentException if it is nobody's turn, or there are not as many stacks as players
     */
    public static Reconstruction since(Betting turn, List<Integer> stacks, Street street) {
        return find(turn, turn.toAct().orElseThrow(Reconstruct::over), stacks, List.of(street), false);
    }

    /**
     * Returns what happened since a turn when the street is not known: it is the same or the next one, and both may fit.
     *
     * @param turn the turn of the player before
     * @param stacks of all players now, when it is the player's turn again
     * @throws IllegalArgumentException if it is nobody's turn, or there are not as many stacks as players
     */
    public static Reconstruction since(Betting turn, List<Integer> stacks) {
        return find(turn, turn.toAct().orElseThrow(Reconstruct::over), stacks, streets(turn), false);
    }

    /**
     * Returns what happened since the start of a hand, in which the player has acted at most once.
     *
     * @param start with antes and blinds posted, and nothing more
     * @param player whose turn it is now
     * @param stacks of all players now
     * @param street now
     * @throws IllegalArgumentException if there is no such player, or there are not as many stacks as players
     */
    public static Reconstruction sinceStart(Betting start, int player, List<Integer> stacks, Street street) {
        return find(start, player, stacks, List.of(street), true);
    }

    /**
     * Returns what happened since the start of a hand when the street is not known.
     *
     * @param start with antes and blinds posted, and nothing more
     * @param player whose turn it is now
     * @param stacks of all players now
     * @throws IllegalArgumentException if there is no such player, or there are not as many stacks as players
     */
    public static Reconstruction sinceStart(Betting start, int player, List<Integer> stacks) {
        return find(start, player, stacks, streets(start), true);
    }

    private static IllegalArgumentException over() {
        return new IllegalArgumentException("a moment at which it is nobody's turn");
    }

    private static List<Street> streets(Betting then) {
        List<Street> streets = new ArrayList<>(List.of(then.street()));
        then.street().next().ifPresent(streets::add);
        return streets;
    }

    private static Reconstruction find(
            Betting then, int player, List<Integer> stacks, List<Street> streets, boolean start) {
        List<Reconstruction.Reason> impossible = impossible(then, player, stacks);
        if (!impossible.isEmpty()) {
            return new Reconstruction.None(impossible);
        }
        List<Reconstruction.One> found = new ArrayList<>();
        List<Reconstruction.Reason> reasons = new ArrayList<>();
        for (Street street : streets) {
            Reconstruction one = new Search(then, player, stacks, street).find(start);
            if (one instanceof Reconstruction.One fits) {
                found.add(fits);
            } else if (one instanceof Reconstruction.None none) {
                String which = streets.size() > 1 ? " (if it is the " + street.word() + ")" : "";
                none.reasons()
                        .forEach(reason ->
                                reasons.add(new Reconstruction.Reason(reason.player(), reason.text() + which)));
            }
        }
        if (found.isEmpty()) {
            return new Reconstruction.None(reasons);
        }
        return found.size() == 1 ? found.get(0) : new Reconstruction.Several(found);
    }

    private static List<Reconstruction.Reason> impossible(Betting then, int player, List<Integer> stacks) {
        if (stacks.size() != then.players() || player < 0 || player >= then.players()) {
            throw new IllegalArgumentException(
                    stacks.size() + " stacks and player " + player + " in a hand of " + then.players());
        }
        List<Reconstruction.Reason> reasons = new ArrayList<>();
        for (int p = 0; p < then.players(); p++) {
            int now = stacks.get(p);
            if (now < 0) {
                reasons.add(new Reconstruction.Reason(p, "has a negative stack: " + now));
            } else if (now > then.stack(p)) {
                reasons.add(new Reconstruction.Reason(
                        p, "has " + now + " chips now and had " + then.stack(p) + "; stacks cannot grow"));
            }
        }
        if (then.folded(player) || stacks.get(player) == 0) {
            reasons.add(new Reconstruction.Reason(
                    player,
                    then.folded(player) ? "has folded; it cannot be its turn" : "has no chips; it cannot be its turn"));
        }
        return reasons;
    }

    /** One walk from then to now. */
    private static final class Search {
        private final int player;
        private final Street street;
        /** What each player still has to put in. */
        private final int[] open;

        private final List<Happening> happenings = new ArrayList<>();
        private Betting betting;
        private boolean hasActed;

        Search(Betting then, int player, List<Integer> stacks, Street street) {
            this.betting = then;
            this.player = player;
            this.street = street;
            this.open = new int[then.players()];
            for (int p = 0; p < open.length; p++) {
                open[p] = then.stack(p) - stacks.get(p);
            }
        }

        Reconstruction find(boolean start) {
            boolean ownTurn = betting.toAct().orElse(Reconstruction.Reason.NOBODY) == player;
            // The first to speak in a hand has not acted yet if nothing at all has changed.
            hasActed = !ownTurn || (start && betting.street() == street && nothingOpen());
            while (true) {
                if (betting.over()) {
                    return none(Reconstruction.Reason.NOBODY, ended());
                }
                if (betting.street().compareTo(street) > 0) {
                    return none(
                            Reconstruction.Reason.NOBODY,
                            "the betting of the " + street.word() + " would be over before its turn came again");
                }
                int p = betting.toAct().orElseThrow();
                if (p == player && hasActed) {
                    return arrived();
                }
                hasActed |= p == player;
                Action action = action(p);
                Optional<Reconstruction> wrong = wrong(p, action);
                if (wrong.isPresent()) {
                    return wrong.get();
                }
                play(action);
            }
        }

        private boolean nothingOpen() {
            for (int chips : open) {
                if (chips != 0) {
                    return false;
                }
            }
            return true;
        }

        private String ended() {
            return betting.left() < 2
                    ? "all but one would have folded; the hand would be over"
                    : "nobody could bet any more; there would be no turn on the " + street.word();
        }

        /** Returns the moment reached, if it is the one that is seen. */
        private Reconstruction arrived() {
            if (betting.street() != street) {
                return none(
                        player,
                        "would have to speak again on the " + betting.street().word() + " before the " + street.word());
            }
            List<Reconstruction.Reason> reasons = new ArrayList<>();
            for (int p = 0; p < open.length; p++) {
                if (open[p] != 0) {
                    reasons.add(new Reconstruction.Reason(p, "put in " + open[p] + " more, but had no turn to do so"));
                }
            }
            return reasons.isEmpty() ? new Reconstruction.One(happenings, betting) : new Reconstruction.None(reasons);
        }

        /** Returns the only action that can lead on; it may break a rule, and then nothing does. */
        private Action action(int p) {
            if (open[p] == 0) {
                return betting.owed(p) == 0 ? Action.CHECK : Action.FOLD;
            }
            if (betting.street() != street && p != player) {
                // Its part here is to call; the rest belongs to the next street.
                return betting.owed(p) == 0 ? Action.CHECK : Action.CALL;
            }
            int total = betting.bet(p) + open[p];
            if (total > betting.currentBet()) {
                return betting.currentBet() == 0 ? Action.bet(total) : Action.raiseTo(total);
            }
            return Action.CALL;
        }

        private Optional<Reconstruction> wrong(int p, Action action) {
            if (action.kind() == Action.Kind.FOLD && p == player) {
                return Optional.of(none(p, "put in nothing where it owed " + betting.owed(p) + ", so it has folded"));
            }
            if (action.kind() == Action.Kind.CALL) {
                int cost = betting.callCost(p);
                boolean split = betting.street() != street && p != player;
                if (split ? open[p] < cost : open[p] != cost) {
                    return Optional.of(none(
                            p,
                            "put in " + open[p] + " on the " + betting.street().word() + ", where a call costs "
                                    + cost));
                }
            }
            return betting.check(action)
                    .map(breach -> none(
                            p,
                            "put in " + open[p] + " on the " + betting.street().word() + ": " + breach));
        }

        private void play(Action action) {
            Happening.Acted acted = Happening.Acted.of(betting, action);
            happenings.add(acted);
            open[acted.player()] -= acted.added();
            Street before = betting.street();
            betting = betting.play(action);
            if (betting.street() != before) {
                happenings.add(new Happening.Dealt(betting.street()));
            }
        }

        private static Reconstruction none(int player, String text) {
            return new Reconstruction.None(List.of(new Reconstruction.Reason(player, text)));
        }
    }
}
