package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.contest.SourceFolder.Judged;
import org.umpire.league.icpc.ContestTime;
import org.umpire.league.icpc.Submission;
import org.umpire.record.Digests;
import org.umpire.record.Shown;

/**
 * The file of verdicts on a folder of sources, as {@link SubmissionsReader} reads it: written anew for each verdict, and
 * never over what somebody else has written meanwhile. Used by one thread at a time.
 */
final class VerdictsFile {
    private static final List<String> COLUMNS =
            List.of("id", "time", "team", "problem", "language", "verdict", "judged", "entry-point", "digest");

    private final Path file;
    private final List<Judged> judged;
    private String known;

    VerdictsFile(SourceFolder sources) {
        file = sources.verdicts();
        judged = new ArrayList<>(sources.judged());
        known = sources.verdictsDigest();
    }

    /** Returns where the verdicts on a folder are. */
    static Path of(Path folder) {
        return folder.resolveSibling(folder.toAbsolutePath().normalize().getFileName() + ".csv");
    }

    /** Returns what tells one text of the file from others; empty if there is none. */
    static String digest(Path file) throws IOException {
        return Files.exists(file) ? Digests.of(Files.readAllBytes(file)) : "";
    }

    /** Adds a verdict. Returns why it is not kept, in one line with what to do; empty if it is. */
    Optional<String> add(Handed one, Submission.Verdict verdict) {
        try {
            if (!digest(file).equals(known)) {
                return Optional.of(Shown.of(file.toString())
                        + " was changed by somebody else while its submissions were judged; run the same command again to"
                        + " go on with what is in it now");
            }
            write(one, verdict);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(Trouble.ofVerdicts(e, file));
        }
    }

    private void write(Handed one, Submission.Verdict verdict) throws IOException {
        judged.add(new Judged(one.submission().with(verdict), one.digest()));
        StringBuilder text = new StringBuilder(Csv.write(COLUMNS));
        judged.stream()
                .sorted(Comparator.comparing(Judged::submission, Submission.ORDER))
                .forEach(each -> text.append(Csv.write(cells(each))));
        WholeFile.write(file, text.toString());
        known = Digests.of(text.toString());
    }

    private static List<String> cells(Judged one) {
        Submission submission = one.submission();
        Submission.Verdict verdict = submission.verdict().orElseThrow();
        Optional<String> later = Optional.of(verdict.at())
                .filter(at -> !at.equals(submission.time()))
                .map(ContestTime::write);
        return List.of(
                submission.id(),
                ContestTime.write(submission.time()),
                submission.team(),
                submission.problem(),
                submission.language(),
                verdict.type().name(),
                later.orElse(""),
                submission.entryPoint().orElse(""),
                one.digest());
    }
}
