package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.judge.Verdict;
import org.umpire.judge.run.Judgement;
import org.umpire.judge.run.Progress;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.Submission;

class VerdictKeeperTest {
    @TempDir
    Path folder;

    private final List<Handed> handed = List.of(handed("a"), handed("b"), handed("c"));
    private final List<String> told = new ArrayList<>();
    private final AtomicBoolean ending = new AtomicBoolean();
    private final AtomicInteger ended = new AtomicInteger();

    private static Handed handed(String id) {
        Submission submission =
                new Submission(id, Duration.ofMinutes(1), "1", "A", "c", Optional.empty(), Optional.empty());
        return new Handed(submission, Path.of(id), id, "sha256:" + id);
    }

    private Path file() {
        return folder.resolve("submissions.csv");
    }

    private VerdictKeeper keeper() {
        SourceFolder sources = new SourceFolder(folder.resolve("submissions"), file(), "", List.of(), handed);
        return new VerdictKeeper(
                new VerdictsFile(sources), Submission::time, new Told(), ending::get, ended::incrementAndGet);
    }

    private final class Told implements IcpcJudging.Talk {
        @Override
        public Progress problem(IcpcContest.Problem problem, int submissions) {
            return Progress.NONE;
        }

        @Override
        public void judged(Handed one, Judgement judgement) {
            told.add(one.name() + " " + judgement.verdict());
        }

        @Override
        public void over() {}
    }

    private static Judgement judgement(String name, Verdict verdict) {
        return new Judgement(name, "C", verdict, "", "", List.of());
    }

    private List<String> kept() throws IOException {
        return Files.exists(file())
                ? Files.readAllLines(file()).stream()
                        .skip(1)
                        .map(line -> line.replaceAll("^(.).*,c,(\\w+),.*", "$1 $2"))
                        .toList()
                : List.of();
    }

    @Test
    void whatIsKeptIsToldAndAJudgeErrorIsToldOnly() throws IOException {
        VerdictKeeper keeper = keeper();
        Progress progress = keeper.of(handed, Progress.NONE);
        progress.judged(judgement("b", Verdict.WA));
        progress.judged(judgement("a", Verdict.JE));
        progress.judged(judgement("c", Verdict.CE));
        assertThat(told).containsExactly("b WA", "a JE", "c CE");
        assertThat(kept()).containsExactly("b WA", "c CE");
        assertThat(keeper.failed()).isEqualTo(1);
        assertThat(keeper.broken()).isEmpty();
        assertThat(ended).hasValue(0);
    }

    @Test
    void whatComesWhileJudgingIsEndedIsNeitherKeptNorTold() throws IOException {
        VerdictKeeper keeper = keeper();
        Progress progress = keeper.of(handed, Progress.NONE);
        progress.judged(judgement("a", Verdict.AC));
        ending.set(true);
        progress.judged(judgement("b", Verdict.CE));
        progress.judged(judgement("c", Verdict.JE));
        assertThat(told).containsExactly("a AC");
        assertThat(kept()).containsExactly("a AC");
        assertThat(keeper.failed()).isZero();
    }

    @Test
    void whatCannotBeKeptIsNotToldAndEndsJudging() throws IOException {
        VerdictKeeper keeper = keeper();
        Progress progress = keeper.of(handed, Progress.NONE);
        progress.judged(judgement("a", Verdict.AC));
        String edited = Files.readString(file()).replace("AC", "WA");
        Files.writeString(file(), edited);
        progress.judged(judgement("b", Verdict.AC));
        assertThat(keeper.broken().orElseThrow()).hasMessageContaining("was changed by somebody else");
        assertThat(ended).hasValue(1);

        Files.delete(file()); // and what comes then is not kept in what looks like a whole file
        progress.judged(judgement("c", Verdict.AC));
        assertThat(told).containsExactly("a AC");
        assertThat(kept()).isEmpty();
        assertThat(ended).hasValue(1);
    }
}
