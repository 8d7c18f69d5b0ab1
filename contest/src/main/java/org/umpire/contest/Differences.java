package org.umpire.contest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.umpire.league.Entrant;
import org.umpire.league.Season;
import org.umpire.record.Limits;
import org.umpire.record.Shown;
import org.umpire.rules.Budget;

/** What has changed in a contest since it was begun. */
final class Differences {
    private final List<String> found = new ArrayList<>();

    private Differences() {}

    /** Returns every difference, each in one line; nothing if results of one season may stand in the other. */
    static List<String> between(Season begun, Season now) {
        Differences differences = new Differences();
        differences.season(begun, now);
        differences.limits(begun.limits(), now.limits());
        differences.entrants(begun.entrants(), now.entrants());
        return differences.found;
    }

    private void season(Season begun, Season now) {
        changed("name", begun.name(), now.name());
        changed("game", begun.game(), now.game());
        changed("the version of the rules", begun.rulesVersion(), now.rulesVersion());
        changed("seats", begun.setup().seats(), now.setup().seats());
        changed("games", begun.setup().games(), now.setup().games());
        changed("variant", begun.setup().variant(), now.setup().variant());
        changed("schedule", begun.scheme().kind().word(), now.scheme().kind().word());
        changed("legs", begun.scheme().legs(), now.scheme().legs());
        changed("challengers", begun.scheme().challengers(), now.scheme().challengers());
        changed("rounds", begun.rounds(), now.rounds());
        changed("matches", begun.matchesMax(), now.matchesMax());
        changed("match-tables", begun.matchTables(), now.matchTables());
        changed("the digest of the secret", begun.secretDigest(), now.secretDigest());
    }

    private void limits(Limits begun, Limits now) {
        Budget clock = begun.budget();
        Budget other = now.budget();
        changed("clock", clock.clock().word(), other.clock().word());
        changed("budget", DurationText.write(clock.total()), DurationText.write(other.total()));
        changed("then", DurationText.write(clock.then()), DurationText.write(other.then()));
        changed("guard-factor", clock.guardFactor(), other.guardFactor());
        changed("guard-extra", DurationText.write(clock.guardExtra()), DurationText.write(other.guardExtra()));
        changed("idle", DurationText.write(clock.idleTotal()), DurationText.write(other.idleTotal()));
        changed("memory", SizeText.write(begun.memoryBytes()), SizeText.write(now.memoryBytes()));
        changed("line", SizeText.write(begun.lineBytes()), SizeText.write(now.lineBytes()));
        changed("output", SizeText.write(begun.outputBytes()), SizeText.write(now.outputBytes()));
        changed("stderr", SizeText.write(begun.stderrBytes()), SizeText.write(now.stderrBytes()));
    }

    private void entrants(List<Entrant> begun, List<Entrant> now) {
        Map<String, Entrant> before = byName(begun);
        Map<String, Entrant> after = byName(now);
        before.keySet().stream()
                .filter(name -> !after.containsKey(name))
                .forEach(name -> found.add("the entrant \"" + name + "\" is gone"));
        after.keySet().stream()
                .filter(name -> !before.containsKey(name))
                .forEach(name -> found.add("the entrant \"" + name + "\" is new"));
        before.forEach((name, entrant) -> {
            Entrant other = after.get(name);
            if (other != null) {
                entrant(entrant, other);
            }
        });
        boolean same = before.keySet().equals(after.keySet());
        if (same && !List.copyOf(before.keySet()).equals(List.copyOf(after.keySet()))) {
            found.add("the entrants stand in another order");
        }
    }

    private void entrant(Entrant begun, Entrant now) {
        String whose = " of \"" + begun.name() + "\"";
        changed("the command" + whose, Shown.of(begun.command()), Shown.of(now.command()));
        changed("the program" + whose, begun.digest(), now.digest());
        changed("out-of-competition" + whose, begun.outOfCompetition(), now.outOfCompetition());
    }

    private static Map<String, Entrant> byName(List<Entrant> entrants) {
        Map<String, Entrant> names = new LinkedHashMap<>();
        entrants.forEach(entrant -> names.put(entrant.name(), entrant));
        return names;
    }

    private void changed(String what, Object before, Object after) {
        if (!Objects.equals(before, after)) {
            found.add(what + " was " + shown(before) + " and is now " + shown(after));
        }
    }

    private static String shown(Object value) {
        if (value instanceof OptionalInt number) {
            return number.isPresent() ? Integer.toString(number.getAsInt()) : "not said";
        }
        if (value instanceof OptionalLong number) {
            return number.isPresent() ? Long.toString(number.getAsLong()) : "not said";
        }
        return value.toString();
    }
}
