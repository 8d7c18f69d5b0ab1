package org.umpire.contest;

import java.nio.file.Path;
import java.util.List;
import org.umpire.contest.Progress.Tally;
import org.umpire.record.Fixture;

/** How a run of a contest ended. */
public sealed interface Ended {
    /** Every table has its result, the reports are written, and the secret is published. */
    record Finished(Path folder, Tally tally) implements Ended {}

    /**
     * Every table was played, but the host spoilt some each time. The reports are written without them; the secret is not
     * published.
     *
     * @param open the tables without a result
     */
    record Open(Path folder, Tally tally, List<Fixture> open) implements Ended {
        /** Takes a copy. */
        public Open {
            open = List.copyOf(open);
        }
    }

    /** No more tables were needed. The secret is not published: run again, it can go on. */
    record Enough(Path folder, Tally tally) implements Ended {}

    /** It was stopped. Run again, it goes on where it was. */
    record Stopped(Path folder, Tally tally) implements Ended {}

    /** Nothing was started: each reason in one line, with what to do. */
    record Refused(List<String> reasons) implements Ended {
        /** Takes a copy. */
        public Refused {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * The host does not let it go on, as with a full disk. What was written stays valid; run again, it goes on where it
     * was.
     *
     * @param why in one line, with what to do
     */
    record Failed(String why) implements Ended {}
}
