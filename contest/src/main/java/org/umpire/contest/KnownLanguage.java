package org.umpire.contest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.umpire.languages.Language;

/**
 * A language by the identifier that contest systems know it by: those of which programs are made here, and some that other
 * judges may have judged.
 */
record KnownLanguage(String id, String title, List<String> extensions) {
    /** What the Contest API calls otherwise than we do. */
    private static final Map<String, String> TITLES = Map.of("python3", "Python 3");

    private static final Map<String, KnownLanguage> ALL = all();

    private static Map<String, KnownLanguage> all() {
        Map<String, KnownLanguage> all = new LinkedHashMap<>();
        for (Language language : Language.all()) {
            String title = TITLES.getOrDefault(language.code(), language.name());
            all.putIfAbsent(language.code(), new KnownLanguage(language.code(), title, language.endings()));
        }
        List.of(
                        new KnownLanguage("kotlin", "Kotlin", List.of("kt")),
                        new KnownLanguage("pascal", "Pascal", List.of("pas")))
                .forEach(other -> all.putIfAbsent(other.id(), other));
        return all;
    }

    static Optional<KnownLanguage> of(String id) {
        return Optional.ofNullable(ALL.get(id));
    }

    static String ids() {
        return String.join(", ", ALL.keySet().stream().sorted().toList());
    }
}
