package org.umpire.league;

import java.util.List;
import org.umpire.league.schedule.AdaptiveSchedule.Tier;

/**
 * How matches make places, beside the game's own format.
 *
 * @param uneven whether not all meet the same others equally often: then points a match count, not sums, and a comparison of
 *     the tied alone only where they have all met
 * @param opponents whether between equal points the opponents' points decide first
 * @param tiers who stands above others whatever the points, best first; empty where points alone decide
 */
record Counting(boolean uneven, boolean opponents, List<Tier> tiers) {
    /** As in a round robin. */
    static final Counting EVEN = new Counting(false, false, List.of());

    Counting {
        tiers = List.copyOf(tiers);
    }

    /** Returns the tier of an entrant, 0 for the best. */
    int tier(int entrant) {
        for (int i = 0; i < tiers.size(); i++) {
            if (tiers.get(i).entrants().contains(entrant)) {
                return i;
            }
        }
        return tiers.size();
    }

    /** Returns why an entrant is in its tier; empty where there is nothing to say. */
    String why(int entrant) {
        int tier = tier(entrant);
        return tier < tiers.size() ? tiers.get(tier).why() : "";
    }
}
