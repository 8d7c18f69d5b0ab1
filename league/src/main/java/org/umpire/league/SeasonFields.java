package org.umpire.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The fields of one JSON object. What is missing or of the wrong kind is added to the list of problems, with the path of
 * the field, and read as something harmless, so that all problems are found in one go.
 */
final class SeasonFields {
    private final JsonNode node;
    private final String path;
    private final List<String> problems;

    SeasonFields(JsonNode node, String path, List<String> problems) {
        this.node = node;
        this.path = path;
        this.problems = problems;
    }

    void problem(String field, String what) {
        problems.add(path + field + ": " + what);
    }

    boolean has(String field) {
        return node.has(field);
    }

    String text(String field) {
        @Nullable JsonNode value = node.get(field);
        if (value == null || !value.isString()) {
            problem(field, value == null ? "missing" : "must be a text");
            return "";
        }
        return value.stringValue();
    }

    Optional<String> optionalText(String field) {
        return has(field) ? Optional.of(text(field)) : Optional.empty();
    }

    boolean optionalFlag(String field) {
        @Nullable JsonNode value = node.get(field);
        if (value != null && !value.isBoolean()) {
            problem(field, "must be true or false");
            return false;
        }
        return value != null && value.booleanValue();
    }

    long number(String field, long min, long max) {
        @Nullable JsonNode value = node.get(field);
        if (value == null) {
            problem(field, "missing");
            return min;
        }
        if (!value.isIntegralNumber()
                || !value.canConvertToLong()
                || value.longValue() < min
                || value.longValue() > max) {
            problem(field, "must be a whole number from " + min + " to " + max);
            return min;
        }
        return value.longValue();
    }

    SeasonFields object(String field) {
        @Nullable JsonNode value = node.get(field);
        if (value == null || !value.isObject()) {
            problem(field, value == null ? "missing" : "must be an object");
            return new SeasonFields(JsonNodeFactory.instance.objectNode(), path + field + ".", new ArrayList<>());
        }
        return new SeasonFields(value, path + field + ".", problems);
    }

    List<SeasonFields> objects(String field) {
        @Nullable JsonNode value = node.get(field);
        List<SeasonFields> objects = new ArrayList<>();
        if (value == null || !value.isArray()) {
            problem(field, value == null ? "missing" : "must be a list");
            return objects;
        }
        for (int i = 0; i < value.size(); i++) {
            String at = path + field + "[" + i + "]";
            if (value.get(i).isObject()) {
                objects.add(new SeasonFields(value.get(i), at + ".", problems));
            } else {
                problems.add(at + ": must be an object");
            }
        }
        return objects;
    }

    /** Returns the texts of a list; none if there is no such field. */
    List<String> optionalTexts(String field) {
        @Nullable JsonNode value = node.get(field);
        List<String> texts = new ArrayList<>();
        if (value != null && !value.isArray()) {
            problem(field, "must be a list");
        } else if (value != null) {
            for (JsonNode each : value) {
                if (each.isString()) {
                    texts.add(each.stringValue());
                } else {
                    problem(field, "must be a list of texts");
                }
            }
        }
        return texts;
    }

    Map<String, String> texts(String field) {
        SeasonFields object = object(field);
        Map<String, String> texts = new TreeMap<>();
        for (String name : object.node.propertyNames()) {
            texts.put(name, object.text(name));
        }
        return texts;
    }
}
