package org.umpire.referee;

import java.time.Duration;
import java.util.Optional;
import org.umpire.record.Usage;
import org.umpire.rules.Fault;

/** What came of a question to a player. */
public sealed interface Answer {
    /** Returns what was used since the last answer of this player; wall time without the delays of our own. */
    Usage usage();

    /**
     * One line, in time.
     *
     * @param line without its line end, of any content; bytes that are no UTF-8 as in {@link org.umpire.record.RawText}
     */
    record Said(String line, Usage usage) implements Answer {}

    /**
     * The player cannot go on.
     *
     * @param line what it wrote of a line, if that had to do with the fault: late, half, or not asked for
     * @param lag the longest that we ourselves were, or may have been, late at once while waiting for this answer. A fault by
     *     wall time beside a long lag may be the host's
     */
    record Failed(Fault fault, Optional<String> line, Usage usage, Duration lag) implements Answer {}
}
