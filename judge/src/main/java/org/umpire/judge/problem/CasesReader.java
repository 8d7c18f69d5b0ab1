package org.umpire.judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.umpire.judge.compare.ComparisonFlags;

/** Reads the cases of a package: {@code data/sample} and {@code data/secret}, with their groups. */
final class CasesReader {
    private static final Set<String> BESIDE_CASES =
            Set.of("yaml", "png", "jpg", "jpeg", "svg", "hint", "desc", "interaction", "out");
    private static final Set<String> OF_STATEMENTS =
            Set.of("in.statement", "ans.statement", "in.download", "ans.download");
    /** Cases for trying out validators, which judge no submission. */
    private static final Set<String> FOR_VALIDATORS = Set.of("invalid_input", "invalid_output", "valid_output");

    private static final String[] GRADING = {
        "max_score", "score_aggregation", "static_validation_score", "require_pass", "static_validator_args"
    };

    private final Path data;
    private final boolean legacy;
    private final boolean customValidator;
    private final List<Flaw> flaws;
    private final List<TestCase> cases = new ArrayList<>();

    CasesReader(Path folder, boolean legacy, boolean customValidator, List<Flaw> flaws) {
        data = folder.resolve("data");
        this.legacy = legacy;
        this.customValidator = customValidator;
        this.flaws = flaws;
    }

    /** What a group hands down to its cases. */
    private record Settings(List<String> arguments, List<String> validatorArguments) {}

    List<TestCase> read(List<String> validatorFlags) throws IOException {
        if (Files.isDirectory(data)) {
            for (Path group : Listing.of(data)) {
                String name = Listing.name(group);
                if (!Set.of("sample", "secret").contains(name)
                        && !FOR_VALIDATORS.contains(name)
                        && !name.matches("test(data|_group)\\.yaml")) {
                    flaw(group, "is neither sample nor secret, so nobody would look at it");
                }
            }
        }
        Settings top = new Settings(List.of(), validatorFlags);
        for (String name : List.of("sample", "secret")) {
            if (Files.isDirectory(data.resolve(name))) {
                List<TestCase> before = List.copyOf(cases);
                read(data.resolve(name), top);
                List<TestCase> own = new ArrayList<>(cases.subList(before.size(), cases.size()));
                own.sort(Comparator.comparing(TestCase::name));
                cases.subList(before.size(), cases.size()).clear();
                cases.addAll(own);
            }
        }
        if (cases.stream().noneMatch(one -> one.name().startsWith("secret/"))) {
            flaws.add(new Flaw("data/secret", "has no case: there must be at least one .in with its .ans"));
        }
        return cases;
    }

    private void read(Path folder, Settings above) throws IOException {
        Settings settings = settings(folder, above);
        Set<String> inputs = new TreeSet<>();
        List<Path> files = Listing.of(folder);
        files.stream()
                .map(Listing::name)
                .filter(name -> name.endsWith(".in"))
                .forEach(name -> inputs.add(name.substring(0, name.length() - ".in".length())));
        for (Path file : files) {
            String name = Listing.name(file);
            if (name.endsWith(".files")) {
                flaw(file, "cannot be honoured: submissions get their input from standard input only");
            } else if (Files.isDirectory(file)) {
                read(file, settings);
            } else if (!name.equals("testdata.yaml") && !name.equals("test_group.yaml")) {
                look(file, name, inputs);
            }
        }
        for (String base : inputs) {
            testCase(folder, base, settings).ifPresent(cases::add);
        }
    }

    /** Notes a file that belongs to no case. */
    private void look(Path file, String name, Set<String> inputs) {
        if (name.endsWith(".in")) {
            return;
        }
        boolean statement = OF_STATEMENTS.stream().anyMatch(ending -> name.endsWith("." + ending));
        String ending = name.substring(name.lastIndexOf('.') + 1);
        String base = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        if (statement || ending.equals("interaction")) {
            return; // for the statement alone
        }
        if (ending.equals("ans")) {
            if (!inputs.contains(base)) {
                flaw(file, "is an answer without an input: " + base + ".in is missing");
            }
        } else if (!BESIDE_CASES.contains(ending)) {
            flaw(file, "is no file of a case: .in, .ans and a few others are");
        } else if (!inputs.contains(base)) {
            flaw(file, "belongs to no case: " + base + ".in is missing");
        }
    }

    private Optional<TestCase> testCase(Path folder, String base, Settings above) {
        Path input = folder.resolve(base + ".in");
        Path answer = folder.resolve(base + ".ans");
        if (!Files.isRegularFile(answer)) {
            flaw(input, "has no answer: " + base + ".ans is missing");
            return Optional.empty();
        }
        Settings settings = above;
        Path own = folder.resolve(base + ".yaml");
        if (Files.isRegularFile(own) && !legacy) {
            Keys keys = Keys.read(own, shown(own), flaws);
            settings = settings(keys, above);
            keys.passOver("hint", "description").refuseOthers();
        }
        return Optional.of(new TestCase(
                data.relativize(folder).resolve(base).toString(),
                input,
                answer,
                settings.arguments(),
                settings.validatorArguments(),
                flags(folder, base, settings)));
    }

    private ComparisonFlags flags(Path folder, String base, Settings settings) {
        if (customValidator) {
            return ComparisonFlags.NONE;
        }
        ComparisonFlags.Read read = ComparisonFlags.read(settings.validatorArguments());
        if (read instanceof ComparisonFlags.Good good) {
            return good.flags();
        }
        for (String problem : ((ComparisonFlags.Bad) read).problems()) {
            Flaw flaw = legacy
                    ? new Flaw("problem.yaml: validator_flags", problem)
                    : new Flaw(shown(folder.resolve(base + ".in")), "its output_validator_args: " + problem);
            if (!flaws.contains(flaw)) {
                flaws.add(flaw);
            }
        }
        return ComparisonFlags.NONE;
    }

    private Settings settings(Path folder, Settings above) {
        Path file = folder.resolve(legacy ? "testdata.yaml" : "test_group.yaml");
        if (!Files.isRegularFile(file)) {
            return above;
        }
        Keys keys = Keys.read(file, shown(file), flaws);
        if (legacy) {
            List<String> flags = keys.text("output_validator_flags")
                    .map(text -> text.isBlank()
                            ? List.<String>of()
                            : Arrays.asList(text.strip().split("\\s+")))
                    .orElse(above.validatorArguments());
            keys.passOver(
                            "on_reject",
                            "input_validator_flags",
                            "grading",
                            "grader_flags",
                            "range",
                            "accept_score",
                            "reject_score")
                    .refuseOthers();
            return new Settings(List.of(), flags);
        }
        Settings settings = settings(keys, above);
        for (String key : GRADING) {
            if (keys.has(key)) {
                keys.flaw(key, "is for scoring problems, which are not judged here");
            }
        }
        keys.refuseOthers();
        return settings;
    }

    private static Settings settings(Keys keys, Settings above) {
        keys.passOver("input_validator_args", "input_visualizer_args", "output_visualizer_args", "full_feedback");
        return new Settings(
                keys.texts("args").orElse(above.arguments()),
                keys.texts("output_validator_args").orElse(above.validatorArguments()));
    }

    private String shown(Path file) {
        return "data/" + data.relativize(file);
    }

    private void flaw(Path file, String what) {
        flaws.add(new Flaw(shown(file), what));
    }
}
