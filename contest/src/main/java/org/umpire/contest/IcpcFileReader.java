package org.umpire.contest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.umpire.contest.IcpcFile.Read;
import org.umpire.contest.KeyLines.KeyPath;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.league.icpc.ContestTime;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.Submission;
import org.umpire.record.Shown;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/** Reads one file of a collegiate contest and its submissions, and notes all that is wrong with both. */
final class IcpcFileReader {
    private static final Duration LENGTH_MAX = Duration.ofHours(999);
    private static final int PENALTY_MAX = 100_000;
    private static final int MEDALS_MAX = 1_000;
    private static final String SUBMISSIONS_USUAL = "submissions.csv";

    private final List<Problem> problems = new ArrayList<>();
    private final List<String> elsewhere = new ArrayList<>();
    private final Path path;
    private final PackagePaths packages;

    IcpcFileReader(Path path) {
        this.path = path;
        packages = new PackagePaths(path);
    }

    /**
     * What came of reading.
     *
     * @param packages of the problems, by their identifiers; empty unless they were asked for
     */
    record Found(Read result, Map<String, ProblemPackage> packages) {}

    /**
     * Reads the files.
     *
     * @param toJudge whether what has no verdict is to be judged: the packages are read too then
     */
    Found read(boolean toJudge) {
        Optional<IcpcFile> file = top().flatMap(top -> file(top, toJudge));
        List<String> wrong = told(problems, path);
        wrong.addAll(elsewhere);
        return file.isPresent() && wrong.isEmpty()
                ? new Found(new Read.Good(file.get()), packages.packages())
                : new Found(new Read.Bad(wrong), Map.of());
    }

    private Optional<IcpcFile> file(TomlTable top, boolean toJudge) {
        Optional<IcpcContest> contest = contest(top);
        Path named = path.resolveSibling(top.parsed("submissions", "the path of a file or folder in quotes", Path::of)
                .orElse(Path.of(SUBMISSIONS_USUAL)));
        top.refuseOthers();
        if (toJudge) {
            packages.read(elsewhere);
            if (!Files.isDirectory(named)) {
                top.problem(
                        "submissions",
                        "must name a folder of sources if they are to be judged; "
                                + (Files.exists(named) ? "this is a file: " : "there is none: ")
                                + Shown.of(named.toString()));
                return Optional.empty();
            }
        }
        return contest.map(known -> Files.isDirectory(named) ? folder(known, named, toJudge) : csv(known, named));
    }

    private IcpcFile csv(IcpcContest contest, Path csv) {
        List<Problem> inCsv = new ArrayList<>();
        List<Submission> submissions = new SubmissionsReader(contest, inCsv).read(csv);
        elsewhere.addAll(told(inCsv, csv));
        return new IcpcFile(contest, submissions, Optional.empty(), List.of());
    }

    private IcpcFile folder(IcpcContest contest, Path folder, boolean toJudge) {
        List<Handed> handed = new SourceFolderReader(contest, folder, elsewhere).read();
        JudgedSources joined = new JudgedSources(folder);
        SourceFolder sources = joined.of(contest, handed);
        elsewhere.addAll(told(joined.problems(), sources.verdicts()));
        Optional<Duration> last = contest.schedule().finalized();
        if (last.isPresent() && !toJudge) {
            sources.pending()
                    .forEach(one ->
                            elsewhere.add(Shown.of(one.path().toString()) + ": has no verdict, but all was final at "
                                    + ContestTime.shown(last.get()) + "; judge it with: umpire judge contest "
                                    + Shown.of(path.toString())));
        }
        List<Submission> all = Stream.concat(
                        sources.judged().stream().map(SourceFolder.Judged::submission),
                        sources.pending().stream().map(Handed::submission))
                .sorted(Submission.ORDER)
                .toList();
        return new IcpcFile(contest, all, Optional.of(sources), joined.notes());
    }

    private static List<String> told(List<Problem> found, Path file) {
        return found.stream()
                .sorted(Comparator.comparingInt(Problem::line))
                .map(problem -> problem.at(file.toString()))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private Optional<TomlTable> top() {
        Optional<String> text = TextFile.read(path, problems);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            JsonNode tree = new TomlMapper().readTree(text.get());
            return Optional.of(new TomlTable(tree, KeyPath.TOP, KeyLines.of(text.get()), problems));
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            problems.add(new Problem(
                    at == null ? 0 : Math.max(0, at.getLineNr()), "not TOML: " + Shown.of(e.getOriginalMessage())));
            return Optional.empty();
        }
    }

    /** Returns the contest if it is good enough to look at the submissions. */
    private Optional<IcpcContest> contest(TomlTable top) {
        Optional<String> name = top.text("name");
        if (!top.has("name")) {
            top.problem("name", "is missing");
        }
        name.flatMap(Names::wrongEntrant).ifPresent(wrong -> top.problem("name", wrong));
        Optional<String> id = id(top);
        Optional<IcpcContest.Schedule> schedule = schedule(top);
        IcpcContest.Scoring scoring = new IcpcContest.Scoring(
                top.number("penalty", 0, PENALTY_MAX).orElse(IcpcContest.Scoring.USUAL.penaltyMinutes()),
                List.of(medals(top, "gold"), medals(top, "silver"), medals(top, "bronze")));
        IcpcPartsReader parts = new IcpcPartsReader(top, packages, problems);
        List<IcpcContest.Language> languages = parts.languages();
        List<IcpcContest.Problem> asked = parts.problems();
        List<IcpcContest.Organization> organizations = parts.organizations();
        List<IcpcContest.Group> groups = parts.groups();
        List<IcpcContest.Team> teams = parts.teams(organizations, groups);
        if (name.isEmpty() || id.isEmpty() || schedule.isEmpty() || !parts.complete()) {
            return Optional.empty();
        }
        return Optional.of(new IcpcContest(
                id.get(), name.get(), schedule.get(), scoring, asked, teams, organizations, groups, languages));
    }

    private static int medals(TomlTable top, String key) {
        return top.number(key, 0, MEDALS_MAX).orElse(0);
    }

    private Optional<String> id(TomlTable top) {
        if (top.has("id")) {
            return top.parsed("id", "a text in quotes", IcpcPartsReader::id);
        }
        String file = String.valueOf(path.getFileName()).replaceFirst("\\.toml$", "");
        if (IcpcPartsReader.isId(file)) {
            return Optional.of(file);
        }
        top.problem("id", "is missing, and the name of the file is none: say one, such as \"cup-2026\"");
        return Optional.empty();
    }

    private Optional<IcpcContest.Schedule> schedule(TomlTable top) {
        Optional<OffsetDateTime> start =
                top.parsed("start", "a time such as 2026-10-10T10:00:00+03:00", IcpcFileReader::moment);
        Optional<Duration> length = top.duration("length");
        for (String key : List.of("start", "length")) {
            if (!top.has(key)) {
                top.problem(key, "is missing");
            }
        }
        Optional<Duration> freeze = top.duration("freeze");
        Optional<Duration> thaw = top.duration("thaw");
        Optional<Duration> last = top.duration("final");
        if (start.isEmpty() || length.isEmpty()) {
            return Optional.empty();
        }
        Duration end = length.get();
        if (end.isZero() || end.compareTo(LENGTH_MAX) > 0) {
            top.problem("length", "must be above 0 and at most " + DurationText.write(LENGTH_MAX));
            return Optional.empty();
        }
        if (freeze.filter(before -> before.isZero() || before.compareTo(end) >= 0)
                .isPresent()) {
            top.problem("freeze", "is how long before the end; it must be above 0 and below the length");
            return Optional.empty();
        }
        if (thaw.isPresent() && freeze.isEmpty()) {
            top.problem("thaw", "there is nothing to thaw where there is no freeze");
        }
        after(top, "thaw", thaw, end);
        after(top, "final", last, end);
        return Optional.of(
                new IcpcContest.Schedule(start.get(), end, freeze.map(before -> end.minus(before)), thaw, last));
    }

    private static void after(TomlTable top, String key, Optional<Duration> time, Duration end) {
        if (time.filter(at -> at.compareTo(end) <= 0).isPresent()) {
            top.problem(
                    key,
                    "is counted from the start and must be after the end at " + ContestTime.shown(end) + ", not at "
                            + ContestTime.shown(time.get()));
        }
    }

    private static OffsetDateTime moment(String text) {
        try {
            OffsetDateTime moment = OffsetDateTime.parse(text.replace(' ', 'T'));
            if (moment.getYear() < 1970 || moment.getYear() > 9999) {
                throw new IllegalArgumentException("must be in the years 1970 to 9999, not " + Shown.of(text));
            }
            return moment;
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException(
                    "must be a time with its offset such as 2026-10-10T10:00:00+03:00, not " + Shown.of(text), e);
        }
    }
}
