package org.umpire.games.daihinmin;

import java.util.List;
import java.util.Map;

/** A JSON value (RFC 8259), as far as messages of this game need it. */
sealed interface Json {
    /** A string. */
    record Text(String value) implements Json {}

    /**
     * A number.
     *
     * @param literal as it was written: {@code 1} and {@code 1e0} differ
     */
    record Numeral(String literal) implements Json {}

    /** True, false or null. */
    record Word(String literal) implements Json {}

    /** An array. */
    record Array(List<Json> items) implements Json {}

    /** An object, its members in the order in which they were written. */
    record Members(Map<String, Json> members) implements Json {}

    /** No JSON value at all. */
    record Malformed(String why) implements Json {}

    /** Returns what kind of value this is, in words. */
    default String kind() {
        return this instanceof Text
                ? "a string"
                : this instanceof Numeral
                        ? "a number"
                        : this instanceof Array
                                ? "an array"
                                : this instanceof Members
                                        ? "an object"
                                        : this instanceof Word word ? word.literal() : "malformed";
    }
}
