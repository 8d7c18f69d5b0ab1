package org.umpire.contest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.umpire.league.icpc.ContestTime;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.JudgementType;
import org.umpire.league.icpc.Submission;
import org.umpire.record.Shown;

/** Reads the submissions of a contest from comma-separated values. */
final class SubmissionsReader {
    private static final List<String> NEEDED = List.of("time", "team", "problem", "language", "verdict");
    private static final List<String> KNOWN =
            List.of("id", "time", "team", "problem", "language", "verdict", "judged", "entry-point", "digest");

    private final IcpcContest contest;
    private final List<Problem> problems;
    private final Map<String, Integer> columns = new HashMap<>();
    private final Map<String, Integer> ids = new HashMap<>();
    private final IcpcWords words;
    private final Map<String, String> digests = new HashMap<>();
    private final Map<String, Integer> lines = new HashMap<>();

    SubmissionsReader(IcpcContest contest, List<Problem> problems) {
        this.contest = contest;
        this.problems = problems;
        words = IcpcWords.of(contest);
    }

    /** Returns the digest of the source that was judged, by the identifier of its submission, where the file says one. */
    Map<String, String> digests() {
        return digests;
    }

    /** Returns the line on which a submission stands, 1-based, by its identifier. */
    Map<String, Integer> lines() {
        return lines;
    }

    List<Submission> read(Path file) {
        Optional<String> text = TextFile.read(file, problems);
        if (text.isEmpty()) {
            return List.of();
        }
        List<Csv.Row> rows = Csv.read(text.get(), problems);
        if (rows.isEmpty()) {
            problems.add(new Problem(0, "the first line must name the columns: " + String.join(",", NEEDED)));
            return List.of();
        }
        if (!head(rows.get(0))) {
            return List.of();
        }
        List<Submission> submissions = new ArrayList<>();
        for (Csv.Row row : rows.subList(1, rows.size())) {
            submission(row, submissions.size() + 1).ifPresent(submissions::add);
        }
        return submissions;
    }

    private boolean head(Csv.Row row) {
        int before = problems.size();
        for (int i = 0; i < row.cells().size(); i++) {
            String name = row.cells().get(i);
            if (!KNOWN.contains(name)) {
                note(row, "unknown column \"" + Shown.of(name) + "\"" + Nearest.hint(name, KNOWN));
            } else if (columns.putIfAbsent(name, i) != null) {
                note(row, "the column " + name + " is there twice");
            }
        }
        for (String name : NEEDED) {
            if (!columns.containsKey(name)) {
                note(row, "the column " + name + " is missing; the first line names the columns");
            }
        }
        return problems.size() == before;
    }

    private void note(Csv.Row row, String text) {
        problems.add(new Problem(row.line(), text));
    }

    private String cell(Csv.Row row, String column) {
        Integer index = columns.get(column);
        return index == null ? "" : row.cells().get(index);
    }

    private Optional<Submission> submission(Csv.Row row, int number) {
        int before = problems.size();
        if (row.cells().size() != columns.size()) {
            note(row, row.cells().size() + " values, but there are " + columns.size() + " columns");
            return Optional.empty();
        }
        String id = columns.containsKey("id") ? id(row) : Integer.toString(number);
        Optional<Duration> time = time(row);
        Optional<String> team = found(row, "team", words.teams());
        Optional<String> problem = found(row, "problem", words.problems());
        Optional<String> language = found(row, "language", words.languages());
        Optional<Submission.Verdict> verdict = verdict(row, time);
        Optional<String> entry = Optional.of(cell(row, "entry-point")).filter(text -> !text.isEmpty());
        language.ifPresent(known -> entry(row, known, entry));
        if (problems.size() > before || time.isEmpty() || team.isEmpty() || problem.isEmpty() || language.isEmpty()) {
            return Optional.empty();
        }
        digests.put(id, cell(row, "digest"));
        lines.put(id, row.line());
        return Optional.of(new Submission(id, time.get(), team.get(), problem.get(), language.get(), entry, verdict));
    }

    private String id(Csv.Row row) {
        String id = cell(row, "id");
        if (!IcpcPartsReader.isId(id)) {
            note(row, "id: must be 1 to 36 letters, digits, _, - or ., not \"" + Shown.of(id) + "\"");
        } else {
            Integer before = ids.putIfAbsent(id, row.line());
            if (before != null) {
                note(row, "id: " + id + " is that of line " + before + " already");
            }
        }
        return id;
    }

    private Optional<Duration> time(Csv.Row row) {
        Optional<Duration> time = clock(row, "time");
        if (time.filter(at -> at.compareTo(contest.schedule().length()) >= 0).isPresent()) {
            note(
                    row,
                    "time: " + cell(row, "time") + " is not before the end at "
                            + ContestTime.shown(contest.schedule().length())
                            + "; leave out what came later");
            return Optional.empty();
        }
        return time;
    }

    private Optional<Duration> clock(Csv.Row row, String column) {
        Optional<Duration> time = ContestTime.read(cell(row, column));
        if (time.isEmpty()) {
            note(
                    row,
                    column + ": must be the time since the start, as 1:23:05, 1:23 or whole minutes, not \""
                            + Shown.of(cell(row, column)) + "\"");
        }
        return time;
    }

    private Optional<String> found(Csv.Row row, String column, Map<String, String> known) {
        String text = cell(row, column);
        String id = known.get(text);
        if (id == null) {
            note(
                    row,
                    column + ": \"" + Shown.of(text) + "\" is not in the contest file"
                            + Nearest.hint(text, known.keySet()));
        }
        return Optional.ofNullable(id);
    }

    private Optional<Submission.Verdict> verdict(Csv.Row row, Optional<Duration> time) {
        String text = cell(row, "verdict");
        Optional<Duration> judged = cell(row, "judged").isEmpty() ? Optional.empty() : clock(row, "judged");
        if (text.isEmpty()) {
            if (judged.isPresent()) {
                note(row, "judged: there is a time, but no verdict");
            }
            contest.schedule()
                    .finalized()
                    .ifPresent(last -> note(
                            row,
                            "verdict: is missing, but all was final at " + ContestTime.shown(last)
                                    + "; take final out of the contest file, or say the verdict"));
            return Optional.empty();
        }
        Optional<JudgementType> type = JudgementType.of(text);
        if (type.isEmpty()) {
            List<String> known =
                    Arrays.stream(JudgementType.values()).map(Enum::name).toList();
            note(
                    row,
                    "verdict: must be AC, WA, TLE, RTE, CE or another judgement type of the Contest API, or nothing"
                            + " where there is none yet; not \"" + Shown.of(text) + "\"" + Nearest.hint(text, known));
            return Optional.empty();
        }
        if (time.isEmpty()) {
            return Optional.empty();
        }
        Duration at = judged.orElse(time.get());
        Optional<Duration> last = contest.schedule().finalized();
        if (at.compareTo(time.get()) < 0) {
            note(row, "judged: " + cell(row, "judged") + " is before the submission");
        } else if (last.filter(end -> at.compareTo(end) > 0).isPresent()) {
            note(row, "judged: is after all was final at " + ContestTime.shown(last.get()));
        }
        return Optional.of(new Submission.Verdict(type.get(), at, List.of()));
    }

    private void entry(Csv.Row row, String language, Optional<String> entry) {
        contest.languages().stream()
                .filter(each -> each.id().equals(language))
                .flatMap(each -> each.entryPoint().stream())
                .filter(kind -> entry.isEmpty())
                .forEach(kind -> note(row, "entry-point: is missing; " + language + " needs one (" + kind + ")"));
    }
}
