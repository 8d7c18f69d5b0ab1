package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.games.daihinmin.QuadraticFrobeniusTest.Plain;

/** The cube roots of unity modulo a composite, of which there are more than three. */
public class CubeRootsTest {
    /** 2 modulo 3, as its factors. */
    private static final int N = 5 * 11 * 17;
    /** No quadratic residue modulo any of them. */
    private static final int C = 7;

    @Test
    public void oneRootAndItsInverseCount() {
        MontgomeryLimbs field = new MontgomeryLimbs(new long[] {N});
        QuadraticRing ring = new QuadraticRing(field, C);
        List<Plain> primitive = primitive();
        CubeRoots roots = new CubeRoots(field, ring, BigInteger.valueOf(N));
        Plain first = primitive.get(0);
        int others = 0;
        for (Plain plain : primitive) {
            boolean isIncluded = roots.include(ring.of(field.of((int) plain.a()), field.of((int) plain.b())));
            boolean isSame =
                    conjugate(plain).times(first).equals(conjugate(first).times(plain));
            boolean isInverse = conjugate(plain).times(conjugate(first)).equals(first.times(plain));
            assertThat(isIncluded).as("%s after %s", plain, first).isEqualTo(isSame || isInverse);
            others += isIncluded ? 0 : 1;
        }
        assertThat(others).isPositive();
    }

    /** Returns units a + bx that, divided into their conjugates, solve t² + t + 1 = 0. */
    private static List<Plain> primitive() {
        List<Plain> list = new ArrayList<>();
        for (int a = 1; a < N; a++) {
            for (int b = 1; b < N; b += 3) {
                Plain plain = new Plain(a, b, C, N);
                Plain square = plain.times(plain);
                Plain norm = plain.times(conjugate(plain));
                if ((2 * square.a() + norm.a()) % N == 0 && plain.isUnit()) {
                    list.add(plain);
                }
            }
        }
        return list;
    }

    private static Plain conjugate(Plain plain) {
        return new Plain(plain.a(), (N - plain.b()) % N, C, N);
    }
}
