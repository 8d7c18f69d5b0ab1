package org.umpire.contest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.umpire.judge.problem.Flaw;
import org.umpire.judge.problem.ProblemLimits;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.record.Shown;

/** Which problem package each problem of a contest has, and whether contest and package agree. */
final class PackagePaths {
    private static final Duration LIMIT_MAX = Duration.ofSeconds(ProblemLimits.SECONDS_MAX);

    private final Path file;
    private final List<Place> places = new ArrayList<>();
    private final Map<String, ProblemPackage> packages = new LinkedHashMap<>();

    /** What the contest file says of a problem that concerns its package. */
    private record Place(
            TomlTable table,
            Optional<String> id,
            Optional<Path> path,
            Optional<Duration> limit,
            Optional<Integer> tests) {}

    /**
     * Begins.
     *
     * @param file of the contest, from where paths lead
     */
    PackagePaths(Path file) {
        this.file = file;
    }

    /** Takes note of the package of a problem. */
    void note(TomlTable table, Optional<String> id, Optional<Duration> limit, Optional<Integer> tests) {
        Optional<Path> path = table.parsed("package", "the path of a folder in quotes", Path::of);
        places.add(new Place(table, id, path.map(file::resolveSibling), limit, tests));
    }

    /**
     * Reads all packages, in order to judge with them.
     *
     * @param flaws gets all that is wrong in them, each with its place; what is wrong in the contest file is noted there
     */
    void read(List<String> flaws) {
        for (Place place : places) {
            if (place.path().isPresent()) {
                read(place, place.path().get(), flaws);
            } else if (!place.table().has("package")) {
                place.table().problem("package", "is missing: say in which folder the problem's package is");
            }
        }
    }

    private void read(Place place, Path path, List<String> flaws) {
        if (!Files.isDirectory(path)) {
            place.table().problem("package", "there is no folder " + Shown.of(path.toString()));
            return;
        }
        ProblemPackage.Read read = ProblemPackage.read(path);
        if (read instanceof ProblemPackage.Good good) {
            agree(place, good.problem());
        } else if (read instanceof ProblemPackage.Bad bad) {
            bad.flaws().stream()
                    .map(Flaw::line)
                    .map(line -> Shown.of(path.toString()) + "/" + line)
                    .forEach(flaws::add);
        }
    }

    private void agree(Place place, ProblemPackage problem) {
        int cases = problem.cases().size();
        if (place.tests().filter(tests -> tests != cases).isPresent()) {
            place.table()
                    .problem(
                            "tests",
                            "the package has " + cases + (cases == 1 ? " case" : " cases") + ", not "
                                    + place.tests().get());
        }
        Optional<Duration> limit = place.limit().or(() -> problem.limits().time());
        if (limit.isEmpty()) {
            place.table()
                    .problem(
                            "time-limit",
                            "the package says none, and one that is measured may be another for each team: say it");
        } else if (limit.get().isZero() || limit.get().compareTo(LIMIT_MAX) > 0) {
            place.table().problem("time-limit", "must be above 0 and at most " + DurationText.write(LIMIT_MAX));
        } else {
            place.id().ifPresent(id -> packages.put(id, problem.withTime(limit.get())));
        }
    }

    /** Returns the packages that are good, by the identifiers of the problems, with their time limits. */
    Map<String, ProblemPackage> packages() {
        return packages;
    }
}
