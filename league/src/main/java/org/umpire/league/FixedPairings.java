package org.umpire.league;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.umpire.record.DealId;
import org.umpire.record.Shown;
import org.umpire.rules.ContestFormat;

/** Pairings that are settled before the first match: round robins and gauntlets. They are computed, never held in memory. */
final class FixedPairings implements Pairings {
    static final Pattern BLOCK = Pattern.compile("round-([1-9][0-9]{0,8})/match-([1-9][0-9]{0,17})");

    /** More groups are not gone through for the sake of a sentence. */
    private static final long COUNTED_MAX = 200_000;

    private final Season season;
    private final Groups groups;
    private final long matches;
    private final int tablesPerMatch;

    FixedPairings(Season season, ContestFormat format) {
        this.season = season;
        int entrants = season.entrants().size();
        int size = format.matchSize(season.setup().seats());
        this.groups = groups(season, entrants, size);
        long all = Math.multiplyExact(groups.size(), (long) season.rounds());
        this.matches = Math.min(all, season.matchesMax().orElse(all));
        // How many tables there are does not depend on the draw; any will do to count them.
        this.tablesPerMatch = format.tables(season.setup().seats(), bound -> 0).size();
    }

    private static Groups groups(Season season, int entrants, int size) {
        long most = season.matchesMax().orElse(Long.MAX_VALUE) / season.rounds();
        if (season.scheme().kind() == Scheme.Kind.GAUNTLET) {
            List<String> names = season.entrants().stream().map(Entrant::name).toList();
            List<Integer> challengers =
                    season.scheme().challengers().stream().map(names::indexOf).toList();
            return new Gauntlet(entrants, size, challengers, most);
        }
        return season.matchesMax().isPresent() ? Groups.of(entrants, size, most) : Groups.of(entrants, size);
    }

    @Override
    public long matches() {
        return matches;
    }

    @Override
    public int tablesPerMatch() {
        return tablesPerMatch;
    }

    @Override
    public long drawn() {
        return matches;
    }

    @Override
    public Counting counting(Collection<PlayedMatch> complete) {
        return season.scheme().kind() == Scheme.Kind.GAUNTLET ? new Counting(true, false, List.of()) : Counting.EVEN;
    }

    /** Returns what the matches are a sample of, and how well it is balanced; empty where all groups meet. */
    @Override
    public Optional<String> remark() {
        return season.scheme().kind() == Scheme.Kind.GAUNTLET ? Optional.of(gauntlet()) : sample();
    }

    private String gauntlet() {
        List<String> challengers =
                season.scheme().challengers().stream().map(Shown::name).toList();
        int others = season.entrants().size() - challengers.size();
        boolean one = challengers.size() == 1;
        long all = groups.size() * season.rounds();
        return "a gauntlet: " + String.join(", ", challengers) + (one ? " meets" : " meet")
                + (others == 1 ? " the other" : " the " + others + " others")
                + (season.rounds() == 1 ? "" : ", " + season.rounds() + " times")
                + "; places are by points a match"
                + (matches < all
                        ? "; a sample, the first " + Figures.grouped(matches) + " of " + Figures.grouped(all)
                                + " matches"
                        : "");
    }

    private Optional<String> sample() {
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

    @Override
    public List<Integer> entrants(long m) {
        return Arrays.stream(groups.at(m % groups.size())).boxed().toList();
    }

    @Override
    public String block(long m) {
        return "round-" + (m / groups.size() + 1) + "/match-" + (m % groups.size() + 1);
    }

    @Override
    public DealId deal(long m) {
        return new DealId(season.name() + "/" + block(m));
    }

    @Override
    public OptionalLong matchNumber(String block) {
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
