package org.umpire.league;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/**
 * HTML, written element by element. Text and attributes are escaped here and nowhere else, and there is no way to write
 * any of them unescaped; elements close in the order in which they were opened.
 */
public final class Markup {
    private static final Set<String> EMPTY = Set.of("meta");
    /** Elements of SVG that hold nothing; within SVG an element has to be closed. */
    private static final Set<String> SHAPES = Set.of("line", "rect", "circle");

    private static final Set<String> BLOCKS = Set.of(
            "html", "head", "body", "main", "header", "footer", "section", "table", "thead", "tbody", "tr", "ul", "ol",
            "li", "dl", "details", "div", "svg", "style", "title", "meta", "h1", "h2", "h3", "p", "nav", "figure");

    private final StringBuilder out = new StringBuilder("<!DOCTYPE html>\n");
    private final Deque<String> open = new ArrayDeque<>();

    /** Opens an element with attributes, given as names and values in turn. */
    public Markup open(String tag, String... attributes) {
        if (BLOCKS.contains(tag) && out.length() > 0 && out.charAt(out.length() - 1) != '\n') {
            out.append('\n');
        }
        out.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1]);
            out.append('"');
        }
        out.append(SHAPES.contains(tag) ? "/>" : ">");
        if (!EMPTY.contains(tag) && !SHAPES.contains(tag)) {
            open.push(tag);
        }
        return this;
    }

    /** Closes the element that was opened last; says which, so that a slip is found. */
    public Markup close(String tag) {
        String last = open.pop();
        if (!last.equals(tag)) {
            throw new IllegalStateException("closes " + tag + " within " + last);
        }
        out.append("</").append(tag).append('>');
        if (BLOCKS.contains(tag)) {
            out.append('\n');
        }
        return this;
    }

    /** Writes text. */
    public Markup text(String text) {
        escape(text);
        return this;
    }

    /** Writes an element that holds text alone. */
    public Markup element(String tag, String text, String... attributes) {
        return open(tag, attributes).text(text).close(tag);
    }

    /** Writes the style sheet of the page, which is ours; within it nothing is escaped. */
    public Markup style(String css) {
        if (css.contains("</")) {
            throw new IllegalArgumentException("a style sheet that ends its element");
        }
        open("style");
        out.append(css);
        return close("style");
    }

    /** Returns all that was written; every element must be closed. */
    @Override
    public String toString() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return out.toString();
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.append(c);
            }
        }
    }
}
