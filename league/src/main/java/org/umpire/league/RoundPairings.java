package org.umpire.league;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import org.umpire.league.schedule.AdaptiveSchedule;
import org.umpire.league.schedule.Summary;
import org.umpire.record.DealId;
import org.umpire.rules.ContestFormat;

/**
 * Pairings of a season whose rounds depend on results: those of the rounds that are drawn so far. A round is drawn when all
 * matches of the ones before are complete. How many matches each round has is known from the start, and so are their names.
 */
final class RoundPairings implements Pairings {
    private final Season season;
    private final ContestFormat format;
    private final AdaptiveSchedule schedule;
    private final int tablesPerMatch;
    /** How many matches there are before each round, and at the end in all. */
    private final long[] before;

    private final List<List<List<Integer>>> rounds;
    /** What came of all rounds but the last: by this each of those after the first was drawn. */
    private final List<List<Summary.Meeting>> drawnBy;
    /** Whether no round follows those that are drawn. */
    private final boolean last;

    private RoundPairings(
            Season season,
            ContestFormat format,
            AdaptiveSchedule schedule,
            List<List<List<Integer>>> rounds,
            List<List<Summary.Meeting>> drawnBy,
            boolean last) {
        this.season = season;
        this.format = format;
        this.schedule = schedule;
        this.rounds = rounds;
        this.drawnBy = drawnBy;
        this.last = last;
        this.tablesPerMatch = format.tables(season.setup().seats(), bound -> 0).size();
        this.before = new long[schedule.rounds() + 1];
        for (int round = 0; round < schedule.rounds(); round++) {
            before[round + 1] = before[round]
                    + Math.multiplyExact(
                            (long) schedule.meetings(round), season.scheme().legs());
        }
    }

    static RoundPairings of(Season season, ContestFormat format, AdaptiveSchedule schedule) {
        RoundPairings none = new RoundPairings(season, format, schedule, List.of(), List.of(), false);
        return new RoundPairings(
                season, format, schedule, List.of(none.next(List.of())), List.of(), schedule.rounds() == 1);
    }

    private List<List<Integer>> next(List<List<Summary.Meeting>> played) {
        List<List<Integer>> meetings = schedule.next(summary(played));
        if (meetings.size() != schedule.meetings(played.size())) {
            throw new IllegalStateException("a round of " + meetings.size() + " meetings instead of "
                    + schedule.meetings(played.size()) + ": " + schedule);
        }
        return meetings;
    }

    private Summary summary(List<List<Summary.Meeting>> played) {
        return new Summary(season.entrants().size(), format.lowerIsBetter(), played);
    }

    @Override
    public Pairings after(Collection<PlayedMatch> complete) {
        List<List<List<Integer>>> drawn = stillDrawn(complete);
        List<List<Summary.Meeting>> played = played(drawn, complete);
        while (played.size() == drawn.size() && !schedule.over(summary(played))) {
            drawn.add(next(played));
            played = played(drawn, complete);
        }
        boolean over = drawn.size() == schedule.rounds() || played.size() == drawn.size();
        return drawn.equals(rounds) && over == last
                ? this
                : new RoundPairings(
                        season,
                        format,
                        schedule,
                        List.copyOf(drawn),
                        List.copyOf(played.subList(0, drawn.size() - 1)),
                        over);
    }

    /**
     * Returns the first rounds, as many as these matches lead to as well: a match may have been lost since they were drawn, and
     * been played again with another result.
     */
    private List<List<List<Integer>>> stillDrawn(Collection<PlayedMatch> complete) {
        List<List<Summary.Meeting>> played = played(rounds, complete);
        int same = 0;
        while (same < drawnBy.size()
                && same < played.size()
                && drawnBy.get(same).equals(played.get(same))) {
            same++;
        }
        return new ArrayList<>(rounds.subList(0, same + 1));
    }

    @Override
    public Counting counting(Collection<PlayedMatch> complete) {
        List<AdaptiveSchedule.Tier> tiers = schedule.tiers(summary(played(rounds, complete)));
        return new Counting(
                true,
                season.scheme().kind() == Scheme.Kind.SWISS,
                season.scheme().kind().tiers() ? tiers : List.of());
    }

    /** Returns what came of the first rounds, as many as are complete. */
    private List<List<Summary.Meeting>> played(List<List<List<Integer>>> drawn, Collection<PlayedMatch> complete) {
        Map<Long, PlayedMatch> byNumber = new HashMap<>();
        complete.forEach(match -> byNumber.put(match.number(), match));
        List<List<Summary.Meeting>> played = new ArrayList<>();
        for (int round = 0; round < drawn.size(); round++) {
            List<Summary.Meeting> meetings = new ArrayList<>();
            for (int meeting = 0; meeting < drawn.get(round).size(); meeting++) {
                long first = before[round] + (long) meeting * season.scheme().legs();
                Optional<Summary.Meeting> whole =
                        meeting(byNumber, first, drawn.get(round).get(meeting));
                if (whole.isEmpty()) {
                    return played;
                }
                meetings.add(whole.get());
            }
            played.add(meetings);
        }
        return played;
    }

    private Optional<Summary.Meeting> meeting(Map<Long, PlayedMatch> matches, long first, List<Integer> entrants) {
        Long[] points = new Long[entrants.size()];
        Long[] totals = new Long[entrants.size()];
        Arrays.fill(points, 0L);
        Arrays.fill(totals, 0L);
        for (long m = first; m < first + season.scheme().legs(); m++) {
            PlayedMatch match = matches.get(m);
            if (match == null || !match.sides().stream().allMatch(side -> entrants.contains(side.entrant()))) {
                return Optional.empty(); // Or of another draw, in which others met.
            }
            for (PlayedMatch.Side side : match.sides()) {
                int i = entrants.indexOf(side.entrant());
                points[i] += side.points();
                totals[i] += side.total();
            }
        }
        return Optional.of(new Summary.Meeting(entrants, season.scheme().legs(), List.of(points), List.of(totals)));
    }

    @Override
    public long matches() {
        return last ? drawn() : before[schedule.rounds()];
    }

    @Override
    public long drawn() {
        return before[rounds.size()];
    }

    @Override
    public int tablesPerMatch() {
        return tablesPerMatch;
    }

    @Override
    public Optional<String> remark() {
        int legs = season.scheme().legs();
        return Optional.of(schedule.sentence() + "; "
                + (season.scheme().kind() == Scheme.Kind.PLACES ? "at most " : "")
                + Figures.count(schedule.rounds(), "round", "rounds")
                + (legs == 1 ? "" : ", in each of which those who meet play " + legs + " matches"));
    }

    private int round(long m) {
        int found = Arrays.binarySearch(before, 0, rounds.size() + 1, m);
        return found >= 0 ? found : -found - 2;
    }

    @Override
    public List<Integer> entrants(long m) {
        int round = round(m);
        return rounds.get(round)
                .get((int) ((m - before[round]) / season.scheme().legs()));
    }

    @Override
    public String block(long m) {
        int round = round(m);
        return "round-" + (round + 1) + "/match-" + (m - before[round] + 1);
    }

    @Override
    public DealId deal(long m) {
        return new DealId(season.name() + "/" + block(m));
    }

    @Override
    public OptionalLong matchNumber(String block) {
        Matcher matcher = FixedPairings.BLOCK.matcher(block);
        if (!matcher.matches()) {
            return OptionalLong.empty();
        }
        long round = Long.parseLong(matcher.group(1)) - 1;
        long inRound = Long.parseLong(matcher.group(2)) - 1;
        if (round >= schedule.rounds() || inRound >= before[(int) round + 1] - before[(int) round]) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(before[(int) round] + inRound);
    }
}
