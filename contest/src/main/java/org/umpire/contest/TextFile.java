package org.umpire.contest;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.umpire.record.Shown;

/** A file that somebody wrote, read whole. */
final class TextFile {
    private static final long BYTES_MAX = 64_000_000;

    private TextFile() {}

    /** Returns the text, without the mark that some editors put before it; or notes why there is none. */
    static Optional<String> read(Path path, List<Problem> problems) {
        try {
            if (Files.isDirectory(path)) {
                return none(problems, "this is a folder; name a file");
            }
            if (Files.notExists(path)) {
                return none(problems, "there is no such file");
            }
            if (Files.size(path) > BYTES_MAX) {
                return none(problems, "such a file has at most " + SizeText.write(BYTES_MAX));
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(path)))
                    .toString();
            return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException e) {
            return none(problems, "not UTF-8 text");
        } catch (IOException e) {
            return none(problems, "cannot be read: " + Shown.of(e.toString()));
        }
    }

    private static Optional<String> none(List<Problem> problems, String text) {
        problems.add(new Problem(0, text));
        return Optional.empty();
    }
}
