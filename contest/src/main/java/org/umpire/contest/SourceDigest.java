package org.umpire.contest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.languages.Sources;
import org.umpire.record.Digests;
import org.umpire.record.Shown;

/**
 * What tells the source of a submission from others: the digest of a file, or that of the names and digests of the files in
 * a folder.
 */
final class SourceDigest {
    private SourceDigest() {}

    /** Returns the digest of a file. */
    static String ofFile(Path file) throws IOException {
        return written(digest(file));
    }

    /** Returns the digest of a folder with these files. */
    static String ofFolder(List<Path> files) throws IOException {
        Map<String, byte[]> digests = new TreeMap<>();
        for (Path file : files) {
            digests.put(String.valueOf(file.getFileName()), digest(file));
        }
        return ofFolder(digests);
    }

    /** Returns whether sources that were read are what was handed in. */
    static boolean is(Handed one, Sources sources) {
        Map<String, byte[]> digests = new TreeMap<>();
        sources.files()
                .forEach((name, bytes) -> digests.put(name, Digests.sha256().digest(bytes)));
        byte[] only = digests.get(sources.main());
        // A file that is alone is called otherwise where it is judged.
        boolean alone = digests.size() == 1 && only != null && written(only).equals(one.digest());
        return alone || ofFolder(digests).equals(one.digest());
    }

    /** Returns how what is there now differs from what was handed in, in a few words; empty if it does not. */
    static Optional<String> difference(Handed one) {
        try {
            return now(one.path()).equals(one.digest()) ? Optional.empty() : Optional.of("changed");
        } catch (IOException | UncheckedIOException e) {
            return Optional.of("could not be read any more (" + Shown.of(e.toString()) + ")");
        }
    }

    /** Returns the digest of what is there, or nothing if that is no source. */
    private static String now(Path path) throws IOException {
        if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            boolean other = Files.exists(path, LinkOption.NOFOLLOW_LINKS) && !isFile(path);
            return other ? "" : ofFile(path);
        }
        List<Path> files;
        try (Stream<Path> listed = Files.list(path)) {
            files = listed.filter(file -> !Sources.isHidden(file)).toList();
        }
        return files.stream().allMatch(SourceDigest::isFile) ? ofFolder(files) : "";
    }

    private static boolean isFile(Path path) {
        return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
    }

    private static String ofFolder(Map<String, byte[]> digests) {
        MessageDigest all = Digests.sha256();
        digests.forEach((name, digest) -> {
            all.update((name + "\n").getBytes(StandardCharsets.UTF_8));
            all.update(digest);
        });
        return written(all.digest());
    }

    /** Returns the digest of a file, which may be large. */
    private static byte[] digest(Path file) throws IOException {
        MessageDigest digest = Digests.sha256();
        byte[] piece = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int count = in.read(piece); count >= 0; count = in.read(piece)) {
                digest.update(piece, 0, count);
            }
        }
        return digest.digest();
    }

    private static String written(byte[] digest) {
        return "sha256:" + HexFormat.of().formatHex(digest);
    }
}
