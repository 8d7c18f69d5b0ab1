package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.testkit.Golden;
import picocli.CommandLine;

class HelpTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden/help");

    static List<String> commands() {
        List<String> commands = new ArrayList<>();
        addBelow(Umpire.commandLine(Run.nowhere()), "", commands);
        return commands;
    }

    /** Adds the words of every command below this one: {@code play}, {@code holdem reconstruct}. */
    private static void addBelow(CommandLine line, String words, List<String> commands) {
        line.getSubcommands().forEach((name, below) -> {
            commands.add(words + name);
            addBelow(below, words + name + " ", commands);
        });
    }

    private static Run help(String command) {
        return Run.of((command + " --help").split(" "));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelpThatIsLookedAt(String command) {
        Run help = help(command);
        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        Golden.check(GOLDEN.resolve(command.replace(' ', '-') + ".txt"), help.out());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyHelpShowsAnExampleOfItsCommand(String command) {
        assertThat(help(command).out()).contains("\nExample").contains("\n  umpire " + command);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpOfACommandIsTheSameBothWays(String command) {
        assertThat(Run.of(("help " + command).split(" "))).isEqualTo(help(command));
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
        for (String command : commands()) {
            CommandLine line = Umpire.commandLine(Run.nowhere());
            for (String word : command.split(" ")) {
                line = line.getSubcommands().get(word);
            }
            line.getCommandSpec()
                    .args()
                    .forEach(arg -> assertThat(arg.description())
                            .as("%s %s", command, arg)
                            .isNotEmpty());
        }
    }
}
