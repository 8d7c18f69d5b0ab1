package org.umpire.contest;

import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.umpire.record.Shown;

/** Durations as people write them: {@code 5m}, {@code 2s}, {@code 1500ms}, {@code 1h30m}. */
public final class DurationText {
    private static final Pattern FORM =
            Pattern.compile("(?:(\\d{1,9})h)?(?:(\\d{1,9})m)?(?:(\\d{1,9})s)?(?:(\\d{1,9})ms)?");
    // 3.6e16 ns: sums and small multiples still fit into a long of nanoseconds.
    private static final Duration MAX = Duration.ofHours(10_000);
    private static final List<Duration> UNITS =
            List.of(Duration.ofHours(1), Duration.ofMinutes(1), Duration.ofSeconds(1), Duration.ofMillis(1));

    private DurationText() {}

    /**
     * Returns the duration: hours, minutes, seconds and milliseconds in this order, each at most once.
     *
     * @throws IllegalArgumentException with a message for people if the text is something else
     */
    public static Duration read(String text) {
        Matcher matcher = FORM.matcher(text);
        if (text.isEmpty() || !matcher.matches()) {
            throw new IllegalArgumentException("not a duration: \"" + Shown.of(text)
                    + "\"; write it like \"5m\", \"2s\", \"1500ms\" or \"1h30m\"");
        }
        Duration sum = Duration.ZERO;
        for (int unit = 0; unit < UNITS.size(); unit++) {
            String digits = matcher.group(unit + 1);
            if (digits != null) {
                sum = sum.plus(UNITS.get(unit).multipliedBy(Long.parseLong(digits)));
            }
        }
        if (sum.compareTo(MAX) > 0) {
            throw new IllegalArgumentException("too long: \"" + text + "\"; at most " + write(MAX));
        }
        return sum;
    }

    /** Returns the shortest text that {@link #read} reads as this duration, cut to whole milliseconds. */
    public static String write(Duration duration) {
        if (duration.isNegative()) {
            throw new IllegalArgumentException("a negative duration: " + duration);
        }
        StringBuilder text = new StringBuilder();
        append(text, duration.toHours(), "h");
        append(text, duration.toMinutesPart(), "m");
        append(text, duration.toSecondsPart(), "s");
        append(text, duration.toMillisPart(), "ms");
        return text.isEmpty() ? "0s" : text.toString();
    }

    private static void append(StringBuilder text, long count, String unit) {
        if (count != 0) {
            text.append(count).append(unit);
        }
    }
}
