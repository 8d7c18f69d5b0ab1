package org.umpire.contest;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.umpire.record.Shown;

/** Sizes as people write them: {@code 256MB} (powers of 1000), {@code 1GiB} (powers of 1024), {@code 512B}. */
public final class SizeText {
    private static final Pattern FORM = Pattern.compile("(\\d{1,9}) ?(B|[KMG]i?B)", Pattern.CASE_INSENSITIVE);
    private static final Map<String, Long> UNITS = new LinkedHashMap<>();

    static {
        UNITS.put("GiB", 1L << 30);
        UNITS.put("GB", 1_000_000_000L);
        UNITS.put("MiB", 1L << 20);
        UNITS.put("MB", 1_000_000L);
        UNITS.put("KiB", 1L << 10);
        UNITS.put("KB", 1_000L);
        UNITS.put("B", 1L);
    }

    private SizeText() {}

    /**
     * Returns the number of bytes.
     *
     * @throws IllegalArgumentException with a message for people if the text is no size
     */
    public static long read(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "not a size: \"" + Shown.of(text) + "\"; write it like \"256MB\", \"64KiB\" or \"1GiB\"");
        }
        long count = Long.parseLong(matcher.group(1));
        String unit = matcher.group(2).toLowerCase(Locale.ROOT);
        return Math.multiplyExact(
                count,
                UNITS.entrySet().stream()
                        .filter(entry -> entry.getKey().toLowerCase(Locale.ROOT).equals(unit))
                        .findFirst()
                        .orElseThrow()
                        .getValue());
    }

    /** Returns the text with the largest unit that needs no fraction. */
    public static String write(long bytes) {
        return UNITS.entrySet().stream()
                .filter(entry -> bytes != 0 && bytes % entry.getValue() == 0)
                .findFirst()
                .map(entry -> bytes / entry.getValue() + entry.getKey())
                .orElse(bytes + "B");
    }
}
