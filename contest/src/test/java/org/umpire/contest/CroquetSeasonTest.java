package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.games.croquet.CroquetPack;
import org.umpire.league.Entrant;
import org.umpire.league.PlayedMatch;
import org.umpire.league.Scheme;
import org.umpire.league.Season;
import org.umpire.league.SeasonFile;
import org.umpire.league.SeasonRead;
import org.umpire.league.SeasonSchedule;
import org.umpire.league.Standings;
import org.umpire.league.StandingsText;
import org.umpire.record.Digests;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.RecordReader;
import org.umpire.record.RecordWriter;
import org.umpire.record.Recorder;
import org.umpire.record.SeasonSecret;
import org.umpire.referee.InProcessPlayer;
import org.umpire.referee.Launch;
import org.umpire.referee.Player;
import org.umpire.referee.Referee;
import org.umpire.referee.Spectator;

/** A season of croquet between bots in this process, and the reports of it. */
class CroquetSeasonTest {
    private static final SeasonSecret SECRET = SeasonSecret.read("a secret for tests");
    private static final CroquetPack PACK = new CroquetPack();
    private static final int MATCH_TABLES = 4;
    private static final Pattern SHEET = Pattern.compile("href=\"\\./(sheets/[^\"]*)\"");

    @TempDir
    static Path folder;

    @BeforeAll
    static void play() throws IOException {
        Season season = new Season(
                "Perm 1995",
                PACK.game().id(),
                PACK.game().rulesVersion(),
                PACK.usualSetup(),
                Limits.of(PACK.usualBudget()),
                1,
                OptionalLong.empty(),
                OptionalInt.of(MATCH_TABLES),
                List.of(
                        entrant("search", false, "Perm", "State <University>"),
                        entrant("greedy", false, "", ""),
                        entrant("perfect", false, "Ekaterinburg", "Ural State University"),
                        entrant("random", true, "", "the organisers")),
                SECRET.digest(),
                Optional.empty(),
                Scheme.ROUND_ROBIN);
        Files.createDirectories(folder.resolve("tables"));
        SeasonFile.write(folder, season);
        SeasonSchedule schedule = SeasonSchedule.of(season, season.format(PACK), SECRET::seatShuffler);
        assertThat(schedule.size()).isEqualTo(6 * MATCH_TABLES);
        try (Referee referee = Referee.inProcess(SECRET, "test")) {
            for (long k = 0; k < schedule.size(); k++) {
                play(referee, schedule.at(k), folder.resolve("tables/" + k + ".ndjson"));
            }
        }
        Reports.write(folder);
    }

    private static Entrant entrant(String bot, boolean guest, String place, String affiliation) {
        return new Entrant(
                bot,
                "umpire bot croquet/" + bot,
                Digests.of(bot),
                guest,
                Optional.of(place).filter(text -> !text.isEmpty()),
                Optional.of(affiliation).filter(text -> !text.isEmpty()));
    }

    private static void play(Referee referee, Fixture fixture, Path file) {
        List<Launch> launches = fixture.seats().stream()
                .<Launch>map(seat -> new Launch.Other(
                        () -> player(Bots.find("croquet/" + seat.name()).orElseThrow())))
                .toList();
        try (Recorder recorder = RecordWriter.create(file)) {
            referee.play(fixture, 1, launches, recorder, Spectator.NONE);
        }
    }

    private static <V, M> Player player(ReferenceBot<V, M> bot) {
        return new InProcessPlayer<>(bot.protocol(), bot.bot()::move);
    }

    private static SeasonRead read() throws IOException {
        return read(folder);
    }

    private static SeasonRead read(Path folder) throws IOException {
        return ((SeasonRead.Read.Good) SeasonRead.of(folder)).season();
    }

    private static List<Long> figures(SeasonRead read, int entrant) {
        return Objects.requireNonNull(
                        read.comments().orElseThrow().sums().get(entrant), "nothing of entrant " + entrant)
                .figures();
    }

    @Test
    void aMatchOfFourGamesIsWorthUpToFourPointsInHalves() throws IOException {
        for (PlayedMatch match : read().results().complete()) {
            assertThat(match.records()).hasSize(MATCH_TABLES);
            assertThat(match.sides().stream().mapToLong(PlayedMatch.Side::points))
                    .as(match.block())
                    .hasSize(2);
            assertThat(match.sides().stream()
                            .mapToLong(PlayedMatch.Side::points)
                            .sum())
                    .isEqualTo(2 * MATCH_TABLES);
        }
    }

    @Test
    void thePerfectBotLosesNoMatchAndGivesNothingAway() throws IOException {
        SeasonRead read = read();
        Standings.Row perfect = read.standings().rows().get(0);
        assertThat(perfect.name()).isEqualTo("perfect");
        assertThat(perfect.lost()).isZero();
        List<Long> figures = figures(read, perfect.entrant());
        assertThat(figures.get(0)).isPositive();
        assertThat(figures.subList(1, figures.size())).containsOnly(0L);
    }

    @Test
    void theProgramOutOfCompetitionPlaysAndCountsForNobody() throws IOException {
        SeasonRead read = read();
        List<Standings.Row> rows = read.standings().rows();
        Standings.Row guest = rows.get(rows.size() - 1);
        assertThat(guest.name()).isEqualTo("random");
        assertThat(guest.rank()).isEmpty();
        assertThat(guest.played()).isEqualTo(3);
        assertThat(rows.subList(0, 3)).allMatch(row -> row.played() == 2);
    }

    @Test
    void whatPairsGaveAwayIsWhatThePointsSay() throws IOException {
        // Every game begins as a draw, so whoever gains half a point has it from the other's mistakes.
        SeasonRead read = read();
        long greedyHalves = figures(read, 1).get(3);
        long lostByGreedy = read.results().complete().stream()
                .flatMap(match -> match.sides().stream())
                .filter(side -> side.entrant() == 1)
                .mapToLong(side -> MATCH_TABLES - side.points())
                .sum();
        assertThat(greedyHalves).isGreaterThanOrEqualTo(lostByGreedy).isPositive();
    }

    @Test
    void everyGameIsWrittenDownBesideTheResultsAndLinked() throws IOException {
        List<String> records;
        try (Stream<Path> files = Files.list(folder.resolve("tables"))) {
            records = files.map(file -> file.getFileName().toString()).toList();
        }
        assertThat(records).hasSize(6 * MATCH_TABLES);
        for (String record : records) {
            String sheet = Files.readString(folder.resolve("sheets/" + record.replace(".ndjson", ".txt")));
            assertThat(sheet)
                    .startsWith("Perm 1995: Arithmetic Croquet, round 1, match ")
                    .contains("\nA  ", "\nB  ", "\n  1  A  ", "DRAW")
                    .containsPattern("\n(A wins|B wins|a draw)\n")
                    .endsWith("\n");
        }
        String html = Files.readString(folder.resolve("report.html"));
        Matcher links = SHEET.matcher(html);
        int found = 0;
        while (links.find()) {
            assertThat(folder.resolve(links.group(1))).exists();
            found++;
        }
        // In the list of matches, and in the cross table from either side.
        assertThat(found).isEqualTo(3 * 6 * MATCH_TABLES);
        assertThat(html)
                .contains("Annotated games", "Points given away a game", "Games won", "State &lt;University&gt;")
                .doesNotContain("State <University>");
    }

    @Test
    void theTextHasMistakesAndParticipantsInTheOrderOfSubmission() throws IOException {
        String text = Files.readString(folder.resolve("standings.txt"));
        assertThat(text).isEqualTo(StandingsText.of(read()));
        List<String> lines = text.lines().toList();
        assertThat(lines).anyMatch(line -> line.matches("Annotated games +tables +moves +draws given away .*"));
        assertThat(lines).anyMatch(line -> line.matches("perfect +12 +\\d+ +0 +0 +0 +0\\.00"));
        int first = lines.indexOf(lines.stream()
                .filter(line -> line.contains("entrants, as submitted"))
                .findFirst()
                .orElseThrow());
        assertThat(lines.get(first + 1)).matches("1 +search +Perm +State <University>");
        assertThat(lines.get(first + 3)).matches("3 +perfect +Ekaterinburg +Ural State University");
        assertThat(lines.get(first + 4)).matches("4 +random +the organisers +out of competition");
    }

    @Test
    void aRecordThatDoesNotFollowTheRulesIsWarnedOf(@TempDir Path other) throws IOException {
        Files.createDirectories(other.resolve("tables"));
        Files.copy(folder.resolve(SeasonFile.NAME), other.resolve(SeasonFile.NAME));
        List<Entry> entries = new ArrayList<>(
                RecordReader.read(folder.resolve("tables/0.ndjson")).entries());
        Entry.Answered answered = (Entry.Answered) entries.get(1);
        entries.set(
                1,
                new Entry.Answered(
                        answered.seat(), answered.owed(), "9", Optional.of("9"), Optional.empty(), answered.usage()));
        try (RecordWriter writer = RecordWriter.create(other.resolve("tables/0.ndjson"))) {
            entries.forEach(writer::append);
        }
        SeasonRead read = read(other);
        assertThat(read.results().tables()).hasSize(1);
        assertThat(read.warnings())
                .singleElement()
                .asString()
                .startsWith("The record tables/0.ndjson cannot be played again, so nothing is said of its table: ");
        assertThat(read.comments().orElseThrow().records()).isEmpty();
        Reports.write(other);
        assertThat(Files.readString(other.resolve("report.html"))).doesNotContain("sheets/");
    }
}
