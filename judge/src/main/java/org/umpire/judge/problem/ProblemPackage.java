package org.umpire.judge.problem;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A problem with all that is needed to judge it, read from a package in the format of ICPC and Kattis (versions
 * {@code legacy}, {@code legacy-icpc} and {@code 2025-09}; docs/judge.md#packages).
 *
 * @param folder of the package
 * @param id its short name: that of the folder
 * @param names by language of people, such as {@code en}
 * @param statements the files of the statement, by language of people
 * @param languages codes of the languages that submissions may be in; empty for all
 * @param cases in the order in which they are judged: samples first
 * @param submissions that come with it, in order
 * @param notes what is odd but does not keep it from being judged, for people
 */
public record ProblemPackage(
        Path folder,
        String id,
        Map<String, String> names,
        Map<String, Path> statements,
        ProblemLimits limits,
        Validation validation,
        Set<String> languages,
        List<TestCase> cases,
        List<Submission> submissions,
        List<Flaw> notes) {
    /** Takes copies. */
    public ProblemPackage {
        names = Map.copyOf(names);
        statements = Map.copyOf(statements);
        languages = Set.copyOf(languages);
        cases = List.copyOf(cases);
        submissions = List.copyOf(submissions);
        notes = List.copyOf(notes);
    }

    /** What came of reading. */
    public sealed interface Read {}

    /** The package, read. */
    public record Good(ProblemPackage problem) implements Read {}

    /** All that is wrong with it. */
    public record Bad(List<Flaw> flaws) implements Read {
        /** Takes a copy. */
        public Bad {
            flaws = List.copyOf(flaws);
        }
    }

    /** Reads a package; one with a limit that this machine cannot hold is refused. */
    public static Read read(Path folder) {
        return read(folder, HostRoom.memoryBytes());
    }

    /**
     * Reads a package.
     *
     * @param hostMemoryBytes what this machine has: no limit may ask for more
     */
    static Read read(Path folder, long hostMemoryBytes) {
        return new PackageReader(folder, hostMemoryBytes).read();
    }

    /** Returns the name in English, or in another language if there is none in English. */
    public String name() {
        return names.containsKey("en")
                ? names.get("en")
                : names.values().stream().sorted().findFirst().orElse(id);
    }

    /** Returns the same problem with this time limit. */
    public ProblemPackage withTime(Duration limit) {
        return new ProblemPackage(
                folder,
                id,
                names,
                statements,
                limits.withTime(limit),
                validation,
                languages,
                cases,
                submissions,
                notes);
    }
}
