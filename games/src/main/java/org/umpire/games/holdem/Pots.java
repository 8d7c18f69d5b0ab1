package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The chips of a hand, by who can win them. docs/games/holdem.md#pots.
 *
 * @param pots the main pot first
 */
public record Pots(List<Pot> pots) {
    public Pots {
        pots = List.copyOf(pots);
    }

    /**
     * Chips that the same players can win. What one player has put in and nobody has matched is a pot of that player
     * alone, which gives it back.
     *
     * @param players who can win it, ascending
     */
    public record Pot(int chips, List<Integer> players) {
        public Pot {
            players = List.copyOf(players);
        }
    }

    /** Returns the pots of a betting as it stands. */
    public static Pots of(Betting betting) {
        List<Pot> pots = new ArrayList<>();
        int below = 0;
        int unclaimed = 0;
        while (true) {
            int level = nextLevel(betting, below);
            if (level == below) {
                break;
            }
            int chips = unclaimed;
            List<Integer> players = new ArrayList<>();
            for (int p = 0; p < betting.players(); p++) {
                chips += Math.max(0, Math.min(betting.paid(p), level) - below);
                if (!betting.folded(p) && betting.paid(p) >= level) {
                    players.add(p);
                }
            }
            unclaimed = players.isEmpty() ? chips : 0;
            if (!players.isEmpty()) {
                add(pots, chips, players);
            }
            below = level;
        }
        if (unclaimed > 0) {
            // Put in by players who are out, above all who are not.
            List<Integer> players =
                    pots.isEmpty() ? left(betting) : pots.get(pots.size() - 1).players();
            add(pots, unclaimed, players);
        }
        return new Pots(pots);
    }

    private static List<Integer> left(Betting betting) {
        return IntStream.range(0, betting.players())
                .filter(p -> !betting.folded(p))
                .boxed()
                .toList();
    }

    /** Returns the lowest sum above this that somebody has put in; this, if there is none. */
    private static int nextLevel(Betting betting, int below) {
        int level = below;
        for (int p = 0; p < betting.players(); p++) {
            int paid = betting.paid(p);
            if (paid > below && (level == below || paid < level)) {
                level = paid;
            }
        }
        return level;
    }

    private static void add(List<Pot> pots, int chips, List<Integer> players) {
        int last = pots.size() - 1;
        if (last >= 0 && pots.get(last).players().equals(players)) {
            pots.set(last, new Pot(pots.get(last).chips() + chips, players));
        } else {
            pots.add(new Pot(chips, players));
        }
    }

    /**
     * Returns what each player gets at the showdown. Each pot goes to the best hand among those who can win it; equal
     * hands share it, and chips that cannot be shared go one each to those nearest to the dealer's left.
     *
     * @param ranks of each player's hand, as {@link Hands#rank}; those of players who are out do not matter
     * @param dealer the player with the button
     */
    public List<Integer> payouts(List<Integer> ranks, int dealer) {
        int n = ranks.size();
        int[] payouts = new int[n];
        for (Pot pot : pots) {
            int best = pot.players().stream().mapToInt(ranks::get).max().orElseThrow();
            List<Integer> winners = new ArrayList<>();
            for (int i = 1; i <= n; i++) {
                int p = (dealer + i) % n;
                if (pot.players().contains(p) && ranks.get(p) == best) {
                    winners.add(p);
                }
            }
            int odd = pot.chips() % winners.size();
            for (int w = 0; w < winners.size(); w++) {
                payouts[winners.get(w)] += pot.chips() / winners.size() + (w < odd ? 1 : 0);
            }
        }
        List<Integer> result = new ArrayList<>();
        for (int payout : payouts) {
            result.add(payout);
        }
        return List.copyOf(result);
    }
}
