package org.umpire.record;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.umpire.rules.Fault;
import org.umpire.rules.Outcome;
import org.umpire.rules.Reply;
import org.umpire.rules.Seat;

/** One line of a record. The text form is defined in {@code docs/protocols/record.md}. */
public sealed interface Entry {
    /**
     * The first line: what is played, by whom, under which conditions.
     *
     * @param attempt 1 for the first time that this fixture is played
     * @param isolation the level of isolation, in lower case
     * @param processor the only one on which the referee's thread of this table ran, as the system counts them, and its programs
     *     unless their control group has others; empty if there were several
     * @param dealDigest digest of the deal, which itself follows at the end
     * @param secretDigest digest of the season secret
     * @param umpire the version of this program
     */
    record Header(
            Fixture fixture,
            int attempt,
            String isolation,
            OptionalInt processor,
            String dealDigest,
            String secretDigest,
            Instant started,
            String umpire)
            implements Entry {
        public Header {
            if (attempt < 1) {
                throw new IllegalArgumentException("attempt " + attempt);
            }
            if (processor.isPresent() && processor.getAsInt() < 0) {
                throw new IllegalArgumentException("processor " + processor.getAsInt());
            }
            Digests.check(dealDigest);
            Digests.check(secretDigest);
        }
    }

    /**
     * An answer that was accepted.
     *
     * @param owed what it answered: {@link Reply#MOVE} or {@link Reply#ACK}
     * @param raw the line as it came, without its line end, as of {@link RawText}
     * @param move the move as read, in the game's notation; empty for an {@link Reply#ACK}
     * @param remark what was read leniently
     * @param usage of this answer alone
     */
    record Answered(Seat seat, Reply owed, String raw, Optional<String> move, Optional<String> remark, Usage usage)
            implements Entry {
        public Answered {
            if (owed == Reply.NONE || (owed == Reply.MOVE) != move.isPresent()) {
                throw new IllegalArgumentException("an answer to " + owed + " with the move " + move);
            }
        }
    }

    /**
     * A seat was dropped.
     *
     * @param raw the line that was the fault, if a line was, as of {@link RawText}
     * @param usage since the last answer of this seat
     * @param stderr the end of what the program wrote to its standard error, as of {@link RawText}
     */
    record Faulted(Seat seat, Fault fault, Optional<String> raw, Usage usage, String stderr) implements Entry {}

    /**
     * The deal, revealed when the table is over.
     *
     * @param nonce the text that was digested before the deal, so that the digest cannot be guessed
     */
    record Dealt(String nonce, String deal) implements Entry {}

    /**
     * The last line of a table that counts.
     *
     * @param spent for each seat the sum of the usages in its entries
     */
    record Result(Outcome outcome, List<Usage> spent) implements Entry {
        public Result {
            spent = List.copyOf(spent);
            if (spent.size() != outcome.seats().size()) {
                throw new IllegalArgumentException(
                        spent.size() + " usages, " + outcome.seats().size() + " results");
            }
        }
    }

    /** The last line of a table that is no result because of a fault of ours; it is played again. */
    record Voided(String why) implements Entry {}
}
