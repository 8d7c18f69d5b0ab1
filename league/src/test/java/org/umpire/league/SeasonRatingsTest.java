package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.umpire.league.SeasonRatings.By;
import org.umpire.league.rating.Anchor;
import org.umpire.league.rating.Pairing;
import org.umpire.league.rating.Rating;
import org.umpire.record.Usage;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Outcome;

/** docs/ratings.md#results. */
class SeasonRatingsTest {
    private static final ContestFormat CROQUET =
            GamePacks.find("croquet").orElseThrow().format();

    private static PlayedTable table(
            long match, int number, List<Integer> seating, Optional<Fault> ofFirst, long... scores) {
        List<Outcome.SeatOutcome> seats = new ArrayList<>();
        for (int seat = 0; seat < scores.length; seat++) {
            seats.add(new Outcome.SeatOutcome(scores[seat], seat == 0 ? ofFirst : Optional.empty()));
        }
        List<Usage> spent = Collections.nCopies(scores.length, new Usage(Duration.ZERO, Duration.ZERO));
        return new PlayedTable(match, number, 1, seating, new Outcome(seats), spent, "");
    }

    private static MatchResults season(GamePack<?, ?, ?, ?> pack, int entrants, List<PlayedTable> tables) {
        Season season = new Season(
                "Autumn",
                pack.game().id(),
                pack.game().rulesVersion(),
                pack.usualSetup(),
                Seasons.of(2, 1).limits(),
                9,
                Seasons.of(2, 1).matchesMax(),
                Seasons.of(2, 1).matchTables(),
                Seasons.of(entrants, 1).entrants(),
                Seasons.of(2, 1).secretDigest(),
                Optional.empty(),
                Scheme.ROUND_ROBIN);
        return MatchResults.of(season, pack.format(), tables);
    }

    private static SeasonRatings ratings(ContestFormat format, int entrants, MatchResults results, By by) {
        return SeasonRatings.of(Seasons.of(entrants, 1).entrants(), format, results, by, Anchor.MEAN_ZERO);
    }

    @Test
    void aTableOfCroquetIsAGameAndItsMatchABlock() {
        List<PlayedTable> tables = new ArrayList<>();
        // Nine matches: the first to move wins at the first table of each, and five of nine end level at the second.
        for (int match = 0; match < 9; match++) {
            tables.add(table(match, 0, List.of(0, 1), Optional.empty(), 2, 0));
            tables.add(
                    match < 5
                            ? table(match, 1, List.of(1, 0), Optional.empty(), 1, 1)
                            : table(match, 1, List.of(1, 0), Optional.empty(), 2, 0));
        }
        MatchResults results = season(GamePacks.find("croquet").orElseThrow(), 2, tables);
        assertThat(By.usual(CROQUET)).isEqualTo(By.TABLE);
        SeasonRatings byTable = ratings(CROQUET, 2, results, By.TABLE);
        assertThat(byTable.ratings().blocks()).isEqualTo(9);
        assertThat(byTable.ratings().results()).isEqualTo(18);
        Pairing games = byTable.ratings().pairings().get(0);
        assertThat(games.score()).isEqualTo(9 + 2.5);
        SeasonRatings byMatch = ratings(CROQUET, 2, results, By.MATCH);
        assertThat(byMatch.ratings().results()).isEqualTo(9);
        assertThat(byMatch.ratings().pairings().get(0).score()).isEqualTo(5 + 2);
    }

    @Test
    void fewerPointsAreBetterWhereTheGameSaysSo() {
        GamePack<?, ?, ?, ?> daihinmin = GamePacks.find("daihinmin").orElseThrow();
        List<PlayedTable> tables = new ArrayList<>();
        int seats = daihinmin.usualSetup().seats();
        List<Integer> seating = new ArrayList<>();
        long[] cards = new long[seats];
        for (int seat = 0; seat < seats; seat++) {
            seating.add(seat);
            cards[seat] = 2L * seat;
        }
        for (int number = 0; number < seats; number++) {
            tables.add(table(0, number, seating, Optional.empty(), cards));
        }
        SeasonRatings ratings = ratings(daihinmin.format(), seats, season(daihinmin, seats, tables), By.MATCH);
        assertThat(ratings.ratings().rows().get(0).entrant()).isZero();
        assertThat(ratings.ratings().rows().get(seats - 1).entrant()).isEqualTo(seats - 1);
    }

    @Test
    void whoLosesByAFaultIsLast() {
        ContestFormat big2 = GamePacks.find("big2").orElseThrow().format();
        List<PlayedTable> tables = new ArrayList<>();
        Fault fault = new Fault(FaultKind.EXIT, "left");
        // The first entrant is far ahead when it leaves.
        tables.add(table(0, 0, List.of(0, 0, 1, 1), Optional.of(fault), 500, 300, -400, -400));
        tables.add(table(0, 1, List.of(1, 1, 0, 0), Optional.empty(), 10, 10, -10, -10));
        MatchResults results = season(GamePacks.find("big2").orElseThrow(), 2, tables);
        for (By by : By.values()) {
            Rating first = ratings(big2, 2, results, by).ratings().rows().stream()
                    .filter(row -> row.entrant() == 1)
                    .findFirst()
                    .orElseThrow();
            assertThat(first.score()).as("by %s", by).isEqualTo(1);
        }
    }

    /** Every game's format can tell what one table alone is worth. */
    @Test
    void ofEveryGameTablesCanBeRatedInAnyOrder() {
        for (GamePack<?, ?, ?, ?> pack : GamePacks.all()) {
            ContestFormat format = pack.format();
            int seats = pack.usualSetup().seats();
            int size = format.matchSize(seats);
            Random chance = new Random(3);
            List<PlayedTable> tables = new ArrayList<>();
            for (int match = 0; match < 9; match++) {
                List<List<Integer>> seatings = format.tables(seats, chance::nextInt);
                for (int number = 0; number < seatings.size(); number++) {
                    long[] scores = chance.longs(seats, 0, 3).toArray();
                    tables.add(table(match, number, seatings.get(number), Optional.empty(), scores));
                }
            }
            for (By by : By.values()) {
                SeasonRatings ratings = ratings(format, size, season(pack, size, tables), by);
                assertThat(ratings.ratings().blocks()).as(pack.title()).isEqualTo(9);
                assertThat(ratings.ratings().rows()).hasSize(size);
                Collections.shuffle(tables, chance);
                assertThat(ratings(format, size, season(pack, size, tables), by))
                        .isEqualTo(ratings);
            }
        }
    }
}
