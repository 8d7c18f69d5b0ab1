package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.games.big2.Big2Pack;
import org.umpire.league.index.ResultIndex;
import org.umpire.record.Digests;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.RecordReader;
import org.umpire.record.SeasonSecret;
import org.umpire.rules.ContestFormat;

/** Seasons in which results decide who meets, written and read as records. */
class AdaptiveSeasonTest {
    private static final SeasonSecret SECRET = SyntheticSeason.SECRET;
    private static final Big2Pack PACK = new Big2Pack();
    private static final ContestFormat FORMAT = PACK.format();
    private static final int ENTRANTS = 6;

    @TempDir
    Path folder;

    private static Scheme scheme(Scheme.Kind kind, int legs, String... challengers) {
        return new Scheme(kind, legs, List.of(challengers));
    }

    private static Season season(Scheme scheme, int rounds, boolean published) {
        return new Season(
                "Adaptive",
                PACK.game().id(),
                PACK.game().rulesVersion(),
                PACK.usualSetup(),
                Limits.of(PACK.usualBudget()),
                rounds,
                OptionalLong.empty(),
                OptionalInt.empty(),
                IntStream.range(0, ENTRANTS)
                        .mapToObj(i -> Entrant.of(Seasons.name(i), "./bot" + i, Digests.of("bot" + i)))
                        .toList(),
                SECRET.digest(),
                published ? Optional.of(SECRET.text()) : Optional.empty(),
                scheme);
    }

    private Path file(long k) {
        return folder.resolve("tables/%04d.ndjson".formatted(k));
    }

    /** Plays a season, as far as tables are known, and returns its whole schedule. */
    private SeasonSchedule play(Season season) throws IOException {
        Files.createDirectories(folder.resolve("tables"));
        SeasonFile.write(folder, season);
        SeasonSchedule schedule = SeasonSchedule.of(season, FORMAT, SECRET::seatShuffler);
        long written = 0;
        while (written < schedule.size()) {
            for (; written < schedule.size(); written++) {
                SyntheticSeason.write(file(written), schedule.at(written), written + 1);
            }
            schedule = schedule.after(MatchResults.of(season, FORMAT, ResultIndex.ignoring(folder))
                    .complete());
        }
        return schedule;
    }

    private SeasonRead read() throws IOException {
        return ((SeasonRead.Read.Good) SeasonRead.of(folder)).season();
    }

    @Test
    void eachRoundIsDrawnWhenTheOnesBeforeArePlayed() throws IOException {
        for (boolean published : new boolean[] {false, true}) {
            Season season = season(scheme(Scheme.Kind.SWISS, 2), 3, published);
            SeasonSchedule begun = SeasonSchedule.of(season, FORMAT, SECRET::seatShuffler);
            assertThat(begun.size()).isEqualTo(3 * 2 * 2);
            assertThat(begun.planned()).isEqualTo(3 * 3 * 2 * 2);
            SeasonSchedule whole = play(season);
            assertThat(whole.size()).isEqualTo(whole.planned());

            SeasonRead read = read();

            assertThat(read.finished()).isTrue();
            assertThat(read.leftOut()).isEmpty();
            assertThat(read.results().complete()).hasSize(18);
            assertThat(read.standings().rows())
                    .extracting(Standings.Row::played)
                    .containsOnly(6L);
            assertThat(read.results().complete().get(17).block()).isEqualTo("round-3/match-6");
            assertThat(StandingsText.of(read))
                    .contains("A Swiss system: ", "3 rounds, in each of which those who meet play 2 matches.");
            assertThat(IntStream.range(0, 18)
                            .mapToObj(m -> whole.match(m).deal())
                            .distinct())
                    .as("each leg has a deal of its own")
                    .hasSize(18);
            delete();
        }
    }

    private void delete() throws IOException {
        for (long k = 0; Files.exists(file(k)); k++) {
            Files.delete(file(k));
        }
    }

    @Test
    void aSeasonInItsFirstRoundKnowsHowLongItWillBe() throws IOException {
        Season season = season(scheme(Scheme.Kind.SWISS, 1), 3, false);
        play(season);
        for (long k = 4; Files.exists(file(k)); k++) {
            Files.delete(file(k));
        }
        SeasonRead read = read();
        assertThat(read.finished()).isFalse();
        assertThat(read.plannedMatches()).isEqualTo(9);
        assertThat(read.results().complete()).hasSize(2);
    }

    @Test
    void withoutAnEarlierMatchLaterRoundsAreNotDrawn() throws IOException {
        play(season(scheme(Scheme.Kind.SWISS, 1), 3, true));
        Files.delete(file(3));
        SeasonRead read = read();
        assertThat(read.results().complete()).hasSize(2);
        assertThat(read.leftOut()).hasSize(12).allSatisfy(one -> {
            assertThat(one.kind()).isEqualTo(LeftOut.Kind.FOREIGN);
            assertThat(one.why()).startsWith("its round is not drawn yet");
        });
    }

    @Test
    void withAnotherResultOthersMeet() throws IOException {
        SeasonSchedule whole = play(season(scheme(Scheme.Kind.SWISS, 1), 3, false));
        // Results depend on a number alone, so this one turns some matches of the first round round.
        for (long k = 0; k < 6; k++) {
            SyntheticSeason.write(file(k), whole.at(k), 1000 + k);
        }
        SeasonRead read = read();
        assertThat(read.leftOut())
                .isNotEmpty()
                .allSatisfy(one -> assertThat(one.kind()).isEqualTo(LeftOut.Kind.FOREIGN));
        assertThat(read.leftOut()).extracting(LeftOut::why).contains("other entrants than the schedule has");
    }

    /** Returns the matches with the result of one of them turned round. */
    private static List<PlayedMatch> turned(List<PlayedMatch> matches, int which) {
        List<PlayedMatch> other = new ArrayList<>(matches);
        PlayedMatch match = matches.get(which);
        PlayedMatch.Side one = match.sides().get(0);
        PlayedMatch.Side two = match.sides().get(1);
        other.set(
                which,
                new PlayedMatch(
                        match.number(),
                        match.block(),
                        List.of(withResult(one, two), withResult(two, one)),
                        match.records()));
        return other;
    }

    private static PlayedMatch.Side withResult(PlayedMatch.Side side, PlayedMatch.Side of) {
        return new PlayedMatch.Side(
                side.entrant(), of.points(), of.total(), of.lostByFault(), of.faults(), side.effort());
    }

    private static List<List<Integer>> met(SeasonSchedule schedule) {
        return LongStream.range(0, schedule.matches())
                .mapToObj(m -> schedule.match(m).entrants())
                .toList();
    }

    @Test
    void whatWasDrawnBeforeHasNoPartInADraw() throws IOException {
        for (Scheme.Kind kind :
                List.of(Scheme.Kind.SWISS, Scheme.Kind.KNOCK_OUT, Scheme.Kind.LADDER, Scheme.Kind.PLACES)) {
            Season season = season(scheme(kind, 1), kind == Scheme.Kind.KNOCK_OUT ? 1 : 3, false);
            SeasonSchedule begun = SeasonSchedule.of(season, FORMAT, SECRET::seatShuffler);
            SeasonSchedule whole = play(season);
            List<PlayedMatch> complete = MatchResults.of(season, FORMAT, ResultIndex.ignoring(folder))
                    .complete();
            assertThat(whole.after(complete)).as("%s", kind).isSameAs(whole);
            int others = 0;
            for (int m = 0; m < begun.matches(); m++) {
                List<PlayedMatch> without = new ArrayList<>(complete);
                without.remove(m);
                SeasonSchedule fewer = whole.after(without);
                assertThat(met(fewer)).as("%s without match %d", kind, m).isEqualTo(met(begun));
                assertThat(fewer.planned()).isEqualTo(begun.planned());
                SeasonSchedule other = whole.after(turned(complete, m));
                assertThat(met(other))
                        .as("%s with match %d turned round", kind, m)
                        .isEqualTo(met(begun.after(turned(complete, m))))
                        .isEqualTo(met(fewer.after(turned(complete, m))));
                assertThat(met(other.after(complete))).isEqualTo(met(whole));
                others += met(other).equals(met(whole)) ? 0 : 1;
            }
            assertThat(others).as("%s: others meet", kind).isPositive();
            delete();
        }
    }

    @Test
    void theScheduleOfEachRoundCanBeChecked() throws IOException {
        Season season = season(scheme(Scheme.Kind.SWISS, 1), 3, true);
        SeasonSchedule whole = play(season);
        List<PlayedMatch> complete =
                MatchResults.of(season, FORMAT, ResultIndex.ignoring(folder)).complete();
        ScheduleCheck check = ScheduleCheck.of(season, SECRET, complete).orElseThrow();
        for (long k = 0; k < whole.size(); k++) {
            Fixture fixture = RecordReader.read(file(k)).header().fixture();
            assertThat(check.difference(fixture)).as("table %d", k).isEmpty();
        }
        Fixture first = whole.at(0);
        Fixture moved = new Fixture(
                first.game(),
                first.rulesVersion(),
                first.setup(),
                first.seats(),
                whole.at(6).deal(),
                first.limits(),
                whole.at(6).block(),
                0);
        assertThat(check.difference(moved)).get().asString().contains("at the seats, and here it is");
        ScheduleCheck begun = ScheduleCheck.of(season, SECRET, List.of()).orElseThrow();
        assertThat(begun.difference(whole.at(6))).get().asString().contains("as far as the results here decide it");
    }

    @Test
    void whoWinsTheKnockOutIsFirstWhateverThePoints() throws IOException {
        play(season(scheme(Scheme.Kind.KNOCK_OUT, 1), 1, false));
        SeasonRead read = read();
        assertThat(read.finished()).isTrue();
        assertThat(read.results().complete()).hasSize(ENTRANTS - 1);
        List<Standings.Row> rows = read.standings().rows();
        assertThat(rows.get(0).why()).startsWith("won the final; ");
        assertThat(rows.get(1).why()).startsWith("lost the final; ");
        assertThat(rows.get(2).why()).startsWith("out in round 2; ");
        assertThat(rows.get(5).why()).startsWith("out in round 1; ");
        PlayedMatch last = read.results().complete().get(ENTRANTS - 2);
        assertThat(last.sides())
                .extracting(PlayedMatch.Side::entrant)
                .containsExactlyInAnyOrder(rows.get(0).entrant(), rows.get(1).entrant());
        assertThat(StandingsText.of(read)).contains("\nPlaces:\n").contains("won the final");
        assertThat(StandingsHtml.of(read)).contains("Places, and what decided").contains("won the final");
    }

    @Test
    void theFactsOfTheReportSayItsRoundsOnce() throws IOException {
        play(season(scheme(Scheme.Kind.KNOCK_OUT, 1), 1, false));
        assertThat(StandingsHtml.of(read()))
                .contains("5 matches, 10 tables; a knock-out")
                .doesNotContain("1 round,");
    }

    @Test
    void aLadderIsOrderedByItsRungs() throws IOException {
        play(season(scheme(Scheme.Kind.LADDER, 1), 4, false));
        SeasonRead read = read();
        assertThat(read.finished()).isTrue();
        List<Standings.Row> rows = read.standings().rows();
        for (int rung = 0; rung < ENTRANTS; rung++) {
            assertThat(rows.get(rung).why()).startsWith("on rung " + (rung + 1) + "; ");
        }
    }

    @Test
    void inAGauntletPointsAMatchDecide() throws IOException {
        play(season(scheme(Scheme.Kind.GAUNTLET, 1, "C"), 2, false));
        SeasonRead read = read();
        assertThat(read.finished()).isTrue();
        assertThat(read.plannedMatches()).isEqualTo(10);
        assertThat(read.results().complete())
                .allSatisfy(match -> assertThat(match.sides())
                        .extracting(PlayedMatch.Side::entrant)
                        .contains(2));
        List<Standings.Row> rows = read.standings().rows();
        for (int i = 1; i < rows.size(); i++) {
            assertThat((double) rows.get(i).points() / rows.get(i).played())
                    .isLessThanOrEqualTo(
                            (double) rows.get(i - 1).points() / rows.get(i - 1).played());
        }
        assertThat(StandingsText.of(read))
                .contains("A gauntlet: C meets the 5 others, 2 times; places are by points a match.");
    }

    @Test
    void aSchemeIsWrittenIntoTheSeasonFileAndReadBack() {
        for (Season season : List.of(
                season(scheme(Scheme.Kind.GAUNTLET, 1, "A", "C"), 2, false),
                season(scheme(Scheme.Kind.SWISS, 3), 5, true),
                season(scheme(Scheme.Kind.KNOCK_OUT, 1), 1, false))) {
            assertThat(SeasonJson.read(SeasonJson.write(season))).isEqualTo(new SeasonFile.Read.Good(season));
        }
        String unknown =
                SeasonJson.write(season(scheme(Scheme.Kind.SWISS, 1), 3, false)).replace("swiss", "danish");
        assertThat(SeasonJson.read(unknown))
                .isEqualTo(new SeasonFile.Read.Bad(List.of(
                        "schedule: this version knows no schedule of this kind; read the file with a newer one")));
    }

    @Test
    void aSeasonThatCannotBeMetSaysWhy() throws IOException {
        SeasonFile.write(folder, season(scheme(Scheme.Kind.GAUNTLET, 1, "Nobody"), 1, false));
        assertThat(SeasonRead.of(folder))
                .isEqualTo(
                        new SeasonRead.Read.Bad(List.of("season.json: challengers: there is no entrant \"Nobody\"")));
        Season nobody = season(scheme(Scheme.Kind.GAUNTLET, 1, "Nobody"), 1, true);
        assertThatThrownBy(() -> ScheduleCheck.of(nobody, SECRET, List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("challengers: there is no entrant \"Nobody\"");
        for (Scheme.Kind kind : List.of(Scheme.Kind.LADDER, Scheme.Kind.PLACES, Scheme.Kind.SWISS)) {
            SeasonFile.write(folder, season(scheme(kind, Integer.MAX_VALUE), Integer.MAX_VALUE, false));
            assertThat(SeasonRead.of(folder))
                    .asInstanceOf(type(SeasonRead.Read.Bad.class))
                    .satisfies(bad -> assertThat(bad.problems())
                            .anyMatch(problem -> problem.contains("at most 100000 rounds, not 2147483647"))
                            .anyMatch(problem -> problem.contains("at most 100000 legs, not 2147483647")));
        }
        assertThatThrownBy(() -> new Scheme(Scheme.Kind.SWISS, 0, List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
