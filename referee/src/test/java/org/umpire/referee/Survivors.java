package org.umpire.referee;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Marks the programs of a table by a variable of their environment, and looks for what is left of them. */
final class Survivors {
    private final String mark = UUID.randomUUID().toString();

    Map<String, String> environment() {
        return Map.of("UMPIRE_TEST_TABLE", mark);
    }

    /** Returns every process that carries the mark, or had it from its parent. */
    List<String> left() {
        List<String> left = new ArrayList<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                if (environment(process).contains(mark)) {
                    left.add(process + " " + read(process.resolve("cmdline")).replace('\0', ' '));
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException("this test needs /proc", e);
        }
        return left;
    }

    private static String environment(Path process) {
        return read(process.resolve("environ"));
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // it has ended meanwhile, or is another user's
        }
    }
}
