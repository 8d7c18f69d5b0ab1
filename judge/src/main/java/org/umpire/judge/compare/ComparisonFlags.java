package org.umpire.judge.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * How tokens are compared: the arguments of the default output validator of the problem package format.
 *
 * @param caseSensitive whether capital letters differ from small ones
 * @param spaceChangeSensitive whether white space must be the same byte for byte
 * @param absolute by how much numbers may differ
 * @param relative by what part of the answer numbers may differ
 */
public record ComparisonFlags(
        boolean caseSensitive, boolean spaceChangeSensitive, OptionalDouble absolute, OptionalDouble relative) {
    /** Tokens are compared as text, whatever the case of letters and the white space between them. */
    public static final ComparisonFlags NONE =
            new ComparisonFlags(false, false, OptionalDouble.empty(), OptionalDouble.empty());

    private static final String ABSOLUTE = "float_absolute_tolerance";
    private static final String RELATIVE = "float_relative_tolerance";
    private static final String BOTH = "float_tolerance";

    /** What came of reading. */
    public sealed interface Read {}

    /** The flags, read. */
    public record Good(ComparisonFlags flags) implements Read {}

    /** All that is wrong with them. */
    public record Bad(List<String> problems) implements Read {
        /** Takes a copy. */
        public Bad {
            problems = List.copyOf(problems);
        }
    }

    /** Returns whether tokens of the answer that are numbers are compared as such. */
    public boolean numbers() {
        return absolute.isPresent() || relative.isPresent();
    }

    /** Reads the arguments, each a word. */
    public static Read read(List<String> words) {
        List<String> problems = new ArrayList<>();
        List<String> tolerances = new ArrayList<>();
        boolean caseSensitive = false;
        boolean spaceChangeSensitive = false;
        OptionalDouble absolute = OptionalDouble.empty();
        OptionalDouble relative = OptionalDouble.empty();
        for (int k = 0; k < words.size(); k++) {
            String word = words.get(k);
            switch (word) {
                case "case_sensitive" -> caseSensitive = true;
                case "space_change_sensitive" -> spaceChangeSensitive = true;
                case ABSOLUTE, RELATIVE, BOTH -> {
                    OptionalDouble value =
                            k + 1 < words.size() ? Numbers.read(words.get(k + 1)) : OptionalDouble.empty();
                    k++;
                    if (value.isEmpty() || value.getAsDouble() < 0) {
                        problems.add(word + " must be followed by a number from 0 on");
                        continue;
                    }
                    tolerances.add(word);
                    absolute = word.equals(RELATIVE) ? absolute : value;
                    relative = word.equals(ABSOLUTE) ? relative : value;
                }
                default ->
                    problems.add("\"" + word + "\" is no argument of the default comparison; there are"
                            + " case_sensitive, space_change_sensitive, "
                            + String.join(", ", ABSOLUTE, RELATIVE, BOTH));
            }
        }
        if (tolerances.stream().distinct().count() < tolerances.size()) {
            problems.add("a tolerance is given twice");
        } else if (tolerances.contains(BOTH) && tolerances.size() > 1) {
            problems.add(BOTH + " stands for both tolerances, and goes with no other");
        }
        return problems.isEmpty()
                ? new Good(new ComparisonFlags(caseSensitive, spaceChangeSensitive, absolute, relative))
                : new Bad(problems);
    }
}
