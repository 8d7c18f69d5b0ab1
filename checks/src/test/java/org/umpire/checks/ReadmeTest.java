package org.umpire.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Holds what README and the changelog tell people to type to the commands that there are. */
class ReadmeTest {
    private static final Pattern TYPED = Pattern.compile("(?m)^\\./umpire (\\w+)");
    private static final Pattern LISTED = Pattern.compile("\\*\\*Commands\\*\\* `([a-z0-9_\\s]+)`");

    @Test
    void everyCommandInReadmeExists() {
        List<String> typed = TYPED.matcher(Tree.text(Tree.root().resolve("README.md")))
                .results()
                .map(found -> found.group(1))
                .toList();

        assertThat(typed).contains("demo", "league").allSatisfy(ReadmeTest::exists);
    }

    @Test
    void everyCommandInTheChangelogExists() {
        MatchResult list = LISTED.matcher(Tree.text(Tree.root().resolve("CHANGELOG.md")))
                .results()
                .findFirst()
                .orElseThrow();

        assertThat(List.of(list.group(1).split("\\s+", -1))).contains("demo").allSatisfy(ReadmeTest::exists);
    }

    /** Every command has its help in a golden file, which its own test holds to the truth. */
    private static void exists(String command) {
        assertThat(Tree.root().resolve("cli/src/test/resources/golden/help/" + command + ".txt"))
                .as("the help of './umpire %s'", command)
                .exists();
    }
}
