package org.umpire.judge.run;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.umpire.sandbox.Confined;

/** Sends a file to a program. */
final class Input {
    /** Below it reading is cheaper than mapping. */
    private static final long MAPPED_BYTES = 1 << 20;

    private Input() {}

    /** Queues the whole of a file as the program's input, and its end. A large one is not held in memory. */
    static void send(Path file, Confined program) throws IOException {
        long size = Files.size(file);
        if (size < MAPPED_BYTES) {
            program.send(Files.readAllBytes(file));
        } else {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                for (long at = 0; at < size; at += Integer.MAX_VALUE) {
                    ByteBuffer piece =
                            channel.map(FileChannel.MapMode.READ_ONLY, at, Math.min(Integer.MAX_VALUE, size - at));
                    program.send(piece);
                }
            }
        }
        program.closeInput();
    }
}
