package org.umpire.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A broken variant of a game: some of its source text replaced. It shows that a test can fail.
 *
 * @param name what is broken, as a statement
 * @param changes in the order in which they are made
 * @param caughtBy the tests that must fail, each as {@code SimpleClass.method}
 */
public record Mutant(String name, List<Change> changes, List<String> caughtBy) {
    public Mutant {
        changes = List.copyOf(changes);
        caughtBy = List.copyOf(caughtBy);
    }

    /**
     * A replacement in one source file.
     *
     * @param file its name, without a folder
     * @param original what stands there exactly once
     * @param broken what is put in its place
     */
    public record Change(String file, String original, String broken) {}

    /** Returns a variant that is not broken yet. */
    public static Mutant named(String name) {
        return new Mutant(name, List.of(), List.of());
    }

    /** Returns this variant with one more change. */
    public Mutant change(String file, String original, String broken) {
        List<Change> more = new ArrayList<>(changes);
        more.add(new Change(file, original, broken));
        return new Mutant(name, more, caughtBy);
    }

    /** Returns this variant with the tests that must fail on it. */
    public Mutant caughtBy(String... tests) {
        return new Mutant(name, changes, List.of(tests));
    }

    /**
     * Returns the changed files with their texts.
     *
     * @param sources the texts of the original files, by name
     * @throws IllegalArgumentException if an original does not stand in its file exactly once
     */
    Map<String, String> applied(Map<String, String> sources) {
        Map<String, String> changed = new LinkedHashMap<>();
        for (Change change : changes) {
            String text = changed.getOrDefault(change.file(), sources.getOrDefault(change.file(), ""));
            int at = text.indexOf(change.original());
            if (at < 0 || text.indexOf(change.original(), at + 1) >= 0) {
                throw new IllegalArgumentException(
                        "mutant '" + name + "': in " + change.file() + " there is not just one: " + change.original());
            }
            changed.put(
                    change.file(),
                    text.substring(0, at)
                            + change.broken()
                            + text.substring(at + change.original().length()));
        }
        return changed;
    }
}
