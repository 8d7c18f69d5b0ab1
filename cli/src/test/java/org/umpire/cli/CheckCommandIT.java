package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandIT {
    @TempDir
    Path folder;

    @Test
    void aProgramThatAnswersNonsenseIsToldWithTheLines() throws Exception {
        Path program = Files.writeString(folder.resolve("mine.sh"), "while read line; do echo nonsense; done\n");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Terminal terminal = Terminal.of(new ByteArrayInputStream(new byte[0]), out, new ByteArrayOutputStream());

        int code = Umpire.run(terminal, "check", "big2", "sh " + program);

        assertThat(code).isEqualTo(Terminal.FAILED);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("FAULT", "garbled", "< nonsense")
                .doesNotContain("no fault");
    }
}
