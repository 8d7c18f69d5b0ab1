package org.umpire.contest;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
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
        String where = failure instanceof FileSystemException file && file.getFile() != null
                ? file.getFile()
                : folder.toString();
        if (failure instanceof AccessDeniedException) {
            return where + ": no permission to read or write here; give another folder for the results";
        }
        String why = failure instanceof FileSystemException file && file.getReason() != null
                ? file.getReason()
                : failure.getClass().getSimpleName() + ": " + failure.getMessage();
        return Shown.of(where + ": " + why) + "; what was written before stays valid: run again when there is room";
    }
}
