package org.umpire.contest;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.umpire.contest.IcpcJudging.Talk;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.judge.Verdict;
import org.umpire.judge.run.Judgement;
import org.umpire.judge.run.Progress;
import org.umpire.languages.Sources;
import org.umpire.league.icpc.JudgementType;
import org.umpire.league.icpc.Submission;

/**
 * Keeps each verdict as it comes, and tells of what is kept. What comes while judging is being ended is neither kept nor
 * told: a compiler that was ended with us has found nothing wrong with a source. Nor is a verdict kept on anything but the
 * source that was handed in: what was judged must be it, and it must still be there.
 */
final class VerdictKeeper {
    private final VerdictsFile file;
    private final Function<Submission, Duration> moment;
    private final Talk talk;
    private final BooleanSupplier ending;
    private final Runnable end;

    // Guarded by this object.
    private Optional<String> broken = Optional.empty();
    private int kept;
    private int failed;
    private final Set<Handed> others = new HashSet<>(); // of which something else was judged

    /**
     * Begins.
     *
     * @param moment gives when a verdict is there
     * @param ending whether judging is being ended
     * @param end ends it
     */
    VerdictKeeper(
            VerdictsFile file, Function<Submission, Duration> moment, Talk talk, BooleanSupplier ending, Runnable end) {
        this.file = file;
        this.moment = moment;
        this.talk = talk;
        this.ending = ending;
        this.end = end;
    }

    /** Returns how many submissions the judge failed at. */
    synchronized int failed() {
        return failed;
    }

    /** Returns how many verdicts were kept. */
    synchronized int kept() {
        return kept;
    }

    /** Returns why a verdict could not be kept, in one line with what to do; none was kept after it. */
    synchronized Optional<String> broken() {
        return broken;
    }

    /** Returns what is to be told how the judging of some submissions goes on. */
    Progress of(List<Handed> mine, Progress progress) {
        Map<String, Handed> byName = mine.stream().collect(Collectors.toMap(Handed::name, one -> one));
        return new Progress() {
            @Override
            public void done(long runs) {
                progress.done(runs);
            }

            @Override
            public void loaded(String name, Sources sources) {
                noteLoaded(Objects.requireNonNull(byName.get(name)), sources);
            }

            @Override
            public void judged(Judgement judgement) {
                take(Objects.requireNonNull(byName.get(judgement.name())), judgement);
            }
        };
    }

    private synchronized void noteLoaded(Handed one, Sources sources) {
        if (!SourceDigest.is(one, sources)) {
            others.add(one);
        }
    }

    private synchronized void take(Handed one, Judgement given) {
        if (broken.isPresent() || ending.getAsBoolean()) {
            return;
        }
        Judgement judgement = given.verdict() == Verdict.JE ? given : ofHanded(one, given);
        if (judgement.verdict() == Verdict.JE) {
            failed++;
        } else {
            broken = file.add(one, verdict(one.submission(), judgement));
            if (broken.isPresent()) {
                end.run();
                return;
            }
            kept++;
        }
        talk.judged(one, judgement);
    }

    /** Returns a judgement if it is of what was handed in; else that the judge failed. */
    private Judgement ofHanded(Handed one, Judgement given) {
        Optional<String> difference = others.contains(one) ? Optional.of("changed") : SourceDigest.difference(one);
        return difference
                .map(how -> new Judgement(
                        given.name(),
                        given.language(),
                        Verdict.JE,
                        "the source " + how + " while it was judged: it will be judged again by the next run",
                        "",
                        List.of()))
                .orElse(given);
    }

    private Submission.Verdict verdict(Submission submission, Judgement judgement) {
        JudgementType type = JudgementType.valueOf(judgement.verdict().name());
        return new Submission.Verdict(type, moment.apply(submission), List.of());
    }
}
