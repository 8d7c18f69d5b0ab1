package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.contest.LeagueFile.Read;
import org.umpire.league.Scheme;
import org.umpire.record.Digests;
import org.umpire.record.SeasonSecret;
import org.umpire.rules.ClockKind;
import org.umpire.sandbox.Level;

class LeagueFileTest {
    private static final String TWO = """
            [[entrant]]
            name = "A"
            program = "sh a.sh"

            [[entrant]]
            name = "B"
            bot = "heap/lazy"
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void programs() throws IOException {
        Files.writeString(folder.resolve("a.sh"), "#!/bin/sh\n");
        Files.writeString(folder.resolve("run"), "#!/bin/sh\n");
        Files.setPosixFilePermissions(folder.resolve("run"), PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Test
    void aMatchHasAsManyTablesAsTheFileSaysWhereTheGameLetsIt() throws IOException {
        String entrants = """
                [[entrant]]
                name = "A"
                bot = "croquet/greedy"
                [[entrant]]
                name = "B"
                bot = "croquet/random"
                """;
        LeagueFile file = good("game = \"croquet\"\nmatch-tables = 6\n" + entrants);
        assertThat(file.terms().matchTables()).contains(6);
        assertThat(problems("game = \"croquet\"\nmatch-tables = 3\n" + entrants))
                .containsExactly(
                        "2: match-tables: a match of croquet has 2, 4, 6 and so on up to 1000 tables, each a game,"
                                + " not 3");
        assertThat(problems("game = \"croquet\"\ngames = 4\n" + entrants))
                .singleElement()
                .asString()
                .contains("a longer match has more tables");
    }

    @Test
    void schedulesAreReadAndWhatDoesNotGoTogetherIsSaid() throws IOException {
        LeagueFile swiss = good("game = \"heap\"\nschedule = \"swiss\"\nrounds = 1\nlegs = 4\n" + TWO);
        assertThat(swiss.terms().scheme()).isEqualTo(new Scheme(Scheme.Kind.SWISS, 4, List.of()));
        LeagueFile gauntlet = good("game = \"heap\"\nschedule = \"gauntlet\"\nchallengers = [\"B\"]\n" + TWO);
        assertThat(gauntlet.terms().scheme()).isEqualTo(new Scheme(Scheme.Kind.GAUNTLET, 1, List.of("B")));
        assertThat(problems("game = \"heap\"\nschedule = \"danish\"\n" + TWO))
                .containsExactly(
                        "2: schedule: there is no schedule \"danish\"; there are: round-robin, gauntlet, swiss,"
                                + " knock-out, ladder, places");
        assertThat(problems("game = \"heap\"\nschedule = \"swiss\"\n" + TWO))
                .containsExactly("2: schedule: \"swiss\" needs rounds; say how many, such as rounds = 5");
        assertThat(problems("game = \"heap\"\nschedule = \"swiss\"\nrounds = 2\nmatches = 3\n" + TWO))
                .containsExactly(
                        "3: rounds: after 1 everybody has met everybody; say at most so many, or play a round-robin",
                        "4: matches: how many \"swiss\" has follows from its rounds; leave it out");
        assertThat(problems("game = \"heap\"\nschedule = \"knock-out\"\nrounds = 2\n" + TWO))
                .singleElement()
                .asString()
                .startsWith("3: rounds: how many a knock-out has follows from the number of entrants");
        assertThat(problems("game = \"heap\"\nschedule = \"gauntlet\"\nlegs = 2\n" + TWO))
                .containsExactly(
                        "challengers: missing; name who meets all others, such as challengers = [\"A\"]",
                        "3: legs: \"gauntlet\" is repeated by rounds; say that instead");
        assertThat(problems("game = \"heap\"\nschedule = \"gauntlet\"\nchallengers = [\"A\", \"C\", \"B\"]\n" + TWO))
                .containsExactly(
                        "3: challengers: there is no entrant \"C\"",
                        "3: challengers: each meets 1 of the others at a time, and there are 0; name fewer challengers");
        assertThat(problems("game = \"heap\"\nchallengers = [\"A\"]\n" + TWO))
                .containsExactly(
                        "2: challengers: only a gauntlet has them; say schedule = \"gauntlet\", or leave them out");
        assertThat(problems(
                        "game = \"heap\"\nschedule = \"ladder\"\nrounds = 3\n" + TWO + "out-of-competition = true\n"))
                .containsExactly(
                        "2: schedule: in \"ladder\" every result decides who meets next, so \"B\" cannot take part"
                                + " out of competition; let it compete, or leave it out");
    }

    @Test
    void everythingThatCanBeSaidIsRead() throws IOException {
        LeagueFile file = good("""
                name = "Club evening"   # shown everywhere
                game = "heap"
                games = 7
                seats = 2
                rounds = 3
                budget = "1h30m"
                then = "1500ms"
                clock = "wall"
                guard-factor = 4
                guard-extra = "7s"
                idle = "2m"
                memory = "1GiB"
                line = "1KiB"
                output = "2MB"
                stderr = "0B"
                jobs = 5
                pin = true
                isolation = "user"
                secret = "s3cret"

                [variant]
                least = 9

                [[entrant]]
                name = "Ada"
                program = "./run --log out/new.txt"
                place = "Graz"
                affiliation = "TU"

                [[entrant]]
                name = "Bob"
                bot = "heap/lazy"
                out-of-competition = true
                """);

        assertThat(file.name()).isEqualTo("Club evening");
        assertThat(file.folder()).isEqualTo(folder);
        assertThat(file.digest()).isEqualTo(Digests.of(Files.readAllBytes(folder.resolve("contest.toml"))));
        assertThat(file.terms().game()).hasToString("heap");
        assertThat(file.terms().setup().games()).isEqualTo(7);
        assertThat(file.terms().setup().variant()).isEqualTo(Map.of("least", "9"));
        assertThat(file.terms().rounds()).isEqualTo(3);
        assertThat(file.terms().limits().budget().clock()).isEqualTo(ClockKind.WALL);
        assertThat(file.terms().limits().budget().total()).isEqualTo(Duration.ofMinutes(90));
        assertThat(file.terms().limits().budget().then()).isEqualTo(Duration.ofMillis(1500));
        assertThat(file.terms().limits().budget().guardFactor()).isEqualTo(4);
        assertThat(file.terms().limits().budget().guardExtra()).isEqualTo(Duration.ofSeconds(7));
        assertThat(file.terms().limits().budget().idleTotal()).isEqualTo(Duration.ofMinutes(2));
        assertThat(file.terms().limits().memoryBytes()).isEqualTo(1L << 30);
        assertThat(file.terms().limits().lineBytes()).isEqualTo(1024);
        assertThat(file.terms().limits().outputBytes()).isEqualTo(2_000_000);
        assertThat(file.terms().limits().stderrBytes()).isZero();
        assertThat(file.running())
                .isEqualTo(new LeagueFile.Running(
                        Optional.of(5), true, Optional.of(Level.USER), Optional.of(SeasonSecret.read("s3cret"))));
        assertThat(file.entrants())
                .containsExactly(
                        new LeagueFile.Entrant(
                                "Ada",
                                new Start.Command("./run --log out/new.txt"),
                                false,
                                Optional.of("Graz"),
                                Optional.of("TU")),
                        new LeagueFile.Entrant(
                                "Bob", new Start.Bot("heap/lazy"), true, Optional.empty(), Optional.empty()));
    }

    @Test
    void whatIsNotSaidIsAsTheGameUsuallyHasIt() throws IOException {
        LeagueFile file = good("game = \"heap\"\n" + TWO);

        assertThat(file.name()).isEqualTo("contest");
        assertThat(file.terms().setup().games()).isEqualTo(4);
        assertThat(file.terms().rounds()).isEqualTo(1);
        assertThat(file.terms().limits().budget().total()).isEqualTo(Duration.ofSeconds(20));
        assertThat(file.terms().limits().memoryBytes()).isEqualTo(256_000_000);
        assertThat(file.running())
                .isEqualTo(new LeagueFile.Running(Optional.empty(), false, Optional.empty(), Optional.empty()));
    }

    @Test
    void allProblemsAreFoundAtOnceWithTheirLines() throws IOException {
        assertThat(problems("""
                        name = "A/B"
                        game = "haep"
                        gmes = 3
                        rounds = "two"
                        budget = "5 minutes"
                        memory = 256
                        clock = "sun"
                        jobs = 0
                        isolation = "Strong"

                        [[entrant]]
                        name = "Ada"
                        program = "python3 missing.py"

                        [[entrant]]
                        name = "ADA"
                        program = "./none"
                        colour = "red"

                        [[entrant]]
                        name = "Tab\\there"
                        bot = "heap/lasy"

                        [[entrant]]
                        bot = "heap/best"
                        program = "sh a.sh"
                        """))
                .containsExactly(
                        "1: name: must not have a slash: \"A/B\"",
                        "2: game: there is no game \"haep\"; there are: " + games() + "; did you mean heap?",
                        "3: unknown key \"gmes\"; did you mean games?",
                        "4: rounds: must be a whole number, not \"two\"",
                        "5: budget: not a duration: \"5 minutes\"; write it like \"5m\", \"2s\", \"1500ms\" or \"1h30m\"",
                        "6: memory: must be a size in quotes such as \"256MB\", not 256",
                        "7: clock: must be \"cpu\" or \"wall\", not \"sun\"",
                        "8: jobs: must be from 1 to 1000, not 0",
                        "9: isolation: must be \"plain\", \"user\" or \"strong\", not \"Strong\"",
                        "13: program of entrant 1: there is no file \"missing.py\" in " + folder,
                        "16: name of entrant 2: \"ADA\" is the name of entrant 1 (line 11) already"
                                + " (case does not tell names apart)",
                        "17: program of entrant 2: there is no file \"./none\" in " + folder,
                        "18: unknown key \"colour\" of entrant 2",
                        "21: name of entrant 3: has characters that cannot be seen: \"Tab\\u{9}here\"",
                        "22: bot of entrant 3: there is no bot \"heap/lasy\"; there are: " + bots()
                                + "; did you mean heap/lazy?",
                        "24: name of entrant 4: is missing",
                        "26: program of entrant 4: there is a bot as well; say one of the two");
    }

    @Test
    void wrongTypesAreNamed() throws IOException {
        assertThat(problems("""
                        name = 7
                        game = ["heap"]
                        games = 1.5
                        seats = 3
                        budget = 300
                        variant = "x"
                        secret = true
                        [[entrant]]
                        name = 1
                        program = ["sh", "a.sh"]
                        out-of-competition = "yes"
                        """))
                .containsExactly(
                        "1: name: must be a text in quotes, not 7",
                        "2: game: must be a text in quotes, not [\"heap\"]",
                        "3: games: must be a whole number, not 1.5",
                        "5: budget: must be a duration in quotes such as \"5m\", not 300",
                        "6: variant: must be a table headed [variant], not \"x\"",
                        "7: secret: must be a text in quotes, not true",
                        "9: name of entrant 1: must be a text in quotes, not 1",
                        "10: program of entrant 1: must be a text in quotes, not [\"sh\",\"a.sh\"]",
                        "11: out-of-competition of entrant 1: must be true or false, not \"yes\"");
    }

    @Test
    void aGameThatCannotBePlayedSoIsRefused() throws IOException {
        assertThat(problems("game = \"heap\"\nseats = 3\n" + TWO))
                .containsExactly("2: seats: a table of Heap has 2 seats, not 3");
        assertThat(problems("game = \"heap\"\n[variant]\ncolour = \"red\"\n" + TWO))
                .containsExactly("2: variant: Heap cannot be played so: no such variant: {colour=red}");
    }

    @Test
    void noTimeAtAllIsRefused() throws IOException {
        assertThat(problems("game = \"heap\"\nbudget = \"0s\"\nthen = \"0ms\"\n" + TWO))
                .containsExactly("2: budget: budget and then are both zero: no time at all");
    }

    @Test
    void tooFewEntrantsAreRefused() throws IOException {
        assertThat(problems("game = \"heap\"\n"))
                .containsExactly("a league of heap needs at least 2 entrants, each headed [[entrant]]; there are 0");
        assertThat(problems("game = \"heap\"\n[[entrant]]\nname = \"A\"\nprogram = \"sh a.sh\"\n"))
                .containsExactly("a league of heap needs at least 2 entrants, each headed [[entrant]]; there is 1");
        assertThat(problems("game = \"heap\"\n[entrant]\nname = \"A\"\nprogram = \"sh a.sh\"\n"))
                .containsExactly(
                        "a league of heap needs at least 2 entrants, each headed [[entrant]]; there are 0",
                        "2: entrant: must be tables headed [[entrant]], not {\"name\":\"A\",\"program\":\"sh a.sh\"}");
    }

    @Test
    void whatIsNoTomlIsRefusedWithItsLine() throws IOException {
        assertThat(problems("")).containsExactly("the file is empty; docs/league-file.md shows one");
        assertThat(problems(" \n\n")).containsExactly("the file is empty; docs/league-file.md shows one");
        assertThat(problems("game = \"heap\"\nrounds =\n")).containsExactly("2: not TOML: Newline not permitted here");
        assertThat(problems("game = \"heap\"\ngame = \"heap\"\n")).containsExactly("2: not TOML: Duplicate key");
        assertThat(problems("game = \"heap\n")).containsExactly("1: not TOML: Newline not permitted here");
        Files.write(folder.resolve("contest.toml"), "game = \"h\u00e9\"".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(problems(folder.resolve("contest.toml"))).containsExactly("not UTF-8 text");
    }

    @Test
    void aFileThatIsNotThereIsSaidSo() {
        assertThat(problems(folder.resolve("none.toml")))
                .containsExactly("there is no such file; \"umpire init DIR\" makes a folder with one");
        assertThat(problems(folder)).containsExactly("this is a folder; name the file in it");
    }

    @Test
    void namesThatCannotBeToldApartOrReadAreRefused() {
        assertThat(Names.wrongEntrant("")).contains("must not be empty");
        assertThat(Names.wrongEntrant(" a")).contains("must not begin or end with a blank: \" a\"");
        assertThat(Names.wrongEntrant("a".repeat(61))).contains("has 61 characters; at most 60");
        assertThat(Names.wrongEntrant("a\u202eb")).contains("has characters that cannot be seen: \"a\\u{202e}b\"");
        assertThat(Names.wrongEntrant("Zoë 😀 #1")).isEmpty();
    }

    @Test
    void commandsThatCouldNotBeStartedAreRefused() throws IOException {
        Files.writeString(folder.resolve("plain"), "no program\n");
        Files.createDirectory(folder.resolve("dir"));
        CommandCheck check = CommandCheck.in(folder);

        assertThat(check.problems("sh a.sh")).isEmpty();
        assertThat(check.problems("sh 'a.sh' -o out/x --file=lib/y http://z/w")).isEmpty();
        assertThat(check.problems("./run")).isEmpty();
        assertThat(check.problems("")).containsExactly("cannot be split into words: an empty command (character 1)");
        assertThat(check.problems("run"))
                .containsExactly("no command \"run\" is installed; for the file in this folder write \"./run\"");
        assertThat(check.problems("surely-not-installed x"))
                .containsExactly("no command \"surely-not-installed\" is installed");
        assertThat(check.problems("./plain"))
                .containsExactly("\"./plain\" cannot be executed; chmod +x it, or name what runs it first");
        assertThat(check.problems("./dir")).containsExactly("\"./dir\" is a folder");
        assertThat(check.problems("sh lib/b c.py"))
                .containsExactly("there is no file \"lib/b\" in " + folder, "there is no file \"c.py\" in " + folder);
        assertThat(check.problems("java -jar lib/b.jar"))
                .containsExactly("there is no file \"lib/b.jar\" in " + folder);
        assertThat(check.problems("sh 'a.sh"))
                .containsExactly("cannot be split into words: the quote ' is not closed (character 4)");
    }

    @Test
    void aByteOrderMarkAndWindowsLineEndsAreRead() throws IOException {
        LeagueFile file = good("\uFEFF" + ("game = \"heap\"\n" + TWO).replace("\n", "\r\n"));

        assertThat(file.entrants()).extracting(LeagueFile.Entrant::name).containsExactly("A", "B");
    }

    @Test
    void durationsAndSizesAreReadAsTheyAreWritten() {
        for (String text : List.of("0s", "5m", "2s", "1500ms", "1h30m", "1h1ms")) {
            assertThat(DurationText.read(DurationText.write(DurationText.read(text))))
                    .isEqualTo(DurationText.read(text));
        }
        assertThat(DurationText.write(Duration.ofMillis(1500))).isEqualTo("1s500ms");
        for (String text : List.of("512B", "64KiB", "256MB", "1GiB", "3GB", "0B")) {
            assertThat(SizeText.write(SizeText.read(text))).isEqualTo(text);
        }
        for (String text : List.of("", "5", "m", "1m1h", "-5s", "1.5s", "999999999h", "5M")) {
            assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> DurationText.read(text)))
                    .as(text)
                    .isInstanceOf(IllegalArgumentException.class);
        }
        for (String text : List.of("", "256", "MB", "-1MB", "1TB", "1.5GB")) {
            assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> SizeText.read(text)))
                    .as(text)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    private static String games() {
        return String.join(
                ", ",
                org.umpire.rules.GamePacks.all().stream()
                        .map(pack -> pack.game().id().name())
                        .toList());
    }

    private static String bots() {
        return String.join(", ", Bots.all().stream().map(ReferenceBot::path).toList());
    }

    private LeagueFile good(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("contest.toml"), text);
        Read read = LeagueFile.read(file);
        assertThat(read).isInstanceOf(Read.Good.class);
        return ((Read.Good) read).file();
    }

    private List<String> problems(String text) throws IOException {
        return problems(Files.writeString(folder.resolve("contest.toml"), text));
    }

    private static List<String> problems(Path file) {
        Read read = LeagueFile.read(file);
        assertThat(read).isInstanceOf(Read.Bad.class);
        return ((Read.Bad) read)
                .problems().stream()
                        .map(problem -> problem.line() > 0 ? problem.line() + ": " + problem.text() : problem.text())
                        .toList();
    }
}
