package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the judge refuses before it starts a program. */
class JudgeCommandTest {
    @TempDir
    private Path folder;

    @Test
    void allThatIsWrongWithAPackageIsSaidAtOnce() throws IOException {
        Path problem = Files.createDirectory(folder.resolve("bad"));
        Files.writeString(problem.resolve("problem.yaml"), "name: Bad\nlimits: {memory: -1}\ncolour: red\n");

        Run run = Run.of("judge", "verify", problem.toString());

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .hasSize(5)
                .allMatch(line -> line.startsWith("umpire: "))
                .anyMatch(line -> line.contains("problem.yaml: limits: memory: must be a whole number from 1 on"))
                .anyMatch(line -> line.contains("problem.yaml: unknown key \"colour\""))
                .anyMatch(line -> line.contains("problem_statement: has no statement"))
                .anyMatch(line -> line.contains("data/secret: has no case"))
                .anyMatch(line -> line.contains("submissions/accepted: has no submission"));
    }

    @Test
    void aFolderWithoutSubmissionsIsNotSaidToBeJudged() throws IOException {
        String text = Files.readString(Path.of("../contests/example-folder/contest.toml"))
                .replace("../../problems", Path.of("../problems").toRealPath().toString());
        Path contest = Files.writeString(folder.resolve("contest.toml"), text);
        Path submissions = Files.createDirectory(folder.resolve("submissions"));
        assertThat(Run.of("judge", "contest", contest.toString()))
                .isEqualTo(new Run(0, "", "there is no submission yet in " + submissions + "\n"));
    }

    @Test
    void whatCannotBeMeantIsRefusedInOneLine() throws IOException {
        Path source = Files.writeString(folder.resolve("a.py"), "");
        assertThat(Run.of("judge", "run", folder.toString(), "none.c", source.toString(), "nor.py"))
                .isEqualTo(new Run(2, "", "umpire: there is no none.c\numpire: there is no nor.py\n"));
        assertThat(Run.of("judge", "run", folder.toString(), source.toString(), "--language", "Cobol"))
                .satisfies(run -> assertThat(run.code()).isEqualTo(2))
                .satisfies(run -> assertThat(run.err())
                        .contains("there is no language \"Cobol\"")
                        .contains("Haskell"));
        assertThat(Run.of("judge", "run", folder.toString(), source.toString(), "--time-limit", "0"))
                .satisfies(run -> assertThat(run.code()).isEqualTo(2))
                .satisfies(run -> assertThat(run.err()).contains("--time-limit"));
        assertThat(Run.of("judge", "run", folder.toString(), source.toString()))
                .satisfies(run -> assertThat(run.code()).isEqualTo(1))
                .satisfies(run -> assertThat(run.err()).contains("has no problem.yaml"));
    }
}
