package org.umpire.sandbox;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Programs in C, where the host has a compiler. */
final class C {
    private C() {}

    /** Returns the program made from a source, in {@code folder}. */
    static Path compile(Path folder, String name, String source, String... options)
            throws IOException, InterruptedException {
        assumeTrue(Host.tool("gcc").isPresent(), "SKIPPED: no gcc here");
        Path file = Files.writeString(folder.resolve(name + ".c"), source);
        Path binary = folder.resolve(name);
        List<String> command = new ArrayList<>(List.of("gcc", "-O1", "-o", binary.toString(), file.toString()));
        command.addAll(List.of(options));
        Process gcc = new ProcessBuilder(command).inheritIO().start();
        if (gcc.waitFor() != 0) {
            throw new IllegalStateException("gcc failed: " + command);
        }
        return binary;
    }
}
