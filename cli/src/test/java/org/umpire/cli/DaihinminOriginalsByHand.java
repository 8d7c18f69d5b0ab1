package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.bots.daihinmin.DaihinminBots;
import org.umpire.games.daihinmin.Announcement;
import org.umpire.games.daihinmin.Course;
import org.umpire.games.daihinmin.DaihinminDeal;
import org.umpire.games.daihinmin.DaihinminState;
import org.umpire.rules.Seat;
import org.umpire.testkit.Seeds;

/**
 * The control program beside that of 2019, with the contest's own programs. These are not part of this project: the
 * property {@code umpire.originals} names the folder with {@code prime_daihinmin.py}, {@code akemi.cpp} and {@code
 * tadashi.py}; without it, or without a Python from 3.6 to 3.8, nothing is compared. So it is not one of the tests that are
 * always run, but asked for:
 *
 * <pre>
 * mvn test -pl cli -am -Dtest=DaihinminOriginalsByHand -Dsurefire.failIfNoSpecifiedTests=false -Dumpire.originals=FOLDER
 * </pre>
 */
@Timeout(300)
class DaihinminOriginalsByHand {
    @TempDir
    Path folder;

    private Path originals = Path.of("");
    private String python = "";

    @BeforeEach
    void look() {
        String named = System.getProperty("umpire.originals", "");
        assumeTrue(!named.isEmpty(), "not compared with the originals: -Dumpire.originals=FOLDER names them");
        originals = Path.of(named).toAbsolutePath();
        python = Stream.of("python3.8", "python3.7", "python3.6")
                .filter(name -> seen(List.of(name, "--version")).code() == 0)
                .findFirst()
                .orElse("");
        assumeTrue(!python.isEmpty(), "not compared with the originals: no Python from 3.6 to 3.8");
    }

    private Run seen(List<String> command) {
        try {
            Path out = folder.resolve("out");
            Path err = folder.resolve("err");
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectInput(Path.of("/dev/null").toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            assertThat(process.waitFor(200, TimeUnit.SECONDS))
                    .as(command.toString())
                    .isTrue();
            return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
        } catch (IOException e) {
            return new Run(127, "", String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Plays the same programs under both, and returns what each printed as shapes, the original first. */
    private List<List<String>> shapes(String... words) {
        List<String> theirs = new ArrayList<>(
                List.of(python, originals.resolve("prime_daihinmin.py").toString()));
        theirs.addAll(List.of(words));
        List<String> ours = new ArrayList<>(List.of("prime_daihinmin"));
        ours.addAll(List.of(words));
        return List.of(shapes(seen(theirs)), shapes(Run.of(ours.toArray(new String[0]))));
    }

    /** Returns lines without what chance decides; neighbours of one shape are one. */
    private static List<String> shapes(Run run) {
        List<String> shapes = new ArrayList<>();
        for (String line : (run.out() + "--- err\n" + run.err()).lines().toList()) {
            String shape = line.replaceAll("-?[0-9]+\\.[0-9]{3}", "TIME")
                    .replaceAll("(OK|MERSENNE|BELPHEGOR)(?=\\]| TIME)", "OK")
                    .replaceAll("\\([0-9,]*\\)", "(NUMBERS)")
                    .replaceAll("^(play: . )[0-9]*(.*)", "$1HAND$2")
                    .replaceAll("^(init|pass)(: . )[0-9]+(.*)", "$1$2HAND$3")
                    .replaceAll("^(?:play|pass): (.*)\\[.*\\]", "action: $1[STATUS]")
                    .replaceAll("^(?!time limit)(.*[ :])[0-9]+(?= |$)", "$1N")
                    .replaceAll("^[0-9]+ : . [0-9N]+ ", "N : P N ")
                    .replaceAll("(action|init|Winner): [A-D]", "$1: P");
            boolean warning = line.contains("isAlive");
            if (!warning && (shapes.isEmpty() || !shapes.get(shapes.size() - 1).equals(shape))) {
                shapes.add(shape);
            }
        }
        return shapes;
    }

    /** Makes the contest's program in C++. */
    private String akemi() throws IOException {
        Files.writeString(folder.resolve("json.hpp"), "#include <nlohmann/json.hpp>\n", StandardCharsets.UTF_8);
        Run made = seen(List.of(
                "g++",
                "-std=c++17",
                "-O3",
                "-I.",
                originals.resolve("akemi.cpp").toString(),
                "-o",
                folder.resolve("akemi").toString(),
                "-lgmpxx",
                "-lgmp"));
        assumeTrue(made.code() == 0, "not compared with the originals: akemi.cpp does not compile here: " + made.err());
        return folder.resolve("akemi").toString();
    }

    @Test
    void aGameOfTheContestsOwnProgramsLooksTheSame() throws IOException {
        String akemi = akemi();
        String tadashi = "python3 " + originals.resolve("tadashi.py");

        List<List<String>> both = shapes("-s", "-t", "100", "A", akemi, "B", akemi, "C", tadashi, "D", tadashi);

        assertThat(both.get(1)).isEqualTo(both.get(0)).contains("action: P HAND (NUMBERS) [STATUS]", "Winner: P");
    }

    @Test
    void faultsLookTheSame() {
        String answer = "while read -r line; do case $line in *'\"play\"'*) echo '%s' ;; *) echo ;; esac; done";
        String pass = answer.formatted("{\"action\": \"pass\"}");
        for (String bad : List.of(
                "{\"action\": \"number\", \"cards\": [4]}",
                "{\"action\": \"number\", \"cards\": [1, 1, 1, 1, 1, 1]}")) {
            List<List<String>> both = shapes("-s", "-t", "20", "A", answer.formatted(bad), "B", pass);
            assertThat(both.get(1)).as(bad).isEqualTo(both.get(0)).contains("Only one survivor");
        }
        List<List<String>> slow = shapes("-t", "1", "A", "exec sleep 30", "B", pass);
        assertThat(slow.get(1)).isEqualTo(slow.get(0)).contains("Error: time limit exceeded: A");
    }

    /**
     * Four of them, and four lucky bots in process, in {@code umpire.originals.games} games (usually 20) and ten times as
     * many: of each figure of a game, both samples may come from one distribution.
     */
    @Test
    @Timeout(3600)
    void theLuckyBotPlaysAsAkemiDoes() throws IOException {
        int games = Integer.getInteger("umpire.originals.games", 20);
        String akemi = akemi();
        Run run = Run.of(
                "prime_daihinmin",
                "-s",
                "-t",
                "1000",
                "--tables",
                Integer.toString(games),
                "A",
                akemi,
                "B",
                akemi,
                "C",
                akemi,
                "D",
                akemi);
        assertThat(run.out()).doesNotContain("ERROR");
        List<Map<String, Integer>> theirs = new ArrayList<>();
        for (String line : run.err().lines().toList()) {
            if (line.startsWith("players: ")) {
                theirs.add(new TreeMap<>());
            }
            Matcher action = ACTION.matcher(line);
            if (action.matches()) {
                count(
                        theirs.get(theirs.size() - 1),
                        action.group(2),
                        List.of(action.group(1).split(",", -1)));
            }
        }
        assertThat(theirs).hasSize(games);

        List<Map<String, Integer>> ours = new ArrayList<>();
        for (int game = 0; game < 10 * games; game++) {
            DaihinminDeal deal = DaihinminDeal.of(Announcement.usual(4), Seeds.shuffler(new SplittableRandom(game)));
            DaihinminState state = DaihinminState.start(deal);
            Map<String, Integer> figures = new TreeMap<>();
            while (!state.over()) {
                state = state.play(DaihinminBots.LUCKY.move(state.view(new Seat(state.mover()))));
                Course.Action last = state.course().last().orElseThrow();
                count(figures, last.status().toString(), last.numbers());
            }
            ours.add(figures);
        }
        Map<String, Double> chances = new TreeMap<>();
        for (String figure : FIGURES) {
            chances.put(figure, Smirnov.chance(values(theirs, figure), values(ours, figure)));
        }
        System.out.println(
                "akemi and lucky, " + games + " and " + ours.size() + " games: chances of such a distance " + chances);
        assertThat(chances.values()).allSatisfy(chance -> assertThat(chance).isGreaterThan(0.001));
    }

    private static final Pattern ACTION = Pattern.compile("(?:play|pass): \\S+ [0-9]* ?\\(([0-9,]*)\\) \\[(\\w+)\\]");
    private static final List<String> FIGURES =
            List.of("moves", "passes", "cuts", "leads 1", "leads 2", "leads 3", "leads 4", "leads 5", "follows");

    private static void count(Map<String, Integer> figures, String status, List<String> numbers) {
        figures.merge("moves", 1, Integer::sum);
        boolean lead = numbers.size() == 1;
        String what = switch (status) {
            case "PASSED" -> "passes";
            case "OK" -> lead ? "leads " + numbers.get(0).length() : "follows";
            default -> "cuts";
        };
        figures.merge(what, 1, Integer::sum);
    }

    private static double[] values(List<Map<String, Integer>> games, String figure) {
        return games.stream().mapToDouble(game -> game.getOrDefault(figure, 0)).toArray();
    }
}
