package org.umpire.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HouseTest {
    /** Folders of one person or one machine. */
    private static final Pattern ONE_MACHINE =
            Pattern.compile("(^|[^A-Za-z0-9_.$}-])/(work|farm|root|Users/[a-z]+|home/[a-z]+)/");

    private static final Pattern LATER = Pattern.compile("\\b(TODO|FIXME|XXX|HACK)\\b");

    @Test
    void noFileNamesAPathOfOneMachine() {
        assertThat(lines(ONE_MACHINE)).as("paths of one machine").isEmpty();
    }

    @Test
    void nothingIsPutOffInTheCode() {
        assertThat(lines(LATER))
                .as("marks for later work; open an issue instead")
                .isEmpty();
    }

    @Test
    void theChangelogHasAPlaceForWhatIsNew() {
        assertThat(Markdown.of(Tree.root().resolve("CHANGELOG.md")).anchors()).contains("unreleased");
    }

    private static List<String> lines(Pattern bad) {
        List<String> found = new ArrayList<>();
        for (String ending :
                List.of(".java", ".md", ".xml", ".sh", ".py", ".toml", ".c", ".cpp", ".js", "umpire", "verify")) {
            for (Path file : Tree.files(ending)) {
                if (Tree.shown(file).startsWith("checks/")) {
                    continue;
                }
                List<String> lines = Tree.text(file).lines().toList();
                for (int i = 0; i < lines.size(); i++) {
                    if (bad.matcher(lines.get(i)).find()) {
                        found.add(Tree.shown(file) + ":" + (i + 1) + ": "
                                + lines.get(i).strip());
                    }
                }
            }
        }
        return found;
    }
}
