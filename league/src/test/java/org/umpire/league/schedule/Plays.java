package org.umpire.league.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;

/** Plays schedules with made-up results. */
final class Plays {
    private Plays() {}

    /** Returns the rounds of a schedule, where each meeting has the points that are given for its entrants. */
    static Summary whole(
            AdaptiveSchedule schedule, int entrants, BiFunction<Integer, List<Integer>, List<Long>> points) {
        Summary soFar = new Summary(entrants, false, List.of());
        for (int round = 0; round < schedule.rounds(); round++) {
            soFar = after(soFar, schedule.next(soFar), points);
        }
        return soFar;
    }

    static Summary after(
            Summary soFar, List<List<Integer>> meetings, BiFunction<Integer, List<Integer>, List<Long>> points) {
        int round = soFar.rounds().size();
        List<List<Summary.Meeting>> rounds = new ArrayList<>(soFar.rounds());
        rounds.add(meetings.stream()
                .map(meeting -> {
                    List<Long> of = points.apply(round, meeting);
                    return new Summary.Meeting(meeting, 1, of, of);
                })
                .toList());
        return new Summary(soFar.entrants(), soFar.lowerIsBetter(), rounds);
    }

    /** The one with the lower number gets all. */
    static List<Long> lowerWins(int round, List<Integer> meeting) {
        return meeting.stream()
                .map(one -> meeting.stream().filter(other -> other > one).count())
                .toList();
    }

    /** Points by lot, often equal. */
    static BiFunction<Integer, List<Integer>, List<Long>> byLot(RandomGenerator rng) {
        return (round, meeting) ->
                meeting.stream().map(one -> (long) rng.nextInt(3)).toList();
    }
}
