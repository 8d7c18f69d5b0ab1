package org.umpire.league;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.umpire.record.Digests;

/**
 * The head of a page that is one file and needs nothing else: its style sheets are within it, it has no script, and its
 * own policy forbids any.
 */
public final class PageHead {
    private PageHead() {}

    /** Writes the head, with the title and style sheets of this module, one after another. */
    public static void write(Markup page, String title, String... sheets) {
        StringBuilder css = new StringBuilder();
        for (String sheet : sheets) {
            css.append(sheet(sheet));
        }
        page.open("head").open("meta", "charset", "utf-8");
        page.open(
                "meta",
                "http-equiv",
                "Content-Security-Policy",
                "content",
                "default-src 'none'; style-src '" + hash(css.toString()) + "'; base-uri 'none'; form-action 'none'");
        page.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.open("meta", "name", "color-scheme", "content", "light dark");
        page.open("meta", "name", "robots", "content", "noindex");
        page.element("title", title);
        page.style(css.toString()).close("head");
    }

    private static String sheet(String name) {
        try (InputStream in = PageHead.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing from this build");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + name, e);
        }
    }

    private static String hash(String css) {
        return "sha256-"
                + Base64.getEncoder().encodeToString(Digests.sha256().digest(css.getBytes(StandardCharsets.UTF_8)));
    }
}
