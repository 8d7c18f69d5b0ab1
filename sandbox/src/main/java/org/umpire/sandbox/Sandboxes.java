package org.umpire.sandbox;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The sandboxes that this host can hold. */
public final class Sandboxes {
    private Sandboxes() {}

    /**
     * What a host can do at one level.
     *
     * @param problem why it does not hold and how to get it, for people; empty when it holds
     * @param notes what is weaker here than it could be, for people
     */
    public record Probe(Level level, Optional<String> problem, List<String> notes) {
        /** Returns whether programs can be run at this level. */
        public boolean holds() {
            return problem.isEmpty();
        }
    }

    /** Returns what this host can do at each level that this version has, weakest first. */
    public static List<Probe> probe() {
        return List.of(probePlain());
    }

    /** Returns the strongest level that holds here. */
    public static Optional<Level> strongest() {
        return probe().stream().filter(Probe::holds).map(Probe::level).max(Comparator.naturalOrder());
    }

    /**
     * Returns a sandbox of the strongest level that holds here.
     *
     * @throws SandboxException if no program can be run here at all
     */
    public static Sandbox best() {
        return of(strongest().orElse(Level.PLAIN));
    }

    /**
     * Returns a sandbox of this level.
     *
     * @throws SandboxException if the level does not hold here; the message says why and how to get it
     */
    public static Sandbox of(Level level) {
        Optional<Probe> probe =
                probe().stream().filter(found -> found.level() == level).findFirst();
        String problem = probe.isEmpty()
                ? "this version has no level '" + level.word() + "'; take the level 'plain'"
                : probe.get().problem().orElse("");
        if (!problem.isEmpty()) {
            throw new SandboxException(problem);
        }
        return new PlainSandbox(Host.setpriv());
    }

    private static Probe probePlain() {
        List<String> notes = new ArrayList<>();
        Optional<String> problem = Host.problem();
        if (problem.isPresent()) {
            return new Probe(Level.PLAIN, problem, notes);
        }
        if (Host.setpriv().isEmpty()) {
            notes.add("setpriv with --pdeathsig (util-linux 2.33 or later) is missing: when Umpire itself is killed, a"
                    + " suspended program stays until Umpire is started again");
        }
        return new Probe(Level.PLAIN, Optional.empty(), notes);
    }
}
