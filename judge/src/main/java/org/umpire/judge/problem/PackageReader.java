package org.umpire.judge.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.umpire.languages.Language;

/** Reads one package and collects all that is wrong with it. */
final class PackageReader {
    private static final Set<String> LEGACY = Set.of("legacy", "legacy-icpc");
    private static final String MODERN = "2025-09";
    private static final Pattern ID = Pattern.compile("[a-z0-9]+");
    private static final Pattern STATEMENT =
            Pattern.compile("problem(?:\\.(?<language>[a-z]{2,3}(?:-[A-Z]{2})?))?\\.(?:tex|md|pdf)");
    private static final Pattern LANGUAGE_OF_PEOPLE = Pattern.compile("[a-z]{2,3}(-[A-Z]{2})?");
    private static final Set<String> LICENSES =
            Set.of("unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission");

    private final Path folder;
    private final long hostMemoryBytes;
    private final List<Flaw> flaws = new ArrayList<>();
    private final List<Flaw> notes = new ArrayList<>();

    PackageReader(Path folder, long hostMemoryBytes) {
        this.folder = folder;
        this.hostMemoryBytes = hostMemoryBytes;
    }

    ProblemPackage.Read read() {
        String id = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
        if (!Files.isDirectory(folder)) {
            String what = Files.exists(folder) ? "is no folder: unpack the archive first" : "there is no such folder";
            return new ProblemPackage.Bad(List.of(new Flaw(folder.toString(), what)));
        }
        if (!Files.isRegularFile(folder.resolve("problem.yaml"))) {
            return new ProblemPackage.Bad(
                    List.of(new Flaw(folder.toString(), "has no problem.yaml, so it is no problem package")));
        }
        if (!ID.matcher(id).matches()) {
            flaws.add(new Flaw(id, "the folder's name must have small letters a-z and digits only"));
        }
        try {
            ProblemPackage read = read(id);
            return flaws.isEmpty() ? new ProblemPackage.Good(read) : new ProblemPackage.Bad(flaws);
        } catch (IOException | UncheckedIOException e) {
            flaws.add(new Flaw(folder.toString(), "cannot be read: " + e.getMessage()));
            return new ProblemPackage.Bad(flaws);
        }
    }

    private ProblemPackage read(String id) throws IOException {
        new StrayLinks(folder, flaws).look();
        Keys keys = Keys.read(folder.resolve("problem.yaml"), "problem.yaml", flaws);
        boolean legacy = legacy(keys);
        Map<String, Path> statements = statements(legacy);
        Map<String, String> names = names(keys, legacy, statements.keySet());
        Optional<Keys> limitKeys = keys.below("limits");
        ProblemLimits limits = limits(limitKeys, legacy);
        boolean interactive = interactive(keys, legacy);
        Validation validation = validation(keys, legacy, interactive);
        List<String> validatorFlags =
                legacy ? keys.text("validator_flags").map(PackageReader::words).orElse(List.of()) : List.of();
        Set<String> languages = languages(keys);
        license(keys);
        passOver(keys, legacy);
        keys.refuseOthers();
        List<TestCase> cases = new CasesReader(folder, legacy, validation.custom(), flaws).read(validatorFlags);
        List<Submission> submissions = new SubmissionsReader(folder, legacy, flaws).read();
        if (!Files.isDirectory(folder.resolve("input_validators"))
                && !Files.isDirectory(folder.resolve("input_format_validators"))) {
            notes.add(new Flaw("input_validators", "is missing, though the format asks for an input validator"));
        }
        return new ProblemPackage(
                folder, id, names, statements, limits, validation, languages, cases, submissions, notes);
    }

    private boolean legacy(Keys keys) {
        Optional<String> version = keys.text("problem_format_version");
        boolean legacy = version.isEmpty() || LEGACY.contains(version.get());
        if (!legacy && !version.get().equals(MODERN)) {
            keys.flaw(
                    "problem_format_version",
                    "\"" + version.get() + "\" is not known here; legacy, legacy-icpc and 2025-09 are");
        }
        return legacy;
    }

    private Map<String, Path> statements(boolean legacy) throws IOException {
        String place = legacy ? "problem_statement" : "statement";
        Map<String, Path> found = new TreeMap<>();
        if (Files.isDirectory(folder.resolve(place))) {
            for (Path file : Listing.of(folder.resolve(place))) {
                Matcher matcher = STATEMENT.matcher(Listing.name(file));
                if (matcher.matches()) {
                    String language = matcher.group("language");
                    found.putIfAbsent(language == null ? "en" : language, file);
                }
            }
        }
        if (found.isEmpty()) {
            flaws.add(new Flaw(place, "has no statement: there must be problem.LANGUAGE.tex, .md or .pdf"));
        }
        return found;
    }

    private Map<String, String> names(Keys keys, boolean legacy, Set<String> statements) {
        Map<String, String> names = new LinkedHashMap<>();
        if (keys.isMap("name")) {
            Keys below = keys.below("name").orElseThrow();
            for (String language : below.names()) {
                if (!LANGUAGE_OF_PEOPLE.matcher(language).matches()) {
                    below.flaw(language, "is no language, such as en or pt-BR");
                }
                below.text(language).ifPresent(name -> names.put(language, name));
            }
        } else {
            keys.text("name").ifPresent(name -> names.put("en", name));
        }
        if (names.isEmpty() && !legacy) {
            keys.flaw("name", "is missing");
        }
        if (!legacy
                && !names.isEmpty()
                && !statements.isEmpty()
                && !names.keySet().equals(statements)) {
            keys.flaw(
                    "name",
                    "is given in " + String.join(", ", names.keySet()) + ", but there are statements in "
                            + String.join(", ", statements));
        }
        return names;
    }

    private ProblemLimits limits(Optional<Keys> given, boolean legacy) throws IOException {
        Keys keys = given.orElseGet(() -> Keys.none("problem.yaml: limits", flaws));
        ProblemLimits limits = new LimitsReader(keys, legacy, hostMemoryBytes).read();
        return legacy
                ? new TimeLimitFiles(folder, flaws).read().map(limits::withTime).orElse(limits)
                : limits;
    }

    /** Returns whether a validator speaks with the submission; problems of other kinds are refused. */
    private boolean interactive(Keys keys, boolean legacy) {
        List<String> types = keys.texts("type").orElse(List.of("pass-fail"));
        boolean interactive = false;
        for (String type : types) {
            switch (type) {
                case "pass-fail" -> {}
                case "interactive" -> interactive = true;
                default -> keys.flaw("type", "\"" + type + "\" problems are not judged here, only pass-fail ones");
            }
        }
        if (!legacy) {
            return interactive;
        }
        List<String> words = words(keys.text("validation").orElse("default"));
        if (words.isEmpty() || !Set.of("default", "custom").contains(words.get(0))) {
            keys.flaw("validation", "must begin with default or custom");
            return false;
        }
        for (String word : words.subList(1, words.size())) {
            if (!word.equals("interactive")) {
                keys.flaw("validation", "\"" + word + "\" is not judged here, only interactive is");
            }
        }
        return interactive || words.contains("interactive");
    }

    private Validation validation(Keys keys, boolean legacy, boolean interactive) throws IOException {
        String place = legacy ? "output_validators" : "output_validator";
        List<Path> found = new ArrayList<>();
        if (Files.isDirectory(folder.resolve(place))) {
            List<Path> inside = Listing.of(folder.resolve(place));
            if (legacy) {
                found.addAll(inside);
            } else if (!inside.isEmpty()) {
                found.add(inside.size() == 1 ? inside.get(0) : folder.resolve(place));
            }
        }
        boolean asked = legacy
                ? keys.text("validation").orElse("default").startsWith("custom")
                : interactive || !found.isEmpty();
        if (asked && found.isEmpty()) {
            flaws.add(new Flaw(place, "is empty, but the problem needs a validator of its own"));
        }
        if (!asked && !found.isEmpty()) {
            keys.flaw(
                    "validation", "is default, but there are " + place + "; say \"validation: custom\" or remove them");
        }
        if (interactive && found.size() > 1) {
            flaws.add(new Flaw(place, "an interactive problem has one validator, and here are " + found.size()));
        }
        return new Validation(asked ? found : List.of(), interactive);
    }

    private Set<String> languages(Keys keys) {
        List<String> given = keys.texts("languages").orElse(List.of("all"));
        if (given.equals(List.of("all"))) {
            return Set.of();
        }
        Set<String> codes = new TreeSet<>();
        for (String word : given.size() == 1 ? words(given.get(0)) : given) {
            if (Language.named(word).isPresent()) {
                codes.add(Language.named(word).orElseThrow().code());
            } else {
                notes.add(new Flaw("problem.yaml: languages", "\"" + word + "\" is not known here"));
            }
        }
        if (codes.isEmpty()) {
            keys.flaw("languages", "none of them is known here");
        }
        return codes;
    }

    private static void license(Keys keys) {
        Optional<String> license = keys.text("license");
        boolean owned = keys.has("rights_owner");
        if (license.isPresent() && !LICENSES.contains(license.get())) {
            keys.flaw("license", "must be one of " + String.join(", ", new TreeSet<>(LICENSES)));
        }
        if (owned && license.equals(Optional.of("public domain"))) {
            keys.flaw("rights_owner", "must not be given where the license is public domain");
        }
    }

    private void passOver(Keys keys, boolean legacy) {
        keys.passOver("source", "keywords", "uuid", "limits", "name", "type", "languages", "validation");
        if (legacy) {
            keys.passOver("author", "source_url", "validator_flags");
            return;
        }
        keys.passOver("version", "credits", "embargo_until", "constants", "allow_file_writing");
        if (!keys.has("uuid")) {
            keys.flaw("uuid", "is missing: it tells this problem from all others (uuidgen makes one)");
        }
        if (keys.has("constants")) {
            keys.flaw("constants", "are not put in here: write their values where they are used");
        }
        if (keys.text("allow_file_writing").orElse("false").equals("true")) {
            keys.flaw("allow_file_writing", "cannot be honoured: the folder of a submission is read-only here");
        }
        for (String place : List.of("include", "static_validator")) {
            if (Files.exists(folder.resolve(place))) {
                flaws.add(new Flaw(place, "is not judged with here"));
            }
        }
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+"));
    }
}
