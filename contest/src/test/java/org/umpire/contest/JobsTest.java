package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.umpire.sandbox.Processors;
import org.umpire.sandbox.SandboxException;

/** How many tables at a time, on which processors, and the threads that play them there. */
class JobsTest {
    private static final int ABSENT = 8191;

    @Test
    void eachJobHasAProcessorOfItsOwnInTheOrderOfThoseThatUmpireMayUse() {
        assertThat(Jobs.among(2, List.of(3, 5, 8)).processors()).containsExactly(3, 5);
        List<Integer> usable = Processors.usable().numbers();
        assertThat(Jobs.pinned(usable.size()).processors()).isEqualTo(usable);
        assertThat(Jobs.of(9).processors()).isEmpty();
    }

    @Test
    void moreJobsThanProcessorsAreRefused() {
        assertThatThrownBy(() -> Jobs.among(3, List.of(4, 6)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a processor for each table is asked for (pin), and 3 tables at a time, but Umpire may use"
                        + " only 2 processors here: lower jobs to 2, or leave pin out");
        assertThatThrownBy(() -> Jobs.among(2, List.of(0)))
                .hasMessageContaining("one processor here: lower jobs to 1,");
        assertThatThrownBy(() -> new Jobs(2, List.of(1, 1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Jobs(2, List.of(1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Jobs.of(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void noMoreJobsThanTablesAreBegun() {
        assertThat(Jobs.of(4).atMost(2)).isEqualTo(Jobs.of(2));
        assertThat(new Jobs(3, List.of(1, 2, 7)).atMost(2)).isEqualTo(new Jobs(2, List.of(1, 2)));
        assertThat(Jobs.of(2).atMost(9)).isEqualTo(Jobs.of(2));
    }

    @Test
    void whatIsSaidOfThemNamesTheProcessors() {
        assertThat(Jobs.of(2).text()).isEqualTo("2 at a time");
        assertThat(new Jobs(1, List.of(7)).text()).isEqualTo("1 at a time, held on processor 7");
        assertThat(new Jobs(3, List.of(0, 2, 4)).text()).isEqualTo("3 at a time, held on processors 0, 2 and 4");
    }

    @Test
    void theThreadsOfTheTablesAreHeldEachOnItsOwn() {
        Jobs jobs = Jobs.pinned(Processors.usable().numbers().size());
        Map<String, List<Integer>> seen = new ConcurrentHashMap<>();
        Workers.run(
                jobs,
                () -> seen.put(
                        Thread.currentThread().getName(), Processors.usable().numbers()),
                () -> {});
        assertThat(seen).hasSize(jobs.count());
        for (int job = 0; job < jobs.count(); job++) {
            assertThat(seen.get("table-" + (job + 1)))
                    .containsExactly(jobs.processors().get(job));
        }
        assertThat(Processors.usable().numbers()).isEqualTo(jobs.processors());
    }

    @Test
    void whereAProcessorHasGoneAllIsStoppedAndSaidSo() {
        int there = Processors.usable().numbers().get(0);
        List<String> worked = Collections.synchronizedList(new ArrayList<>());
        AtomicInteger stops = new AtomicInteger();
        assertThatThrownBy(() -> Workers.run(
                        new Jobs(2, List.of(there, ABSENT)),
                        () -> worked.add(Thread.currentThread().getName()),
                        stops::incrementAndGet))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("8191");
        assertThat(worked).containsExactly("table-1");
        assertThat(stops).hasValue(1);
    }

    @Test
    void whatTheWorkThrowsIsNotTakenForAProcessorThatIsNotHad() {
        SandboxException thrown = new SandboxException("as meant");
        List<Throwable> uncaught = Collections.synchronizedList(new ArrayList<>());
        AtomicInteger stops = new AtomicInteger();
        Workers.run(
                Jobs.pinned(1),
                () -> {
                    Thread.currentThread().setUncaughtExceptionHandler((thread, what) -> uncaught.add(what));
                    throw thrown;
                },
                stops::incrementAndGet);
        assertThat(uncaught).containsExactly(thrown);
        assertThat(stops).hasValue(0);
    }
}
