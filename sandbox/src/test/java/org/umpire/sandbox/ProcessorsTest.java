package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What a thread is held on, as the kernel tells it. What becomes of the programs that it starts is in {@link LevelContract}. */
final class ProcessorsTest {
    private static final int ABSENT = 8191;

    @Test
    void theUsableOnesAreThoseThatTheKernelTells() throws IOException {
        assertThat(Processors.usable().numbers()).isEqualTo(allowed());
    }

    @Test
    void aThreadIsHeldOnEachInTurnAndThenFreeAgain() throws IOException {
        List<Integer> all = allowed();
        for (int number : all) {
            List<Object> seen = new ArrayList<>();
            Processors one = new Processors(List.of(number));
            one.run(() -> {
                seen.add(allowed());
                seen.add(Processors.usable().numbers());
                seen.add(Processors.only());
                one.run(() -> seen.add(allowed()));
            });
            assertThat(seen).containsExactly(List.of(number), List.of(number), OptionalInt.of(number), List.of(number));
            assertThat(allowed()).isEqualTo(all);
        }
        assertThat(Processors.only().isPresent()).isEqualTo(all.size() == 1);
    }

    @Test
    void aThreadIsFreeAgainAlsoWhenItsWorkFails() {
        List<Integer> all = allowed();
        assertThatThrownBy(() -> new Processors(all.subList(0, 1)).run(() -> {
                    throw new IllegalStateException("as meant");
                }))
                .hasMessage("as meant");
        assertThat(allowed()).isEqualTo(all);
    }

    @Test
    void nothingIsDoneOnProcessorsThatAreNotThere() {
        List<Object> done = new ArrayList<>();
        assertThatThrownBy(() -> new Processors(List.of(ABSENT)).run(() -> done.add("work")))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("[8191]")
                .hasMessageContaining("there are none");
        assertThat(done).isEmpty();
    }

    /** Such as when the cpuset of a container was changed during a season. */
    @Test
    void whatWasDoneCountsWhereTheProcessorsOfBeforeAreGone() {
        List<Integer> all = allowed();
        List<Object> freed = new ArrayList<>();
        Processors first = new Processors(all.subList(0, 1));
        first.run(() -> {
            new Processors.Hold(new Processors(List.of(ABSENT)), first).close();
            freed.add(allowed());
        });
        assertThat(freed).containsExactly(all);
        assertThat(allowed()).isEqualTo(all);
    }

    /** A process in a control group with a cpuset is asked onto no processor outside it: that would be refused. */
    @Test
    void aProcessIsGivenOnlyWhatItMayHave() throws IOException {
        List<Integer> all = allowed();
        assumeThat(all).as("processors").hasSizeGreaterThan(1);
        Processors first = new Processors(all.subList(0, 1));
        Processors others = new Processors(all.subList(1, all.size()));
        Process sleeper = new ProcessBuilder("sleep", "60").start();
        try {
            int pid = (int) sleeper.pid();
            String status = "/proc/" + pid + "/status";
            new Processors(List.of(all.get(0), ABSENT)).give(pid);
            assertThat(allowed(status)).isEqualTo(first.numbers());
            others.give(pid);
            assertThat(allowed(status)).as("none of those").isEqualTo(first.numbers());
            new Processors(all).give(pid);
            assertThat(allowed(status)).as("no more than it has").isEqualTo(first.numbers());
        } finally {
            sleeper.destroyForcibly();
        }
    }

    /** A thread inherits the processors of the one that makes it, which may be a table's. */
    @Test
    void theThreadsThatServeAllTablesAreNotHeldWithTheFirst() throws InterruptedException {
        List<Integer> all = allowed();
        Map<String, List<Integer>> seen = new ConcurrentHashMap<>();
        List<Function<Runnable, Thread>> makers = List.of(Thread::new, Spawner::thread, GroupHaste::thread);
        List<Thread> threads = new ArrayList<>();
        new Processors(all.subList(0, 1)).run(() -> {
            for (Function<Runnable, Thread> maker : makers) {
                Thread thread =
                        maker.apply(() -> seen.put(Thread.currentThread().getName(), allowed()));
                threads.add(thread);
                thread.start();
            }
        });
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(seen)
                .containsEntry(threads.get(0).getName(), all.subList(0, 1))
                .containsEntry("umpire-spawner", all)
                .containsEntry("umpire-groups", all);
    }

    @Test
    void aSetIsInOrderAndNeverEmpty() {
        assertThat(new Processors(List.of(5, 2, 5)).numbers()).containsExactly(2, 5);
        for (List<Integer> wrong : List.of(List.<Integer>of(), List.of(-1), List.of(8192))) {
            assertThatThrownBy(() -> new Processors(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    /** Returns what the kernel says of this thread, such as 0-3,8. */
    private static List<Integer> allowed() {
        return allowed("/proc/thread-self/status");
    }

    private static List<Integer> allowed(String status) {
        try {
            String line = Files.readAllLines(Path.of(status)).stream()
                    .filter(found -> found.startsWith("Cpus_allowed_list:"))
                    .findFirst()
                    .orElseThrow();
            return LevelContract.numbers(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
