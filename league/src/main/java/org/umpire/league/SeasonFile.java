package org.umpire.league;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * The season as a file, {@code season.json}, in the folder of its records. Its form is defined in
 * {@code docs/protocols/season.md}.
 */
public final class SeasonFile {
    /** The name of the file. */
    public static final String NAME = "season.json";

    private SeasonFile() {}

    /** What came of reading a season. */
    public sealed interface Read {
        /** The file is good. */
        record Good(Season season) implements Read {}

        /** It cannot be used: all that is wrong, each naming the field. */
        record Bad(List<String> problems) implements Read {
            public Bad {
                problems = List.copyOf(problems);
            }
        }
    }

    /** Returns the text of a season, ending with a line end. */
    public static String text(Season season) {
        return SeasonJson.write(season);
    }

    /** Returns the season that a text stands for, or all that is wrong with it. */
    public static Read read(String text) {
        return SeasonJson.read(text);
    }

    /**
     * Reads the season of a folder.
     *
     * @throws IOException if there is no such file or it cannot be read
     */
    public static Read read(Path folder) throws IOException {
        return read(Files.readString(folder.resolve(NAME), StandardCharsets.UTF_8));
    }

    /**
     * Writes the season into its folder: either the whole new file is there afterwards, on the disk, or the old one.
     *
     * @throws IOException if it cannot be written
     */
    public static void write(Path folder, Season season) throws IOException {
        Path fresh = folder.resolve(NAME + ".new");
        try (FileChannel channel = FileChannel.open(
                fresh, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text(season));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        Files.move(fresh, folder.resolve(NAME), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
