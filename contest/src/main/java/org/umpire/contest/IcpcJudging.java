package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.judge.run.Entry;
import org.umpire.judge.run.Judge;
import org.umpire.judge.run.Judgement;
import org.umpire.judge.run.Progress;
import org.umpire.languages.Language;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.Submission;
import org.umpire.record.Shown;
import org.umpire.sandbox.Leaving;
import org.umpire.sandbox.Sandbox;

/**
 * Judges the submissions of a collegiate contest that have no verdict yet, and keeps each verdict as soon as it is there:
 * a run that was ended goes on where it was (docs/scoreboard.md#a-folder-of-sources).
 */
public final class IcpcJudging {
    private final Path file;
    private final IcpcContest contest;
    private final SourceFolder sources;
    private final Map<String, ProblemPackage> packages;
    private final List<String> notes;

    private IcpcJudging(Path file, IcpcFile read, Map<String, ProblemPackage> packages) {
        this.file = file;
        this.contest = read.contest();
        this.sources = read.sources().orElseThrow();
        this.packages = packages;
        this.notes = read.notes();
    }

    /** What came of reading the files. */
    public sealed interface Read {
        /** They are good. */
        record Ready(IcpcJudging judging) implements Read {}

        /** They must be mended: all that is wrong, each with its place, as compilers write it. */
        record Bad(List<String> problems) implements Read {
            /** Takes a copy. */
            public Bad {
                problems = List.copyOf(problems);
            }
        }
    }

    /** What came of judging. */
    public sealed interface Result {
        /**
         * All was judged.
         *
         * @param kept how many got a verdict
         * @param failed how many got none, since the judge failed; the next run tries them again
         */
        record Done(int kept, int failed) implements Result {}

        /** Another run judges this contest. */
        record InUse(String why) implements Result {}

        /** A verdict could not be kept, with what to do, in one line; judging ended then, and those before are kept. */
        record Broken(String why) implements Result {}

        /** Nothing was judged: the files have changed since they were read, and must be mended now. */
        record Bad(List<String> problems) implements Result {
            /** Takes a copy. */
            public Bad {
                problems = List.copyOf(problems);
            }
        }
    }

    /** Is told how it goes on; by several threads, but by one at a time. */
    public interface Talk {
        /** A problem begins. */
        Progress problem(IcpcContest.Problem problem, int submissions);

        /** A submission is judged, and its verdict is kept; or the judge failed. Other verdicts are not told. */
        void judged(Handed handed, Judgement judgement);

        /** All submissions of a problem are judged. */
        void over();
    }

    /** Reads a contest file, its submissions and its problem packages, and checks all of them. */
    public static Read read(Path file) {
        IcpcFileReader.Found found = new IcpcFileReader(file).read(true);
        if (found.result() instanceof IcpcFile.Read.Bad bad) {
            return new Read.Bad(bad.problems());
        }
        IcpcJudging judging = new IcpcJudging(file, ((IcpcFile.Read.Good) found.result()).file(), found.packages());
        List<String> wrong = judging.sources.pending().stream()
                .filter(one -> judging.language(one.submission()).isEmpty())
                .map(one -> Shown.of(one.path().toString()) + ": no program can be made of "
                        + one.submission().language() + " here; give it a verdict in "
                        + Shown.of(judging.verdicts().toString()))
                .toList();
        return wrong.isEmpty() ? new Read.Ready(judging) : new Read.Bad(wrong);
    }

    /** Returns what is odd, each with its place, for people. */
    public List<String> notes() {
        List<String> all = new ArrayList<>(notes);
        packages.forEach((id, problem) -> problem.notes()
                .forEach(note -> all.add(Shown.of(problem.folder().toString()) + "/" + note.line())));
        return all;
    }

    /** Returns how many submissions have no verdict. */
    public int pending() {
        return sources.pending().size();
    }

    /** Returns how many submissions have a verdict. */
    public int judged() {
        return sources.judged().size();
    }

    /** Returns the folder of submissions. */
    public Path folder() {
        return sources.folder();
    }

    /** Returns the file of verdicts. */
    public Path verdicts() {
        return sources.verdicts();
    }

    /**
     * Judges what has no verdict; what another run has judged since this was read is not judged again.
     *
     * @param clock says when a verdict is there, which counts while the contest is on
     * @throws InterruptedException if this thread is interrupted; the verdicts so far are kept
     */
    public Result run(Sandbox sandbox, int jobs, Clock clock, Talk talk) throws InterruptedException {
        try {
            return alone(sandbox, jobs, clock, talk);
        } catch (IOException e) {
            return new Result.Broken(Trouble.ofVerdicts(e, verdicts()));
        }
    }

    private Result alone(Sandbox sandbox, int jobs, Clock clock, Talk talk) throws IOException, InterruptedException {
        Path folder = Objects.requireNonNull(verdicts().toAbsolutePath().getParent());
        String name = "." + verdicts().getFileName() + ".lock";
        Optional<FolderLock> lock = FolderLock.take(folder, name);
        if (lock.isEmpty()) {
            return new Result.InUse(
                    "it is being judged by " + FolderLock.holder(folder, name) + " already; wait for it");
        }
        try {
            Read now = now();
            return now instanceof Read.Bad bad
                    ? new Result.Bad(bad.problems())
                    : ((Read.Ready) now).judging().judge(sandbox, jobs, clock, talk);
        } finally {
            lock.get().close();
        }
    }

    /** Returns this, or what there is to judge now if another run has kept verdicts since this was read. */
    private Read now() throws IOException {
        if (VerdictsFile.digest(verdicts()).equals(sources.verdictsDigest())) {
            return new Read.Ready(this);
        }
        Read again = read(file);
        return again instanceof Read.Ready ready && !ready.judging().verdicts().equals(verdicts())
                ? new Read.Bad(
                        List.of(Shown.of(file.toString()) + ": names another folder of submissions than when it was"
                                + " read; run the same command again"))
                : again;
    }

    private Result judge(Sandbox sandbox, int jobs, Clock clock, Talk talk) throws InterruptedException {
        return new Round(sandbox, jobs, clock, talk).run();
    }

    /** Returns when a verdict of this moment is there: now, or when the submission came if the contest is not on. */
    static Duration moment(IcpcContest.Schedule schedule, Submission submission, Instant instant) {
        Duration now = Duration.ofMillis(
                Duration.between(schedule.start().toInstant(), instant).toMillis());
        boolean on = now.compareTo(schedule.finalized().orElse(schedule.length())) < 0;
        return on && now.compareTo(submission.time()) > 0 ? now : submission.time();
    }

    private Optional<Language> language(Submission submission) {
        return contest.languages().stream()
                .filter(language -> language.id().equals(submission.language()))
                .findFirst()
                .flatMap(IcpcWords::known);
    }

    /** The judging of what was pending, by one run. */
    private final class Round {
        private final Sandbox sandbox;
        private final int jobs;
        private final Talk talk;
        private final VerdictKeeper keeper;

        Round(Sandbox sandbox, int jobs, Clock clock, Talk talk) {
            this.sandbox = sandbox;
            this.jobs = jobs;
            this.talk = talk;
            Thread here = Thread.currentThread();
            keeper = new VerdictKeeper(
                    new VerdictsFile(sources),
                    one -> moment(contest.schedule(), one, clock.instant()),
                    talk,
                    () -> here.isInterrupted() || Thread.currentThread().isInterrupted() || Leaving.begun(),
                    here::interrupt);
        }

        Result run() throws InterruptedException {
            for (IcpcContest.Problem problem : contest.problems()) {
                List<Handed> mine = sources.pending().stream()
                        .filter(one -> one.submission().problem().equals(problem.id()))
                        .toList();
                if (!mine.isEmpty()) {
                    judge(problem, mine);
                }
                if (keeper.broken().isPresent()) {
                    Thread.interrupted(); // by which judging was ended
                    return new Result.Broken(keeper.broken().get());
                }
            }
            return new Result.Done(keeper.kept(), keeper.failed());
        }

        private void judge(IcpcContest.Problem problem, List<Handed> mine) throws InterruptedException {
            ProblemPackage its = Objects.requireNonNull(packages.get(problem.id()));
            Progress progress = talk.problem(problem, mine.size());
            progress.began(
                    "judging problem " + Shown.of(problem.label()),
                    (long) mine.size() * its.cases().size());
            try (Judge judge = new Judge(its, sandbox, new Judge.Settings(jobs, false))) {
                judge.judge(mine.stream().map(this::entry).toList(), keeper.of(mine, progress));
            } catch (InterruptedException e) {
                if (keeper.broken().isEmpty()) {
                    throw e;
                }
            } finally {
                talk.over();
            }
        }

        private Entry entry(Handed one) {
            return new Entry(one.name(), one.path(), language(one.submission()), true);
        }
    }
}
