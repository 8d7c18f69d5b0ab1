package org.umpire.judge.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.judge.Verdict;
import org.umpire.languages.Language;
import org.umpire.languages.Sources;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** What is said of submissions of which no program is made. */
class JudgeTest {
    @TempDir
    private Path place;

    /** What was read, and what came of it. */
    private final List<String> told = new ArrayList<>();

    private final Progress progress = new Progress() {
        @Override
        public void loaded(String name, Sources sources) {
            told.add(name + ": "
                    + new String(Objects.requireNonNull(sources.files().get(sources.main())), StandardCharsets.UTF_8)
                            .lines()
                            .findFirst()
                            .orElseThrow());
        }

        @Override
        public void judged(Judgement judgement) {
            told.add(judgement.name() + " " + judgement.verdict());
        }
    };

    private Judgement judged(Entry entry) throws IOException, InterruptedException {
        Path problem = Problems.write(place, "limits: {time_limit: 1, code: 1}\n");
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN);
                Judge judge = new Judge(Problems.read(problem), sandbox, new Judge.Settings(1, false))) {
            return judge.judge(List.of(entry), progress).get(0);
        }
    }

    @Test
    void whatWasReadIsToldBeforeItIsJudged() throws Exception {
        Path large = Problems.put(place.resolve("large.py"), "# one\n" + "#\n".repeat(1000));
        assertThat(judged(Problems.entry(large)).detail()).isEqualTo("the source is larger than 1024 bytes");
        assertThat(told).containsExactly("large.py: # one", "large.py CE");
    }

    @Test
    void whatCannotBeReadIsNotTheSubmissionsFault() throws Exception {
        Optional<Language> python = Language.of("a.py");
        Path link = Files.createSymbolicLink(place.resolve("link.py"), Path.of("/dev/null"));
        for (Path path : List.of(place.resolve("gone"), link)) {
            Judgement judgement = judged(new Entry("it", path, python, true));
            assertThat(judgement.verdict()).isEqualTo(Verdict.JE);
            assertThat(judgement.detail()).contains(path.toString());
        }
        assertThat(told).containsExactly("it JE", "it JE");
    }
}
