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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.judge.Verdict;
import org.umpire.judge.run.Judgement;
import org.umpire.judge.run.Progress;
import org.umpire.languages.Language;
import org.umpire.languages.Sources;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.Submission;

class VerdictKeeperTest {
    @TempDir
    Path folder;

    private List<Handed> handed = List.of();
    private final List<String> told = new ArrayList<>();
    private final List<String> details = new ArrayList<>();
    private final AtomicBoolean ending = new AtomicBoolean();
    private final AtomicInteger ended = new AtomicInteger();

    @BeforeEach
    void handIn() throws IOException {
        Path several = Files.createDirectory(folder.resolve("c"));
        Files.writeString(several.resolve("main.c"), "int main(void) { return 0; }\n");
        Path more = Files.writeString(several.resolve("more.c"), "int more;\n");
        String ofBoth = SourceDigest.ofFolder(List.of(more, several.resolve("main.c")));
        handed = List.of(alone("a"), alone("b"), handed("c", several, ofBoth));
    }

    private Handed alone(String id) throws IOException {
        Path source = Files.writeString(folder.resolve(id + ".c"), "int " + id + ";\n");
        return handed(id, source, SourceDigest.ofFile(source));
    }

    private static Handed handed(String id, Path source, String digest) {
        Submission submission =
                new Submission(id, Duration.ofMinutes(1), "1", "A", "c", Optional.empty(), Optional.empty());
        return new Handed(submission, source, id, digest);
    }

    /** Reads the source of a submission, as it is judged then. */
    private Sources loaded(int which) {
        Sources.Read read = Sources.readRenamed(handed.get(which).path(), Language.of("a.c"));
        return ((Sources.Good) read).sources();
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
            details.add(judgement.detail());
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
        assertThat(keeper.kept()).isEqualTo(2);
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
        assertThat(keeper.broken().orElseThrow()).contains("was changed by somebody else");
        assertThat(ended).hasValue(1);

        Files.delete(file()); // and what comes then is not kept in what looks like a whole file
        progress.judged(judgement("c", Verdict.AC));
        assertThat(told).containsExactly("a AC");
        assertThat(kept()).isEmpty();
        assertThat(ended).hasValue(1);
        assertThat(keeper.kept()).isEqualTo(1);
    }

    @Test
    void aVerdictIsKeptOnWhatWasHandedIn() throws IOException {
        Files.createSymbolicLink(handed.get(2).path().resolve(".#main.c"), Path.of("nowhere"));
        VerdictKeeper keeper = keeper();
        Progress progress = keeper.of(handed, Progress.NONE);
        for (int i = 0; i < handed.size(); i++) {
            progress.loaded(handed.get(i).name(), loaded(i));
            progress.judged(judgement(handed.get(i).name(), Verdict.AC));
        }
        assertThat(kept()).containsExactly("a AC", "b AC", "c AC");
    }

    /** A copy that is made again over a source is half there for a moment, and whole again when the verdict comes. */
    @Test
    void whatWasChangedWhenItWasReadGetsNoVerdict() throws IOException {
        Path source = handed.get(0).path();
        byte[] whole = Files.readAllBytes(source);
        Path member = handed.get(2).path().resolve("more.c");
        byte[] more = Files.readAllBytes(member);
        VerdictKeeper keeper = keeper();
        Progress progress = keeper.of(handed, Progress.NONE);

        Files.writeString(source, "int");
        Files.delete(member);
        progress.loaded("a", loaded(0));
        progress.loaded("c", loaded(2));
        Files.write(source, whole);
        Files.write(member, more);
        progress.judged(judgement("a", Verdict.CE));
        progress.judged(judgement("c", Verdict.CE));
        progress.judged(judgement("b", Verdict.CE));

        assertThat(kept()).containsExactly("b CE");
        assertThat(told).containsExactly("a JE", "c JE", "b CE");
        assertThat(details.get(0))
                .isEqualTo("the source changed while it was judged: it will be judged again by the next run");
        assertThat(keeper.failed()).isEqualTo(2);
    }

    @Test
    void whatIsNotThereAnyMoreGetsNoVerdict() throws IOException {
        VerdictKeeper keeper = keeper();
        Progress progress = keeper.of(handed, Progress.NONE);
        for (int i = 0; i < handed.size(); i++) {
            progress.loaded(handed.get(i).name(), loaded(i));
        }
        Files.writeString(handed.get(0).path(), "int other;\n");
        Files.delete(handed.get(1).path());
        Files.createSymbolicLink(
                handed.get(2).path().resolve("secret.h"), handed.get(0).path());
        handed.forEach(one -> progress.judged(judgement(one.name(), Verdict.AC)));

        assertThat(kept()).isEmpty();
        assertThat(told).containsExactly("a JE", "b JE", "c JE");
        assertThat(details.get(0)).startsWith("the source changed while");
        assertThat(details.get(1))
                .startsWith("the source could not be read any more (")
                .contains("b.c");
        assertThat(details.get(2)).startsWith("the source changed while");
    }
}
