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
        return List.of(probePlain(), probeUser(), probeStrong());
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
        return strongest().map(Sandboxes::make).orElseGet(() -> of(Level.PLAIN));
    }

    /**
     * Returns a sandbox of this level.
     *
     * @throws SandboxException if the level does not hold here; the message says why and how to get it
     */
    public static Sandbox of(Level level) {
        String problem = probe(level).problem().orElse("");
        if (!problem.isEmpty()) {
            throw new SandboxException(problem);
        }
        return make(level);
    }

    /**
     * Returns a sandbox of the plain level whose programs are never suspended, as where whoever plays on time on the wall
     * may think whenever he likes.
     *
     * @throws SandboxException if no program can be run here at all
     */
    public static Sandbox unsuspended() {
        probePlain().problem().ifPresent(problem -> {
            throw new SandboxException(problem);
        });
        return new PlainSandbox(Host.setpriv(), false);
    }

    private static Sandbox make(Level level) {
        return switch (level) {
            case PLAIN -> new PlainSandbox(Host.setpriv(), true);
            case USER -> bubble(Optional.empty());
            case STRONG -> strong();
        };
    }

    private static Probe probe(Level level) {
        return switch (level) {
            case PLAIN -> probePlain();
            case USER -> probeUser();
            case STRONG -> probeStrong();
        };
    }

    private static Sandbox strong() {
        try {
            ControlGroups groups = new ControlGroups(GroupPlaces.here());
            boolean made = false;
            try {
                Sandbox sandbox = bubble(Optional.of(groups));
                made = true;
                return sandbox;
            } finally {
                if (!made) {
                    groups.close();
                }
            }
        } catch (GroupPlaces.Missing e) {
            throw new SandboxException(String.valueOf(e.getMessage()), e);
        }
    }

    private static BubbleSandbox bubble(Optional<ControlGroups> groups) {
        return new BubbleSandbox(
                SyscallFilter.Machine.ours().orElseThrow(),
                Host.bubblewrapDisablesNamespaces(),
                Users.ours().orElseThrow(),
                groups);
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

    private static Probe probeUser() {
        return new Probe(
                Level.USER,
                missingForUser().or(() -> tryOut(Level.USER)),
                List.of("the memory of programs is not limited"));
    }

    private static Probe probeStrong() {
        List<String> notes = new ArrayList<>();
        Optional<String> problem = missingForUser();
        if (problem.isEmpty()) {
            try {
                if (GroupPlaces.here().pids().isEmpty()) {
                    notes.add("the number of processes is limited by user only");
                }
            } catch (GroupPlaces.Missing e) {
                problem = Optional.of(String.valueOf(e.getMessage()));
            }
        }
        return new Probe(Level.STRONG, problem.or(() -> tryOut(Level.STRONG)), notes);
    }

    private static Optional<String> missingForUser() {
        if (Host.problem().isPresent()) {
            return Host.problem();
        }
        if (Host.bubblewrap().isEmpty()) {
            return Optional.of("bubblewrap is missing: install it (apt-get install bubblewrap)");
        }
        if (SyscallFilter.Machine.ours().isEmpty()) {
            return Optional.of("there is no filter of system calls for " + System.getProperty("os.arch")
                    + ", only for x86-64 and arm64");
        }
        if (Users.needed() && Host.setpriv().isEmpty()) {
            return Optional.of("setpriv is missing, without which root cannot become another user: install util-linux");
        }
        if (Host.tool("prlimit").isEmpty()) {
            return Optional.of("prlimit is missing: install util-linux");
        }
        if (Users.ours().isEmpty()) {
            return Optional.of(
                    "this container has too few users to lend programs some: run Umpire as an ordinary user");
        }
        return Optional.empty();
    }

    /**
     * Returns why a small program does not run in a sandbox, if it does not. What fails for a moment must not have programs run
     * at a weaker level, so it is tried twice.
     */
    private static Optional<String> tryOut(Level level) {
        return tryOnce(level).flatMap(first -> tryOnce(level)).map(why -> why + Host.namespacesHint());
    }

    private static Optional<String> tryOnce(Level level) {
        try (Sandbox sandbox = make(level)) {
            return Canaries.broken(sandbox);
        } catch (SandboxException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }
}
