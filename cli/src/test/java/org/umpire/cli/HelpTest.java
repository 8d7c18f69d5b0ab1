package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.testkit.Golden;
import picocli.CommandLine;

class HelpTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/help");

    /** Returns every command, with those below it: {@code holdem}, {@code holdem reconstruct}. */
    static List<String> commands() {
        return all().map(HelpTest::words).toList();
    }

    private static Stream<CommandLine> all() {
        return below(Umpire.commandLine(Run.nowhere()));
    }

    private static Stream<CommandLine> below(CommandLine line) {
        return line.getSubcommands().values().stream().flatMap(sub -> Stream.concat(Stream.of(sub), below(sub)));
    }

    private static String words(CommandLine line) {
        return line.getCommandSpec().qualifiedName().substring("umpire ".length());
    }

    private static Run run(String words) {
        return Run.of(words.split(" ", -1));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelpThatIsLookedAt(String command) {
        Run help = run(command + " --help");
        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        Golden.check(GOLDEN.resolve(command.replace(' ', '-') + ".txt"), help.out());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyHelpShowsAnExampleOfItsCommand(String command) {
        assertThat(run(command + " --help").out()).contains("\nExample").contains("\n  umpire " + command);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpOfACommandIsTheSameBothWays(String command) {
        assertThat(run("help " + command)).isEqualTo(run(command + " --help"));
    }

    @Test
    void theProgramListsItsCommands() {
        Run help = Run.of("--help");
        assertThat(help.code()).isZero();
        Golden.check(GOLDEN.resolve("umpire.txt"), help.out());
        assertThat(Run.of("help")).isEqualTo(help);
    }

    @Test
    void theVersionIsOneLine() {
        Run version = Run.of("--version");
        assertThat(version.code()).isZero();
        assertThat(version.out()).matches("umpire \\S.*\\n");
    }

    @Test
    void everyOptionOfEveryCommandSaysWhatItDoes() {
        for (CommandLine line : all().toList()) {
            line.getCommandSpec()
                    .args()
                    .forEach(arg -> assertThat(arg.description())
                            .as("%s %s", line.getCommandName(), arg)
                            .isNotEmpty());
        }
    }
}
