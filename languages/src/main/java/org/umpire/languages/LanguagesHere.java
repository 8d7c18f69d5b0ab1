package org.umpire.languages;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.record.Shown;
import org.umpire.sandbox.Sandbox;

/**
 * Which languages are installed here.
 *
 * @param found one a language that is
 * @param missing those that are not
 */
public record LanguagesHere(List<Found> found, List<Language> missing) {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** Takes copies. */
    public LanguagesHere {
        found = List.copyOf(found);
        missing = List.copyOf(missing);
    }

    /**
     * A language that is installed.
     *
     * @param tool the command that was found
     * @param path where it really lies, if it says so; else the command again
     * @param version the first line in which it says its version
     */
    public record Found(Language language, String tool, String path, String version) {}

    /** Asks the tools of every language for their version: a matter of some tenths of a second. */
    public static LanguagesHere look(Sandbox sandbox) {
        List<Found> found = new ArrayList<>();
        List<Language> missing = new ArrayList<>();
        for (Language language : Language.all()) {
            look(language, sandbox).ifPresentOrElse(found::add, () -> missing.add(language));
        }
        return new LanguagesHere(found, missing);
    }

    /** Returns a language, if it is installed. */
    public Optional<Found> find(Language language) {
        return found.stream().filter(one -> one.language().equals(language)).findFirst();
    }

    private static Optional<Found> look(Language language, Sandbox sandbox) {
        for (String tool : language.tools()) {
            Optional<String> version = ask(tool, language.version(), sandbox);
            if (version.isPresent()) {
                Optional<String> path =
                        language.where().isEmpty() ? Optional.empty() : ask(tool, language.where(), sandbox);
                return Optional.of(new Found(
                        language,
                        tool,
                        path.filter(said -> Files.isExecutable(Path.of(said))).orElse(tool),
                        Shown.of(version.get())));
            }
        }
        return Optional.empty();
    }

    /** Returns the first line of what a tool says. */
    private static Optional<String> ask(String tool, List<String> arguments, Sandbox sandbox) {
        List<String> words = new ArrayList<>(List.of(tool));
        words.addAll(arguments);
        ToolRun.Result result = ToolRun.run(sandbox, words, Path.of("").toAbsolutePath(), PATIENCE);
        return result.good() ? Optional.of(result.output().lines().findFirst().orElse("")) : Optional.empty();
    }
}
