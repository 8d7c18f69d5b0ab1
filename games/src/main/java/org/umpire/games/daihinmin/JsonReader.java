package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads JSON strictly (RFC 8259): no member twice, no deep nesting, nothing after the value. Games use no libraries, and
 * these messages need little.
 */
final class JsonReader {
    /** Far more than any message has. */
    private static final int DEPTH_MAX = 16;

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*+)(\\.[0-9]++)?([eE][+-]?[0-9]++)?");
    private static final List<String> WORDS = List.of("true", "false", "null");

    private final String text;
    private int at;

    private JsonReader(String text) {
        this.text = text;
    }

    /** What is wrong, on its way to {@link #read}. */
    private static final class MalformedException extends Exception {
        private static final long serialVersionUID = 1;

        MalformedException(String why) {
            super(why, null, false, false);
        }
    }

    /** Returns the value that a text is, or {@link Json.Malformed}. */
    static Json read(String text) {
        JsonReader reader = new JsonReader(text);
        try {
            Json value = reader.value(0);
            reader.blanks();
            if (reader.at < text.length()) {
                throw reader.wrong("more after the value");
            }
            return value;
        } catch (MalformedException e) {
            return new Json.Malformed(String.valueOf(e.getMessage()));
        }
    }

    private Json value(int depth) throws MalformedException {
        blanks();
        char c = peek();
        if (c == '{' || c == '[') {
            if (depth == DEPTH_MAX) {
                throw wrong("nested deeper than " + DEPTH_MAX);
            }
            at++;
            return c == '{' ? members(depth + 1) : array(depth + 1);
        }
        if (c == '"') {
            return new Json.Text(string());
        }
        for (String word : WORDS) {
            if (text.startsWith(word, at)) {
                at += word.length();
                return new Json.Word(word);
            }
        }
        Matcher number = NUMBER.matcher(text).region(at, text.length());
        if (!number.lookingAt()) {
            throw wrong("no JSON value");
        }
        at = number.end();
        return new Json.Numeral(number.group());
    }

    private Json array(int depth) throws MalformedException {
        List<Json> items = new ArrayList<>();
        blanks();
        if (peek() == ']') {
            at++;
            return new Json.Array(items);
        }
        do {
            items.add(value(depth));
        } while (more(']'));
        return new Json.Array(items);
    }

    private Json members(int depth) throws MalformedException {
        Map<String, Json> members = new LinkedHashMap<>();
        blanks();
        if (peek() == '}') {
            at++;
            return new Json.Members(members);
        }
        do {
            blanks();
            if (peek() != '"') {
                throw wrong("the name of a member is missing");
            }
            String name = string();
            blanks();
            if (peek() != ':') {
                throw wrong("a colon is missing");
            }
            at++;
            Json value = value(depth);
            if (members.put(name, value) != null) {
                throw wrong("the member " + JsonText.shown(name) + " stands twice");
            }
        } while (more('}'));
        return new Json.Members(members);
    }

    /** Reads a comma, or the closing bracket; returns whether it was a comma. */
    private boolean more(char closing) throws MalformedException {
        blanks();
        char c = peek();
        if (c != ',' && c != closing) {
            throw wrong("a comma or " + closing + " is missing");
        }
        at++;
        return c == ',';
    }

    private String string() throws MalformedException {
        StringBuilder string = new StringBuilder();
        at++;
        while (true) {
            char c = peek();
            at++;
            if (c == '"') {
                return string.toString();
            } else if (c < ' ') {
                throw wrong("a control character in a string");
            } else if (c != '\\') {
                string.append(c);
            } else {
                string.append(escaped());
            }
        }
    }

    private char escaped() throws MalformedException {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                int code = 0;
                for (int i = 0; i < 4; i++) {
                    int digit = Character.digit(peek(), 16);
                    if (digit < 0 || peek() > 'f') {
                        throw wrong("no such escape");
                    }
                    code = code * 16 + digit;
                    at++;
                }
                yield (char) code;
            }
            default -> throw wrong("no such escape");
        };
    }

    private void blanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() throws MalformedException {
        if (at >= text.length()) {
            throw wrong("it ends too early");
        }
        return text.charAt(at);
    }

    private MalformedException wrong(String why) {
        return new MalformedException(why + ", at character " + Math.min(at + 1, text.length() + 1));
    }
}
