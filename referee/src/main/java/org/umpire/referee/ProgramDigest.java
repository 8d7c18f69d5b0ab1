package org.umpire.referee;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.TreeMap;
import org.umpire.record.Digests;
import org.umpire.sandbox.Program;

/**
 * The digest by which a program is told from its earlier and later versions: of the words of its command, of the
 * variables set for it, and of the contents of every regular file that one of the words names, seen from its folder.
 *
 * <p>Of a file over 64 MiB, the size and the first 64 MiB count. A first word without a slash is looked up in {@code PATH}
 * and counts as a word alone: {@code python3} is the host's, not the entrant's. Files that a program reads without naming
 * them in its command (modules, tables, class folders) are not seen.
 */
public final class ProgramDigest {
    private static final long MOST = 64L << 20;

    private final MessageDigest sha = Digests.sha256();

    private ProgramDigest() {}

    /** Returns {@code sha256:} and 64 hexadecimal digits. */
    public static String of(Program program) {
        ProgramDigest digest = new ProgramDigest();
        digest.text("umpire program 1");
        for (int i = 0; i < program.argv().size(); i++) {
            String word = program.argv().get(i);
            digest.text("word");
            digest.text(word);
            if (i > 0 || word.indexOf('/') >= 0) {
                digest.file(program.directory(), word);
            }
        }
        new TreeMap<>(program.environment()).forEach((name, value) -> {
            digest.text("variable");
            digest.text(name);
            digest.text(value);
        });
        return "sha256:" + HexFormat.of().formatHex(digest.sha.digest());
    }

    private void file(Path directory, String word) {
        Path path;
        try {
            path = directory.resolve(word);
        } catch (InvalidPathException e) {
            return; // A word that cannot be a path names no file.
        }
        if (word.isEmpty() || !Files.isRegularFile(path)) {
            return;
        }
        try (InputStream in = Files.newInputStream(path)) {
            text("file");
            text(Long.toString(Files.size(path)));
            contents(in);
        } catch (IOException e) {
            // A file that we may not read cannot be told from its other versions; that it is one still counts.
            text("unreadable");
        }
    }

    private void contents(InputStream in) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long left = MOST;
        int read = in.read(buffer);
        while (read > 0 && left > 0) {
            int counted = (int) Math.min(read, left);
            sha.update(buffer, 0, counted);
            left -= counted;
            read = in.read(buffer);
        }
    }

    /** Adds a text behind its length, so that no two lists of texts look alike. */
    private void text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        sha.update((bytes.length + "\n").getBytes(StandardCharsets.US_ASCII));
        sha.update(bytes);
    }
}
