package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.record.Replay;
import org.umpire.record.Verdict;
import org.umpire.sandbox.Processors;

/** The control program with real processes: its output has the form of that of 2019, line by line. */
@Timeout(300)
class DaihinminControlCommandIT {
    private static final String ACKNOWLEDGES =
            "while read -r line; do case $line in *'\"play\"'*) %s ;; *) echo ;; esac; done";
    private static final String PASSES = ACKNOWLEDGES.formatted("echo '{\"action\": \"pass\"}'");

    @TempDir
    Path folder;

    private static String[] command(String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "prime_daihinmin";
        System.arraycopy(words, 0, all, 1, words.length);
        return all;
    }

    private static String says(String answer) {
        return ACKNOWLEDGES.formatted("echo '" + answer + "'");
    }

    @Test
    void aGameOfBotsIsToldAsIn2019AndItsRecordReplays() throws IOException {
        Path record = folder.resolve("game.ndjson");

        Run run = Run.of(command(
                "-s",
                "A",
                "bot:lucky",
                "B",
                "bot:planner",
                "--secret",
                "rook",
                "--clock",
                "cpu",
                "--record",
                record.toString()));

        assertThat(run.code()).as(run.err()).isZero();
        List<String> err = run.err().lines().toList();
        assertThat(err.subList(0, 3)).containsExactly("players: A, B", "stock: 2603", "time limit: 10.0");
        assertThat(err.get(3)).matches("init: A [0-9]{199} \\(\\) \\[OK\\]");
        assertThat(err.get(4)).matches("init: B [0-9]{199} \\(\\) \\[OK\\]");
        assertThat(err.subList(5, err.size() - 2))
                .isNotEmpty()
                .allMatch(line -> line.matches("play: [AB] [0-9]* \\([0-9,]+\\) \\[(OK|MERSENNE|BELPHEGOR)\\]"
                        + "|pass: [AB] [0-9]+ \\([0-9,]*\\) \\[PASSED\\]"));
        assertThat(err.get(err.size() - 2)).matches("Winner: [AB]|No stock");
        assertThat(err.get(err.size() - 1)).matches("time \\(s\\): [0-9]+\\.[0-9]{3}");
        List<String> out = run.out().lines().toList();
        assertThat(out).hasSize(3);
        assertThat(out.get(0)).matches("[12] : [AB] [0-9]+ (OK|MERSENNE|BELPHEGOR) [0-9]\\.[0-9]{3}");
        assertThat(out.get(1)).matches("2 : [AB] [0-9]+ OK [0-9]\\.[0-9]{3}");
        assertThat(out.get(2)).matches("stock: [0-9]+");
        assertThat(Replay.check(record)).isEqualTo(new Verdict.Same());
        assertThat(Files.readString(record)).contains("\"name-1\":\"A\"");
    }

    @Test
    void whoPassesOnlyEndsWithTheStockAndEqualScoresShareTheWorstPlace() {
        Run run = Run.of(command("-t100", "x y", PASSES, "b", PASSES, "c", PASSES, "d", PASSES, "left aside"));

        assertThat(run.err()).contains("players: x y, b, c, d\n", "time limit: 100.0\n", "\nNo stock\n");
        // 441 passes: the first player makes one more.
        assertThat(run.out().lines().map(line -> line.replaceAll(" [0-9]+\\.[0-9]{3}$", " T")))
                .containsExactly("3 : b 749 OK T", "3 : c 749 OK T", "3 : d 749 OK T", "4 : x y 754 OK T", "stock: 0");
    }

    @Test
    void everyFaultIsToldAsIn2019AndTheOthersPlayOn() {
        Run run = Run.of(command(
                "--sho",
                "A",
                says("{\"action\": \"number\", \"cards\": [1, 1, 1, 1, 1, 1]}"),
                "B",
                says("{\"action\": \"number\", \"cards\": [0, 2]}"),
                "C",
                says("{\"action\": \"number\", \"cards\": [4]}"),
                "D",
                says("draw"),
                "E",
                "exit 3",
                "F",
                says("{\"action\": \"number\", \"cards\": [7]}"),
                "G",
                "echo early; " + PASSES,
                "H",
                says("{\"action\": \"number\", \"cards\": [7]}"),
                "--time=2.5",
                "I",
                "sleep 20"));

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains(
                        " : A 3001 ERROR:check_digits(number) -> False ",
                        " : B 3001 ERROR:check_leading_digit(number) -> False ",
                        " : C 3001 ERROR:prime_check(number) -> False ",
                        " : D 3001 ERROR:ERROR in play (garbled: not JSON: ",
                        " : E 3001 ERROR:ERROR in initialize ",
                        " : I 3001 ERROR:TLE in initialize 0.000\n");
        assertThat(run.err())
                .contains(
                        "time limit: 2.5\n",
                        "Error: time limit exceeded: I\n",
                        "\nE: exit: ",
                        "\nD: garbled: not JSON: ",
                        "play: F ")
                .doesNotContain("\nA: ");
    }

    @Test
    void severalGamesAreEachToldAndSummedUp() throws IOException {
        Run run = Run.of(command(
                "--tables",
                "2",
                "-t100",
                "a",
                PASSES,
                "b",
                says("hm"),
                "--record",
                folder.resolve("r").toString()));

        assertThat(run.code()).as(run.err()).isZero();
        String fault = "2 : b 3001 ERROR:ERROR in play (garbled: not JSON: no JSON value, at character 1: 'hm') T";
        assertThat(run.out().lines().map(line -> line.replaceAll(" [0-9]+\\.[0-9]{3}$", " T")))
                .containsExactly(
                        "1 : a 204 OK T",
                        fault,
                        "stock: 2598",
                        "1 : a 204 OK T",
                        fault,
                        "stock: 2598",
                        "games: 2",
                        "1 : a 2 places, 408 cards, 0 errors",
                        "2 : b 4 places, 6002 cards, 2 errors");
        assertThat(run.err().lines().filter(line -> line.startsWith("players: ")))
                .hasSize(2);
        assertThat(run.err().lines().filter(line -> line.startsWith("time (s): ")))
                .hasSize(2);
        for (String name : List.of("00001.ndjson", "00002.ndjson")) {
            assertThat(folder.resolve("r").resolve(name)).content().contains("\"isolation\":\"unsuspended\"");
            assertThat(Replay.check(folder.resolve("r").resolve(name))).isEqualTo(new Verdict.Same());
        }
    }

    @Test
    void gamesThatArePlayedAtATimeAreToldAsIfOneAfterTheOther() {
        List<String> told = new ArrayList<>();
        for (String jobs : List.of("1", "3")) {
            Run run = Run.of(
                    command("-s", "-t100", "--tables=6", "--secret=s", "--jobs=" + jobs, "a", PASSES, "b", PASSES));
            assertThat(run.code()).as(run.err()).isZero();
            told.add((run.out() + run.err()).replaceAll(" [0-9]+\\.[0-9]{3}\n", " T\n"));
        }
        assertThat(told.get(0)).contains("games: 6", "init: a ");
        assertThat(told.get(1)).isEqualTo(told.get(0));
    }

    @Test
    void aProgramThinksOnTheTimeOfOthersUnlessItIsSuspended() throws IOException {
        for (String option : List.of("--debug", "--suspend", "--clock=cpu")) {
            Path record = folder.resolve(option + ".ndjson");
            assertThat(Run.of(command(option, "a", "bot:lowest", "b", "bot:lowest", "--record", record.toString()))
                            .code())
                    .isZero();
            assertThat(record)
                    .content()
                    .contains("\"isolation\":\"" + (option.equals("--debug") ? "unsuspended" : "plain") + "\"");
        }
    }

    @Test
    void theProgramsOfAGameAreHeldOnOneProcessorWhichTheRecordNames() throws IOException {
        List<Integer> usable = Processors.usable().numbers();
        Path told = folder.resolve("told");
        String tells = "grep Cpus_allowed_list /proc/self/status >>" + told + "; " + PASSES;
        Path records = folder.resolve("records");

        Run run =
                Run.of(command("--pin", "--tables=2", "-t100", "--record", records.toString(), "a", tells, "b", tells));

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(told).content().isEqualTo(("Cpus_allowed_list:\t" + usable.get(0) + "\n").repeat(4));
        for (String name : List.of("00001.ndjson", "00002.ndjson")) {
            assertThat(records.resolve(name)).content().contains("\"processor\":" + usable.get(0) + ",");
            assertThat(Replay.check(records.resolve(name))).isEqualTo(new Verdict.Same());
        }
        assertThat(Processors.usable().numbers()).isEqualTo(usable);

        int most = usable.size();
        String more = Integer.toString(most + 1);
        Run tooMany = Run.of(command("--pin", "--tables", more, "--jobs", more, "a", PASSES, "b", PASSES));
        assertThat(tooMany.code()).isEqualTo(2);
        assertThat(tooMany.err()).contains("lower jobs to " + most + ", or leave pin out");
    }

    @Test
    void aboveThePlainLevelThereIsNoShell() {
        Run run = Run.of(command("--isolation", "user", "a", "cat | cat", "b", "bot:lowest"));

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("prime_daihinmin: error: command 'cat | cat': it is written for the shell");
    }

    @Test
    void fewerThanTwoPlayersAreTooFew() {
        for (String[] words : new String[][] {{}, {"A"}, {"A", "x", "B"}}) {
            Run run = Run.of(command(words));
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).isEqualTo("""
                            Usage: prime_daihinmin [options] name1 command1 name2 command2 [name3 command3 ...]

                            prime_daihinmin: error: incorrect number of arguments
                            """);
        }
        assertThat(Run.of(command("A", "x", "A", "y")).err()).contains("two players of the same name");
        assertThat(Run.of(command("A", "x", "B", "y", "-t", "0")).code()).isEqualTo(2);
        assertThat(Run.of(command("A", "bot:nobody", "B", "y")).err()).contains("there is no bot");
    }
}
