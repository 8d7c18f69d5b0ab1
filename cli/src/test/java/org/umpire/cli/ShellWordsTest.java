package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShellWordsTest {
    @Test
    void onlyWhatAShellAloneUnderstandsNeedsOne() {
        for (String plain : new String[] {
            "./akemi",
            "python3 tadashi.py",
            "python3 'my program.py'",
            "python3 \"my program.py\" -x",
            "./my\\ program",
            "./x '$HOME' \"a;b\" \\$"
        }) {
            assertThat(ShellWords.needsShell(plain)).as(plain).isEmpty();
        }
        for (String shell : new String[] {
            "cat | cat",
            "cd x && ./a",
            "A=1 ./a",
            "./a > log",
            "./a $HOME",
            "./a \"$HOME\"",
            "./a \"`pwd`\"",
            "./a *.txt",
            "exec ./a",
            "~/a",
            "./a 'open",
            "",
            "./a &"
        }) {
            assertThat(ShellWords.needsShell(shell)).as(shell).isPresent();
        }
    }

    @Test
    void atThePlainLevelTheShellGetsWhatItMightReadInAnotherWay() {
        assertThat(ShellWords.plain("python3 tadashi.py").text()).isEqualTo("python3 tadashi.py");
        assertThat(ShellWords.plain("a 'b'; c").text()).isEqualTo("/bin/sh -c 'a '\\''b'\\''; c'");
        assertThat(ShellWords.plain(" ").text()).isEqualTo("/bin/sh -c ' '");
    }
}
