package org.umpire.judge.problem;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.umpire.judge.Verdict;

/**
 * What the cases of a submission must get.
 *
 * @param permitted every case gets one of these
 * @param required at least one case gets one of these
 */
public record Expectation(Set<Verdict> permitted, Set<Verdict> required) {
    private static final Set<Verdict> FOUR = EnumSet.of(Verdict.AC, Verdict.WA, Verdict.TLE, Verdict.RTE);

    /** The folders that both versions of the format have, with what the newer one says of them. */
    private static final Map<String, Expectation> MODERN = new TreeMap<>(Map.of(
            "accepted", of(EnumSet.of(Verdict.AC), FOUR),
            "rejected", of(FOUR, EnumSet.of(Verdict.RTE, Verdict.TLE, Verdict.WA)),
            "wrong_answer", of(EnumSet.of(Verdict.AC, Verdict.WA), EnumSet.of(Verdict.WA)),
            "time_limit_exceeded", of(EnumSet.of(Verdict.AC, Verdict.TLE), EnumSet.of(Verdict.TLE)),
            "run_time_error", of(EnumSet.of(Verdict.AC, Verdict.RTE), EnumSet.of(Verdict.RTE)),
            "brute_force", of(EnumSet.of(Verdict.AC, Verdict.RTE, Verdict.TLE), EnumSet.of(Verdict.RTE, Verdict.TLE)),
            // Ours: finer than the format's four verdicts.
            "memory_limit_exceeded", of(EnumSet.of(Verdict.AC, Verdict.MLE), EnumSet.of(Verdict.MLE)),
            "output_limit_exceeded", of(EnumSet.of(Verdict.AC, Verdict.OLE), EnumSet.of(Verdict.OLE)),
            "compile_error", of(EnumSet.of(Verdict.CE), EnumSet.of(Verdict.CE))));

    /** Takes copies. */
    public Expectation {
        permitted = Set.copyOf(permitted);
        required = Set.copyOf(required);
    }

    private static Expectation of(Set<Verdict> permitted, Set<Verdict> required) {
        return new Expectation(permitted, required);
    }

    /** Returns what a folder of submissions stands for. */
    static Optional<Expectation> ofFolder(String name, boolean legacy) {
        if (legacy && name.equals("time_limit_exceeded")) {
            return Optional.of(of(EnumSet.of(Verdict.AC, Verdict.WA, Verdict.TLE), EnumSet.of(Verdict.TLE)));
        }
        if (legacy && name.equals("run_time_error")) {
            return Optional.of(of(FOUR, EnumSet.of(Verdict.RTE)));
        }
        return Optional.ofNullable(MODERN.get(name));
    }

    /** Returns the folders that stand for something. */
    static Set<String> folders() {
        return MODERN.keySet();
    }

    /** Returns whether a submission of this kind must be accepted on every case. */
    public boolean accepted() {
        return permitted.equals(Set.of(Verdict.AC));
    }

    /**
     * Returns what is not as expected, for people; empty if all is.
     *
     * @param cases the verdict of each case that was run, or of the submission as a whole where none was
     */
    public Optional<String> unmet(List<Verdict> cases) {
        List<Verdict> wrong =
                cases.stream().filter(verdict -> !permits(verdict)).distinct().toList();
        if (!wrong.isEmpty()) {
            return Optional.of("got " + codes(wrong) + ", where only " + codes(permitted) + " may be");
        }
        return cases.stream().anyMatch(verdict -> in(required, verdict))
                ? Optional.empty()
                : Optional.of("no case got " + codes(required));
    }

    /** Returns whether a case may get this. */
    public boolean permits(Verdict verdict) {
        return in(permitted, verdict);
    }

    private static boolean in(Set<Verdict> set, Verdict verdict) {
        return set.contains(verdict) || set.contains(verdict.inPackages());
    }

    private static String codes(Iterable<Verdict> verdicts) {
        Set<Verdict> sorted = EnumSet.noneOf(Verdict.class);
        verdicts.forEach(sorted::add);
        return sorted.stream().map(Verdict::name).collect(Collectors.joining(" or "));
    }
}
