package org.umpire.record;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.umpire.rules.Shuffler;

/**
 * The 32 bytes that all chance of a season comes from. Its {@linkplain #digest() digest} is published before the season
 * and its {@linkplain #text() text} after it, so that anybody can check that no deal was picked. Defined in {@code
 * docs/protocols/deals.md}.
 */
public final class SeasonSecret {
    private static final int BYTES = 32;
    private static final Pattern HEX = Pattern.compile("[0-9A-Fa-f]{64}");

    private final byte[] bytes;

    private SeasonSecret(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Returns a fresh secret that nobody can guess. */
    public static SeasonSecret random() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return new SeasonSecret(bytes);
    }

    /**
     * Returns the secret with this text: 64 hexadecimal digits are the bytes themselves; of any other text, the bytes
     * are the SHA-256 of its UTF-8.
     *
     * @throws IllegalArgumentException if the text is empty
     */
    public static SeasonSecret read(String text) {
        if (text.isEmpty()) {
            throw new IllegalArgumentException(
                    "the season secret is empty; give 64 hexadecimal digits or a pass phrase");
        }
        return new SeasonSecret(
                HEX.matcher(text).matches()
                        ? HexFormat.of().parseHex(text)
                        : Digests.sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Returns the 64 lower-case hexadecimal digits of the secret. Publish them after the season, never before. */
    public String text() {
        return HexFormat.of().formatHex(bytes);
    }

    /** Returns the digest to publish before the season: the SHA-256 of the 32 bytes. */
    public String digest() {
        return Digests.of(bytes);
    }

    /** Returns the chance of a deal, at its beginning. Equal labels give equal streams. */
    public Shuffler shuffler(DealId deal) {
        return new HmacShuffler(bytes, "umpire deal 1", deal.label());
    }

    /** Returns the chance by which seats are drawn, at its beginning; it has nothing to do with the deal of this label. */
    public Shuffler seatShuffler(DealId deal) {
        return new HmacShuffler(bytes, "umpire seats 1", deal.label());
    }

    /** Returns 32 hexadecimal digits that make the digest of a deal impossible to guess; see {@link Digests#ofDeal}. */
    public String nonce(DealId deal) {
        byte[] code = HmacShuffler.mac(bytes).doFinal(HmacShuffler.prefix("umpire nonce 1", deal.label()));
        return HexFormat.of().formatHex(code, 0, 16);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SeasonSecret secret && digest().equals(secret.digest());
    }

    @Override
    public int hashCode() {
        return digest().hashCode();
    }

    /** Returns the digest: the secret itself must not end up in a log. */
    @Override
    public String toString() {
        return digest();
    }
}
