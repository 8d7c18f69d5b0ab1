package org.umpire.league;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.umpire.record.DealId;
import org.umpire.rules.ContestFormat;

/** The part of a {@link RoundRobin} that needs no secret: which entrants meet in which match. */
final class Pairings {
    private static final Pattern BLOCK = Pattern.compile("round-([1-9][0-9]{0,8})/match-([1-9][0-9]{0,17})");

    /** More groups are not gone through for the sake of a sentence. */
    private static final long COUNTED_MAX = 200_000;

    private final Season season;
    private final Groups groups;
    private final long matches;
    private final int tablesPerMatch;

    Pairings(Season season, ContestFormat format) {
        this.season = season;
        int entrants = season.entrants().size();
        int size = format.matchSize(season.setup().seats());
        this.groups = season.matchesMax().isPresent()
                ? Groups.of(entrants, size, season.matchesMax().getAsLong() / season.rounds())
                : Groups.of(entrants, size);
        long all = Math.multiplyExact(groups.size(), (long) season.rounds());
        this.matches = Math.min(all, season.matchesMax().orElse(all));
        // How many tables there are does not depend on the draw; any will do to count them.
        this.tablesPerMatch = format.tables(season.setup().seats(), bound -> 0).size();
    }

    long matches() {
        return matches;
    }

    int tablesPerMatch() {
        return tablesPerMatch;
    }

    /** Returns what the matches are a sample of, and how well it is balanced; empty where all groups meet. */
    Optional<String> sample() {
        int entrants = season.entrants().size();
        int size = groups.at(0).length;
        BigInteger all = Groups.count(entrants, size);
        if (matches < groups.size() * season.rounds()) {
            return Optional.of("a sample: " + Figures.grouped(matches) + " of "
                    + Figures.grouped(groups.size() * season.rounds())
                    + " matches, the first of an order in which all meet about equally often");
        }
        if (all.equals(BigInteger.valueOf(groups.size()))) {
            return Optional.empty();
        }
        String some = "a sample: " + (season.rounds() == 1 ? "" : "in each round ") + Figures.grouped(groups.size())
                + " of the " + String.format(Locale.ROOT, "%,d", all) + " groups of " + size + " meet";
        if (groups.size() > COUNTED_MAX) {
            return Optional.of(some);
        }
        Meetings meetings = Meetings.of(groups, entrants);
        return Optional.of(some + "; everybody plays " + Figures.count(meetings.mostPlayed(), "match", "matches")
                + (meetings.leastPlayed() == meetings.mostPlayed() ? "" : " or fewer") + ", and any two meet in "
                + (meetings.spread() == 0 ? "" : meetings.leastMet() + " to ")
                + meetings.mostMet() + " of them");
    }

    /** Returns who meets in match {@code m}, by their numbers in the season, ascending. */
    List<Integer> entrants(long m) {
        return Arrays.stream(groups.at(m % groups.size())).boxed().toList();
    }

    String block(long m) {
        return "round-" + (m / groups.size() + 1) + "/match-" + (m % groups.size() + 1);
    }

    DealId deal(long m) {
        return new DealId(season.name() + "/" + block(m));
    }

    OptionalLong matchNumber(String block) {
        Matcher matcher = BLOCK.matcher(block);
        if (!matcher.matches()) {
            return OptionalLong.empty();
        }
        long round = Long.parseLong(matcher.group(1)) - 1;
        long inRound = Long.parseLong(matcher.group(2)) - 1;
        if (inRound >= groups.size() || round >= season.rounds()) {
            return OptionalLong.empty();
        }
        long number = round * groups.size() + inRound;
        return number < matches ? OptionalLong.of(number) : OptionalLong.empty();
    }
}
