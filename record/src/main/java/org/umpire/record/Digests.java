package org.umpire.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.umpire.rules.Budget;

/** SHA-256 digests, as they stand in records. */
public final class Digests {
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

    static FixtureId fixture(Fixture fixture) {
        // One field a line; names come last on their line and hold no line ends by the rules of contest files.
        StringBuilder text = new StringBuilder("umpire fixture 1\n");
        line(text, "game", fixture.game() + " " + fixture.rulesVersion());
        line(text, "setup", fixture.setup().seats() + " " + fixture.setup().games());
        fixture.setup().variant().forEach((key, value) -> line(text, "variant", key + "=" + value));
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
