package org.umpire.judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** Keys and values of a YAML file. What is not as it must be is noted, and read as if it were not there. */
final class Keys {
    private final String where;
    private final Map<String, Object> values;
    private final List<Flaw> flaws;
    private final Set<String> asked = new TreeSet<>();

    private Keys(String where, Map<String, Object> values, List<Flaw> flaws) {
        this.where = where;
        this.values = values;
        this.flaws = flaws;
    }

    /** Reads a file; one that cannot be read is noted, and has no keys. */
    static Keys read(Path file, String where, List<Flaw> flaws) {
        try {
            Object loaded = new Load(LoadSettings.builder()
                            .setSchema(new CoreSchema())
                            .setLabel(where)
                            .build())
                    .loadFromString(Files.readString(file));
            if (loaded == null) {
                return new Keys(where, Map.of(), flaws);
            }
            if (loaded instanceof Map<?, ?> map) {
                return of(where, map, flaws);
            }
            flaws.add(new Flaw(where, "has no keys"));
        } catch (YamlEngineException e) {
            flaws.add(new Flaw(
                    where,
                    "is no YAML: " + String.valueOf(e.getMessage()).strip().replaceAll("\\s+", " ")));
        } catch (IOException e) {
            flaws.add(new Flaw(where, "cannot be read: " + e));
        }
        return new Keys(where, Map.of(), flaws);
    }

    /** Returns the keys of a file, or below a key, that is not there. */
    static Keys none(String where, List<Flaw> flaws) {
        return new Keys(where, Map.of(), flaws);
    }

    private static Keys of(String where, Map<?, ?> map, List<Flaw> flaws) {
        Map<String, Object> values = new LinkedHashMap<>();
        map.forEach((key, value) -> {
            if (value != null) {
                values.put(String.valueOf(key), value);
            }
        });
        return new Keys(where, values, flaws);
    }

    /** Returns the names of all keys that have a value. */
    Set<String> names() {
        return values.keySet();
    }

    /** Notes every key that nobody has asked for. */
    void refuseOthers() {
        for (String key : values.keySet()) {
            if (!asked.contains(key)) {
                flaws.add(new Flaw(
                        where,
                        "unknown key \"" + key + "\""
                                + (asked.isEmpty() ? "" : "; known are " + String.join(", ", asked))));
            }
        }
    }

    /** Takes note that keys are known, and mean nothing here. */
    Keys passOver(String... keys) {
        asked.addAll(List.of(keys));
        return this;
    }

    void flaw(String key, String what) {
        flaws.add(new Flaw(where + ": " + key, what));
    }

    boolean has(String key) {
        asked.add(key);
        return values.containsKey(key);
    }

    private Optional<Object> value(String key) {
        asked.add(key);
        return Optional.ofNullable(values.get(key));
    }

    Optional<String> text(String key) {
        Optional<Object> value = value(key);
        if (value.isPresent() && (value.get() instanceof Map || value.get() instanceof List)) {
            flaw(key, "must be a text");
            return Optional.empty();
        }
        return value.map(String::valueOf);
    }

    /** Returns texts from a list, or from one text alone. */
    Optional<List<String>> texts(String key) {
        Optional<Object> value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (!(value.get() instanceof List<?> list)) {
            return text(key).map(List::of);
        }
        List<String> texts = new ArrayList<>();
        for (Object one : list) {
            if (one == null || one instanceof Map || one instanceof List) {
                flaw(key, "must be a list of texts");
                return Optional.empty();
            }
            texts.add(String.valueOf(one));
        }
        return Optional.of(texts);
    }

    /** Returns the keys below a key. */
    Optional<Keys> below(String key) {
        Optional<Object> value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (value.get() instanceof Map<?, ?> map) {
            return Optional.of(of(where + ": " + key, map, flaws));
        }
        flaw(key, "must have keys below it");
        return Optional.empty();
    }

    /** Returns whether a value has keys below it. */
    boolean isMap(String key) {
        return values.get(key) instanceof Map;
    }

    /** Returns a number from {@code least} on. */
    Optional<Double> number(String key, double least) {
        Optional<Object> value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (value.get() instanceof Number number
                && Double.isFinite(number.doubleValue())
                && number.doubleValue() >= least) {
            return Optional.of(number.doubleValue());
        }
        flaw(key, "must be a number" + (least > 0 ? " from " + least + " on" : "") + ", not \"" + value.get() + "\"");
        return Optional.empty();
    }

    /** Returns a whole number from 1 to {@code most}. */
    Optional<Long> whole(String key, long most, String why) {
        Optional<Object> value = value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        boolean whole = value.get() instanceof Integer || value.get() instanceof Long;
        long number = whole ? ((Number) value.get()).longValue() : 0;
        if (number < 1) {
            flaw(key, "must be a whole number from 1 on, not \"" + value.get() + "\"");
            return Optional.empty();
        }
        if (number > most) {
            flaw(key, number + " cannot be honoured: " + why + " (at most " + most + ")");
            return Optional.empty();
        }
        return Optional.of(number);
    }
}
