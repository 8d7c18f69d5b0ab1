package org.umpire.games.croquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Breach;
import org.umpire.rules.Setup;
import org.umpire.testkit.RuleTable;
import org.umpire.testkit.RuleTable.Row;
import org.umpire.testkit.Seeds;

/** The rule table: which moves are legal; and the table of what moves do. */
public class CroquetRulesTest {
    @Test
    public void everyRowOfTheRuleTableHolds() {
        RuleTable.read(CroquetRulesTest.class, "rules.table").verify(CroquetRule.values(), CroquetRulesTest::judge);
    }

    private static Optional<Breach> judge(Row row) {
        return state(row).check(move(row));
    }

    /** The same form as the rule table, but "expect" is always ok: what the move leads to stands beside it. */
    @Test
    public void everyMoveLeadsWhereTheTableSays() {
        RuleTable table = RuleTable.read(CroquetRulesTest.class, "moves.table");
        assertThat(table.rows()).isNotEmpty();
        for (Row row : table.rows()) {
            CroquetState after = state(row).play(move(row));
            String result = after.end() == CroquetEnd.NONE
                    ? after.position().toString()
                    : after.end().toString();
            assertThat(result).as("line %d", row.line()).isEqualTo(row.cell("leads to"));
        }
    }

    private static CroquetState state(Row row) {
        String readings = row.cell("readings");
        String position = row.cell("position");
        CroquetReadings read = new CroquetNotation().readDeal(readings);
        // A's own finish is no position; the move that leads to it is.
        List<String> parts = List.of(position.split(" then ", -1));
        CroquetState state = CroquetState.from(CroquetPosition.of(parts.get(0)), read);
        for (String move : parts.subList(1, parts.size())) {
            state = state.play(new CroquetMove(Integer.parseInt(move)));
        }
        return state;
    }

    private static CroquetMove move(Row row) {
        return new CroquetMove(Integer.parseInt(row.cell("move")));
    }

    @Test
    public void aSetupThatCannotBeIsRefusedWithAllThatIsWrong() {
        CroquetGame game = new CroquetGame();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.deal(Setup.of(2, 2), Seeds.shuffler(Seeds.random(0))))
                .withMessageContaining("2 games");
        TreeMap<String, String> variant = new TreeMap<>();
        variant.put("return", "below");
        variant.put("answer", "maybe");
        variant.put("wind", "west");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.deal(new Setup(2, 1, variant), Seeds.shuffler(Seeds.random(0))))
                .withMessageContaining("answer=maybe (blocked or free)")
                .withMessageContaining("wind=west (no such reading)");
    }
}
