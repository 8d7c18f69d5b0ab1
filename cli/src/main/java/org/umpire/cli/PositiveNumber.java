package org.umpire.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number from 1 on. */
final class PositiveNumber implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 1) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is no whole number from 1 on");
        }
        throw new TypeConversionException("'" + text + "' is no whole number from 1 on");
    }
}
