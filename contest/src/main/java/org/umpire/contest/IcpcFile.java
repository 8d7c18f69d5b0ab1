package org.umpire.contest;

import java.nio.file.Path;
import java.util.List;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.Submission;

/**
 * A collegiate contest, as its organiser writes it down: one file, and one of the submissions. Both are described in
 * {@code docs/scoreboard.md#contest-file}.
 */
public record IcpcFile(IcpcContest contest, List<Submission> submissions) {
    public IcpcFile {
        submissions = List.copyOf(submissions);
    }

    /** What came of reading a file. */
    public sealed interface Read {
        /** The files are good. */
        record Good(IcpcFile file) implements Read {}

        /** They must be mended: all that is wrong, each with its file and line, as compilers write it. */
        record Bad(List<String> problems) implements Read {
            public Bad {
                problems = List.copyOf(problems);
            }
        }
    }

    /** Reads a contest file and the submissions that it names, and checks all of both. */
    public static Read read(Path file) {
        return IcpcFileReader.read(file);
    }
}
