package org.umpire.record;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The lines of a record, to be changed behind Umpire's back. */
final class Edits {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
                    .build())
            .build();

    private final List<String> lines;

    private Edits(List<String> lines) {
        this.lines = lines;
    }

    static Edits of(Path file) {
        try {
            return new Edits(new ArrayList<>(Files.readAllLines(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the 1-based line of the first entry of this kind. */
    int line(String kind) {
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("{\"entry\":\"" + kind + "\"")) {
                return i + 1;
            }
        }
        throw new AssertionError("no entry of kind " + kind);
    }

    int last() {
        return lines.size();
    }

    /** Changes the JSON of a 1-based line. */
    Edits change(int line, Consumer<ObjectNode> change) {
        ObjectNode node = (ObjectNode) MAPPER.readTree(lines.get(line - 1));
        change.accept(node);
        lines.set(line - 1, MAPPER.writeValueAsString(node));
        return this;
    }

    Edits remove(int line) {
        lines.remove(line - 1);
        return this;
    }

    Edits swap(int line) {
        lines.add(line - 1, lines.remove(line));
        return this;
    }

    /** Puts the text of a 1-based line into another's place. */
    Edits set(int line, String text) {
        lines.set(line - 1, text);
        return this;
    }

    String get(int line) {
        return lines.get(line - 1);
    }

    /** Seals the record again, as somebody who knows its format would. */
    Edits seal() {
        Seal seal = new Seal();
        for (String line : lines.subList(0, lines.size() - 1)) {
            byte[] bytes = (line + "\n").getBytes(StandardCharsets.US_ASCII);
            seal.add(bytes, 0, bytes.length);
        }
        change(lines.size(), node -> node.remove("seal"));
        byte[] sealed = seal.close((get(lines.size()) + "\n").getBytes(StandardCharsets.US_ASCII));
        lines.set(lines.size() - 1, new String(sealed, 0, sealed.length - 1, StandardCharsets.US_ASCII));
        return this;
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        lines.forEach(line -> bytes.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8)));
        return bytes.toByteArray();
    }

    Path write(Path file) {
        try {
            return Files.write(file, bytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
