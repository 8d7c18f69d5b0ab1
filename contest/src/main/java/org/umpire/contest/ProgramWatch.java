package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.umpire.referee.ProgramDigest;
import org.umpire.sandbox.Program;

/**
 * Tells whether a program is still what it was when the run began. At the level plain programs run where they lie, and an
 * entrant may be compiled anew while a league is played: the tables from then on would be those of another program under
 * the same digest. Looking costs one {@code stat} a file; the contents are read again only when size, time or file changed.
 * Safe for use by many threads.
 */
final class ProgramWatch {
    private final Program program;
    private final String digest;
    private List<String> stamps;

    /** Remembers a program as it is now. */
    ProgramWatch(Program program) {
        this.program = program;
        this.stamps = stamps(program);
        this.digest = ProgramDigest.of(program);
    }

    /** Returns what the program was and is now, if that is no longer the same. */
    synchronized Optional<String> change() {
        List<String> now = stamps(program);
        if (now.equals(stamps)) {
            return Optional.empty();
        }
        String other = ProgramDigest.of(program);
        if (!other.equals(digest)) {
            return Optional.of("was " + digest + " and is now " + other);
        }
        stamps = now;
        return Optional.empty();
    }

    private static List<String> stamps(Program program) {
        List<String> stamps = new ArrayList<>();
        for (String word : program.argv()) {
            stamps.add(stamp(program.directory(), word));
        }
        return stamps;
    }

    private static String stamp(Path directory, String word) {
        try {
            Path path = directory.resolve(word);
            BasicFileAttributes seen = Files.readAttributes(path, BasicFileAttributes.class);
            // A folder's times change with every file that a program writes into it; its digest counts no folders.
            return seen.isRegularFile()
                    ? seen.size() + " " + seen.lastModifiedTime() + " " + Objects.toString(seen.fileKey())
                    : "none";
        } catch (InvalidPathException | IOException e) {
            return "none"; // No file of that name, as for most words.
        }
    }
}
