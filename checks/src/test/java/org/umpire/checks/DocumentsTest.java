package org.umpire.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.umpire.bots.Bots;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;

/** Holds the documents to the tree: links lead somewhere, commands exist, no game lacks its documents. */
final class DocumentsTest {
    private static final Path TOP = Tree.root();
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} +(.+)$");
    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\"");
    private static final Pattern FENCE = Pattern.compile("(?ms)^```\\w*\\n(.*?)^```");
    private static final Pattern COMMAND = Pattern.compile("(?m)^\\./umpire (\\w+)");

    @Test
    void everyRelativeLinkLeadsSomewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path document : documents()) {
            Matcher link = LINK.matcher(withoutFences(Files.readString(document)));
            while (link.find()) {
                String target = link.group(1);
                if (!target.contains("://") && !target.startsWith("mailto:") && !leads(document, target)) {
                    broken.add(TOP.relativize(document) + " -> " + target);
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void everyCommandInReadmeExists() throws IOException {
        Set<String> named = new LinkedHashSet<>();
        Matcher fence = FENCE.matcher(Files.readString(TOP.resolve("README.md")));
        while (fence.find()) {
            Matcher command = COMMAND.matcher(fence.group(1));
            while (command.find()) {
                named.add(command.group(1));
            }
        }
        assertThat(named).isNotEmpty();
        assertThat(named)
                .allSatisfy(command -> assertThat(TOP.resolve(
                                "cli/src/test/resources/golden/help/" + command + ".txt"))
                        .as("the help of './umpire %s', which README names", command)
                        .exists());
    }

    @Test
    void noGameLacksItsDocumentsOrABot() throws IOException {
        String readme = Files.readString(TOP.resolve("README.md"));
        List<String> lacking = new ArrayList<>();
        assertThat(GamePacks.all()).isNotEmpty();
        for (GamePack<?, ?, ?, ?> pack : GamePacks.all()) {
            String id = pack.game().id().name();
            for (String document : List.of("docs/games/" + id + ".md", "docs/protocols/" + id + ".md")) {
                if (!Files.exists(TOP.resolve(document))) {
                    lacking.add(id + " lacks " + document);
                }
                if (!readme.contains("(" + document + ")")) {
                    lacking.add(id + ": README does not link " + document);
                }
            }
            if (Bots.of(pack.game().id()).isEmpty()) {
                lacking.add(id + " lacks a reference bot");
            }
            if (!Files.exists(TOP.resolve("games/src/test/resources/org/umpire/games/" + id + "/rules.table"))) {
                lacking.add(id + " lacks a rule table");
            }
        }
        assertThat(lacking).isEmpty();
    }

    @Test
    void everyDecisionIsInTheIndex() throws IOException {
        String index = Files.readString(TOP.resolve("docs/decisions/README.md"));
        try (Stream<Path> files = Files.list(TOP.resolve("docs/decisions"))) {
            assertThat(files.map(file -> String.valueOf(file.getFileName())).filter(name -> !name.equals("README.md")))
                    .isNotEmpty()
                    .allSatisfy(name -> assertThat(index).contains("(" + name + ")"));
        }
    }

    @Test
    void theChangelogIsOpen() throws IOException {
        assertThat(Files.readString(TOP.resolve("CHANGELOG.md"))).contains("\n## Unreleased\n");
    }

    private static boolean leads(Path document, String target) throws IOException {
        int hash = target.indexOf('#');
        String path = hash < 0 ? target : target.substring(0, hash);
        Path file = path.isEmpty() ? document : document.resolveSibling(path).normalize();
        if (!Files.exists(file)) {
            return false;
        }
        return hash < 0 || !file.toString().endsWith(".md") || anchors(file).contains(target.substring(hash + 1));
    }

    /** Returns the anchors of a document: those it names, and those of its headings as the usual renderers make them. */
    private static Set<String> anchors(Path file) throws IOException {
        String text = withoutFences(Files.readString(file));
        Set<String> anchors = new LinkedHashSet<>();
        Matcher named = ANCHOR.matcher(text);
        while (named.find()) {
            anchors.add(named.group(1));
        }
        Matcher heading = HEADING.matcher(text);
        while (heading.find()) {
            anchors.add(heading.group(1)
                    .strip()
                    .toLowerCase(Locale.ROOT)
                    .replaceAll("<[^>]*>", "")
                    .replaceAll("[^\\p{L}\\p{N} _-]", "")
                    .strip()
                    .replace(' ', '-'));
        }
        return anchors;
    }

    private static String withoutFences(String text) {
        return FENCE.matcher(text).replaceAll("");
    }

    private static List<Path> documents() {
        List<Path> found = Tree.files(".md");
        assertThat(found).contains(TOP.resolve("README.md"));
        return found;
    }
}
