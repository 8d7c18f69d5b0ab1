package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class TailTest {
    @Test
    void headAndTailAreThoseOfTheWhole() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            int headBytes = random.nextInt(20);
            int tailBytes = random.nextInt(20);
            Tail tail = new Tail(headBytes, tailBytes);
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int k = random.nextInt(6); k > 0; k--) {
                byte[] bytes = new byte[random.nextInt(40)];
                random.nextBytes(bytes);
                int length = random.nextInt(bytes.length + 1);
                tail.add(bytes, length);
                all.write(bytes, 0, length);
            }
            byte[] whole = all.toByteArray();
            assertThat(tail.head())
                    .as("seed " + seed)
                    .isEqualTo(Arrays.copyOf(whole, Math.min(headBytes, whole.length)));
            assertThat(tail.tail())
                    .as("seed " + seed)
                    .isEqualTo(Arrays.copyOfRange(whole, Math.max(0, whole.length - tailBytes), whole.length));
        }
    }
}
