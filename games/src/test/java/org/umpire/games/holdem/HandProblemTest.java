package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HandProblemTest {
    private static final String GOOD = """
            10 20 2
            4 1 3
            flop
            Ada 500
            Bob 480
            Cleo 510
            Dan 15
            3
            Dan calls 13
            Ada raises 40 to 60
            Bob folds
            438 468 448 0
            """;

    private static String answer(String text) {
        HandProblem.Answer answer = HandProblem.answer(text);
        return answer instanceof HandProblem.Answer.Found found
                ? found.text()
                : String.join("\n", ((HandProblem.Answer.NotFound) answer).reasons());
    }

    private static List<String> lines(String text) {
        return text.lines().toList();
    }

    private static String changed(String from, String to) {
        assertThat(GOOD).contains(from);
        return answer(GOOD.replace(from, to));
    }

    @Test
    void theExampleOfTheDocumentIsRight() throws IOException {
        String document = Files.readString(Path.of("../docs/games/holdem.md"));
        Matcher blocks = Pattern.compile("```text\n(.*?)```", Pattern.DOTALL).matcher(document);
        assertThat(blocks.find()).isTrue();
        String problem = blocks.group(1).replaceAll(" {3,}.*", "");
        assertThat(blocks.find()).isTrue();
        assertThat(answer(problem)).isEqualTo(blocks.group(1));
    }

    @Test
    void theStartOfAHandIsToldUpToTheFirstTurn() {
        String text = """
                5 10 1
                6 2 1
                preflop
                a 100
                b 100
                c 100
                d 9
                e 100
                f 100
                0
                99 99 94 0 99 69
                """;
        assertThat(answer(text)).isEqualTo("2\ne folds\nf raises 20 to 30\n");
        assertThat(answer(text.replace("6 2 1", "6 2 5").replace("69", "99"))).isEqualTo("0\n");
    }

    @Test
    void wordsOfTheFormatAreNamesToo() {
        String text = """
                1 2 0
                3 1 2
                flop
                folds 50
                to 50
                raises 50
                1
                folds calls 2
                48 48 40
                """;
        assertThat(answer(text)).isEqualTo("no answer: raises put in 8 more, but had no turn to do so");
        assertThat(answer(text.replace("48 48 40", "48 48 48")))
                .isEqualTo("3\nto calls 1\nraises checks\ndealing flop\n");
        String more = """
                1 2 0
                3 1 2
                flop
                folds 50
                to 50
                raises 50
                4
                folds calls 2
                to calls 1
                raises checks
                dealing flop
                43 48 43
                """;
        assertThat(answer(more)).isEqualTo("3\nto checks\nraises bets 5\nfolds calls 5\n");
    }

    @Test
    void lineEndsOfDosAByteOrderMarkAndBlanksAreReadOver() {
        String right = answer(GOOD);
        assertThat(right).isEqualTo("2\nCleo calls 40\ndealing flop\n");
        assertThat(answer("\ufeff" + GOOD.replace("\n", "\r\n"))).isEqualTo(right);
        assertThat(answer("\n  " + GOOD.replace(" ", " \t ").replace("\n", "  \n\n")))
                .isEqualTo(right);
        assertThat(answer(GOOD.replace("438 468 448 0", "438\n468 448\n0"))).isEqualTo(right);
        assertThat(answer(GOOD.stripTrailing())).isEqualTo(right);
    }

    @Test
    void stacksThatGrowOrHaveNoReasonAreNamed() {
        assertThat(changed("438 468 448 0", "538 468 448 0"))
                .isEqualTo("no answer: Ada has 538 chips now and had 438; stacks cannot grow");
        assertThat(changed("438 468 448 0", "438 468 448 -1"))
                .isEqualTo(
                        "line 12: expected the 4 stacks now, found `438 468 448 -1`; there must be exactly k = 3 known"
                                + " actions before them, and no stack may be negative or above 2147483647");
        assertThat(changed("438 468 448 0", "438 468 460 0"))
                .isEqualTo("no answer: Cleo put in 28 on the preflop, where a call costs 40");
        assertThat(changed("438 468 448 0", "438 458 448 0"))
                .isEqualTo("no answer: Bob put in 10 more, but had no turn to do so");
        assertThat(changed("438 468 448 0", "438 468 488 0"))
                .isEqualTo("no answer: Cleo put in nothing where it owed 40, so it has folded");
        assertThat(changed("438 468 448 0", "438 468 0 0"))
                .isEqualTo("no answer: Cleo has no chips; it cannot be its turn");
        assertThat(lines(changed("438 468 448 0", "999 468 999 0")))
                .containsExactly(
                        "no answer: Ada has 999 chips now and had 438; stacks cannot grow",
                        "no answer: Cleo has 999 chips now and had 488; stacks cannot grow");
        assertThat(changed("flop", "preflop"))
                .isEqualTo("no answer: the betting of the preflop would be over before its turn came again");
        assertThat(changed("flop", "river"))
                .isEqualTo("no answer: Cleo would have to speak again on the flop before the river");
    }

    @Test
    void numbersThatAreNoneAreNamedWithTheirLine() {
        assertThat(changed("10 20 2", "10 20 99999999999"))
                .isEqualTo("line 1: `99999999999` is no whole number from 0 to 2147483647, in `sb bb ante`");
        assertThat(changed("10 20 2", "10 20 2147483647"))
                .isEqualTo("line 1: blinds and ante must be at most 1000000000");
        assertThat(changed("10 20 2", "10 2147483648 2")).startsWith("line 1: `2147483648` is no whole number");
        assertThat(changed("10 20 2", "-10 20 2")).startsWith("line 1: `-10` is no whole number");
        assertThat(changed("10 20 2", "10 20")).isEqualTo("line 1: expected `sb bb ante`, found `10 20`");
        assertThat(changed("10 20 2", "20 20 2"))
                .isEqualTo("line 1: the small blind must be from 1 to below the big blind");
        assertThat(changed("Bob 480", "Bob 0")).isEqualTo("line 5: a stack must be 1 or more");
        assertThat(changed("Bob 480", "Bob 2000000000")).isEqualTo("line 7: all stacks together are above 1000000000");
        assertThat(changed("Bob 480", "Bob four")).startsWith("line 5: `four` is no whole number");
        assertThat(changed("calls 13", "calls 99999999999"))
                .isEqualTo("line 9: expected `NAME calls AMOUNT`, with numbers from 0 to 2147483647:"
                        + " `Dan calls 99999999999`");
    }

    @Test
    void severalProblemsAreReportedAtOnce() {
        assertThat(lines(answer(GOOD.replace("10 20 2", "x 20 2")
                        .replace("flop", "floop")
                        .replace("4 1 3", "4 1"))))
                .containsExactly(
                        "line 1: `x` is no whole number from 0 to 2147483647, in `sb bb ante`",
                        "line 2: expected `n d h`: players, dealer, bot, found `4 1`",
                        "line 3: expected preflop, flop, turn or river, found `floop`");
        assertThat(lines(answer(GOOD.replace("Bob 480", "Ada 480")
                        .replace("Cleo 510", "Cleo! 510")
                        .replace("Dan 15", "dealing"))))
                .containsExactly(
                        "line 5: a second player named `Ada`",
                        "line 6: a name has 1 to 20 Latin letters and digits: `Cleo!`",
                        "line 7: expected `name stack` of player 4, found `dealing`");
        assertThat(lines(answer(GOOD.replace("Ada raises 40 to 60", "Ada raises 41 to 60")
                        .replace("468", "468x"))))
                .containsExactly(
                        "line 10: a raise from 20 to 60 is not by 41: `Ada raises 41 to 60`",
                        "line 12: expected the 4 stacks now, found `438 468x 448 0`; there must be exactly k = 3 known actions before them, and no stack may be negative or above 2147483647");
    }

    @Test
    void playersThatCannotBeAreNamed() {
        assertThat(changed("4 1 3", "1 1 1")).isEqualTo("line 2: players: 1, but there must be 2 to 9");
        assertThat(changed("4 1 3", "10 1 3")).isEqualTo("line 2: players: 10, but there must be 2 to 9");
        assertThat(lines(changed("4 1 3", "4 5 0")))
                .containsExactly(
                        "line 2: the dealer must be from 1 to 4, not 5", "line 2: the bot must be from 1 to 4, not 0");
        assertThat(changed("Dan 15", "dealing 15")).startsWith("line 7: `dealing` cannot be a name");
        assertThat(changed("Dan 15", "D\u00e4n 15"))
                .startsWith("line 7: a name has 1 to 20 Latin letters and digits: `D\\u{e4}n`");
    }

    @Test
    void knownActionsThatCannotBeAreNamed() {
        assertThat(changed("Dan calls 13", "Dave calls 13"))
                .isEqualTo("line 9: nobody has the name `Dave`: `Dave calls 13`");
        assertThat(changed("Dan calls 13", "Ada calls 20"))
                .isEqualTo("line 9: out of turn, it is Dan's turn: `Ada calls 20`");
        assertThat(changed("Dan calls 13", "Dan calls 20")).isEqualTo("line 9: a call costs 13: `Dan calls 20`");
        assertThat(changed("Dan calls 13", "Dan checks"))
                .isEqualTo("line 9: breaks a rule, CHECK_ONLY_WHEN_NOTHING_IS_OWED: 20 owed: `Dan checks`");
        assertThat(changed("Ada raises 40 to 60", "Ada raises 480 to 500"))
                .isEqualTo(
                        "line 10: breaks a rule, STACK_MUST_COVER: 500 in all, with 498 there: `Ada raises 480 to 500`");
        assertThat(changed("Ada raises 40 to 60", "Ada raises 40 60"))
                .startsWith("line 10: expected `NAME raises AMOUNT to TOTAL`");
        assertThat(changed("Ada raises 40 to 60", "Ada shoves")).startsWith("line 10: expected folds, checks, calls");
        assertThat(changed("Bob folds", "dealing flop"))
                .isEqualTo("line 11: the betting is not over, it is Bob's turn: `dealing flop`");
        assertThat(changed("Bob folds", "dealing cards")).startsWith("line 11: expected `dealing flop`, turn or river");
        assertThat(changed("Bob folds", "Bob")).startsWith("line 11: expected a name and an action");
    }

    @Test
    void aCountThatDoesNotMatchIsNamed() {
        assertThat(lines(changed("3\nDan", "2\nDan")))
                .containsExactly(
                        "line 10: after the 2 known actions it should be the turn of Cleo, but it is Bob's turn",
                        "line 11: expected the 4 stacks now, found `Bob folds`; there must be exactly k = 2 known actions before them, and no stack may be negative or above 2147483647");
        assertThat(lines(changed("3\nDan", "4\nDan")))
                .containsExactly(
                        "line 12: expected known action 4 of k = 4, found numbers: `438 468 448 0`",
                        "line 13: the text ends where the 4 stacks now should be");
        assertThat(changed("3\nDan", "7\nDan"))
                .isEqualTo("line 12: expected known action 4 of k = 7, found numbers: `438 468 448 0`\n"
                        + "line 13: the text ends where the 4 stacks now should be");
        assertThat(changed("3\nDan", "2147483647\nDan")).startsWith("line 12: expected known action 4 of k");
        assertThat(changed("438 468 448 0", "438 468 448")).isEqualTo("line 12: expected the 4 stacks now, found 3");
        assertThat(changed("438 468 448 0", "438 468 448 0 5"))
                .isEqualTo("line 12: expected the 4 stacks now, found 5");
    }

    @Test
    void aTextThatEndsTooSoonSaysWhere() {
        List<String> lines = GOOD.lines().toList();
        for (int length = 0; length < lines.size(); length++) {
            String cut = String.join("\n", lines.subList(0, length)) + "\n";
            assertThat(answer(cut)).as(cut).contains("the text ends where");
        }
        assertThat(answer("")).startsWith("line 1: the text ends where `sb bb ante` should be");
    }

    @Test
    void theDealingLineBelongsToTheKnownActions() {
        String text = """
                1 2 0
                2 1 2
                turn
                a 50
                b 50
                3
                a calls 1
                b checks
                dealing flop
                48 48
                """;
        assertThat(answer(text)).isEqualTo("3\nb checks\na checks\ndealing turn\n");
        assertThat(answer(text.replace("3\na", "2\na").replace("dealing flop\n", "")))
                .isEqualTo("line 8: after the 2 known actions `dealing flop` is missing");
        assertThat(answer(text.replace("dealing flop", "dealing turn")))
                .isEqualTo("line 9: expected `dealing flop`: `dealing turn`");
        assertThat(answer(text.replace("dealing flop", "b checks")))
                .isEqualTo("line 9: expected `dealing flop` first: `b checks`");
        assertThat(answer(text.replace("turn", "flop")))
                .isEqualTo("no answer: the betting of the flop would be over before its turn came again");
    }
}
