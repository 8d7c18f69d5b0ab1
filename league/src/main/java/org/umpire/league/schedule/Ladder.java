package org.umpire.league.schedule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A ladder: neighbours meet, and who stood below and wins goes up a rung. In one round the first meets the second, the third
 * the fourth, and so on; in the next the second meets the third. It begins in the order of submission. Where the better
 * always wins, it is in order after as many rounds as there are entrants (odd-even transposition sort).
 */
final class Ladder implements AdaptiveSchedule {
    private final int entrants;
    private final int rounds;

    Ladder(int entrants, int rounds) {
        if (entrants < 2 || rounds < 1) {
            throw new IllegalArgumentException("a ladder of " + entrants + ", " + rounds + " rounds");
        }
        this.entrants = entrants;
        this.rounds = rounds;
    }

    @Override
    public int rounds() {
        return rounds;
    }

    @Override
    public int meetings(int round) {
        return (entrants - first(round)) / 2;
    }

    /** Returns the rung from which on neighbours meet; two alone meet each time. */
    private int first(int round) {
        return entrants == 2 ? 0 : round % 2;
    }

    @Override
    public List<List<Integer>> next(Summary soFar) {
        List<Integer> rungs = rungs(soFar);
        List<List<Integer>> meetings = new ArrayList<>();
        for (int i = first(soFar.rounds().size()); i + 1 < entrants; i += 2) {
            meetings.add(List.of(Math.min(rungs.get(i), rungs.get(i + 1)), Math.max(rungs.get(i), rungs.get(i + 1))));
        }
        return meetings;
    }

    /** Returns who stands where, the top first. */
    private List<Integer> rungs(Summary soFar) {
        Integer[] rungs = IntStream.range(0, entrants).boxed().toArray(Integer[]::new);
        for (int round = 0; round < soFar.rounds().size(); round++) {
            int rung = first(round);
            for (Summary.Meeting meeting : soFar.rounds().get(round)) {
                int upper = meeting.entrants().indexOf(rungs[rung]);
                if (soFar.compare(meeting, upper, 1 - upper) > 0) {
                    Collections.swap(Arrays.asList(rungs), rung, rung + 1);
                }
                rung += 2;
            }
        }
        return List.of(rungs);
    }

    @Override
    public List<Tier> tiers(Summary soFar) {
        List<Integer> rungs = rungs(soFar);
        return IntStream.range(0, entrants)
                .mapToObj(i -> new Tier(List.of(rungs.get(i)), "on rung " + (i + 1)))
                .toList();
    }

    @Override
    public String sentence() {
        return "a ladder: neighbours meet, and who stands below and wins goes up a rung; places are the rungs";
    }
}
