package org.umpire.contest;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.umpire.record.Shown;

/** What the host refused, in words. */
final class Trouble {
    private Trouble() {}

    /** Returns one line on a failure to read or write results, with what to do. */
    static String text(Exception failure, Path folder) {
        if (!(failure instanceof IOException)) {
            return Shown.of(String.valueOf(failure.getMessage()));
        }
        return placed(failure, folder)
                + (failure instanceof AccessDeniedException
                        ? "; give another folder for the results"
                        : "; what was written before stays valid: run again when there is room");
    }

    /** Returns one line on a failure to read or write the verdicts on a folder of submissions, with what to do. */
    static String ofVerdicts(IOException failure, Path verdicts) {
        return placed(failure, verdicts)
                + (failure instanceof AccessDeniedException
                        ? "; verdicts are kept beside the submissions: allow that, and run the same command again"
                        : "; the verdicts before are kept: mend this, and run the same command again");
    }

    /** Returns where it was, as the failure says it or else as given, and what it was. */
    private static String placed(Exception failure, Path place) {
        String where = failure instanceof FileSystemException file && file.getFile() != null
                ? file.getFile()
                : place.toString();
        return Shown.of(where + ": " + why(failure));
    }

    private static String why(Exception failure) {
        if (failure instanceof AccessDeniedException) {
            return "no permission to read or write here";
        }
        if (failure instanceof NoSuchFileException) {
            return "there is no such file or folder any more";
        }
        return failure instanceof FileSystemException file && file.getReason() != null
                ? file.getReason()
                : failure.getClass().getSimpleName() + ": " + failure.getMessage();
    }
}
