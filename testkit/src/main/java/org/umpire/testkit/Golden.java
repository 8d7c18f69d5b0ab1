package org.umpire.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Texts that must not change by accident: kept in files, compared byte for byte. {@code -Dgolden.update=true} writes the
 * files anew, to be reviewed like code; where {@code CI=true} it refuses.
 */
public final class Golden {
    private final boolean update;
    private final boolean ci;

    Golden(boolean update, boolean ci) {
        this.update = update;
        this.ci = ci;
    }

    /**
     * Checks that a file holds a text, or writes it there when asked to.
     *
     * @param file from the module's folder, such as {@code src/test/resources/golden/help.txt}
     * @throws AssertionError that shows the first line that differs
     */
    public static void check(Path file, String text) {
        boolean update = Boolean.getBoolean("golden.update") && !Mutants.running();
        new Golden(update, "true".equals(System.getenv("CI"))).verify(file, text);
    }

    void verify(Path file, String text) {
        if (update && ci) {
            throw new AssertionError("golden files are not updated where CI=true: " + file);
        }
        try {
            if (update) {
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.writeString(file, text);
                return;
            }
            String golden = Files.exists(file) ? Files.readString(file) : "";
            if (!golden.equals(text)) {
                throw new AssertionError(difference(file, golden, text));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot use " + file, e);
        }
    }

    private static String difference(Path file, String golden, String text) {
        String[] old = golden.split("\n", -1);
        String[] now = text.split("\n", -1);
        int line = 0;
        while (line < old.length && line < now.length && old[line].equals(now[line])) {
            line++;
        }
        return file + ":" + (line + 1) + ": expected '" + (line < old.length ? old[line] : "(end)") + "', but was '"
                + (line < now.length ? now[line] : "(end)") + "' (if that is right: -Dgolden.update=true)";
    }
}
