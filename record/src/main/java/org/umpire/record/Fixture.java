package org.umpire.record;

import java.util.List;
import org.umpire.rules.GameId;
import org.umpire.rules.Setup;

/**
 * A table planned: all that decides what will be played, and nothing else. Two plans that are equal have the same
 * {@linkplain #id() id}; a plan that is played again keeps it, and the attempt number stands beside it in the record.
 *
 * @param seats who sits where, in the order of the seats
 * @param block the match (or block of tables with one deal) that this table belongs to, such as {@code match-7}
 * @param table the number of this table within the block, 0-based
 */
public record Fixture(
        GameId game,
        int rulesVersion,
        Setup setup,
        List<Seated> seats,
        DealId deal,
        Limits limits,
        String block,
        int table) {
    public Fixture {
        seats = List.copyOf(seats);
        if (seats.size() != setup.seats()) {
            throw new IllegalArgumentException(seats.size() + " players for " + setup.seats() + " seats");
        }
        if (table < 0) {
            throw new IllegalArgumentException("negative table: " + table);
        }
    }

    /** Returns the digest of this plan; see {@code docs/protocols/record.md#fixture-id}. */
    public FixtureId id() {
        return Digests.fixture(this);
    }
}
