package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.testkit.Golden;
import picocli.CommandLine;

class HelpTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/help");

    static List<String> commands() {
        return List.copyOf(Umpire.commandLine(Run.nowhere()).getSubcommands().keySet());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelpThatIsLookedAt(String command) {
        Run help = Run.of(command, "--help");
        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        Golden.check(GOLDEN.resolve(command + ".txt"), help.out());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyHelpShowsAnExampleOfItsCommand(String command) {
        assertThat(Run.of(command, "--help").out()).contains("\nExample").contains("\n  umpire " + command);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpOfACommandIsTheSameBothWays(String command) {
        assertThat(Run.of("help", command)).isEqualTo(Run.of(command, "--help"));
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
        for (CommandLine line :
                Umpire.commandLine(Run.nowhere()).getSubcommands().values()) {
            line.getCommandSpec()
                    .args()
                    .forEach(arg -> assertThat(arg.description())
                            .as("%s %s", line.getCommandName(), arg)
                            .isNotEmpty());
        }
    }
}
