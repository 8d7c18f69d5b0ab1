package org.umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Breach;
import org.umpire.rules.Rule;

class RuleTableTest {
    private enum Law implements Rule {
        MUST_BE_EVEN,
        MUST_BE_SMALL
    }

    private static final String TABLE = """
            # number  expect        note

            2         ok            the least
            3         MUST_BE_EVEN
            # a remark
            12        MUST_BE_SMALL
            """;

    private static Optional<Breach> judge(RuleTable.Row row) {
        int number = Integer.parseInt(row.cell("number"));
        if (number % 2 == 1) {
            return Optional.of(new Breach(Law.MUST_BE_EVEN, number + " is odd"));
        }
        return number > 10 ? Optional.of(new Breach(Law.MUST_BE_SMALL, number + " > 10")) : Optional.empty();
    }

    @Test
    void rowsKeepTheirLineAndCells() {
        RuleTable table = RuleTable.of("t", TABLE);
        assertThat(table.rows()).extracting(RuleTable.Row::line).containsExactly(3, 4, 6);
        assertThat(table.rows().get(0).cell("note")).isEqualTo("the least");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.rows().get(1).cell("note"))
                .withMessageContaining("no column 'note'");
    }

    @Test
    void aTableThatHoldsIsSilent() {
        assertThatCode(() -> RuleTable.of("t", TABLE).verify(Law.values(), RuleTableTest::judge))
                .doesNotThrowAnyException();
    }

    @Test
    void allThatIsWrongIsReportedAtOnce() {
        RuleTable table = RuleTable.of("t", """
                # number  expect
                3         ok
                4         MUST_BE_EVEN
                x         ok
                6         MUST_BE_BLUE
                """);
        assertThatThrownBy(() -> table.verify(Law.values(), RuleTableTest::judge))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("t:2: expected ok, but was MUST_BE_EVEN (3 is odd)")
                .hasMessageContaining("t:3: expected MUST_BE_EVEN, but was ok")
                .hasMessageContaining("t:4: expected ok, but was java.lang.NumberFormatException")
                .hasMessageContaining("t:5: there is no rule MUST_BE_BLUE")
                .hasMessageContaining("t: no row shows MUST_BE_SMALL");
    }

    @Test
    void aTableWithoutALegalMoveIsWrong() {
        RuleTable table = RuleTable.of("t", "# number  expect\n3  MUST_BE_EVEN\n12  MUST_BE_SMALL\n");
        assertThatThrownBy(() -> table.verify(Law.values(), RuleTableTest::judge))
                .isInstanceOf(AssertionError.class)
                .hasMessage("t: no row is ok");
    }

    @Test
    void aRowMustFitTheColumns() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleTable.of("t", "# number  expect\n3\n"))
                .withMessageContaining("t:2: 1 cells");
        assertThatIllegalArgumentException().isThrownBy(() -> RuleTable.of("t", "# number  note\n"));
    }
}
