package org.umpire.league;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.OptionalDouble;
import org.umpire.league.statistics.PlaceOdds;
import tools.jackson.databind.node.ObjectNode;

/** Numbers for machines, cut to the digits that mean something. */
final class Rounded {
    /** Beyond this many decimals a probability says more of the draws than of the places. */
    static final int ODDS = 4;

    private Rounded() {}

    /** Returns a number with at most so many decimals, never {@code −0}. */
    static BigDecimal of(double number, int decimals) {
        BigDecimal rounded = BigDecimal.valueOf(number)
                .setScale(decimals, RoundingMode.HALF_EVEN)
                .stripTrailingZeros();
        return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
    }

    /** Returns it as text; nothing where there is none. */
    static String text(OptionalDouble number, int decimals) {
        return number.isPresent() ? of(number.getAsDouble(), decimals).toPlainString() : "";
    }

    static void put(ObjectNode json, String name, OptionalDouble number, int decimals) {
        if (number.isPresent()) {
            json.put(name, of(number.getAsDouble(), decimals));
        } else {
            json.putNull(name);
        }
    }

    /** Puts the odds of a place: {@code place_right}, {@code place_better}, {@code place_worse}. */
    static void put(ObjectNode json, Optional<PlaceOdds> odds) {
        put(json, "place_right", right(odds), ODDS);
        put(json, "place_better", better(odds), ODDS);
        put(json, "place_worse", worse(odds), ODDS);
    }

    static OptionalDouble right(Optional<PlaceOdds> odds) {
        return odds.isPresent() ? OptionalDouble.of(odds.get().right()) : OptionalDouble.empty();
    }

    static OptionalDouble better(Optional<PlaceOdds> odds) {
        return odds.isPresent() ? OptionalDouble.of(odds.get().better()) : OptionalDouble.empty();
    }

    static OptionalDouble worse(Optional<PlaceOdds> odds) {
        return odds.isPresent() ? OptionalDouble.of(odds.get().worse()) : OptionalDouble.empty();
    }
}
