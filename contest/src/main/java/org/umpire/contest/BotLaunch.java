package org.umpire.contest;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.umpire.bots.BotMain;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.record.Digests;
import org.umpire.rules.GamePack;
import org.umpire.sandbox.Program;

/** Runs a reference bot as a program like any other: in a Java machine of its own, over its standard streams. */
final class BotLaunch {
    // What a Java machine needs beside its heap.
    private static final long OUTSIDE_HEAP_BYTES = 64L << 20;
    private static final long HEAP_BYTES_MIN = 16L << 20;
    private static final long HEAP_BYTES_MAX = 512L << 20;

    private BotLaunch() {}

    static Startable of(ReferenceBot<?, ?> bot, long memoryBytes) {
        List<Path> code = code();
        long heap = Math.max(HEAP_BYTES_MIN, Math.min(HEAP_BYTES_MAX, memoryBytes - OUTSIDE_HEAP_BYTES));
        List<String> argv = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + (heap >> 20) + "m",
                "-Xss2m",
                // Small and quick to start: its start is on its clock.
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp"));
        Path folder = commonFolder(code);
        argv.add(code.stream()
                .map(path -> folder.relativize(path).toString())
                .collect(Collectors.joining(File.pathSeparator)));
        argv.add(BotMain.class.getName());
        argv.add(bot.path());
        return new Startable("umpire bot " + bot.path(), digest(bot, code), new Program(argv, folder, Map.of()));
    }

    /** Returns the jars, or folders of classes, that hold the bots, their games and what both stand on. */
    private static List<Path> code() {
        NavigableSet<Path> code = new TreeSet<>();
        code.add(source(BotMain.class));
        code.add(source(GamePack.class));
        for (ReferenceBot<?, ?> bot : Bots.all()) {
            code.add(source(bot.bot().getClass()));
            code.add(source(bot.protocol().getClass()));
        }
        return List.copyOf(code);
    }

    private static Path source(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null) {
            throw new IllegalStateException("nobody knows where " + type + " was loaded from");
        }
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a place that is no file: " + source.getLocation(), e);
        }
    }

    /** Returns the folder that is staged with the program: as small as it can be. */
    private static Path commonFolder(List<Path> paths) {
        Path common = parent(paths.get(0));
        for (Path path : paths) {
            while (!path.startsWith(common)) {
                common = parent(common);
            }
        }
        return common;
    }

    private static Path parent(Path path) {
        Path parent = path.getParent();
        return parent == null ? path : parent;
    }

    /** Returns the digest of the code, so that a bot which was changed is told from what it was. */
    private static String digest(ReferenceBot<?, ?> bot, List<Path> code) {
        MessageDigest sha = Digests.sha256();
        sha.update(("umpire bot " + bot.path() + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            for (Path place : code) {
                for (Path file : files(place)) {
                    sha.update(Digests.of(Files.readAllBytes(file)).getBytes(StandardCharsets.UTF_8));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the code of " + bot.path(), e);
        }
        return "sha256:" + HexFormat.of().formatHex(sha.digest());
    }

    private static List<Path> files(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            return List.of(place);
        }
        try (Stream<Path> walked = Files.walk(place)) {
            return walked.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
