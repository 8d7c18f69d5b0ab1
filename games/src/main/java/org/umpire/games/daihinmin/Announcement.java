package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What all players are told before the first turn: how they are called, and how many seconds each has. It changes nothing
 * of the play. docs/protocols/daihinmin.md#init.
 *
 * @param names of the seats, all different
 * @param time seconds with a decimal point, such as {@code 10.0}
 */
public record Announcement(List<String> names, String time) {
    /** The time that is told when nothing else is agreed. */
    public static final String USUAL_TIME = "10.0";

    static final String TIME = "time";
    private static final String NAME = "name-";
    private static final Pattern SECONDS = Pattern.compile("(0|[1-9][0-9]{0,8})\\.[0-9]{1,9}");

    /** Takes a copy. */
    public Announcement {
        names = List.copyOf(names);
        if (new HashSet<>(names).size() != names.size()) {
            throw new IllegalArgumentException("two players of the same name among " + names);
        }
        if (!SECONDS.matcher(time).matches()) {
            throw new IllegalArgumentException("not seconds with a decimal point: '" + time + "'");
        }
    }

    /** Returns what is told when nothing else is agreed: names by seat, {@code A}, {@code B} and so on. */
    public static Announcement usual(int seats) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            names.add(Character.toString('A' + seat));
        }
        return new Announcement(names, USUAL_TIME);
    }

    /**
     * Returns what is told at a table with this variant: {@code name-1} and so on, and {@code time}.
     *
     * @throws IllegalArgumentException if there are other words in it, or two players with one name
     */
    public static Announcement of(int seats, SortedMap<String, String> variant) {
        Announcement usual = usual(seats);
        Map<String, String> rest = new TreeMap<>(variant);
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            String given = rest.remove(NAME + (seat + 1));
            names.add(given == null ? usual.names().get(seat) : given);
        }
        String time = rest.remove(TIME);
        if (!rest.isEmpty()) {
            throw new IllegalArgumentException("neither name-1 to name-" + seats + " nor time: " + rest.keySet());
        }
        return new Announcement(names, time == null ? USUAL_TIME : time);
    }

    /** Returns the variant of a table at which this is told. */
    public SortedMap<String, String> variant() {
        SortedMap<String, String> variant = new TreeMap<>();
        for (int seat = 0; seat < names.size(); seat++) {
            variant.put(NAME + (seat + 1), names.get(seat));
        }
        variant.put(TIME, time);
        return variant;
    }
}
