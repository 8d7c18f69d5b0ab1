package org.umpire.judge.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.Flaw;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.languages.Language;
import org.umpire.languages.SourceBuild;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandboxes;

/** Problems and submissions for tests. */
final class Problems {
    private Problems() {}

    /** Writes a package with one case, whose input is {@code 1 2} and whose answer is {@code 3}. */
    static Path write(Path place, String more) throws IOException {
        Path folder = place.resolve("sum");
        put(folder.resolve("problem.yaml"), """
                problem_format_version: 2025-09
                name: Sum
                uuid: 11111111-2222-3333-4444-555555555555
                """ + more);
        put(folder.resolve("statement/problem.en.md"), "Add.\n");
        put(folder.resolve("data/secret/1.in"), "1 2\n");
        put(folder.resolve("data/secret/1.ans"), "3\n");
        put(folder.resolve("submissions/accepted/sum.py"), "print(sum(map(int, input().split())))\n");
        put(folder.resolve("input_validators/v.py"), "exit(42)\n");
        return folder;
    }

    static Path put(Path file, String text) throws IOException {
        Path parent = file.getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        return Files.writeString(file, text);
    }

    static ProblemPackage read(Path folder) {
        ProblemPackage.Read read = ProblemPackage.read(folder);
        if (read instanceof ProblemPackage.Bad bad) {
            throw new AssertionError(bad.flaws().stream().map(Flaw::line).collect(Collectors.joining("\n")));
        }
        return ((ProblemPackage.Good) read).problem();
    }

    /** Returns the levels that this host holds. */
    static List<Level> levels() {
        List<Level> held = Sandboxes.probe().stream()
                .filter(Sandboxes.Probe::holds)
                .map(Sandboxes.Probe::level)
                .toList();
        assertThat(held).isNotEmpty();
        return held;
    }

    static Entry entry(Path path) {
        return new Entry(String.valueOf(path.getFileName()), path, Optional.empty());
    }

    /** Skips the test, loudly, if it was for want of a language that something could not be judged. */
    static void assumeLanguages(List<Judgement> judgements) {
        for (Judgement judgement : judgements) {
            assumeTrue(
                    judgement.verdict() != Verdict.JE || !judgement.detail().contains("is not installed here"),
                    () -> "SKIPPED: " + judgement.detail());
        }
    }

    /** Skips the test, loudly, where a language is missing. */
    static void assumeLanguage(String name, Path folder) throws IOException {
        String text = name.equals("C") ? "int main(void) { return 0; }\n" : "";
        String ending = Language.named(name).orElseThrow().ending();
        SourceBuild.Result made = SourceBuild.of(put(folder.resolve("able." + ending), text));
        assumeTrue(made instanceof SourceBuild.Made, () -> "SKIPPED: no " + name + " here: " + made);
    }
}
