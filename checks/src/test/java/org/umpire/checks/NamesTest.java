package org.umpire.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class NamesTest {
    private static final Pattern NAME_OF_NOTHING =
            Pattern.compile(".*(Impl|Manager|Service|Helper|Helpers|Utils?|DTO|Info)|I[A-Z][a-z].*|Abstract[A-Z].*");
    private static final Pattern ROOM_FOR_EVERYTHING = Pattern.compile("core|commons?|utils?|helpers?|misc");
    private static final int LINES_MAX = 400;

    @Test
    void typesAreNamedByWhatTheyAre() {
        List<String> bad = Tree.moduleSources().stream()
                .map(file -> Tree.name(file).replace(".java", ""))
                .filter(name -> !name.equals("package-info"))
                .filter(name -> NAME_OF_NOTHING.matcher(name).matches())
                .toList();
        assertThat(bad).as("names that say nothing").isEmpty();
    }

    @Test
    void noRoomIsForEverything() {
        List<String> bad = Tree.moduleSources().stream()
                .map(Tree::shown)
                .filter(file -> Pattern.compile("/")
                        .splitAsStream(file)
                        .anyMatch(part -> ROOM_FOR_EVERYTHING.matcher(part).matches()))
                .toList();
        assertThat(bad).as("modules or packages called core, common, util").isEmpty();
    }

    @Test
    void everyPackageSaysWhatItIsForAndThatNothingIsNull() {
        List<String> bad = Tree.moduleSources().stream()
                .map(Path::getParent)
                .filter(Objects::nonNull)
                .distinct()
                .filter(folder -> {
                    Path info = folder.resolve("package-info.java");
                    return !Files.exists(info)
                            || !Pattern.compile("^@NullMarked$", Pattern.MULTILINE)
                                    .matcher(Tree.text(info))
                                    .find();
                })
                .map(Tree::shown)
                .toList();
        assertThat(bad)
                .as("packages without a package-info.java with @NullMarked")
                .isEmpty();
    }

    @Test
    void packagesOfTheProgramHaveADescription() {
        List<String> bad = Tree.mainSources().stream()
                .filter(file -> Tree.name(file).equals("package-info.java"))
                .filter(file -> !Tree.text(file).startsWith("/**"))
                .map(Tree::shown)
                .toList();
        assertThat(bad).as("package-info.java without a description").isEmpty();
    }

    @Test
    void noFileIsTwoRoomsInOne() {
        List<String> bad = Tree.mainSources().stream()
                .filter(file -> Tree.text(file).lines().count() > LINES_MAX)
                .map(Tree::shown)
                .toList();
        assertThat(bad).as("sources of more than %s lines", LINES_MAX).isEmpty();
    }

    @Test
    void testsSayWhatTheyNeed() {
        List<String> bad = Tree.moduleSources().stream()
                .filter(file -> Tree.shown(file).contains("/src/test/"))
                .filter(file ->
                        Tree.text(file).contains("@Test\n") || Tree.text(file).contains("@ParameterizedTest\n"))
                .filter(file -> !Tree.name(file).matches(".*(Test|IT|ByHand)\\.java"))
                // What several tests share is run through those that extend it.
                .filter(file -> !Tree.text(file).contains("abstract class "))
                .map(Tree::shown)
                .toList();
        assertThat(bad)
                .as("tests that end neither in Test nor in IT are not run, nor in ByHand where that is meant")
                .isEmpty();
    }

    @Test
    void noTestIsSwitchedOff() {
        List<String> bad = Tree.moduleSources().stream()
                .filter(file -> Pattern.compile("^\\s*@Disabled\\b", Pattern.MULTILINE)
                        .matcher(Tree.text(file))
                        .find())
                .map(Tree::shown)
                .toList();
        assertThat(bad).isEmpty();
    }
}
