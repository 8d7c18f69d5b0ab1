package org.umpire.record;

/** What came of checking a record. Its text is that of {@code replay --check}. */
public sealed interface Verdict {
    /** Nothing differs. */
    record Same() implements Verdict {
        @Override
        public String toString() {
            return "ok";
        }
    }

    /**
     * The first difference.
     *
     * @param line of the record, 1-based
     * @param why for people, in one line
     */
    record Differs(long line, String why) implements Verdict {
        @Override
        public String toString() {
            return "differs at line " + line + ": " + why;
        }
    }

    /** Returns whether nothing differs. */
    default boolean same() {
        return this instanceof Same;
    }
}
