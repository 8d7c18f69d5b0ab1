package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class TroubleTest {
    private static final Path PLACE = Path.of("cup", "handed.csv");

    /** The library's own texts are a path alone for the most usual of them. */
    @Test
    void whereWhatAndWhatToDoAreInEachText() {
        assertThat(Trouble.ofVerdicts(new AccessDeniedException("cup/.lock"), PLACE))
                .isEqualTo("cup/.lock: no permission to read or write here; verdicts are kept beside the submissions:"
                        + " allow that, and run the same command again");
        assertThat(Trouble.ofVerdicts(new IOException("No space left on device"), PLACE))
                .isEqualTo("cup/handed.csv: IOException: No space left on device; the verdicts before are kept: mend"
                        + " this, and run the same command again");
        assertThat(Trouble.ofVerdicts(new FileSystemException("cup/.lock", null, "Is a directory"), PLACE))
                .startsWith("cup/.lock: Is a directory; ");
        assertThat(Trouble.ofVerdicts(new NoSuchFileException("cup"), PLACE))
                .startsWith("cup: there is no such file or folder any more; ");

        for (IOException failure : List.of(new AccessDeniedException("a\033b"), new IOException("a\033b"))) {
            assertThat(Trouble.text(failure, PLACE)).contains(": ", "; ").doesNotContain("\033");
            assertThat(Trouble.ofVerdicts(failure, PLACE)).doesNotContain("\033");
        }
    }
}
