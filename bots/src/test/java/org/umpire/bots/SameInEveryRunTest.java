package org.umpire.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Phase;
import org.umpire.rules.Setup;
import org.umpire.rules.State;
import org.umpire.testkit.Golden;
import org.umpire.testkit.Seeds;

/**
 * Reference bots are functions of what they see, in this run and in the next: else a result could not be repeated. Chance
 * that is drawn from a hash fails here when the hash is one of the run, as that of an enum's constant is.
 */
class SameInEveryRunTest {
    private static final int MOVES_MAX = 60;

    @Test
    void everyBotMakesTheMovesThatItMadeWhenThisWasWritten() {
        StringBuilder moves = new StringBuilder();
        for (ReferenceBot<?, ?> bot : Bots.all()) {
            GamePack<?, ?, ?, ?> pack = GamePacks.find(bot.game().name()).orElseThrow();
            moves.append(bot.path()).append(' ').append(played(pack, bot)).append('\n');
        }
        Golden.check(Path.of("src/test/resources/golden/bots.txt"), moves.toString());
    }

    // The pack of the bot's own game has the bot's views and moves.
    @SuppressWarnings("unchecked")
    private static <D, S extends State<S, M, V>, M, V> String played(
            GamePack<D, S, M, V> pack, ReferenceBot<?, ?> reference) {
        Bot<V, M> bot = ((ReferenceBot<V, M>) reference).bot();
        Setup usual = pack.usualSetup();
        Setup setup = new Setup(usual.seats(), Math.min(2, usual.games()), usual.variant());
        S state = pack.game().start(pack.game().deal(setup, Seeds.shuffler(new SplittableRandom(1995))));
        CRC32 digest = new CRC32();
        int count = 0;
        for (; count < MOVES_MAX && state.phase() instanceof Phase.ToMove turn; count++) {
            M move = bot.move(state.view(turn.seat()));
            assertThat(state.check(move)).as(reference.path()).isEmpty();
            digest.update((pack.notation().writeMove(move) + "\n").getBytes(java.nio.charset.StandardCharsets.UTF_8));
            state = state.play(move);
        }
        return count + " moves " + String.format("%08x", digest.getValue());
    }
}
