package org.umpire.judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The files of a folder of a package, as the format sees them: those with other names are not there. */
final class Listing {
    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}");

    private Listing() {}

    /** Returns the files and folders in a folder, in the order of their names. */
    static List<Path> of(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(path -> NAME.matcher(name(path)).matches())
                    .sorted()
                    .toList();
        }
    }

    static String name(Path path) {
        return String.valueOf(path.getFileName());
    }
}
