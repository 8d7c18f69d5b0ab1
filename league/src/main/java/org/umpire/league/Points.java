package org.umpire.league;

import java.math.BigDecimal;
import java.math.MathContext;

/** Points, which are counted in whole units and shown in points. */
public final class Points {
    private Points() {}

    /** Returns the points for people: {@code 7}, {@code 7½}; other fractions as decimals. */
    public static String shown(long units, int unit) {
        if (unit == 2 && units % 2 != 0) {
            long whole = units / 2;
            return (units < 0 ? "−" : "") + (whole == 0 ? "" : Long.toString(Math.abs(whole))) + "½";
        }
        return decimal(units, unit).toPlainString().replace('-', '−');
    }

    /** Returns the points with their word: {@code 7 points}, {@code 1 point}, {@code ½ point}. */
    static String counted(long units, int unit) {
        return shown(units, unit) + (units > 0 && units <= unit ? " point" : " points");
    }

    /** Returns the points for machines: {@code 7}, {@code 7.5}. */
    public static BigDecimal decimal(long units, int unit) {
        BigDecimal points = BigDecimal.valueOf(units).divide(BigDecimal.valueOf(unit), MathContext.DECIMAL64);
        return points.signum() == 0 ? BigDecimal.ZERO : plain(points.stripTrailingZeros());
    }

    private static BigDecimal plain(BigDecimal number) {
        return number.scale() < 0 ? number.setScale(0) : number;
    }
}
