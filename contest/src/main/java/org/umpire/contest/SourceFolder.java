package org.umpire.contest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.umpire.league.icpc.Submission;

/**
 * A folder of submissions: a folder for each team, and in it sources by problem and time
 * (docs/scoreboard.md#a-folder-of-sources).
 *
 * @param verdicts the file beside it that keeps what they were judged to be
 * @param verdictsDigest of that file as it was read; empty if there was none
 * @param judged submissions that have a verdict, with the digest of what was judged; those whose source is gone too
 * @param pending those that have none, by time
 */
public record SourceFolder(
        Path folder, Path verdicts, String verdictsDigest, List<Judged> judged, List<Handed> pending) {
    public SourceFolder {
        judged = List.copyOf(judged);
        pending = List.copyOf(pending);
    }

    /**
     * A submission with its verdict.
     *
     * @param digest of its source, or empty if it is not known
     */
    public record Judged(Submission submission, String digest) {}

    /**
     * A submission without a verdict.
     *
     * @param path of its source: a file, or a folder of the files of one program
     * @param name the path from the folder of submissions on, for people
     */
    public record Handed(Submission submission, Path path, String name, String digest) {}

    /** Returns what a folder can hold once only. */
    static String key(String team, String problem, Duration time) {
        return team + " " + problem + " " + time.toMillis();
    }

    static String key(Submission submission) {
        return key(submission.team(), submission.problem(), submission.time());
    }
}
