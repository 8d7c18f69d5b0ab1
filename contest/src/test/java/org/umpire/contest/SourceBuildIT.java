package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
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

    @Test
    void whatDoesNotCompileIsSaidInOneLine() throws IOException {
        Path source = Files.writeString(folder.resolve("bad.c"), "int main(void) { return nothing; }\n");
        assertThat(new Start.Source("bad.c").problems(folder))
                .singleElement()
                .asString()
                .startsWith("bad.c does not compile: ")
                .contains("nothing")
                .doesNotContain("\n");
        assertThat(SourceBuild.of(source)).isInstanceOf(SourceBuild.NotMade.class);
        assertThat(new Start.Source("none.c").problems(folder))
                .singleElement()
                .asString()
                .contains("there is no file");
    }

    @ParameterizedTest
    @ValueSource(strings = {"#include \"/etc/shadow\"", "#include \"other.h\"", "#include \"/bot/other.h\""})
    void aCompilerSeesNothingButTheSource(String line) throws IOException {
        assumeTrue(Sandboxes.strongest().orElse(Level.PLAIN) != Level.PLAIN, "SKIPPED: no sandbox here");
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
    void whatWasMadeIsARegularFile() throws IOException {
        Path source = Files.writeString(folder.resolve("plain.c"), "int main(void) { return 0; }\n");
        Path program = made(source).program().directory().resolve("plain");
        assertThat(Files.isRegularFile(program, LinkOption.NOFOLLOW_LINKS)).isTrue();
        assertThat(program).isExecutable();
    }
}
