package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.record.Replay;
import org.umpire.record.Verdict;

/** Each kind of bad input, from a real process: that program's fault, clearly told, and all others play on. */
@Timeout(300)
class DaihinminBadInputIT {
    private static final String LOOP = "while read -r line; do case $line in *'\"play\"'*) %s ;; *) echo ;; esac; done";

    @TempDir
    Path folder;

    private static String says(String answer) {
        return LOOP.formatted("echo '" + answer + "'");
    }

    private static String number(String cards) {
        return says("{\"action\": \"number\", \"cards\": [" + cards + "]}");
    }

    private Run play(Map<String, String> programs, String time) {
        List<String> words = new ArrayList<>(List.of(
                "prime_daihinmin",
                time,
                "--record",
                folder.resolve("table.ndjson").toString()));
        programs.forEach((name, program) -> words.addAll(List.of(name, program)));
        return Run.of(words.toArray(new String[0]));
    }

    @Test
    void everyBadAnswerIsItsOwnFaultAndTheGameGoesOn() {
        Map<String, String> programs = new LinkedHashMap<>();
        programs.put(
                "leads",
                "n=0; "
                        + LOOP.formatted("if [ $n = 0 ]; then n=1; echo '{\"action\": \"number\", \"cards\": [1, 1]}';"
                                + " else echo '{\"action\": \"pass\"}'; fi"));
        programs.put("equal", number("1, 1"));
        programs.put("leading-0", number("0, 7"));
        programs.put("composite", number("9, 9"));
        programs.put("length", number("1, 0, 1"));
        programs.put("not-held", number("7" + ", 7".repeat(250)));
        programs.put("action", says("{\"action\": \"draw\"}"));
        programs.put("no-object", says("[1, 3]"));
        programs.put("broken", says("{\"action\": \"pass\""));
        programs.put("long", LOOP.formatted("head -c 10000000 /dev/zero | tr '\\0' x; echo"));
        programs.put("nested", LOOP.formatted("printf '%060000d\\n' 0 | tr 0 ["));
        programs.put("twice", says("{\"action\": \"pass\", \"action\": \"pass\"}"));
        programs.put("1e0", number("1e0, 3"));
        programs.put("string", number("\"1\", 3"));
        programs.put("early", "echo early; sleep 1; " + says("{\"action\": \"pass\"}"));

        Run run = play(programs, "-t60");

        assertThat(run.code()).as(run.err()).isZero();
        String error = " 3001 ERROR:";
        String play = error + "ERROR in play (";
        assertThat(run.out())
                .contains(
                        "1 : leads 197 OK ",
                        " : equal" + error + "numbers[-1] < number -> False ",
                        " : leading-0" + error + "check_leading_digit(number) -> False ",
                        " : composite" + error + "prime_check(number) -> False ",
                        " : length" + error + "check_digits(number) -> False ",
                        " : not-held" + error + "cards in self.players[current_uid].hand -> False ",
                        " : action" + play + "garbled: unknown action 'draw'; there are number and pass) ",
                        " : no-object" + play + "garbled: not an object, but an array) ",
                        " : broken" + play + "garbled: not JSON: it ends too early, at character 18",
                        " : long" + play + "output: ",
                        " : nested" + play + "garbled: not JSON: ",
                        " : twice" + play + "garbled: not JSON: the member 'action' stands twice, at character",
                        " : 1e0" + play + "garbled: a card is a number from 0 to 9, not '1e0') ",
                        " : string" + play + "garbled: a card is a number from 0 to 9, not the string '1') ",
                        " : early" + error + "ERROR in ");
        assertThat(run.err()).contains("\nOnly one survivor\n", "\nearly: garbled: ");
        assertThat(Replay.check(folder.resolve("table.ndjson"))).isEqualTo(new Verdict.Same());
    }

    @Test
    void whoSaysNothingOrIsGoneAtTheStartIsOutAndTheGameGoesOn() {
        Map<String, String> programs = new LinkedHashMap<>();
        programs.put("dead", "exit 3");
        programs.put("absent", folder.resolve("no-such-program").toString());
        programs.put("mute", "sleep 100");
        programs.put("closed", "exec >&-; sleep 100");
        programs.put("passes", says("{\"action\": \"pass\"}"));

        Run run = play(programs, "-t3");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains(
                        "1 : passes 199 OK ",
                        " : dead 3001 ERROR:ERROR in initialize ",
                        " : absent 3001 ERROR:ERROR in initialize ",
                        " : mute 3001 ERROR:TLE in initialize 0.000\n",
                        " : closed 3001 ERROR:ERROR in initialize ");
        assertThat(run.err())
                .contains(
                        "\ndead: exit: ",
                        "\nabsent: start: ",
                        "no such file",
                        "limit exceeded: mute\n",
                        "\nclosed: closed: ");
        assertThat(Replay.check(folder.resolve("table.ndjson"))).isEqualTo(new Verdict.Same());
    }
}
