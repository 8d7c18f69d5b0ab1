package org.umpire.checks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A document, as far as checks need it.
 *
 * @param prose its lines that are no code block
 * @param code the lines of its code blocks
 */
record Markdown(List<String> prose, List<String> code) {
    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(([^)\\s]+)(?:\\s+\"[^\"]*\")?\\)");
    private static final Pattern HEADING = Pattern.compile("#{1,6}\\s+(.*?)\\s*#*");
    private static final Pattern ANCHOR = Pattern.compile("<a\\s+(?:id|name)=\"([^\"]+)\"");
    private static final Pattern MENTION = Pattern.compile("docs/[a-z0-9/-]+\\.md(?:#[a-z0-9-]+)?");

    static Markdown of(Path file) {
        List<String> prose = new ArrayList<>();
        List<String> code = new ArrayList<>();
        boolean inCode = false;
        for (String line : Tree.text(file).lines().toList()) {
            if (line.stripLeading().startsWith("```")) {
                inCode = !inCode;
            } else {
                (inCode ? code : prose).add(line);
            }
        }
        return new Markdown(prose, code);
    }

    /** Returns the targets of all links. */
    List<String> links() {
        List<String> links = new ArrayList<>();
        for (String line : prose) {
            Matcher matcher = LINK.matcher(line.replaceAll("`[^`]*`", "``"));
            while (matcher.find()) {
                links.add(matcher.group(1));
            }
        }
        return links;
    }

    /** Returns the anchors: those of headings, as GitHub makes them, and those that are written as such. */
    Set<String> anchors() {
        Set<String> anchors = new LinkedHashSet<>();
        Map<String, Integer> seen = new HashMap<>();
        for (String line : prose) {
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) {
                String slug = slug(heading.group(1));
                int before = seen.merge(slug, 1, Integer::sum) - 1;
                anchors.add(before == 0 ? slug : slug + "-" + before);
            }
            Matcher anchor = ANCHOR.matcher(line);
            while (anchor.find()) {
                anchors.add(anchor.group(1));
            }
        }
        return anchors;
    }

    /** Returns the documents, with or without an anchor, that a text names. */
    static List<String> mentions(String text) {
        List<String> mentions = new ArrayList<>();
        // A long name may be broken over two lines of a comment.
        Matcher matcher = MENTION.matcher(text.replaceAll("\\n\\s*(\\*|//) ", " "));
        while (matcher.find()) {
            mentions.add(matcher.group());
        }
        return mentions;
    }

    private static String slug(String heading) {
        String plain = heading.replaceAll("<[^>]*>", "")
                .replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
                .toLowerCase(Locale.ROOT);
        return plain.replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "").replace(' ', '-');
    }
}
