package org.umpire.contest;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.umpire.contest.KeyLines.KeyPath;
import org.umpire.record.Shown;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeType;

/**
 * A table of a TOML text, read key by key. What is wrong is noted, with its line, and reading goes on: an empty result
 * means that the key is absent or that a problem was noted.
 */
final class TomlTable {
    private final JsonNode node;
    private final KeyPath path;
    private final KeyLines lines;
    private final List<Problem> problems;
    private final Set<String> known = new LinkedHashSet<>();

    TomlTable(JsonNode node, KeyPath path, KeyLines lines, List<Problem> problems) {
        this.node = node;
        this.path = path;
        this.lines = lines;
        this.problems = problems;
    }

    /** Returns the line on which the table begins; 0 if it is not known. */
    int line() {
        return lines.of(path);
    }

    boolean has(String key) {
        return node.has(key);
    }

    Optional<String> text(String key) {
        return find(key, JsonNodeType.STRING, "a text in quotes").map(JsonNode::stringValue);
    }

    Optional<Boolean> flag(String key) {
        return find(key, JsonNodeType.BOOLEAN, "true or false").map(JsonNode::booleanValue);
    }

    Optional<Integer> number(String key, int min, int max) {
        Optional<JsonNode> found = find(key, JsonNodeType.NUMBER, "a whole number");
        if (found.isEmpty()) {
            return Optional.empty();
        }
        JsonNode value = found.get();
        if (!value.isIntegralNumber()) {
            problem(key, "must be a whole number, not " + Shown.of(value.toString()));
            return Optional.empty();
        }
        if (!value.canConvertToInt() || value.intValue() < min || value.intValue() > max) {
            problem(key, "must be from " + min + " to " + max + ", not " + Shown.of(value.toString()));
            return Optional.empty();
        }
        return Optional.of(value.intValue());
    }

    Optional<Duration> duration(String key) {
        return parsed(key, "a duration in quotes such as \"5m\"", DurationText::read);
    }

    Optional<Long> size(String key, long min, long max) {
        return parsed(key, "a size in quotes such as \"256MB\"", text -> {
            long bytes = SizeText.read(text);
            if (bytes < min || bytes > max) {
                throw new IllegalArgumentException(
                        "must be from " + SizeText.write(min) + " to " + SizeText.write(max) + ", not " + text);
            }
            return bytes;
        });
    }

    /** Returns a value that is given by a text; {@code read} refuses with a message for people. */
    <T> Optional<T> parsed(String key, String kind, Function<String, T> read) {
        Optional<JsonNode> found = find(key, JsonNodeType.STRING, kind);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(read.apply(found.get().stringValue()));
        } catch (IllegalArgumentException e) {
            problem(key, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /** Returns a table of texts, in which numbers and true or false stand for their text. */
    Map<String, String> texts(String key) {
        Map<String, String> texts = new LinkedHashMap<>();
        find(key, JsonNodeType.OBJECT, "a table headed [" + key + "]")
                .ifPresent(table -> table.properties().forEach(entry -> {
                    if (entry.getValue().isValueNode()) {
                        texts.put(entry.getKey(), entry.getValue().asString());
                    } else {
                        problem(key + "." + entry.getKey(), "must be a text, a number, true or false");
                    }
                }));
        return texts;
    }

    /** Returns the texts of an array; those that are none are noted and left out. */
    List<String> list(String key) {
        List<String> texts = new ArrayList<>();
        find(key, JsonNodeType.ARRAY, "texts in brackets, such as [\"a\", \"b\"]")
                .ifPresent(array -> {
                    for (JsonNode each : array) {
                        if (each.isString()) {
                            texts.add(each.stringValue());
                        } else {
                            problem(key, "must be texts in quotes, not " + Shown.of(each.toString()));
                        }
                    }
                });
        return texts;
    }

    /** Returns the tables of an array of tables. */
    List<TomlTable> tables(String key) {
        List<TomlTable> tables = new ArrayList<>();
        find(key, JsonNodeType.ARRAY, "tables headed [[" + key + "]]").ifPresent(array -> {
            for (int i = 0; i < array.size(); i++) {
                KeyPath at = path.key(key).index(i);
                if (array.get(i).isObject()) {
                    tables.add(new TomlTable(array.get(i), at, lines, problems));
                } else {
                    problems.add(new Problem(lines.of(at), at.text() + ": must be a table headed [[" + key + "]]"));
                }
            }
        });
        return tables;
    }

    /** Notes every key that nobody asked for; to be called last. */
    void refuseOthers() {
        for (String key : node.propertyNames()) {
            if (!known.contains(key)) {
                problems.add(new Problem(
                        lines.of(path.key(key)),
                        "unknown key \"" + Shown.of(key) + "\"" + where() + Nearest.hint(key, known)));
            }
        }
    }

    /** Notes that something is wrong with a key. */
    void problem(String key, String text) {
        problems.add(new Problem(lines.of(path.key(key)), key + where() + ": " + text));
    }

    private String where() {
        return path.equals(KeyPath.TOP) ? "" : " of " + path.people();
    }

    private Optional<JsonNode> find(String key, JsonNodeType type, String kind) {
        known.add(key);
        JsonNode found = node.get(key);
        if (found == null) {
            return Optional.empty();
        }
        if (found.getNodeType() != type) {
            problem(key, "must be " + kind + ", not " + Shown.of(found.toString()));
            return Optional.empty();
        }
        return Optional.of(found);
    }
}
