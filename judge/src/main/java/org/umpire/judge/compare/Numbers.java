package org.umpire.judge.compare;

import java.util.OptionalDouble;
import java.util.regex.Pattern;

/**
 * Floating-point numbers as the problem package format has them: decimal, maybe with an exponent; neither infinity nor
 * hexadecimal digits are numbers.
 */
final class Numbers {
    private static final Pattern FORM =
            Pattern.compile("[+-]?(?:[0-9]*\\.[0-9]+|[0-9]+\\.|[0-9]+)(?:[Ee][+-]?[0-9]+)?");

    private Numbers() {}

    /** Returns the number that is nearest to a text, if it is one that is finite. */
    static OptionalDouble read(String text) {
        if (!FORM.matcher(text).matches()) {
            return OptionalDouble.empty();
        }
        double value = Double.parseDouble(text);
        return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
    }
}
