package org.umpire.referee;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.games.big2.Big2Pack;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.Seated;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.Setup;
import org.umpire.sandbox.Program;

/** Tables of Big 2 for tests, and who sits at them. */
final class Big2Tables {
    private Big2Tables() {}

    static Fixture fixture(int games, String deal, Budget budget) {
        Big2Pack pack = new Big2Pack();
        return new Fixture(
                pack.game().id(),
                pack.game().rulesVersion(),
                Setup.of(4, games),
                List.of("A", "B", "C", "D").stream()
                        .map(name -> new Seated(name, "bot " + name, Digests.of(name)))
                        .toList(),
                new DealId(deal),
                Limits.of(budget),
                "match-1",
                0);
    }

    /** A second of CPU time, then 200 ms an answer, with these guards on the wall. */
    static Budget shortBudget(Duration guardExtra) {
        return new Budget(
                ClockKind.CPU, Duration.ofSeconds(1), Duration.ofMillis(200), 2, guardExtra, Duration.ofMinutes(5));
    }

    /** A reference bot in this process. */
    static Launch bot(String name) {
        return bot(Bots.find("big2/" + name).orElseThrow());
    }

    private static <V, M> Launch bot(ReferenceBot<V, M> bot) {
        return new Launch.Other(() -> new InProcessPlayer<>(bot.protocol(), bot.bot()::move));
    }

    /** The example program in Python, as a process. */
    static Launch example(Map<String, String> environment) {
        return new Launch.Command(new Program(List.of("python3", "lowest.py"), Zoo.EXAMPLES, environment));
    }
}
