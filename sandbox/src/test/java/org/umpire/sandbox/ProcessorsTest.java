package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What a thread is held on, as the kernel tells it. What becomes of the programs that it starts is in {@link LevelContract}. */
final class ProcessorsTest {
    private static final int ABSENT = 8191;

    @Test
    void theUsableOnesAreThoseThatTheKernelTells() throws IOException {
        assertThat(Processors.usable().numbers())
                .isEqualTo(allowed())
                .hasSize(Runtime.getRuntime().availableProcessors());
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

    @Test
    void aSetIsInOrderAndNeverEmpty() {
        assertThat(new Processors(List.of(5, 2, 5)).numbers()).containsExactly(2, 5);
        for (List<Integer> wrong : List.of(List.<Integer>of(), List.of(-1), List.of(8192))) {
            assertThatThrownBy(() -> new Processors(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    /** Returns what the kernel says of this thread, such as 0-3,8. */
    private static List<Integer> allowed() {
        try {
            String line = Files.readAllLines(Path.of("/proc/thread-self/status")).stream()
                    .filter(found -> found.startsWith("Cpus_allowed_list:"))
                    .findFirst()
                    .orElseThrow();
            return LevelContract.numbers(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
