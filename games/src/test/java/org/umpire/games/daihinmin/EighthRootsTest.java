package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.umpire.games.daihinmin.QuadraticFrobeniusTest.Plain;

/** The eighth roots of unity modulo a composite, of which there are more than eight. */
public class EighthRootsTest {
    /** 3 modulo 4. */
    private static final int N = 23 * 89;
    /** 2 · 32² is 1: so 32 + 32x is ζ where x² = -1. */
    private static final Plain ZETA = new Plain(32, 32, -1, N);

    @Test
    public void onlyPowersOfTheOneRootCount() {
        int others = 0;
        for (int a = 0; a < N; a++) {
            for (int b : new int[] {0, 1, 32, N - 32, N - 1, a, (N - a) % N}) {
                Plain plain = new Plain(a, b, -1, N);
                boolean isPower = isIncluded(plain, 0);
                assertThat(isPower).as("%s", plain).isEqualTo(isPowerOfZeta(plain, 1));
                others += !isPower && plain.power(8).equals(ZETA.power(8)) ? 1 : 0;
            }
        }
        assertThat(others).isPositive();
    }

    /** 32 ± 32x modulo one factor and the other. */
    @Test
    public void thePartsMustAgreeModuloAllFactors() {
        for (int b = 0; b < N; b++) {
            assertThat(isIncluded(new Plain(32, b, -1, N), 0)).as("%d", b).isEqualTo(b == 32 || b == N - 32);
        }
    }

    /** What becomes an even power by squaring, and is none itself, does not count. */
    @Test
    public void onlyOddPowersCountOnceSquared() {
        int even = 0;
        for (int a = 0; a < N; a++) {
            for (int b : new int[] {0, a, (N - a) % N, (3 * a + 1) % N}) {
                Plain plain = new Plain(a, b, -1, N);
                Plain square = plain.times(plain);
                boolean isOdd = isPowerOfZeta(square.times(ZETA), 2);
                assertThat(isIncluded(plain, 1)).as("%s", plain).isEqualTo(isPowerOfZeta(plain, 1) || isOdd);
                even += isPowerOfZeta(square, 2) && !isPowerOfZeta(plain, 1) ? 1 : 0;
            }
        }
        assertThat(even).isPositive();
    }

    private static boolean isIncluded(Plain plain, int squarings) {
        MontgomeryLimbs field = new MontgomeryLimbs(new long[] {N});
        QuadraticRing ring = new QuadraticRing(field, -1);
        EighthRoots roots = new EighthRoots(field, ring, new long[][] {field.of(32), field.of(32)});
        return roots.include(ring.of(field.of((int) plain.a()), field.of((int) plain.b())), field.one(), squarings);
    }

    private static boolean isPowerOfZeta(Plain plain, int step) {
        for (int i = 0; i < 8; i += step) {
            if (plain.equals(ZETA.power(i))) {
                return true;
            }
        }
        return false;
    }
}
