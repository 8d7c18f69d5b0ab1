package org.umpire.languages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Sources as entrants: made into programs in the sandbox, and kept. */
class SourceBuildIT {
    @TempDir
    Path folder;

    private static SourceBuild.Made made(Path source) {
        SourceBuild.Result result = SourceBuild.of(source);
        assumeTrue(
                !(result instanceof SourceBuild.NotMade not && not.why().contains("is not installed")),
                () -> "SKIPPED: " + result);
        assertThat(result).isInstanceOf(SourceBuild.Made.class);
        return (SourceBuild.Made) result;
    }

    private static String run(Program program) {
        try (Sandbox plain = Sandboxes.of(Level.PLAIN)) {
            return ToolRun.run(plain, program.argv(), program.directory(), Duration.ofSeconds(60))
                    .output();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hello.c | #include <stdio.h>~int main(void) { puts(\"hello from C\"); } | hello from C",
                "hello.cpp | #include <iostream>~int main() { std::cout << \"hello from C++\"; } | hello from C++",
                "Hello.java | class Hello { public static void main(String[] a) { new Object() { void say() {"
                        + " System.out.println(\"hello from Java\"); } }.say(); } } | hello from Java",
                "hello.py | print('hello from Python') | hello from Python",
                "hello.js | console.log('hello from JavaScript') | hello from JavaScript"
            })
    void aSourceOfEachLanguageRuns(String name, String text, String says) throws IOException {
        Path source = Files.writeString(folder.resolve(name), text.replace('~', '\n') + "\n");
        SourceBuild.Made made = made(source);

        assertThat(run(made.program())).isEqualTo(says);
        assertThat(made(source)).as("the second time it is there").isEqualTo(made);
        Files.writeString(source, "\n", StandardOpenOption.APPEND);
        assertThat(made(source).digest()).isNotEqualTo(made.digest());
    }

    private void assumeAbleToCompileC() throws IOException {
        Path source = Files.writeString(folder.resolve("able.c"), "int main(void) { return 0; }\n");
        boolean missing = SourceBuild.of(source) instanceof SourceBuild.NotMade not
                && not.why().contains("is not installed");
        assumeTrue(!missing, "SKIPPED: no C compiler here (apt install gcc)");
    }

    @Test
    void whatDoesNotCompileIsSaidInOneLine() throws IOException {
        assumeAbleToCompileC();
        Path source = Files.writeString(folder.resolve("bad.c"), "int main(void) { return nothing; }\n");
        assertThat(((SourceBuild.NotMade) SourceBuild.of(source)).why())
                .startsWith("bad.c does not compile: ")
                .contains("nothing")
                .doesNotContain("\n");
        assertThat(SourceBuild.of(folder.resolve("none.c")))
                .isInstanceOfSatisfying(
                        SourceBuild.NotMade.class,
                        not -> assertThat(not)
                                .matches(each -> !each.sourceAtFault())
                                .matches(each -> each.why().contains("there is no file")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#include \"/etc/shadow\"", "#include \"other.h\"", "#include \"/bot/other.h\""})
    void aCompilerSeesNothingButTheSource(String line) throws IOException {
        assumeTrue(Sandboxes.strongest().orElse(Level.PLAIN) != Level.PLAIN, "SKIPPED: no sandbox here");
        assumeAbleToCompileC();
        Files.writeString(folder.resolve("other.h"), "#error the neighbour is seen\n");
        Files.writeString(folder.resolve("spy.c"), line + "\nint main(void) { return 0; }\n");
        assertThat(SourceBuild.of(folder.resolve("spy.c")))
                .isInstanceOfSatisfying(
                        SourceBuild.NotMade.class,
                        not -> assertThat(not.why()).contains("No such file").doesNotContain("neighbour"));
    }

    @Test
    void aCompilerThatIsFloodedOrBombedIsEnded() throws IOException {
        Path flood = Files.writeString(folder.resolve("flood.c"), """
                #define A(x) x x x x x x x x x x
                #define B(x) A(A(A(A(x))))
                B(B(int y = nothing;))
                int main(void) { return 0; }
                """);
        assertThat(SourceBuild.of(flood)).isInstanceOf(SourceBuild.NotMade.class);
        Path bomb =
                Files.writeString(folder.resolve("bomb.c"), "char big[1 << 28] = {1};\nint main(void) { return 0; }\n");
        assertThat(SourceBuild.of(bomb)).isInstanceOf(SourceBuild.NotMade.class);
    }

    @Test
    void whatAWeakerSandboxMadeDoesNotServeWhereAStrongerOneHolds() throws IOException {
        Level strongest = Sandboxes.strongest().orElse(Level.PLAIN);
        assumeTrue(strongest != Level.PLAIN, "SKIPPED: no sandbox here");
        Path source = Files.writeString(folder.resolve("level.c"), "int main(void) { return 11; }\n");
        remove(made(source).program().directory());

        SourceBuild.Result plain = SourceBuild.of(source, () -> Sandboxes.of(Level.PLAIN));
        assertThat(plain).isInstanceOf(SourceBuild.Made.class);
        SourceBuild.Made best = made(source);
        assertThat(best.program().directory())
                .isNotEqualTo(((SourceBuild.Made) plain).program().directory());
        assertThat(best.digest()).isEqualTo(((SourceBuild.Made) plain).digest());
        if (strongest == Level.STRONG) {
            assertThat(SourceBuild.of(source, () -> Sandboxes.of(Level.PLAIN)))
                    .as("the other way round it does")
                    .isEqualTo(best);
        }
    }

    @Test
    void theSameSourceMayBeMadeTwiceAtOnce() throws Exception {
        Path source = Files.writeString(folder.resolve("twice.c"), "int main(void) { return 12; }\n");
        SourceBuild.Made before = made(source);
        remove(before.program().directory());
        CompletableFuture<SourceBuild.Result> other = CompletableFuture.supplyAsync(() -> SourceBuild.of(source));
        assertThat(SourceBuild.of(source)).isEqualTo(before);
        assertThat(other.get(2, TimeUnit.MINUTES)).isEqualTo(before);
    }

    @Test
    void aHostWithoutMemoryIsNotTheFaultOfTheSource() throws IOException {
        Path source = Files.writeString(folder.resolve("poor.c"), "int main(void) { return 13; } // never made\n");
        SourceBuild.Result result = SourceBuild.of(source, PoorSandbox::new);
        assumeTrue(
                !(result instanceof SourceBuild.NotMade not && not.why().contains("is not installed")),
                () -> "SKIPPED: " + result);
        assertThat(result)
                .isInstanceOfSatisfying(
                        SourceBuild.NotMade.class,
                        not -> assertThat(not.why())
                                .startsWith("poor.c could not be compiled: this machine ran out of memory"));
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    @Test
    void whatWasMadeIsARegularFile() throws IOException {
        Path source = Files.writeString(folder.resolve("plain.c"), "int main(void) { return 0; }\n");
        Path program = made(source).program().directory().resolve("plain");
        assertThat(Files.isRegularFile(program, LinkOption.NOFOLLOW_LINKS)).isTrue();
        assertThat(program).isExecutable();
    }
}
