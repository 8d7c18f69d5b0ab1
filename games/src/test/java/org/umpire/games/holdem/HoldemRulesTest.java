package org.umpire.games.holdem;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Breach;
import org.umpire.testkit.GameDocument;
import org.umpire.testkit.RuleTable;

/** Also run on broken variants of the game. */
public class HoldemRulesTest {
    private final GameDocument document = GameDocument.read(Path.of("../docs/games/holdem.md"));

    @Test
    public void everyRowOfTheRuleTableHolds() {
        RuleTable.read(HoldemRulesTest.class, "rules.table").verify(HoldemRule.values(), HoldemRulesTest::judge);
    }

    @Test
    public void everyRuleHasItsSection() {
        document.verifyRules(HoldemRule.values());
    }

    @Test
    public void pointersFromCodeAndRuleTableLeadSomewhere() {
        document.verifyPointers(
                Path.of("src/main/java/org/umpire/games/holdem"),
                Path.of("src/test/resources/org/umpire/games/holdem"));
    }

    private static Optional<Breach> judge(RuleTable.Row row) {
        RuleSet rules = RuleSet.valueOf(row.cell("rules").replace('-', '_').toUpperCase(Locale.ROOT));
        Betting betting = hand(rules, row.cell("hand"));
        if (!row.cell("actions").equals("-")) {
            for (String action : row.cell("actions").split(" ", -1)) {
                betting = betting.play(action(action));
            }
        }
        return betting.check(action(row.cell("move")));
    }

    /** Reads a hand such as {@code 10/20/0 0 500,500,500}: stakes, dealer, stacks. */
    static Betting hand(RuleSet rules, String text) {
        String[] parts = text.split(" ", -1);
        int[] stakes = Arrays.stream(parts[0].split("/", -1))
                .mapToInt(Integer::parseInt)
                .toArray();
        List<Integer> stacks =
                Arrays.stream(parts[2].split(",", -1)).map(Integer::valueOf).toList();
        return Betting.start(new Stakes(stakes[0], stakes[1], stakes[2]), rules, Integer.parseInt(parts[1]), stacks);
    }

    static Action action(String text) {
        return switch (text.charAt(0)) {
            case 'f' -> Action.FOLD;
            case 'k' -> Action.CHECK;
            case 'c' -> Action.CALL;
            case 'b' -> Action.bet(Integer.parseInt(text.substring(1)));
            case 'r' -> Action.raiseTo(Integer.parseInt(text.substring(1)));
            default -> throw new IllegalArgumentException(text);
        };
    }

    static Betting play(Betting from, String actions) {
        Betting betting = from;
        for (String action : actions.split(" ", -1)) {
            betting = betting.play(action(action));
        }
        return betting;
    }
}
