package org.umpire.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.umpire.rules.Budget;

/** SHA-256 digests, as they stand in records. */
public final class Digests {
    private static final Pattern FORM = Pattern.compile("sha256:[0-9a-f]{64}");

    private Digests() {}

    /** Returns {@code sha256:} and 64 hexadecimal digits. */
    public static String of(byte[] bytes) {
        return "sha256:" + HexFormat.of().formatHex(sha256().digest(bytes));
    }

    /** Returns the digest of the UTF-8 bytes of a text. */
    public static String of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns a fresh SHA-256. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /**
     * Returns the digest of a deal that is still secret: of the nonce, a line end, and the deal as written.
     *
     * @param nonce as of {@link SeasonSecret#nonce}
     */
    public static String ofDeal(String nonce, String deal) {
        return of(nonce + "\n" + deal);
    }

    /**
     * Returns the same text.
     *
     * @throws IllegalArgumentException if it is not {@code sha256:} and 64 lower-case hexadecimal digits
     */
    static String check(String digest) {
        if (!FORM.matcher(digest).matches()) {
            throw new IllegalArgumentException("not a digest (sha256: and 64 hexadecimal digits): '" + digest + "'");
        }
        return digest;
    }

    static FixtureId fixture(Fixture fixture) {
        // One field a line; what may be any text stands last on its line, with its line ends escaped.
        StringBuilder text = new StringBuilder("umpire fixture 1\n");
        line(text, "game", fixture.game() + " " + fixture.rulesVersion());
        line(text, "setup", fixture.setup().seats() + " " + fixture.setup().games());
        fixture.setup().variant().forEach((name, reading) -> line(text, "variant", name + " " + reading));
        for (Seated seated : fixture.seats()) {
            line(text, "seat", seated.digest() + " " + seated.name());
        }
        line(text, "deal", fixture.deal().label());
        Limits limits = fixture.limits();
        Budget budget = limits.budget();
        line(
                text,
                "clock",
                budget.clock().word() + " " + budget.total().toMillis() + " "
                        + budget.then().toMillis() + " " + budget.guardFactor() + " "
                        + budget.guardExtra().toMillis() + " "
                        + budget.idleTotal().toMillis());
        line(
                text,
                "limits",
                limits.memoryBytes() + " " + limits.lineBytes() + " " + limits.outputBytes() + " "
                        + limits.stderrBytes());
        line(text, "block", fixture.table() + " " + fixture.block());
        return new FixtureId(
                HexFormat.of().formatHex(sha256().digest(text.toString().getBytes(StandardCharsets.UTF_8)), 0, 16));
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key)
                .append(' ')
                .append(value.replace("\\", "\\\\").replace("\n", "\\n"))
                .append('\n');
    }
}
