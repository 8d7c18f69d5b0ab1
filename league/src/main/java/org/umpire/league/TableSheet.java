package org.umpire.league;

import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.umpire.record.Entry;
import org.umpire.record.RecordReader;
import org.umpire.record.Replay;
import org.umpire.record.Shown;
import org.umpire.record.TableRecord;

/** A table written down for people, as its game writes it. A function of the record. */
public final class TableSheet {
    private static final String FOLDER = "sheets/";
    private static final String RECORD_ENDING = ".ndjson";
    private static final DateTimeFormatter STARTED = DateTimeFormatter.ofPattern(
                    "d MMMM yyyy, HH:mm 'UTC'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    private TableSheet() {}

    /** Returns the name of the file for a table, relative to the folder of its season. */
    public static String file(PlayedTable table) {
        return file(table.record());
    }

    static String file(String record) {
        String name = record.substring(record.lastIndexOf('/') + 1);
        return FOLDER
                + (name.endsWith(RECORD_ENDING) ? name.substring(0, name.length() - RECORD_ENDING.length()) : name)
                + ".txt";
    }

    /**
     * Returns the text for a table of a season, if its game has anything to say of it.
     *
     * @param folder of the season
     */
    public static Optional<String> of(Path folder, SeasonRead read, PlayedTable table) {
        if (read.comments()
                .filter(said -> said.records().contains(table.record()))
                .isEmpty()) {
            return Optional.empty();
        }
        TableRecord record = RecordReader.read(folder.resolve(table.record()));
        Entry.Header header = record.header();
        List<String> names = header.fixture().seats().stream()
                .map(seated -> Shown.name(seated.name()))
                .toList();
        return Replay.of(record).comment(names).map(comment -> {
            StringBuilder text = new StringBuilder();
            text.append(Shown.of(read.season().name(), 80)).append(": ").append(read.gameTitle());
            text.append(", ").append(header.fixture().block().replace("/", ", ").replace('-', ' '));
            text.append(", table ").append(table.table() + 1).append('\n');
            text.append("begun ").append(STARTED.format(header.started())).append("\n\n");
            comment.lines().forEach(line -> text.append(Shown.of(line)).append('\n'));
            return text.toString();
        });
    }
}
