package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A line from the referee, as its receiver reads it. What is not there, or of another kind, is an illegal argument. */
final class Message {
    private final Map<String, Json> members;

    Message(String line) {
        Json json = JsonReader.read(line);
        if (!(json instanceof Json.Members object)) {
            throw new IllegalArgumentException("no JSON object: " + line);
        }
        members = object.members();
    }

    private Json member(String name) {
        Json value = members.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no \"" + name + "\"");
        }
        return value;
    }

    String text(String name) {
        return text(member(name));
    }

    String number(String name) {
        if (member(name) instanceof Json.Numeral number) {
            return number.literal();
        }
        throw new IllegalArgumentException("\"" + name + "\" is not a number");
    }

    int whole(String name) {
        return whole(member(name));
    }

    List<Json> array(String name) {
        return items(member(name));
    }

    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (Json item : array(name)) {
            texts.add(text(item));
        }
        return texts;
    }

    String digits(String name) {
        StringBuilder digits = new StringBuilder();
        for (Json item : array(name)) {
            digits.append(whole(item));
        }
        return digits.toString();
    }

    static String text(Json json) {
        if (json instanceof Json.Text text) {
            return text.value();
        }
        throw new IllegalArgumentException("not a string: " + json);
    }

    static int whole(Json json) {
        if (json instanceof Json.Numeral number) {
            return Integer.parseInt(number.literal());
        }
        throw new IllegalArgumentException("not a number: " + json);
    }

    static List<Json> items(Json json) {
        if (json instanceof Json.Array array) {
            return array.items();
        }
        throw new IllegalArgumentException("not an array: " + json);
    }

    static List<Json> items(Json json, int count) {
        List<Json> items = items(json);
        if (items.size() != count) {
            throw new IllegalArgumentException(items.size() + " items, not " + count);
        }
        return items;
    }
}
