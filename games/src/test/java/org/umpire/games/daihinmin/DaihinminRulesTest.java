package org.umpire.games.daihinmin;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Breach;
import org.umpire.testkit.RuleTable;

/** The rule table. */
public class DaihinminRulesTest {
    @Test
    public void everyRowOfTheRuleTableHolds() {
        RuleTable.read(DaihinminRulesTest.class, "rules.table")
                .verify(DaihinminRule.values(), DaihinminRulesTest::judge);
    }

    private static Optional<Breach> judge(RuleTable.Row row) {
        String table = row.cell("table");
        Trick trick = table.equals("lead") ? Trick.EMPTY : new Trick(List.of(table.split(" ", -1)));
        return trick.check(Hand.of(row.cell("hand")), new DaihinminNotation().readMove(row.cell("move")));
    }
}
