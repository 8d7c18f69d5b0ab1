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
        return marked(path, BYTES_MAX, problems).map(TextFile::unmarked);
    }

    /** Returns a text without the mark that some editors put before it. */
    static String unmarked(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /** Returns the text as it is, at most so many bytes of it; or notes why there is none. */
    static Optional<String> marked(Path path, long bytesMax, List<Problem> problems) {
        try {
            if (Files.isDirectory(path)) {
                return none(problems, "this is a folder; name the file in it");
            }
            if (Files.notExists(path)) {
                return none(problems, "there is no such file");
            }
            if (Files.size(path) > bytesMax) {
                return none(problems, "such a file has at most " + SizeText.write(bytesMax));
            }
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(path)))
                    .toString());
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
