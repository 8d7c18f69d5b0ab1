package org.umpire.rules;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;

/** One line to a program, and what it owes for it. Two are equal if their lines and what is owed are. */
public final class Exchange {
    private final Reply owed;
    private final Optional<byte[]> ascii;
    /** Of a line that is given as bytes, made when it is asked for: most go to programs, which take bytes. */
    private Optional<String> text;

    /**
     * Makes one of a text.
     *
     * @param line without its line end
     * @throws IllegalArgumentException if it is more than one line
     */
    public Exchange(String line, Reply owed) {
        if (line.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("more than one line: " + line);
        }
        this.owed = owed;
        ascii = Optional.empty();
        text = Optional.of(line);
    }

    private Exchange(byte[] line, Reply owed) {
        this.owed = owed;
        ascii = Optional.of(line);
        text = Optional.empty();
    }

    /**
     * Makes one of a long line without looking at its bytes.
     *
     * @param line in ASCII, without any line end; not copied: it must not change any more
     */
    public static Exchange ofAscii(byte[] line, Reply owed) {
        return new Exchange(line, owed);
    }

    /** Returns the line without its line end. */
    public synchronized String line() {
        if (text.isEmpty()) {
            text = Optional.of(new String(ascii.orElseThrow(), StandardCharsets.ISO_8859_1));
        }
        return text.get();
    }

    /** Returns the line without its line end, in UTF-8. The bytes must not be changed. */
    public byte[] bytes() {
        return ascii.orElseGet(() -> line().getBytes(StandardCharsets.UTF_8));
    }

    /** Returns what is owed for it. */
    public Reply owed() {
        return owed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Exchange that && owed == that.owed && line().equals(that.line());
    }

    @Override
    public int hashCode() {
        return Objects.hash(line(), owed);
    }

    @Override
    public String toString() {
        return "Exchange[line=" + line() + ", owed=" + owed + "]";
    }
}
