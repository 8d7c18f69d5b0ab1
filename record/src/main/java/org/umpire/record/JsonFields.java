package org.umpire.record;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The fields of one JSON object. A missing field, or one of the wrong kind, is an {@link IllegalArgumentException} that
 * names it; fields that nobody asks for are ignored, so that later versions can add some.
 */
final class JsonFields {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final JsonNode node;

    private JsonFields(JsonNode node, String name) {
        if (!node.isObject()) {
            throw new IllegalArgumentException(name + " is no object");
        }
        this.node = node;
    }

    /** Returns the fields of a line of ASCII. */
    static JsonFields read(byte[] bytes, int offset, int length) {
        for (int i = offset; i < offset + length; i++) {
            if (bytes[i] < ' ' || bytes[i] > '~') {
                throw new IllegalArgumentException("byte " + (i - offset + 1) + " is "
                        + String.format("0x%02x", bytes[i] & 0xFF) + ", but records are printable ASCII");
            }
        }
        try {
            return new JsonFields(MAPPER.readTree(bytes, offset, length), "the line");
        } catch (JacksonException e) {
            throw new IllegalArgumentException("no JSON: " + e.getOriginalMessage(), e);
        }
    }

    Collection<String> names() {
        return node.propertyNames();
    }

    String text(String name) {
        return text(name, present(name));
    }

    Optional<String> optionalText(String name) {
        JsonNode value = node.get(name);
        return value == null ? Optional.empty() : Optional.of(text(name, value));
    }

    int number(String name, int min) {
        return (int) whole(name, min, Integer.MAX_VALUE);
    }

    OptionalInt optionalNumber(String name, int min) {
        return node.has(name) ? OptionalInt.of(number(name, min)) : OptionalInt.empty();
    }

    long whole(String name, long min, long max) {
        JsonNode value = present(name);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw new IllegalArgumentException("'" + name + "' is no whole number");
        }
        long number = value.longValue();
        if (number < min || number > max) {
            throw new IllegalArgumentException("'" + name + "' is " + number + ", not from " + min + " to " + max);
        }
        return number;
    }

    JsonFields object(String name) {
        return new JsonFields(present(name), "'" + name + "'");
    }

    Optional<JsonFields> optionalObject(String name) {
        JsonNode value = node.get(name);
        return value == null ? Optional.empty() : Optional.of(new JsonFields(value, "'" + name + "'"));
    }

    List<JsonFields> objects(String name) {
        JsonNode value = present(name);
        if (!value.isArray()) {
            throw new IllegalArgumentException("'" + name + "' is no array");
        }
        List<JsonFields> objects = new ArrayList<>();
        for (JsonNode element : value) {
            objects.add(new JsonFields(element, "an element of '" + name + "'"));
        }
        return objects;
    }

    private JsonNode present(String name) {
        @Nullable JsonNode value = node.get(name);
        if (value == null) {
            throw new IllegalArgumentException("'" + name + "' is missing");
        }
        return value;
    }

    private static String text(String name, JsonNode value) {
        if (!value.isString()) {
            throw new IllegalArgumentException("'" + name + "' is no text");
        }
        return value.stringValue();
    }
}
