package org.umpire.league;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Links from a report to the records of its season, and to the sheets made of them.
 *
 * @param folder the way from the folder of the report to that of the season: empty, or ending with a slash
 * @param sheets whether the table with this record is written down in a file too
 */
record Links(String folder, Predicate<String> sheets) {
    /** Returns the address of a record, relative to the report. */
    String to(String record) {
        List<String> parts = new ArrayList<>();
        for (String part : (folder + record).split("/", -1)) {
            parts.add(URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20"));
        }
        String path = String.join("/", parts);
        // A first part with a colon would be read as a scheme.
        return path.startsWith("/") ? path : "./" + path;
    }

    /** Writes links to tables written down, or where they are not to their records, numbered from 1. */
    void writeSheets(Markup page, List<String> records) {
        for (int i = 0; i < records.size(); i++) {
            String record = records.get(i);
            String number = Integer.toString(i + 1);
            if (sheets.test(record)) {
                page.element("a", number, "href", to(TableSheet.file(record)), "aria-label", "table " + number);
            } else {
                page.element("a", number, "href", to(record), "aria-label", "record of table " + number);
            }
        }
    }

    /** Writes links to records, numbered from 1. */
    void write(Markup page, List<String> records) {
        for (int i = 0; i < records.size(); i++) {
            String number = Integer.toString(i + 1);
            page.element("a", number, "href", to(records.get(i)), "aria-label", "record of table " + number);
        }
    }
}
