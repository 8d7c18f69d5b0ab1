package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The control program beside that of 2019, with the contest's own programs. These are not part of this project: the
 * property {@code umpire.originals} names the folder with {@code prime_daihinmin.py}, {@code akemi.cpp} and {@code
 * tadashi.py}; without it, or without a Python from 3.6 to 3.8, nothing is compared.
 */
@Timeout(300)
class DaihinminOriginalsIT {
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

    @Test
    void aGameOfTheContestsOwnProgramsLooksTheSame() throws IOException {
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
        String akemi = folder.resolve("akemi").toString();
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
}
