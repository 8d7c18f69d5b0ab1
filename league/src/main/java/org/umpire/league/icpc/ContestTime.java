package org.umpire.league.icpc;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times since the start of a contest, as text: {@code 1:23:05.034}, {@code 1:23}, or whole minutes {@code 83}. */
public final class ContestTime {
    private static final Pattern CLOCK = Pattern.compile("(\\d{1,3}):([0-5]\\d)(?::([0-5]\\d)(?:\\.(\\d{1,3}))?)?");
    private static final Pattern MINUTES = Pattern.compile("\\d{1,5}");

    private ContestTime() {}

    /** Returns the time of a text: hours and minutes, then perhaps seconds and parts; or whole minutes alone. */
    public static Optional<Duration> read(String text) {
        if (MINUTES.matcher(text).matches()) {
            return Optional.of(Duration.ofMinutes(Long.parseLong(text)));
        }
        Matcher clock = CLOCK.matcher(text);
        if (!clock.matches()) {
            return Optional.empty();
        }
        Duration time = Duration.ofHours(Long.parseLong(clock.group(1))).plusMinutes(Long.parseLong(clock.group(2)));
        if (clock.group(3) != null) {
            time = time.plusSeconds(Long.parseLong(clock.group(3)));
        }
        if (clock.group(4) != null) {
            String millis = (clock.group(4) + "00").substring(0, 3);
            time = time.plusMillis(Long.parseLong(millis));
        }
        return Optional.of(time);
    }

    /** Returns the form of the Contest API, RELTIME: {@code 1:23:05.034}. */
    public static String write(Duration time) {
        return String.format(
                Locale.ROOT,
                "%d:%02d:%02d.%03d",
                time.toHours(),
                time.toMinutesPart(),
                time.toSecondsPart(),
                time.toMillisPart());
    }

    /** Returns the time for people: {@code 1:23}, or {@code 1:23:05} where there are seconds. */
    public static String shown(Duration time) {
        String minutes = String.format(Locale.ROOT, "%d:%02d", time.toHours(), time.toMinutesPart());
        return time.toSecondsPart() == 0
                ? minutes
                : minutes + String.format(Locale.ROOT, ":%02d", time.toSecondsPart());
    }
}
