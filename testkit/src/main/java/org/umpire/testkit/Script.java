package org.umpire.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.umpire.rules.Seat;

/**
 * What of a {@link Transcript} is given, and not derived.
 *
 * @param title the lines before the deal, with their line ends
 * @param cues what programs say or do, in order
 */
record Script(String title, int seats, String deal, List<Cue> cues) {
    private static final Pattern CUE = Pattern.compile("(\\d+)([>!]) ?(.*)");
    private static final String SEATS = "seats ";
    private static final String DEAL = "deal ";

    /**
     * A line from a program, or a fault without one.
     *
     * @param line in the script, from 1
     * @param fault whether it is a fault: the text is its kind, a colon, its detail
     */
    record Cue(int line, Seat seat, boolean fault, String text) {}

    static Script read(String text) {
        StringBuilder title = new StringBuilder();
        Optional<Integer> seats = Optional.empty();
        Optional<String> deal = Optional.empty();
        List<Cue> cues = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            Matcher cue = CUE.matcher(line);
            if (deal.isPresent()) {
                if (cue.matches()) {
                    Seat seat = new Seat(Integer.parseInt(cue.group(1)));
                    cues.add(new Cue(number, seat, cue.group(2).equals("!"), unescape(cue.group(3))));
                }
            } else if (line.startsWith(SEATS)) {
                seats = Optional.of(Integer.valueOf(line.substring(SEATS.length())));
            } else if (line.startsWith(DEAL)) {
                deal = Optional.of(line.substring(DEAL.length()));
            } else if (line.startsWith("#")) {
                title.append(line).append('\n');
            } else {
                throw new IllegalArgumentException("line " + number + ": neither #, seats nor deal: " + line);
            }
        }
        if (seats.isEmpty() || deal.isEmpty()) {
            throw new IllegalArgumentException("a line that begins with 'seats ' and one with 'deal ' are needed");
        }
        return new Script(title.toString(), seats.get(), deal.get(), cues);
    }

    /** Returns a text with what cannot be seen written as escapes. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\\' -> escaped.append("\\\\");
                case '\t' -> escaped.append("\\t");
                case '\r' -> escaped.append("\\r");
                default -> escaped.append(c < ' ' || c == 127 ? String.format("\\u%04x", (int) c) : c);
            }
        }
        return escaped.toString();
    }

    static String unescape(String escaped) {
        return Pattern.compile("\\\\(u([0-9a-f]{4})|.)")
                .matcher(escaped)
                .replaceAll(found -> Matcher.quoteReplacement(
                        switch (found.group(1).charAt(0)) {
                            case '\\' -> "\\";
                            case 't' -> "\t";
                            case 'r' -> "\r";
                            case 'u' -> Character.toString(Integer.parseInt(found.group(2), 16));
                            default -> throw new IllegalArgumentException("no such escape: " + found.group());
                        }));
    }
}
