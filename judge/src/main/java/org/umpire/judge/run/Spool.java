package org.umpire.judge.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.umpire.sandbox.Confined;

/** Keeps an output until it is handed to a validator: in memory, and in a file once it is large. */
final class Spool implements AutoCloseable {
    private static final int MEMORY_BYTES = 1 << 20;

    private final CaseFiles files;
    private final ByteArrayOutputStream memory = new ByteArrayOutputStream();
    private Optional<Path> file = Optional.empty();
    private OutputStream out = memory;

    /**
     * @param files in whose folder the file is made
     */
    Spool(CaseFiles files) {
        this.files = files;
    }

    void take(byte[] bytes, int length) throws IOException {
        if (file.isEmpty() && memory.size() + length > MEMORY_BYTES) {
            Path made = Files.createTempFile(files.folder(), "output-", "");
            file = Optional.of(made);
            out = Files.newOutputStream(made);
            memory.writeTo(out);
            memory.reset();
        }
        out.write(bytes, 0, length);
    }

    /** Queues all of it as the input of a program, and its end. */
    void send(Confined program) throws IOException {
        out.close();
        if (file.isPresent()) {
            Input.send(file.get(), program);
        } else {
            program.send(memory.toByteArray());
            program.closeInput();
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
        if (file.isPresent()) {
            Files.deleteIfExists(file.get());
        }
    }
}
