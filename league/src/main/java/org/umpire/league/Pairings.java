package org.umpire.league;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.umpire.record.DealId;
import org.umpire.rules.ContestFormat;

/** The part of a {@link RoundRobin} that needs no secret: which entrants meet in which match. */
final class Pairings {
    private static final Pattern BLOCK = Pattern.compile("round-([1-9][0-9]{0,8})/match-([1-9][0-9]{0,17})");

    private final Season season;
    private final Groups groups;
    private final long matches;
    private final int tablesPerMatch;

    Pairings(Season season, ContestFormat format) {
        this.season = season;
        this.groups = Groups.of(
                season.entrants().size(), format.matchSize(season.setup().seats()));
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
