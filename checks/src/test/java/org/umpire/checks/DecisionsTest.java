package org.umpire.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The decisions are numbered without a gap, and their index names each of them once, in order. */
class DecisionsTest {
    private static final Path FOLDER = Tree.root().resolve("docs/decisions");

    @Test
    void theIndexIsThatOfTheFiles() throws IOException {
        List<String> rows = Tree.text(FOLDER.resolve("README.md"))
                .lines()
                .filter(line -> line.startsWith("| ["))
                .map(line -> line.substring(0, line.lastIndexOf('|', line.length() - 2))) // without its status
                .toList();
        List<String> expected = new ArrayList<>();
        for (String name : names()) {
            String number = String.format(Locale.ROOT, "%04d", expected.size() + 1);
            String heading = Tree.text(FOLDER.resolve(name)).lines().findFirst().orElse("");
            assertThat(name).startsWith(number + "-");
            assertThat(heading).as(name).startsWith("# " + number + " ");
            expected.add("| [" + number + "](" + name + ") | " + heading.substring("# 0000 ".length()) + " ");
        }
        assertThat(rows).isNotEmpty().isEqualTo(expected);
    }

    private static List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> !name.equals("README.md"))
                    .sorted()
                    .toList();
        }
    }
}
