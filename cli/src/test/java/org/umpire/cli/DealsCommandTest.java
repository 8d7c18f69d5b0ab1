package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.league.Entrant;
import org.umpire.league.MatchResults;
import org.umpire.league.Scheme;
import org.umpire.league.Season;
import org.umpire.league.SeasonFile;
import org.umpire.league.SeasonSchedule;
import org.umpire.league.index.ResultIndex;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Seated;
import org.umpire.rules.Setup;

class DealsCommandTest {
    private static final SeasonSecret SECRET = SeasonSecret.read(Tables.SECRET);

    @TempDir
    Path folder;

    @BeforeEach
    void play() {
        Tables.big2(folder.resolve("a.ndjson"), 1, "cup/1");
        Tables.big2(folder.resolve("b.ndjson"), 1, "cup/2");
    }

    @Test
    void dealsOfTheSecretAreOk() {
        Run run = Run.of("deals", folder.toString(), "--secret", Tables.SECRET);
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo(folder.resolve("a.ndjson") + ": ok\n" + folder.resolve("b.ndjson") + ": ok\n");
        assertThat(run.err()).contains("2 records, every deal comes from the secret");
    }

    @Test
    void dealsOfAnotherSecretDiffer() {
        Run run = Run.of("deals", folder.resolve("a.ndjson").toString(), "--secret", "another");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("a.ndjson: differs at line 1: the digest of the season secret should be ");
        assertThat(run.err()).contains("1 record, 1 differ");
    }

    @Test
    void withoutASecretNothingIsChecked() {
        Run run = Run.of("deals", folder.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("--secret");
    }

    @Test
    void ofASeasonTheScheduleIsComparedAsWell() throws IOException {
        Path cup = Files.createDirectory(folder.resolve("cup"));
        Season season = season(Optional.of(SECRET.text()));
        Files.writeString(cup.resolve(SeasonFile.NAME), SeasonFile.text(season));
        SeasonSchedule schedule = SeasonSchedule.of(season, Tables.BIG2.format(), SECRET::seatShuffler);
        Fixture first = schedule.at(0);
        Fixture second = schedule.at(1);
        Tables.big2(cup.resolve("1.ndjson"), first);
        Tables.big2(cup.resolve("2.ndjson"), second);

        Run good = Run.of("deals", cup.toString());
        assertThat(good.code()).as(good.seen()).isZero();
        assertThat(good.err()).contains("2 records, every deal comes from the secret and the schedule");

        List<Seated> turned = new ArrayList<>(second.seats());
        Collections.rotate(turned, 1);
        Tables.big2(cup.resolve("3.ndjson"), like(first, first.seats(), new DealId("a/better/one"), first.table()));
        Tables.big2(cup.resolve("4.ndjson"), like(second, turned, second.deal(), second.table()));
        Tables.big2(cup.resolve("5.ndjson"), like(first, first.seats(), first.deal(), 7));
        Run bad = Run.of("deals", cup.toString());
        assertThat(bad.code()).isEqualTo(1);
        assertThat(bad.out())
                .contains("3.ndjson: differs at line 1: in the schedule table 1 of")
                .contains("and here it is 'a/better/one'")
                .contains("4.ndjson: differs at line 1: in the schedule table 2 of")
                .contains("at the seats, and here it is")
                .contains("5.ndjson: differs at line 1: the schedule has no table 8 of");
        assertThat(bad.err()).contains("5 records, 3 differ");
    }

    @Test
    void roundsThatDependOnResultsAreDrawnAgain() throws IOException {
        Path cup = Files.createDirectory(folder.resolve("swiss"));
        Season season = season(
                Optional.of(SECRET.text()), new Scheme(Scheme.Kind.SWISS, 1, List.of()), "Ada", "Bob", "Cyd", "Dan");
        Files.writeString(cup.resolve(SeasonFile.NAME), SeasonFile.text(season));
        SeasonSchedule schedule = SeasonSchedule.of(season, Tables.BIG2.format(), SECRET::seatShuffler);
        for (int k = 0; k < 8; k++) {
            if (k == schedule.size()) {
                schedule = schedule.after(MatchResults.of(season, Tables.BIG2.format(), ResultIndex.ignoring(cup))
                        .complete());
            }
            Tables.big2(cup.resolve(k + ".ndjson"), schedule.at(k));
        }

        Run good = Run.of("deals", cup.toString());
        assertThat(good.code()).as(good.seen()).isZero();
        assertThat(good.err()).contains("8 records, every deal comes from the secret and the schedule");

        // Those of the second round sit at the first: such a draw does not follow from the results.
        Fixture first = schedule.at(0);
        Fixture later = schedule.at(4);
        Files.delete(cup.resolve("4.ndjson"));
        Tables.big2(
                cup.resolve("4.ndjson"),
                new Fixture(
                        later.game(),
                        later.rulesVersion(),
                        later.setup(),
                        first.seats(),
                        later.deal(),
                        later.limits(),
                        later.block(),
                        later.table()));
        Run bad = Run.of("deals", cup.toString());
        assertThat(bad.code()).isEqualTo(1);
        assertThat(bad.out()).contains("4.ndjson: differs at line 1: in the schedule table 1 of round-2/match-1 has ");
    }

    @Test
    void aSeasonThatIsNotOverHasNoSecretYet() throws IOException {
        Files.writeString(folder.resolve(SeasonFile.NAME), SeasonFile.text(season(Optional.empty())));

        Run run = Run.of("deals", folder.toString());

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("season.json has it only when the season is over");
    }

    @Test
    void aSeasonFileThatCannotBeReadIsNamedWithWhatIsWrong() throws IOException {
        Files.writeString(folder.resolve(SeasonFile.NAME), "{\"season\": 1");

        Run run = Run.of("deals", folder.toString(), "--secret", Tables.SECRET);

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("season.json cannot be used: ");
    }

    private static Fixture like(Fixture fixture, List<Seated> seats, DealId deal, int table) {
        return new Fixture(
                fixture.game(),
                fixture.rulesVersion(),
                fixture.setup(),
                seats,
                deal,
                fixture.limits(),
                fixture.block(),
                table);
    }

    private static Season season(Optional<String> published) {
        return season(published, Scheme.ROUND_ROBIN, "Ada", "Bob");
    }

    private static Season season(Optional<String> published, Scheme scheme, String... names) {
        return new Season(
                "Cup",
                Tables.BIG2.game().id(),
                Tables.BIG2.game().rulesVersion(),
                Setup.of(4, 1),
                Limits.of(Tables.BIG2.usualBudget()),
                names.length / 2,
                OptionalLong.empty(),
                OptionalInt.empty(),
                Stream.of(names)
                        .map(name -> Entrant.of(name, "bot:big2/lowest", Digests.of(name)))
                        .toList(),
                SECRET.digest(),
                published,
                scheme);
    }
}
