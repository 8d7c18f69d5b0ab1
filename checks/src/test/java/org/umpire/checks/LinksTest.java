package org.umpire.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinksTest {
    @Test
    void everyRelativeLinkLeadsSomewhere() {
        List<String> dead = new ArrayList<>();
        for (Path file : Tree.files(".md")) {
            for (String link : Markdown.of(file).links()) {
                if (!link.matches("[a-z]+:.*") && !leadsSomewhere(file, link)) {
                    dead.add(Tree.shown(file) + ": " + link);
                }
            }
        }
        assertThat(dead).as("links that lead nowhere").isEmpty();
    }

    private static boolean leadsSomewhere(Path from, String link) {
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? from : from.resolveSibling(parts[0]).normalize();
        if (!Files.exists(target)) {
            return false;
        }
        return parts.length == 1
                || !Tree.name(target).endsWith(".md")
                || Markdown.of(target).anchors().contains(parts[1]);
    }

    @Test
    void sourcesPointToAnchorsThatAreThere() {
        List<String> dead = new ArrayList<>();
        for (Path file : Tree.mainSources()) {
            for (String link : Markdown.mentions(Tree.text(file))) {
                if (!leadsSomewhere(Tree.root().resolve("README.md"), link)) {
                    dead.add(Tree.shown(file) + ": " + link);
                }
            }
        }
        assertThat(dead)
                .as("documents and anchors that sources name, and that are not there")
                .isEmpty();
    }
}
