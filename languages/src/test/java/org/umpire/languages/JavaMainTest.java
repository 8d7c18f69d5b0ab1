package org.umpire.languages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaMainTest {
    private static final String BODY = " { public static void main(String[] a) {} }";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "public class Solution BODY | Solution",
                "package p; import java.util.*; public final class A BODY class B {} | A",
                "class Node { public class Inner {} int x; } class Late BODY | Late",
                "class Node {} public class Open { } class Begins BODY | Open",
                "/* public class No BODY */ // public class Nor BODY%n class Yes BODY | Yes",
                "class Text { String s = \"} public class Quoted BODY\"; char c = '}'; char d = '\\''; } class Real BODY | Real",
                "@Deprecated(since = \"class X {\") public record R(int a) BODY | R",
                "interface I { int f(); } enum E { P; static void main(String[] a) {} } | E",
                "class Ähre BODY | Ähre",
                "int x = 3; | Main",
                "class Unclosed { \" | Main",
                "} } class After BODY | After",
                "class Open { void main ( | Main"
            })
    void theClassAfterWhichTheFileIsNamed(String source, String name) {
        assertThat(JavaMain.of(source.replace("BODY", BODY).replace("%n", "\n")))
                .isEqualTo(name);
    }

    @Test
    void aSourceWithoutEndIsReadAtOnce() {
        String endless = "class A { String s = \"" + "\\\"".repeat(400_000);
        assertThat(JavaMain.of(endless)).isEqualTo("Main");
        assertThat(JavaMain.of("{".repeat(1_000_000))).isEqualTo("Main");
    }

    @Test
    void whatACollectorCalledAFileIsForgotten(@TempDir Path folder) throws IOException {
        Path java = Files.writeString(folder.resolve("Ω#_0-42-07.java"), "public class Solution" + BODY);
        Path cpp = Files.writeString(folder.resolve("-O_0-42-07.cc"), "int main() {}");

        Sources ofJava = renamed(java, Optional.empty());
        assertThat(ofJava.files()).containsOnlyKeys("Solution.java");
        assertThat(ofJava.entryPoint()).isEqualTo("Solution");
        Sources ofCpp = renamed(cpp, Optional.empty());
        assertThat(ofCpp.main()).isEqualTo("main.cpp");
        assertThat(ofCpp.entryPoint()).isEqualTo("main.cpp");
        assertThat(new String(ofCpp.files().get("main.cpp"), StandardCharsets.UTF_8))
                .isEqualTo("int main() {}");
        assertThat(renamed(cpp, Language.named("C++ (Clang)")).language().name())
                .isEqualTo("C++ (Clang)");
        assertThat(Sources.read(cpp, Optional.empty())).isInstanceOf(Sources.Bad.class);
    }

    @Test
    void whatIsTooLargeOrALinkIsRefusedUnderAnyName(@TempDir Path folder) throws IOException {
        Path large = Files.write(folder.resolve("A_0-00-01.py"), new byte[(1 << 20) + 1]);
        assertThat(Sources.readRenamed(large, Optional.empty()))
                .isEqualTo(new Sources.Bad("A_0-00-01.py is larger than 1048576 bytes"));
        Path link = Files.createSymbolicLink(folder.resolve("B_0-00-01.py"), large);
        assertThat(Sources.readRenamed(link, Optional.empty())).isInstanceOf(Sources.Unreadable.class);
    }

    private static Sources renamed(Path path, Optional<Language> language) {
        return ((Sources.Good) Sources.readRenamed(path, language)).sources();
    }
}
