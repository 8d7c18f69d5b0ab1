package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        return digest.isEmpty()
                ? joined(digest, handed, List.of(), Map.of())
                : joined(digest, handed, csv.read(verdicts), csv.digests());
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
