package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.league.statistics.SequentialTest;
import org.umpire.league.statistics.SequentialTest.Verdict;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Two shell programs at the toy game: one that takes one each time, one that plays well. */
class CompareRunTest extends ToyLeague {
    private static final SequentialTest TEST = new SequentialTest(0.5, 0.05, 0.05);

    private Plan twoOf(int entrants) throws IOException {
        Plan league = plan(league(entrants));
        LeagueFile.Terms terms = league.terms();
        return new Plan(
                "compare",
                new LeagueFile.Terms(
                        terms.game(),
                        terms.setup(),
                        CompareRun.BLOCKS_MAX,
                        Optional.empty(),
                        Optional.empty(),
                        terms.limits()),
                league.contenders(),
                league.secret(),
                Optional.empty());
    }

    private CompareRun run(Path out, Comparison.Rule rule, Progress progress) throws IOException {
        return new CompareRun(twoOf(2), rule, new Settings(out, Jobs.of(2), false, "test"), progress);
    }

    private static Ended play(CompareRun run) {
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            return run.run(sandbox);
        }
    }

    @Test
    void itStopsAsSoonAsItIsDecidedAndGoesOnWhereItWas() throws IOException {
        Comparison.Rule rule = new Comparison.Rule(TEST, 100, false);
        CompareRun through = run(folder.resolve("through"), rule, new Watch());
        assertThat(play(through)).isInstanceOf(Ended.Enough.class);
        // P1 is the lazy one: it is not better.
        assertThat(through.comparison().verdict()).isEqualTo(Verdict.NO);
        long blocks = through.comparison().seen().tally().blocks();
        assertThat(blocks).isBetween(5L, 60L);

        Path out = folder.resolve("stopped");
        Watch watch = new Watch();
        CompareRun stopped = run(out, rule, watch);
        watch.after(5, stopped::stop);
        assertThat(play(stopped)).isInstanceOf(Ended.Stopped.class);
        assertThat(stopped.comparison().verdict()).isEqualTo(Verdict.OPEN);
        Watch again = new Watch();
        CompareRun resumed = run(out, rule, again);
        assertThat(play(resumed)).isInstanceOf(Ended.Enough.class);
        assertThat(resumed.comparison().seen().tally())
                .isEqualTo(through.comparison().seen().tally());
        assertThat(again.played).doesNotContainAnyElementsOf(watch.played);

        Watch third = new Watch();
        CompareRun more = run(out, new Comparison.Rule(TEST, blocks + 4, true), third);
        assertThat(play(more)).isInstanceOf(Ended.Enough.class);
        assertThat(more.comparison().seen().tally().blocks()).isEqualTo(blocks + 4);
        assertThat(third.played).hasSizeLessThanOrEqualTo(2 * 4 + 2);
    }

    @Test
    void anotherNumberOfProgramsIsRefused() throws IOException {
        Plan three = twoOf(3);
        assertThatThrownBy(() ->
                        new CompareRun(three, new Comparison.Rule(TEST, 10, false), settings(false), Progress.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two programs");
    }
}
