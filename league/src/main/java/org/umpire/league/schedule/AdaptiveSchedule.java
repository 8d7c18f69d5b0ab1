package org.umpire.league.schedule;

import java.util.List;

/**
 * A schedule that settles each round when all matches of the rounds before are played: a function of what came of them, so
 * that anybody can work it out again. Entrants are numbers from 0, in the order of the season, which is their seeding.
 */
public interface AdaptiveSchedule {
    /**
     * Returns a Swiss system.
     *
     * @param groupSize how many meet in a match
     * @throws IllegalArgumentException if there are fewer entrants than that, more than 1000, or no rounds
     */
    static AdaptiveSchedule swiss(int entrants, int groupSize, int rounds) {
        return new Swiss(entrants, groupSize, rounds);
    }

    /**
     * Returns a knock-out of pairs.
     *
     * @throws IllegalArgumentException if there are fewer than two entrants
     */
    static AdaptiveSchedule knockOut(int entrants) {
        return new KnockOut(entrants);
    }

    /**
     * Returns a ladder of pairs.
     *
     * @throws IllegalArgumentException if there are fewer than two entrants, or no rounds
     */
    static AdaptiveSchedule ladder(int entrants, int rounds) {
        return new Ladder(entrants, rounds);
    }

    /**
     * Returns adaptive play of pairs for places.
     *
     * @throws IllegalArgumentException if there are fewer than two entrants, or no rounds
     */
    static AdaptiveSchedule places(int entrants, int rounds) {
        return new Places(entrants, rounds);
    }

    /** Returns how many rounds there are, at most. */
    int rounds();

    /** Returns whether no round follows these. */
    default boolean over(Summary soFar) {
        return soFar.rounds().size() == rounds();
    }

    /**
     * Returns how many groups meet in a round; known from the start.
     *
     * @param round 0-based
     */
    int meetings(int round);

    /**
     * Returns who meets in the next round: groups of entrants, each ascending.
     *
     * @param soFar all rounds before it, complete, after which it is not {@link #over}
     */
    List<List<Integer>> next(Summary soFar);

    /**
     * Returns what the schedule itself says about places: sets of entrants, the best first, in which points decide. One set
     * of all where points alone decide.
     *
     * @param soFar complete rounds, as many as there are
     */
    List<Tier> tiers(Summary soFar);

    /** Returns what it is, for people: the beginning of a sentence, in lower case. */
    String sentence();

    /**
     * Entrants that the schedule puts above others, whatever their points.
     *
     * @param entrants ascending
     * @param why in words, such as {@code out in round 2}; empty where there is nothing to say
     */
    record Tier(List<Integer> entrants, String why) {
        public Tier {
            entrants = List.copyOf(entrants);
        }
    }
}
