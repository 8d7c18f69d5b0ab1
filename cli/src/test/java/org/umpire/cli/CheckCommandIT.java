package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.bots.BotPack;
import org.umpire.languages.Language;
import org.umpire.languages.LanguagesHere;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

class CheckCommandIT {
    @TempDir
    Path folder;

    @Test
    void aProgramThatAnswersNonsenseIsToldWithTheLines() throws IOException {
        Run run = Run.of("check", "big2", program("while read line; do echo nonsense; done"));

        assertThat(run.code()).as(run.seen()).isEqualTo(Terminal.FAILED);
        assertThat(run.out()).contains("FAULT", "garbled", "< nonsense").doesNotContain("no fault");
    }

    @Test
    void aProgramThatEndsIsToldWithItsExitCodeAndItsLastWords() throws IOException {
        Run run = Run.of("check", "big2", program("read line; echo 'no memory' >&2; exit 3"));

        assertThat(run.code()).as(run.seen()).isEqualTo(Terminal.FAILED);
        assertThat(run.out())
                .contains("FAULT  exit: left with exit code 3")
                .contains("(at 12 tables)")
                .contains("stderr: no memory")
                .contains("12 tables of Big 2, 0 answers accepted");
    }

    @Test
    void aProgramThatCannotBeStartedIsToldSo() {
        Run run = Run.of("check", "big2", folder.resolve("none").toString());

        assertThat(run.code()).as(run.seen()).isNotZero();
        assertThat(run.seen()).contains("none");
    }

    @Test
    void aGoodProgramHasNoFault() throws IOException {
        String python = python();
        Path good = Files.writeString(folder.resolve("good.py"), minimal());

        Run run = Run.of("check", "big2", python + " " + good);

        assertThat(run.code()).as(run.seen()).isZero();
        assertThat(run.out()).matches("(?s)12 tables of Big 2, \\d{3,4} answers accepted\\nok     no fault\\n");
    }

    @Test
    void whatWasReadLenientlyIsANote() throws IOException {
        String python = python();
        String lower = minimal().replace("print(*cards, flush=True)", "print(' '.join(cards).lower(), flush=True)");
        assertThat(lower).contains(".lower()");
        Path program = Files.writeString(folder.resolve("lower.py"), lower);

        Run run = Run.of("check", "big2", python + " " + program);

        assertThat(run.code()).as(run.seen()).isZero();
        assertThat(run.out())
                .contains("answers were read leniently: lower case, such as '")
                .contains("no fault");
    }

    @Test
    void aWrongWordIsAnsweredWithTheRightOne() {
        assertThat(Run.of("check", "bgi2", "./a").err()).contains("did you mean big2?");
        Run bot = Run.of("check", "big2", "bot:gredy");
        assertThat(bot.code()).isEqualTo(Terminal.MISUSED);
        assertThat(bot.err()).contains("did you mean").contains("big2/greedy");
    }

    private String program(String script) throws IOException {
        return "sh " + Files.writeString(folder.resolve("mine.sh"), script + "\n");
    }

    private static String minimal() {
        return BotPack.all().stream()
                .flatMap(pack -> pack.examples().stream())
                .filter(example -> example.game().name().equals("big2"))
                .filter(example -> example.file().equals("minimal.py"))
                .findFirst()
                .orElseThrow()
                .text();
    }

    private static String python() {
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            Optional<LanguagesHere.Found> python =
                    LanguagesHere.look(sandbox).find(Language.of("x.py").orElseThrow());
            assumeTrue(python.isPresent(), "SKIPPED: Python 3 is not installed (apt install python3)");
            return python.get().path().toString();
        }
    }
}
