package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.contest.SourceFolder.Judged;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.Submission;
import org.umpire.record.Shown;

/** Brings the sources in a folder together with the verdicts that are there already. */
final class JudgedSources {
    private final Path folder;
    private final Path verdicts;
    private final List<Problem> problems = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    JudgedSources(Path folder) {
        this.folder = folder;
        this.verdicts = VerdictsFile.of(folder);
    }

    /** Returns what is wrong with the file of verdicts. */
    List<Problem> problems() {
        return problems;
    }

    /** Returns what is odd: sources that are not what was judged, and verdicts on sources that are gone. */
    List<String> notes() {
        return notes;
    }

    /** Returns both. */
    SourceFolder of(IcpcContest contest, List<Handed> handed) {
        SubmissionsReader csv = new SubmissionsReader(contest, problems);
        String digest = "";
        try {
            digest = VerdictsFile.digest(verdicts); // before it is read: so a change in between is noticed later
        } catch (IOException e) {
            problems.add(new Problem(0, "cannot be read: " + Shown.of(e.toString())));
        }
        if (digest.isEmpty()) {
            return joined(digest, handed, List.of(), Map.of());
        }
        List<Submission> lines = csv.read(verdicts);
        check(lines, csv.lines(), handed);
        return joined(digest, handed, lines, csv.digests());
    }

    /** Notes the lines that tell of no submission of the folder, or of one that another line tells of. */
    private void check(List<Submission> lines, Map<String, Integer> numbers, List<Handed> handed) {
        Set<String> sources =
                handed.stream().map(one -> SourceFolder.key(one.submission())).collect(Collectors.toSet());
        Map<String, Integer> seen = new HashMap<>();
        for (Submission line : lines) {
            String key = SourceFolder.key(line);
            Integer number = Objects.requireNonNull(numbers.get(line.id()));
            Integer before = seen.putIfAbsent(key, number);
            if (before != null) {
                problems.add(new Problem(
                        number,
                        "is of the same team, problem and time as line " + before
                                + "; take one of them out, or say the milliseconds of both"));
            } else if (line.verdict().isEmpty() && !sources.contains(key)) {
                problems.add(new Problem(
                        number,
                        "has neither a verdict nor a source in " + Shown.of(folder.toString())
                                + " that is good; give it one of them, or take the line out"));
            }
        }
    }

    private SourceFolder joined(
            String digest, List<Handed> handed, List<Submission> lines, Map<String, String> digests) {
        Map<String, Judged> unmatched = new LinkedHashMap<>();
        List<Judged> judged = new ArrayList<>();
        for (Submission line : lines) {
            Judged one = new Judged(line, digests.getOrDefault(line.id(), ""));
            if (line.verdict().isPresent()) {
                judged.add(one);
                unmatched.putIfAbsent(SourceFolder.key(line), one);
            }
        }
        Map<String, Judged> known = new HashMap<>(unmatched);
        List<Handed> pending = new ArrayList<>();
        for (Handed one : handed) {
            String key = SourceFolder.key(one.submission());
            unmatched.remove(key);
            Judged before = known.get(key);
            if (before == null) {
                pending.add(one);
            } else if (changed(one, before)) {
                notes.add(Shown.of(one.path().toString()) + ": is not the source that got "
                        + before.submission().verdict().orElseThrow().type() + "; put that one back, or take line "
                        + before.submission().id() + " out of " + Shown.of(verdicts.toString())
                        + " to have it judged again");
            }
        }
        if (!unmatched.isEmpty()) {
            Submission first = unmatched.values().iterator().next().submission();
            notes.add(Shown.of(verdicts.toString()) + ": " + unmatched.size()
                    + (unmatched.size() == 1 ? " submission has" : " submissions have")
                    + " a verdict, but no source in "
                    + Shown.of(folder.toString()) + " (" + first.id() + " of team " + first.team()
                    + "); what is there counts");
        }
        return new SourceFolder(folder, verdicts, digest, judged, pending);
    }

    private static boolean changed(Handed one, Judged before) {
        boolean other = !before.digest().isEmpty() && !before.digest().equals(one.digest());
        return other || !before.submission().language().equals(one.submission().language());
    }
}
