package org.umpire.league;

import java.time.Duration;
import java.util.Locale;

/** Numbers for people. */
final class Figures {
    private Figures() {}

    /** Returns a score with its sign: {@code +12}, {@code −3}, {@code 0}. */
    static String signed(long score) {
        return score > 0 ? "+" + score : Long.toString(score).replace('-', '−');
    }

    /** Returns a number with its sign and two decimals; no sign where it rounds to nothing. */
    static String signed(double number) {
        String text = decimals(Math.abs(number));
        return text.equals("0.00") ? text : (number > 0 ? "+" : "−") + text;
    }

    /** Returns a number that is not negative, with two decimals. */
    static String decimals(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }

    /** Returns a time with three digits or so: {@code 0.4 ms}, {@code 31 ms}, {@code 1.25 s}, {@code 4 min 05 s}. */
    static String time(Duration time) {
        double millis = time.toNanos() / 1e6;
        if (millis < 10) {
            return String.format(Locale.ROOT, "%.1f ms", millis);
        } else if (millis < 1000) {
            return String.format(Locale.ROOT, "%.0f ms", millis);
        } else if (millis < 100_000) {
            return String.format(Locale.ROOT, millis < 10_000 ? "%.2f s" : "%.1f s", millis / 1000);
        }
        long seconds = Math.round(millis / 1000);
        if (seconds < 3600) {
            return String.format(Locale.ROOT, "%d min %02d s", seconds / 60, seconds % 60);
        }
        return String.format(Locale.ROOT, "%d h %02d min", seconds / 3600, seconds % 3600 / 60);
    }

    /** Returns a limit as it was given: {@code 5 min}, {@code 2 s}, {@code 1500 ms}. */
    static String limit(Duration time) {
        if (time.toMillis() % 1000 != 0) {
            return time.toMillis() + " ms";
        }
        return time.toSeconds() % 60 == 0 && !time.isZero() ? time.toMinutes() + " min" : time.toSeconds() + " s";
    }

    /** Returns a number of bytes: {@code 256 MB}, {@code 16 MiB}, {@code 1000 B}. */
    static String bytes(long bytes) {
        String[] names = {"GB", "GiB", "MB", "MiB", "kB", "KiB"};
        long[] units = {1_000_000_000, 1L << 30, 1_000_000, 1 << 20, 1000, 1024};
        for (int i = 0; i < units.length; i++) {
            if (bytes >= units[i] && bytes % units[i] == 0) {
                return bytes / units[i] + " " + names[i];
            }
        }
        return bytes + " B";
    }

    /** Returns a number that is not negative, its thousands apart where it has five digits or more. */
    static String grouped(long number) {
        return number < 10_000
                ? Long.toString(number)
                : String.format(Locale.ROOT, "%,d", number).replace(',', '\u202f');
    }

    /** Returns a count with its word: {@code 1 match}, {@code 2 matches}. */
    static String count(long number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
