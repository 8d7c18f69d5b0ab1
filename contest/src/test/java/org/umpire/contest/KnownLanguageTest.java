package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.umpire.languages.Language;

class KnownLanguageTest {
    @Test
    void everyLanguageOfProgramsIsKnownToContestsAndComesBack() {
        for (Language language : Language.all()) {
            KnownLanguage known = KnownLanguage.of(language.code()).orElseThrow();
            assertThat(known.extensions()).isEqualTo(language.endings());
            assertThat(IcpcPartsReader.isId(known.id())).isTrue();
            assertThat(Language.named(known.id()).orElseThrow().endings()).isEqualTo(language.endings());
        }
        assertThat(KnownLanguage.of("python3").orElseThrow().title()).isEqualTo("Python 3");
        assertThat(KnownLanguage.of("cpp").orElseThrow().title()).isEqualTo("C++");
        assertThat(KnownLanguage.ids())
                .isEqualTo("c, cpp, csharp, go, haskell, java, javascript, kotlin, pascal, python3, ruby, rust");
    }
}
