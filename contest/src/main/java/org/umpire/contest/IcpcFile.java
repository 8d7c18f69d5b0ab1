package org.umpire.contest;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.Submission;

/**
 * A collegiate contest, as its organiser writes it down: one file, and the submissions as a file or as a folder of
 * sources. All are described in {@code docs/scoreboard.md#contest-file}.
 *
 * @param submissions all of them; those of a folder have a verdict if they were judged
 * @param sources the folder, if it is one
 * @param notes what is odd, each with its place, for people
 */
public record IcpcFile(
        IcpcContest contest, List<Submission> submissions, Optional<SourceFolder> sources, List<String> notes) {
    public IcpcFile {
        submissions = List.copyOf(submissions);
        notes = List.copyOf(notes);
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
        return new IcpcFileReader(file).read(false).result();
    }
}
