package org.umpire.bots.daihinmin;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminView;

/** The plays that clear the table and give the lead. */
final class Cuts {
    /**
     * The Mersenne primes of lengths that occur in tricks: from one to five cards, doubled however often. Of two that are as
     * long, first the one that needs fewer odd cards.
     */
    private static final List<DaihinminMove> MERSENNE = Stream.of(
                    "3", "7", "31", "127", "8191", "524287", "131071", "2147483647")
            .map(DaihinminMove::number)
            .toList();

    private static final DaihinminMove BELPHEGOR = DaihinminMove.number(DaihinminMove.BELPHEGOR);

    private Cuts() {}

    /** Returns a legal cut with this view, if its hand has one: Belphegor's before all, then Mersenne's. */
    static Optional<DaihinminMove> any(DaihinminView view) {
        return belphegor(view).or(() -> mersenne(view, view.trick().digits()));
    }

    /** Returns Belphegor's cut, if the hand has it. */
    static Optional<DaihinminMove> belphegor(DaihinminView view) {
        return view.hand().count(0) >= 26 && view.hand().holds(DaihinminMove.BELPHEGOR)
                ? Optional.of(BELPHEGOR)
                : Optional.empty();
    }

    /** Returns a legal Mersenne cut of so many cards, if the hand has one. */
    static Optional<DaihinminMove> mersenne(DaihinminView view, int length) {
        for (DaihinminMove move : MERSENNE) {
            if (move.cards().length() == length && view.check(move).isEmpty()) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }
}
