package org.umpire.games.croquet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How the rules are read where another reading is sensible. docs/games/croquet.md#readings.
 *
 * @param returnOntoHoop whether a player who comes back may also land on the hoop, and then is in it
 * @param answerUnblocked whether B's one more move, after A has finished, is free of A's last number
 * @param landingFinishes whether landing on 100 finishes
 * @param missFinishes whether a first miss of hoop 100 finishes
 */
public record CroquetReadings(
        boolean returnOntoHoop, boolean answerUnblocked, boolean landingFinishes, boolean missFinishes) {
    /** The usual reading of everything. */
    public static final CroquetReadings USUAL = new CroquetReadings(false, false, false, false);

    private static final List<Switch> SWITCHES = List.of(
            new Switch("answer", "blocked", "free"),
            new Switch("landing-on-100", "hoop", "finish"),
            new Switch("miss-of-100", "mend", "finish"),
            new Switch("return", "below", "onto-hoop"));

    /** A named choice between the usual reading and another. */
    private record Switch(String name, String usual, String other) {}

    /**
     * Returns the readings with these names and values, such as {@code return} and {@code onto-hoop}; what is not named
     * is read as usual.
     *
     * @throws IllegalArgumentException if there is no such name or value; names all of them
     */
    public static CroquetReadings of(SortedMap<String, String> variant) {
        List<String> wrong = new ArrayList<>();
        Map<String, Boolean> chosen = new TreeMap<>();
        SWITCHES.forEach(choice -> chosen.put(choice.name(), false));
        variant.forEach((name, value) -> SWITCHES.stream()
                .filter(choice -> choice.name().equals(name))
                .findFirst()
                .ifPresentOrElse(
                        choice -> {
                            if (!value.equals(choice.usual()) && !value.equals(choice.other())) {
                                wrong.add(name + "=" + value + " (" + choice.usual() + " or " + choice.other() + ")");
                            }
                            chosen.put(name, value.equals(choice.other()));
                        },
                        () -> wrong.add(name + "=" + value + " (no such reading)")));
        if (!wrong.isEmpty()) {
            throw new IllegalArgumentException("croquet cannot be read like this: " + String.join(", ", wrong));
        }
        return new CroquetReadings(
                chosen.getOrDefault("return", false),
                chosen.getOrDefault("answer", false),
                chosen.getOrDefault("landing-on-100", false),
                chosen.getOrDefault("miss-of-100", false));
    }

    /** Returns the readings that differ from the usual, in words such as {@code return=onto-hoop}, sorted. */
    public List<String> words() {
        boolean[] others = {answerUnblocked, landingFinishes, missFinishes, returnOntoHoop};
        List<String> words = new ArrayList<>();
        for (int i = 0; i < others.length; i++) {
            if (others[i]) {
                words.add(SWITCHES.get(i).name() + "=" + SWITCHES.get(i).other());
            }
        }
        return List.copyOf(words);
    }

    /**
     * Returns the readings with these words.
     *
     * @throws IllegalArgumentException if some word is none, or stands twice
     */
    public static CroquetReadings ofWords(List<String> words) {
        TreeMap<String, String> variant = new TreeMap<>();
        for (String word : words) {
            int at = word.indexOf('=');
            if (at < 0 || variant.put(word.substring(0, at), word.substring(at + 1)) != null) {
                throw new IllegalArgumentException("no reading of croquet: '" + word + "'");
            }
        }
        return of(variant);
    }
}
