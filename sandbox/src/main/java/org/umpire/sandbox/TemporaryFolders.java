package org.umpire.sandbox;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Folders among the host's temporary files whose names tell the process that made them, so that what a killed run left is
 * removed by the next one. Everything of ours that lies there is made here. Safe for use by many threads.
 */
public final class TemporaryFolders {
    private static final Path PLACE = Path.of(System.getProperty("java.io.tmpdir"));

    private TemporaryFolders() {}

    /** Makes a folder that only we may enter. It is the caller's to remove. */
    public static Path make() throws IOException {
        sweep();
        return Files.createTempDirectory(prefix());
    }

    /** Returns where a folder of ours may be made later; nothing is there yet. */
    public static Path unused() {
        sweep();
        return PLACE.resolve(prefix() + ThreadLocalRandom.current().nextLong(Long.MAX_VALUE));
    }

    /** Removes a folder with all that is in it; links are removed, not followed. */
    public static void remove(Path root) throws IOException {
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
                Files.delete(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** Removes what runs have left that are no more, in this container. */
    private static void sweep() {
        Pattern pattern = Pattern.compile("umpire-([0-9]+)-([0-9]+)-" + Processes.namespace() + "-[0-9]+");
        String[] names = PLACE.toFile().list();
        for (String name : names == null ? new String[0] : names) {
            Matcher matcher = pattern.matcher(name);
            if (matcher.matches() && Processes.startTime(matcher.group(1)) != Long.parseLong(matcher.group(2))) {
                removeIfPossible(PLACE.resolve(name));
            }
        }
    }

    private static void removeIfPossible(Path root) {
        try {
            remove(root);
        } catch (IOException e) {
            // It is another user's, or another run is faster. If not, the next run tries again.
        }
    }

    private static String prefix() {
        return "umpire-" + ProcessHandle.current().pid() + "-" + Processes.startTime("self") + "-"
                + Processes.namespace() + "-";
    }
}
