package org.umpire.contest;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The lines on which the keys of a TOML text stand. The parser gives values without places; this finds the usual forms
 * (tables, arrays of tables, keys at the start of a line), and for the rest the line of what holds them.
 */
final class KeyLines {
    private static final String PART = "(?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')";
    private static final String PATH = "(" + PART + "(?:\\s*\\.\\s*" + PART + ")*)";
    private static final Pattern TABLES = Pattern.compile("\\s*\\[\\[\\s*" + PATH + "\\s*]].*");
    private static final Pattern TABLE = Pattern.compile("\\s*\\[\\s*" + PATH + "\\s*].*");
    private static final Pattern KEY = Pattern.compile("\\s*" + PATH + "\\s*=(.*)");

    private final Map<String, Integer> lines = new HashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private String table = "";
    private String open = "";

    private KeyLines() {}

    static KeyLines of(String text) {
        KeyLines found = new KeyLines();
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            found.line(lines[i].stripTrailing(), i + 1);
        }
        return found;
    }

    /** Returns the line of a key such as {@code entrant[2].name}, or of the nearest thing around it; 0 if none. */
    int of(KeyPath path) {
        for (String at = path.text(); !at.isEmpty(); at = around(at)) {
            Integer line = lines.get(at);
            if (line != null) {
                return line;
            }
        }
        return 0;
    }

    private static String around(String path) {
        return path.substring(0, Math.max(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['))));
    }

    private void line(String line, int number) {
        if (!open.isEmpty()) {
            open = line.contains(open) ? "" : open;
            return;
        }
        Matcher tables = TABLES.matcher(line);
        Matcher single = TABLE.matcher(line);
        Matcher key = KEY.matcher(line);
        if (tables.matches()) {
            String name = bare(tables.group(1));
            int index = counts.merge(name, 1, Integer::sum) - 1;
            table = name + "[" + index + "]";
            lines.putIfAbsent(name, number);
            lines.putIfAbsent(table, number);
        } else if (single.matches()) {
            table = bare(single.group(1));
            lines.putIfAbsent(table, number);
        } else if (key.matches()) {
            String name = bare(key.group(1));
            lines.putIfAbsent(table.isEmpty() ? name : table + "." + name, number);
            open = opened(key.group(2));
        }
    }

    /** Returns the quotes that a value opens and that a later line must close, or nothing. */
    private static String opened(String value) {
        for (String quotes : new String[] {"\"\"\"", "'''"}) {
            String trimmed = value.strip();
            if (trimmed.startsWith(quotes) && !trimmed.substring(3).contains(quotes)) {
                return quotes;
            }
        }
        return "";
    }

    private static String bare(String path) {
        return Pattern.compile("\\s*\\.\\s*")
                .splitAsStream(path)
                .map(part ->
                        part.startsWith("\"") || part.startsWith("'") ? part.substring(1, part.length() - 1) : part)
                .collect(Collectors.joining("."));
    }

    /** The way to a key from the top of the file. */
    record KeyPath(String text) {
        private static final Pattern NUMBERED = Pattern.compile("(.*)\\[(\\d+)]");
        static final KeyPath TOP = new KeyPath("");

        KeyPath key(String key) {
            return new KeyPath(text.isEmpty() ? key : text + "." + key);
        }

        /** Returns the text as people count: {@code entrant 3} for the third. */
        String people() {
            Matcher numbered = NUMBERED.matcher(text);
            return numbered.matches() ? numbered.group(1) + " " + (Integer.parseInt(numbered.group(2)) + 1) : text;
        }

        KeyPath index(int index) {
            return new KeyPath(text + "[" + index + "]");
        }
    }
}
