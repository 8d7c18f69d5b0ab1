package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.bots.BotPack;
import org.umpire.bots.Example;
import org.umpire.languages.Language;
import org.umpire.languages.LanguagesHere;
import org.umpire.languages.ToolRun;
import org.umpire.league.Scheme;
import org.umpire.league.SeasonRead;
import org.umpire.league.Standings;
import org.umpire.rules.GamePacks;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Plays what is shipped: the demo of each game, and a new contest as it comes. */
class ShippedProgramsIT {
    private static Sandbox sandbox;
    private static LanguagesHere languages;

    @TempDir
    Path folder;

    @BeforeAll
    static void look() {
        sandbox = Sandboxes.of(Level.PLAIN);
        languages = LanguagesHere.look(sandbox);
    }

    @AfterAll
    static void close() {
        sandbox.close();
    }

    @Test
    void thisJavaIsFoundWithItsVersion() {
        LanguagesHere.Found java =
                languages.find(Language.of("A.java").orElseThrow()).orElseThrow();

        assertThat(java.version()).startsWith("javac ");
        assertThat(languages.found().size() + languages.missing().size())
                .isEqualTo(Language.all().size());
    }

    @Test
    void everyDemoPlaysWithoutAFault() throws IOException {
        assertThat(Demo.all()).isNotEmpty();
        for (Demo demo : Demo.all()) {
            Path place = folder.resolve(demo.name());
            Demo.Prepared prepared = demo.prepare(place, languages, sandbox);

            Ended ended = prepared.run(Jobs.of(2), "test", Progress.NONE).run(sandbox);

            assertThat(ended).isInstanceOf(Ended.Finished.class);
            assertThat(prepared.file().entrants()).hasSizeGreaterThanOrEqualTo(6);
            assertThat(prepared.leftOut()).allMatch(line -> line.contains("is not installed"));
            assertThat(prepared.leftOut().isEmpty() || !languages.missing().isEmpty())
                    .as("%s left out of %s", prepared.leftOut(), demo.title())
                    .isTrue();
            assertThat(((Ended.Finished) ended).tally().faults()).isZero();
            boolean writtenDown =
                    GamePacks.find(demo.name()).orElseThrow().commentary().isPresent();
            assertThat(Settings.usualOut(prepared.file())
                            .resolve("sheets")
                            .toFile()
                            .isDirectory())
                    .as(demo.title())
                    .isEqualTo(writtenDown);
        }
    }

    @Test
    void languagesThatAreMissingAreLeftOutAndBotsStandIn() throws IOException {
        LanguagesHere none = new LanguagesHere(List.of(), Language.all());
        Demo demo = Demo.all().get(0);

        Demo.Prepared prepared = demo.prepare(folder, none, sandbox);

        assertThat(prepared.languages()).isEqualTo(Set.of("Java"));
        assertThat(prepared.leftOut()).hasSize(5).allMatch(line -> line.contains("is not installed"));
        assertThat(prepared.file().entrants()).allMatch(entrant -> entrant.start() instanceof Start.Bot);
    }

    /** As it comes, but for a sample of its matches: all of them take minutes. */
    @Test
    void aNewContestIsPlayed() throws IOException {
        for (BotPack pack : BotPack.all()) {
            if (pack.examples().isEmpty()) {
                continue;
            }
            String game = pack.bots().get(0).game().name();
            Path place = folder.resolve("new-" + game);

            NewContest.Made made = NewContest.write(place, game, languages, Scheme.Kind.ROUND_ROBIN);

            assertThat(made).isInstanceOf(NewContest.Made.Written.class);
            assertThat(((NewContest.Made.Written) made).files())
                    .hasSize(pack.examples().size() + 2);
            Path toml = place.resolve("contest.toml");
            assertThat(LeagueFile.read(toml)).isInstanceOf(LeagueFile.Read.Good.class);
            Files.writeString(toml, "matches = 3\n" + Files.readString(toml));
            LeagueFile.Read read = LeagueFile.read(toml);
            assertThat(read).isInstanceOf(LeagueFile.Read.Good.class);
            LeagueFile file = ((LeagueFile.Read.Good) read).file();
            Ended ended = new LeagueRun(
                            Plan.of(file),
                            new Settings(Settings.usualOut(file), Jobs.of(2), false, "test"),
                            Progress.NONE)
                    .run(sandbox);
            assertThat(ended).isInstanceOf(Ended.Finished.class);
            assertThat(((Ended.Finished) ended).tally().faults()).isZero();
            Standings standings = ((SeasonRead.Read.Good) SeasonRead.of(Settings.usualOut(file)))
                    .season()
                    .standings();
            assertThat(standings.rows()).hasSameSizeAs(file.entrants());
        }
    }

    @Test
    void aNewContestMayHaveAnySchedule() throws IOException {
        for (String game : List.of("big2", "daihinmin")) {
            for (Scheme.Kind kind : Scheme.Kind.values()) {
                Path place = folder.resolve(game + "-" + kind.word());
                boolean pairs = game.equals("big2");

                NewContest.Made made = NewContest.write(place, game, languages, kind);

                if (!pairs && kind.adaptive() && kind != Scheme.Kind.SWISS) {
                    assertThat(made).asString().contains("is for matches of two");
                    continue;
                }
                LeagueFile.Read read = LeagueFile.read(place.resolve("contest.toml"));
                assertThat(read).as("%s %s", game, kind).isInstanceOf(LeagueFile.Read.Good.class);
                assertThat(((LeagueFile.Read.Good) read).file().terms().scheme().kind())
                        .isEqualTo(kind);
            }
        }
    }

    /** As many games as are played here; its own tests play more, and compare each move with the oracle. */
    @Test
    void theCroquetProgramForTheLimitsOf1995NeedsNoMoreThanASecondAndLosesNothing() throws IOException {
        Language c = Language.of("perfect.c").orElseThrow();
        Optional<LanguagesHere.Found> compiler = languages.find(c);
        assumeTrue(compiler.isPresent(), "needs a C compiler");
        Example source = BotPack.all().stream()
                .flatMap(pack -> pack.examples().stream())
                .filter(example -> example.file().equals("perfect.c"))
                .findFirst()
                .orElseThrow();
        Files.writeString(folder.resolve(source.file()), source.text());
        List<String> compile = c.compileCommand(compiler.get().tool(), source.file());
        assertThat(ToolRun.run(sandbox, compile, folder, Duration.ofMinutes(1)).good())
                .isTrue();
        Path written = Files.writeString(folder.resolve("contest.toml"), """
                game = "croquet"
                match-tables = 4
                entrant = [
                  {name = "1995", program = "./perfect"},
                  {name = "random", bot = "croquet/random"},
                  {name = "greedy", bot = "croquet/greedy"},
                  {name = "search", bot = "croquet/search"},
                  {name = "perfect", bot = "croquet/perfect"},
                ]
                """);
        LeagueFile file = ((LeagueFile.Read.Good) LeagueFile.read(written)).file();

        new LeagueRun(Plan.of(file), new Settings(Settings.usualOut(file), Jobs.of(2), false, "test"), Progress.NONE)
                .run(sandbox);

        Standings.Row row = ((SeasonRead.Read.Good) SeasonRead.of(Settings.usualOut(file)))
                .season().standings().rows().stream()
                        .filter(one -> one.name().equals("1995"))
                        .findFirst()
                        .orElseThrow();
        assertThat(row.played()).isEqualTo(4);
        assertThat(row.lost()).isZero();
        assertThat(row.faultCount()).isZero();
        assertThat(row.effort().mostCpu()).isPositive().isLessThanOrEqualTo(Duration.ofSeconds(1));
    }

    @Test
    void aFolderWithSomethingInItIsLeftAlone() throws IOException {
        Files.createFile(folder.resolve("thesis.tex"));

        assertThat(NewContest.write(folder, "big2", languages, Scheme.Kind.ROUND_ROBIN))
                .isEqualTo(new NewContest.Made.Refused(folder + " is not empty; name a new folder"));
        assertThat(NewContest.write(folder.resolve("x"), "big3", languages, Scheme.Kind.ROUND_ROBIN))
                .isInstanceOf(NewContest.Made.Refused.class)
                .asString()
                .contains("did you mean big2?");
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void everyExampleIsPackedAndInALanguageThatIsKnown() {
        for (BotPack pack : BotPack.all()) {
            for (Example example : pack.examples()) {
                assertThat(example.text()).isNotBlank();
                assertThat(Language.of(example.file())).as(example.file()).isPresent();
            }
        }
    }
}
