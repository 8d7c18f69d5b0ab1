package org.umpire.judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.umpire.judge.Verdict;

/** Reads which submissions come with a package, and what each must get. */
final class SubmissionsReader {
    private static final Set<Verdict> FOUR = EnumSet.of(Verdict.AC, Verdict.WA, Verdict.TLE, Verdict.RTE);

    private final Path folder;
    private final boolean legacy;
    private final List<Flaw> flaws;

    SubmissionsReader(Path folder, boolean legacy, List<Flaw> flaws) {
        this.folder = folder.resolve("submissions");
        this.legacy = legacy;
        this.flaws = flaws;
    }

    List<Submission> read() throws IOException {
        List<Submission> found = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            Optional<Keys> table = table();
            for (Path kind : Listing.of(folder)) {
                if (Files.isDirectory(kind)) {
                    found.addAll(read(kind, table));
                } else if (!Listing.name(kind).equals("submissions.yaml")) {
                    flaws.add(new Flaw(
                            "submissions/" + Listing.name(kind), "lies in no folder that says what it must get"));
                }
            }
            table.ifPresent(Keys::refuseOthers);
        }
        if (found.stream().noneMatch(one -> one.expectation().accepted())) {
            flaws.add(new Flaw("submissions/accepted", "has no submission: there must be one that solves the problem"));
        }
        return found;
    }

    private Optional<Keys> table() {
        Path file = folder.resolve("submissions.yaml");
        return !legacy && Files.isRegularFile(file)
                ? Optional.of(Keys.read(file, "submissions/submissions.yaml", flaws))
                : Optional.empty();
    }

    private List<Submission> read(Path kind, Optional<Keys> table) throws IOException {
        String name = Listing.name(kind);
        Optional<Expectation> usual = Expectation.ofFolder(name, legacy);
        Optional<Expectation> expected = entry(table, name, usual).or(() -> usual);
        if (expected.isEmpty()) {
            flaws.add(new Flaw(
                    "submissions/" + name,
                    "is a folder that stands for no verdict; there are " + String.join(", ", Expectation.folders())));
            return List.of();
        }
        List<Submission> found = new ArrayList<>();
        for (Path path : Listing.of(kind)) {
            String own = name + "/" + Listing.name(path);
            found.add(new Submission(own, path, entry(table, own, expected).orElse(expected.get())));
        }
        return found;
    }

    /** Returns what the table says of a folder or of one submission, if it does. */
    private static Optional<Expectation> entry(Optional<Keys> table, String name, Optional<Expectation> usual) {
        if (table.isEmpty() || !table.get().has(name)) {
            return Optional.empty();
        }
        Optional<Keys> entry = table.get().below(name);
        Set<Verdict> permitted = entry.flatMap(keys -> verdicts(keys, "permitted"))
                .orElseGet(() -> usual.map(Expectation::permitted).orElse(FOUR));
        Set<Verdict> required = entry.flatMap(keys -> verdicts(keys, "required"))
                .orElseGet(() -> usual.map(Expectation::required).orElse(FOUR));
        entry.ifPresent(keys ->
                keys.passOver("authors", "model_solution", "use_for_time_limit").refuseOthers());
        return Optional.of(new Expectation(permitted, required));
    }

    private static Optional<Set<Verdict>> verdicts(Keys keys, String key) {
        Optional<List<String>> words = keys.texts(key);
        if (words.isEmpty()) {
            return Optional.empty();
        }
        Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
        for (String word : words.get()) {
            Optional<Verdict> verdict =
                    FOUR.stream().filter(one -> one.name().equals(word)).findFirst();
            if (verdict.isEmpty()) {
                keys.flaw(key, "\"" + word + "\" is none of AC, WA, TLE, RTE");
            }
            verdict.ifPresent(verdicts::add);
        }
        return Optional.of(verdicts);
    }
}
