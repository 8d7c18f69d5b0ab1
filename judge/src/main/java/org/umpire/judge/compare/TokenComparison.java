package org.umpire.judge.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Compares an output, as it comes, with an answer, token by token: the default output validator of the problem package
 * format. A token is what stands between white space: blank, form feed, line feed, carriage return, tabulators. Bytes are
 * compared, not characters; no byte is special but these, so a byte order mark or a NUL is part of its token. Memory does
 * not grow with the length of the output, of the answer, or of a token.
 */
public final class TokenComparison {
    /** What is longer is no number: the format asks for thirty digits on each side of the point. */
    private static final int NUMBER_BYTES_MAX = 1024;

    private static final int SHOWN_BYTES = 40;

    private final ComparisonFlags flags;
    private final ByteSource answer;
    private final byte[] token = new byte[NUMBER_BYTES_MAX];
    private int tokenLength;
    private OptionalDouble expected = OptionalDouble.empty();
    private final byte[] expectedBytes = new byte[SHOWN_BYTES + 1];
    private int expectedLength;
    private boolean inToken;
    private long line = 1;
    private Optional<String> difference = Optional.empty();

    /**
     * Begins.
     *
     * @param answer read as far as needed, and not closed
     */
    public TokenComparison(InputStream answer, ComparisonFlags flags) {
        this.flags = flags;
        this.answer = new ByteSource(answer, NUMBER_BYTES_MAX + 1);
    }

    /** Returns the first difference, in one line for people, if one has been found yet. */
    public Optional<String> difference() {
        return difference;
    }

    /** Takes the next bytes of the output. */
    public void take(byte[] bytes, int offset, int length) throws IOException {
        for (int k = offset; k < offset + length && difference.isEmpty(); k++) {
            take(bytes[k]);
        }
    }

    /** Takes note that the output ends. Then {@link #difference} has the last word. */
    public void end() throws IOException {
        if (difference.isPresent()) {
            return;
        }
        if (inToken) {
            endToken();
        }
        if (!flags.spaceChangeSensitive()) {
            answer.skipSpace();
        }
        if (difference.isEmpty() && answer.peek() >= 0) {
            expectedLength = answer.copyToken(expectedBytes);
            differ(
                    answer.peekIsSpace()
                            ? "the output ends before the white space at the end of the answer"
                            : "the output ends where the answer goes on with \"" + shownExpected() + "\"");
        }
    }

    private void take(byte b) throws IOException {
        if (ByteSource.isSpace(b)) {
            if (inToken) {
                endToken();
            }
            if (difference.isEmpty() && flags.spaceChangeSensitive() && answer.next() != b) {
                differ("white space differs from that of the answer");
            }
            line += b == '\n' ? 1 : 0;
            return;
        }
        if (!inToken) {
            beginToken();
        }
        if (difference.isPresent()) {
            return;
        }
        if (tokenLength < token.length) {
            token[tokenLength] = b;
        }
        tokenLength++;
        if (expected.isEmpty() && !same(answer.peekIsSpace() ? -1 : answer.next(), b)) {
            differText();
        }
    }

    private void beginToken() throws IOException {
        inToken = true;
        tokenLength = 0;
        if (!flags.spaceChangeSensitive()) {
            answer.skipSpace();
        }
        if (answer.peek() < 0) {
            differ("the output goes on where the answer ends");
            return;
        }
        if (answer.peekIsSpace()) {
            differ("white space differs from that of the answer");
            return;
        }
        expectedLength = answer.copyToken(expectedBytes);
        expected = flags.numbers() ? number() : OptionalDouble.empty();
    }

    /** Returns the number that the next token of the answer is, if it is one; then the token has been read. */
    private OptionalDouble number() throws IOException {
        int length = answer.tokenAhead(NUMBER_BYTES_MAX);
        if (length > NUMBER_BYTES_MAX) {
            return OptionalDouble.empty();
        }
        OptionalDouble number = Numbers.read(answer.ahead(length));
        if (number.isPresent()) {
            answer.skip(length);
        }
        return number;
    }

    private void endToken() throws IOException {
        inToken = false;
        if (expected.isEmpty()) {
            if (answer.peek() >= 0 && !answer.peekIsSpace()) {
                differText();
            }
            return;
        }
        OptionalDouble said = tokenLength > token.length
                ? OptionalDouble.empty()
                : Numbers.read(new String(token, 0, tokenLength, StandardCharsets.ISO_8859_1));
        if (said.isEmpty()) {
            differ("\"" + shownToken() + "\" is no number, where the answer has \"" + shownExpected() + "\"");
        } else if (!near(said.getAsDouble(), expected.getAsDouble())) {
            differ("\"" + shownToken() + "\" is too far from \"" + shownExpected() + "\"");
        }
    }

    private boolean near(double said, double right) {
        double distance = Math.abs(said - right);
        return (flags.absolute().isPresent() && distance <= flags.absolute().getAsDouble())
                || (flags.relative().isPresent() && distance <= flags.relative().getAsDouble() * Math.abs(right));
    }

    private boolean same(int right, byte said) {
        return right == (said & 0xff) || (!flags.caseSensitive() && right >= 0 && small(right) == small(said & 0xff));
    }

    private static int small(int b) {
        return b >= 'A' && b <= 'Z' ? b + ('a' - 'A') : b;
    }

    private void differText() {
        differ("\"" + shownToken() + "\" differs from \"" + shownExpected() + "\"");
    }

    private String shownExpected() {
        return shown(expectedBytes, expectedLength);
    }

    private String shownToken() {
        return shown(token, tokenLength);
    }

    private static String shown(byte[] bytes, int length) {
        int some = Math.min(length, SHOWN_BYTES);
        return new String(bytes, 0, some, StandardCharsets.ISO_8859_1) + (length > some ? "…" : "");
    }

    private void differ(String how) {
        difference = Optional.of("line " + line + ": " + how);
    }
}
