package org.umpire.league.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * A knock-out: who loses is out. The bracket is seeded so that the best two can meet in the final only, the best four in the
 * semi-finals only, and so on; byes of the first round go to the best. A meeting is won by points, then by the game's own
 * score, and where these are equal by the better seed.
 */
final class KnockOut implements AdaptiveSchedule {
    private final int entrants;
    private final int rounds;

    KnockOut(int entrants) {
        if (entrants < 2) {
            throw new IllegalArgumentException("a knock-out of " + entrants);
        }
        this.entrants = entrants;
        this.rounds = Integer.SIZE - Integer.numberOfLeadingZeros(entrants - 1);
    }

    @Override
    public int rounds() {
        return rounds;
    }

    @Override
    public int meetings(int round) {
        return round == 0 ? entrants - (1 << (rounds - 1)) : 1 << (rounds - 1 - round);
    }

    @Override
    public List<List<Integer>> next(Summary soFar) {
        List<List<Integer>> meetings = new ArrayList<>();
        List<Integer> left = left(soFar);
        for (int i = 0; i < left.size(); i += 2) {
            if (left.get(i) < entrants && left.get(i + 1) < entrants) {
                meetings.add(List.of(Math.min(left.get(i), left.get(i + 1)), Math.max(left.get(i), left.get(i + 1))));
            }
        }
        return meetings;
    }

    /** Returns who is left, in the order of the bracket; numbers from {@code entrants} on stand for nobody. */
    private List<Integer> left(Summary soFar) {
        List<Integer> left = bracket();
        for (List<Summary.Meeting> round : soFar.rounds()) {
            List<Integer> winners = new ArrayList<>();
            int played = 0;
            for (int i = 0; i < left.size(); i += 2) {
                if (left.get(i) >= entrants || left.get(i + 1) >= entrants) {
                    winners.add(Math.min(left.get(i), left.get(i + 1)));
                } else {
                    winners.add(winner(soFar, round.get(played++)));
                }
            }
            left = winners;
        }
        return left;
    }

    private static int winner(Summary soFar, Summary.Meeting meeting) {
        // Both are ascending, so the first is the better seed.
        return meeting.entrants().get(soFar.compare(meeting, 0, 1) <= 0 ? 0 : 1);
    }

    /** Returns the seeds in the order of the bracket: each with the one that adds up to a constant. */
    private List<Integer> bracket() {
        List<Integer> seeds = List.of(0);
        for (int round = 0; round < rounds; round++) {
            List<Integer> doubled = new ArrayList<>();
            for (int seed : seeds) {
                doubled.add(seed);
                doubled.add(2 * seeds.size() - 1 - seed);
            }
            seeds = doubled;
        }
        return seeds;
    }

    @Override
    public List<Tier> tiers(Summary soFar) {
        TreeMap<Integer, List<Integer>> out = new TreeMap<>();
        for (int round = 0; round < soFar.rounds().size(); round++) {
            for (Summary.Meeting meeting : soFar.rounds().get(round)) {
                int winner = winner(soFar, meeting);
                int loser = meeting.entrants().get(meeting.entrants().get(0) == winner ? 1 : 0);
                out.computeIfAbsent(round, r -> new ArrayList<>()).add(loser);
            }
        }
        List<Tier> tiers = new ArrayList<>();
        boolean over = soFar.rounds().size() == rounds;
        List<Integer> left =
                left(soFar).stream().filter(one -> one < entrants).sorted().toList();
        tiers.add(new Tier(left, over ? "won the final" : "still in"));
        out.descendingMap()
                .forEach((round, losers) -> tiers.add(new Tier(
                        losers.stream().sorted().toList(),
                        round == rounds - 1 ? "lost the final" : "out in round " + (round + 1))));
        return tiers;
    }

    @Override
    public String sentence() {
        return "a knock-out, seeded in the order of submission: places are by the round in which somebody went out";
    }
}
