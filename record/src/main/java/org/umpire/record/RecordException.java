package org.umpire.record;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** A record that cannot be written or read. The message is for people: it names the file, the line, and what to do. */
public final class RecordException extends RuntimeException {
    private final OptionalLong line;
    private final String why;

    private RecordException(String where, OptionalLong line, String why, @Nullable Throwable cause) {
        super(where + why, cause);
        this.line = line;
        this.why = why;
    }

    static RecordException of(Path file, String why, IOException cause) {
        return of(file.toString(), why, cause);
    }

    static RecordException of(String source, String why, IOException cause) {
        return new RecordException(source + ": ", OptionalLong.empty(), why + ": " + text(cause), cause);
    }

    static RecordException at(String source, long line, String why, @Nullable Throwable cause) {
        return new RecordException(source + ", line " + line + ": ", OptionalLong.of(line), why, cause);
    }

    /** Returns the 1-based line that is damaged, if the trouble is one of content. */
    public OptionalLong line() {
        return line;
    }

    /** Returns what is wrong, without the place. */
    public String why() {
        return why;
    }

    /** Returns what an exception of the file system means, in plain words. */
    private static String text(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        } else if (e instanceof FileAlreadyExistsException) {
            return "there is a record here already; give another name, or move it away";
        } else if (e instanceof AccessDeniedException) {
            return "permission denied";
        } else if (e instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }
}
