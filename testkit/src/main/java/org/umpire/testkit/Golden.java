package org.umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Texts that must stay as they are, kept as files beside the tests. {@code -Dgolden.update=true} writes them anew, to be
 * reviewed like code; where the environment says that this is CI ({@code CI} is set) that is refused.
 */
public final class Golden {
    private Golden() {}

    /**
     * Fails if the text differs from the file, or if there is no such file.
     *
     * @param file from the module's folder, such as {@code src/test/resources/golden/help.txt}
     */
    public static void check(Path file, String text) {
        try {
            if (Boolean.getBoolean("golden.update")) {
                assertThat(System.getenv("CI"))
                        .as("golden files are not updated in CI")
                        .isNull();
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.writeString(file, text);
            }
            assertThat(file).as("run with -Dgolden.update=true to make it").exists();
            assertThat(text)
                    .as("%s; if the change is meant, run with -Dgolden.update=true", file)
                    .isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException("reading or writing " + file, e);
        }
    }
}
