package org.umpire.league;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis with round ticks.
 *
 * @param low at the beginning
 * @param high at the end; above {@code low}
 * @param step between ticks
 */
record Scale(double low, double high, double step) {
    /** Returns an axis that holds these values, with about so many steps. */
    static Scale of(double low, double high, int steps) {
        double span = high > low ? high - low : 1;
        double rough = span / steps;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = 10 * power;
        for (double factor : new double[] {1, 2, 5}) {
            if (factor * power >= rough * 0.999) {
                step = factor * power;
                break;
            }
        }
        double from = Math.floor(low / step + 1e-9) * step;
        double to = Math.ceil((high > low ? high : low + 1) / step - 1e-9) * step;
        return new Scale(from, to, step);
    }

    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        for (long i = Math.round(low / step); i <= Math.round(high / step); i++) {
            ticks.add(i * step);
        }
        return ticks;
    }

    double share(double value) {
        return (value - low) / (high - low);
    }

    double clamp(double value) {
        return Math.max(low, Math.min(high, value));
    }

    String percent(double value) {
        return HtmlStandings.percent(100 * share(value));
    }
}
