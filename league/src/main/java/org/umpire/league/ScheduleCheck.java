package org.umpire.league;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.umpire.record.Fixture;
import org.umpire.record.SeasonSecret;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;

/**
 * Checks that a table is one that the schedule of its season has, with the deal, the entrants and the seats that the
 * schedule gives it. Without this an organiser could choose among deals of the right secret by choosing labels; see {@code
 * docs/protocols/deals.md#checking-a-season}.
 */
public final class ScheduleCheck {
    private final SeasonSchedule schedule;
    private final boolean adaptive;

    private ScheduleCheck(SeasonSchedule schedule, boolean adaptive) {
        this.adaptive = adaptive;
        this.schedule = schedule;
    }

    /**
     * Returns the check of a season; empty if its game is not installed, so that nobody knows its schedule.
     *
     * @param complete the matches that are played, which decide later rounds where the schedule is adaptive
     * @throws IllegalArgumentException if the season has no schedule: too few entrants, a length of matches that its game
     *     does not know, or rules of another version
     */
    public static Optional<ScheduleCheck> of(Season season, SeasonSecret secret, Collection<PlayedMatch> complete) {
        return GamePacks.find(season.game().name()).map(pack -> of(pack, season, secret, complete));
    }

    private static ScheduleCheck of(
            GamePack<?, ?, ?, ?> pack, Season season, SeasonSecret secret, Collection<PlayedMatch> complete) {
        if (pack.game().rulesVersion() != season.rulesVersion()) {
            throw new IllegalArgumentException("it is of version " + season.rulesVersion()
                    + " of the rules, and this is " + pack.game().rulesVersion());
        }
        return new ScheduleCheck(
                SeasonSchedule.of(season, season.format(pack), secret::seatShuffler)
                        .after(complete),
                season.scheme().kind().adaptive());
    }

    /** Returns how a table differs from the one that the schedule has in its place; empty if it does not. */
    public Optional<String> difference(Fixture fixture) {
        OptionalLong match = schedule.matchNumber(fixture.block());
        List<Fixture> tables =
                match.isPresent() ? schedule.match(match.getAsLong()).tables() : List.of();
        if (fixture.table() >= tables.size()) {
            return Optional.of("the schedule has no table " + (fixture.table() + 1) + " of a match " + fixture.block()
                    + (adaptive ? ", as far as the results here decide it" : ""));
        }
        Fixture planned = tables.get(fixture.table());
        if (planned.equals(fixture)) {
            return Optional.empty();
        }
        String where = "in the schedule table " + (fixture.table() + 1) + " of " + fixture.block();
        if (!planned.deal().equals(fixture.deal())) {
            return Optional.of(
                    where + " has the deal '" + planned.deal() + "', and here it is '" + fixture.deal() + "'");
        }
        if (!planned.seats().equals(fixture.seats())) {
            return Optional.of(where + " has " + names(planned) + " at the seats, and here it is " + names(fixture));
        }
        return Optional.of(where + " has other conditions (game, setup or limits)");
    }

    private static String names(Fixture fixture) {
        return String.join(
                ", ", fixture.seats().stream().map(seated -> seated.name()).toList());
    }
}
