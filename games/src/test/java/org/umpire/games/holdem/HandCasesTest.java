package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Golden;

/**
 * The package of problem 2082: its secret cases are those of the generator, and each has one answer alone. {@code
 * -Dgolden.update=true} writes the cases; {@code -Dumpire.cases.actions=N} lets the proof by trying all go further.
 */
class HandCasesTest {
    private static final Path DATA = Path.of("../problems/2082/data");
    private static final long ACTIONS_MAX = Long.getLong("umpire.cases.actions", 300_000);

    @Test
    void thePackageHasTheCasesOfTheGenerator() throws IOException {
        Map<String, HandCase> cases = HandCases.all();
        assertThat(cases).hasSizeGreaterThanOrEqualTo(100);
        SortedSet<String> expected = new TreeSet<>();
        for (Map.Entry<String, HandCase> each : cases.entrySet()) {
            Path secret = DATA.resolve("secret");
            Golden.check(secret.resolve(each.getKey() + ".in"), each.getValue().input());
            Golden.check(secret.resolve(each.getKey() + ".ans"), each.getValue().answer());
            expected.add(each.getKey() + ".in");
            expected.add(each.getKey() + ".ans");
        }
        try (Stream<Path> files = Files.list(DATA.resolve("secret"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .as("files in the package")
                    .containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void everyCaseKeepsTheBoundsOfTheStatement() {
        HandCases.all().forEach((name, each) -> {
            HandCase.Dealt hand = each.hand();
            assertThat(hand.small()).as(name).isBetween(10, 500);
            assertThat(hand.big()).as(name).isBetween(hand.small() + 1, 1000);
            assertThat(hand.ante()).as(name).isBetween(0, 100);
            assertThat(hand.stacks()).as(name).hasSizeBetween(2, 9).allMatch(chips -> chips >= 1 && chips <= 20_000);
            assertThat(hand.names())
                    .as(name)
                    .doesNotHaveDuplicates()
                    .allMatch(word -> word.matches("[A-Za-z0-9]{1,20}") && !word.equals("dealing"));
            assertThat(each.known()).as(name).hasSizeLessThanOrEqualTo(1000);
        });
    }

    /**
     * What really happened is the only answer: by trying everything that the rules allow where that is feasible, and by
     * the solver, which says if there are several, in all cases.
     */
    @Test
    void everyAnswerIsRightAndTheOnlyOne() {
        List<String> tried = new ArrayList<>();
        Map<String, HandCase> cases = HandCases.all();
        cases.forEach((name, each) -> {
            assertThat(HandProblem.answer(each.input()))
                    .as(name)
                    .isEqualTo(new HandProblem.Answer.Found(each.answer()));
            Optional<SortedSet<String>> all = each.allAnswers(ACTIONS_MAX);
            all.ifPresent(answers -> {
                assertThat(answers).as(name).containsExactly(each.answer());
                tried.add(name);
            });
        });
        System.out.println(
                tried.size() + " of " + cases.size() + " answers proved to be the only one by trying all within "
                        + ACTIONS_MAX + " actions, the others by the solver");
        assertThat(tried).hasSizeGreaterThan(cases.size() / 2);
    }

    @Test
    void theSamplesHaveTheirAnswers() throws IOException {
        for (int i = 1; i <= 4; i++) {
            assertThat(HandProblem.answer(Files.readString(DATA.resolve("sample/" + i + ".in"))))
                    .isEqualTo(new HandProblem.Answer.Found(Files.readString(DATA.resolve("sample/" + i + ".ans"))));
        }
    }
}
