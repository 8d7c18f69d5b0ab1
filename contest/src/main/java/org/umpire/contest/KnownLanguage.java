package org.umpire.contest;

import java.util.List;
import java.util.Optional;

/** A language by the identifier that contest systems know it by. */
record KnownLanguage(String id, String title, List<String> extensions) {
    private static final List<KnownLanguage> ALL = List.of(
            new KnownLanguage("c", "C", List.of("c")),
            new KnownLanguage("cpp", "C++", List.of("cc", "cpp", "cxx", "c++", "C")),
            new KnownLanguage("csharp", "C#", List.of("cs")),
            new KnownLanguage("go", "Go", List.of("go")),
            new KnownLanguage("haskell", "Haskell", List.of("hs")),
            new KnownLanguage("java", "Java", List.of("java")),
            new KnownLanguage("javascript", "JavaScript", List.of("js")),
            new KnownLanguage("kotlin", "Kotlin", List.of("kt")),
            new KnownLanguage("pascal", "Pascal", List.of("pas")),
            new KnownLanguage("python3", "Python 3", List.of("py")),
            new KnownLanguage("ruby", "Ruby", List.of("rb")),
            new KnownLanguage("rust", "Rust", List.of("rs")));

    static Optional<KnownLanguage> of(String id) {
        return ALL.stream().filter(each -> each.id().equals(id)).findFirst();
    }

    static String ids() {
        return String.join(", ", ALL.stream().map(KnownLanguage::id).toList());
    }
}
