package org.umpire.languages;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which class a Java program of one source begins in. Java wants the file named after it, while whoever collects sources
 * names files otherwise. It reads no more of the language than it must: comments, quotes and braces.
 */
final class JavaMain {
    private static final String USUAL = "Main";
    private static final Pattern TYPE =
            Pattern.compile("\\b(?:class|interface|enum|record)\\s+(?<name>[\\p{L}_][\\p{L}\\p{Nd}_]*)");
    private static final Pattern OPEN = Pattern.compile("\\bpublic\\b");
    private static final Pattern MAIN = Pattern.compile("\\bvoid\\s+main\\s*\\(");

    private final String source;
    private final List<Type> types = new ArrayList<>();
    private final StringBuilder head = new StringBuilder();
    private final StringBuilder body = new StringBuilder();
    private int depth;

    /** A type that no other surrounds. */
    private record Type(String name, boolean open, boolean begins) {}

    private JavaMain(String source) {
        this.source = source;
    }

    /** Returns the public type, after which the file must be named; without one, the first with a main method. */
    static String of(String source) {
        JavaMain main = new JavaMain(source);
        main.read();
        return main.types.stream()
                .filter(Type::open)
                .findFirst()
                .or(() -> main.types.stream().filter(Type::begins).findFirst())
                .map(Type::name)
                .orElse(USUAL);
    }

    private void read() {
        int at = 0;
        while (at < source.length()) {
            int end = silent(at);
            if (end > at) {
                (depth == 0 ? head : body).append(' ');
                at = end;
            } else {
                take(source.charAt(at++));
            }
        }
    }

    private void take(char c) {
        if (c == '{') {
            depth++;
        } else if (c == '}') {
            depth = Math.max(0, depth - 1);
            if (depth == 0) {
                type();
            }
        } else if (depth > 0) {
            body.append(c);
        } else if (c == ';') {
            head.setLength(0);
        } else {
            head.append(c);
        }
    }

    private void type() {
        Matcher found = TYPE.matcher(head);
        if (found.find()) {
            types.add(new Type(
                    found.group("name"),
                    OPEN.matcher(head).region(0, found.start()).find(),
                    MAIN.matcher(body).find()));
        }
        head.setLength(0);
        body.setLength(0);
    }

    /** Returns where a comment or a quotation that begins here ends; or the same place. */
    private int silent(int at) {
        if (source.startsWith("//", at)) {
            return orEnd(source.indexOf('\n', at));
        }
        if (source.startsWith("/*", at)) {
            int end = source.indexOf("*/", at + 2);
            return end < 0 ? source.length() : end + 2;
        }
        if (source.startsWith("\"\"\"", at)) {
            return quoted(at, "\"\"\"");
        }
        char c = source.charAt(at);
        return c == '"' || c == '\'' ? quoted(at, String.valueOf(c)) : at;
    }

    private int quoted(int begin, String quotes) {
        int at = begin + quotes.length();
        while (at < source.length() && !source.startsWith(quotes, at)) {
            at += source.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(source.length(), at + quotes.length());
    }

    private int orEnd(int at) {
        return at < 0 ? source.length() : at;
    }
}
