package org.umpire.contest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.umpire.contest.SourceFolder.Handed;
import org.umpire.languages.Sources;
import org.umpire.league.icpc.ContestTime;
import org.umpire.league.icpc.IcpcContest;
import org.umpire.league.icpc.Submission;
import org.umpire.record.Digests;
import org.umpire.record.Shown;

/** Reads the submissions of a contest from a folder of sources, and notes all that is wrong with it. */
final class SourceFolderReader {
    private static final Pattern TIME = Pattern.compile("(\\d{1,3})-([0-5]\\d)-([0-5]\\d)(?:-(\\d{3}))?");
    private static final String FORM = "must be named by problem and time since the start, as A_1-23-05.cpp or, for a"
            + " folder of the files of one program, A_1-23-05";
    private static final int ID_DIGITS = 12;

    private final IcpcContest contest;
    private final IcpcWords words;
    private final Path folder;
    private final List<String> problems;
    private final List<Handed> found = new ArrayList<>();
    private final Map<String, Path> seen = new HashMap<>();

    SourceFolderReader(IcpcContest contest, Path folder, List<String> problems) {
        this.contest = contest;
        this.words = IcpcWords.of(contest);
        this.folder = folder;
        this.problems = problems;
    }

    /** Returns what was handed in, by time. */
    List<Handed> read() {
        for (Path path : inside(folder)) {
            if (Files.isDirectory(path)) {
                String name = name(path);
                Optional<String> team = Optional.ofNullable(words.teams().get(name));
                if (team.isEmpty()) {
                    note(
                            path,
                            "no team has this id, and none alone has this name"
                                    + Nearest.hint(name, words.teams().keySet()));
                }
                inside(path).forEach(source -> source(team, source));
            } else {
                note(path, "lies in no team's folder; put it into one that is named by the team's id");
            }
        }
        found.sort(Comparator.comparing(Handed::submission, Submission.ORDER));
        return found;
    }

    /** Returns what is in a folder, in order: without what is hidden, and without links, which are noted. */
    private List<Path> inside(Path place) {
        List<Path> paths = new ArrayList<>();
        try (Stream<Path> listed = Files.list(place)) {
            // Hidden links among them: the locks of editors lead nowhere.
            for (Path path :
                    listed.filter(each -> !Sources.isHidden(each)).sorted().toList()) {
                if (Files.isSymbolicLink(path)) {
                    note(path, "is a symbolic link; put the file itself there");
                } else {
                    paths.add(path);
                }
            }
        } catch (IOException | UncheckedIOException e) {
            note(place, "cannot be read: " + Shown.of(e.toString()));
        }
        return paths;
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName());
    }

    private void note(Path path, String text) {
        problems.add(Shown.of(path.toString()) + ": " + text);
    }

    private void source(Optional<String> team, Path path) {
        int before = problems.size();
        String name = name(path);
        int line = name.lastIndexOf('_');
        int dot = Files.isDirectory(path) ? name.length() : name.indexOf('.', line + 1);
        if (line < 1 || dot < 0) {
            note(path, FORM);
            return;
        }
        String label = name.substring(0, line);
        Optional<String> problem = Optional.ofNullable(words.problems().get(label));
        if (problem.isEmpty()) {
            note(
                    path,
                    "there is no problem \"" + Shown.of(label) + "\""
                            + Nearest.hint(label, words.problems().keySet()));
        }
        Optional<Duration> time = time(path, name.substring(line + 1, dot));
        List<Path> files = files(path);
        Optional<String> language = language(path, files);
        Optional<String> digest = digest(path, files);
        if (problems.size() > before || team.isEmpty()) {
            return;
        }
        submission(path, team.get(), problem.orElseThrow(), time.orElseThrow(), language.orElseThrow())
                .ifPresent(submission -> found.add(
                        new Handed(submission, path, folder.relativize(path).toString(), digest.orElseThrow())));
    }

    private Optional<Submission> submission(Path path, String team, String problem, Duration time, String language) {
        String key = SourceFolder.key(team, problem, time);
        Path before = seen.putIfAbsent(key, path);
        if (before != null) {
            note(
                    path,
                    "is of the same team, problem and time as " + Shown.of(before.toString())
                            + "; say the milliseconds too, as A_1-23-05-034.cpp");
            return Optional.empty();
        }
        String id = Digests.of(key).substring("sha256:".length()).substring(0, ID_DIGITS);
        return Optional.of(new Submission(id, time, team, problem, language, entry(language, path), Optional.empty()));
    }

    private Optional<Duration> time(Path path, String text) {
        Matcher parts = TIME.matcher(text);
        if (!parts.matches()) {
            note(path, "\"" + Shown.of(text) + "\" is no time since the start, such as 1-23-05");
            return Optional.empty();
        }
        Duration time = Duration.ofHours(Long.parseLong(parts.group(1)))
                .plusMinutes(Long.parseLong(parts.group(2)))
                .plusSeconds(Long.parseLong(parts.group(3)))
                .plusMillis(parts.group(4) == null ? 0 : Long.parseLong(parts.group(4)));
        Duration length = contest.schedule().length();
        if (time.compareTo(length) >= 0) {
            note(
                    path,
                    "its time " + ContestTime.shown(time) + " is not before the end at " + ContestTime.shown(length)
                            + "; take out what came later");
        }
        return Optional.of(time);
    }

    /** Returns the files of a source; what is none of them is noted. */
    private List<Path> files(Path path) {
        List<Path> all = Files.isDirectory(path) ? inside(path) : List.of(path);
        List<Path> files = all.stream().filter(Files::isRegularFile).toList();
        all.stream()
                .filter(each -> !files.contains(each))
                .forEach(each -> note(each, "is no file; those of one program lie side by side"));
        return files;
    }

    /** Returns the language of a source, by the endings that the contest's languages have. */
    private Optional<String> language(Path path, List<Path> files) {
        TreeSet<String> languages = new TreeSet<>();
        files.forEach(file -> languages.addAll(words.endings().getOrDefault(ending(file), List.of())));
        if (languages.size() == 1) {
            return Optional.of(languages.first());
        }
        note(
                path,
                languages.isEmpty()
                        ? "is no source in a language of this contest; sources end in ."
                                + String.join(
                                        ", .", new TreeSet<>(words.endings().keySet()))
                        : "may be " + String.join(" or ", languages) + ": give each language of the contest its own"
                                + " extensions, and each program sources of one language");
        return Optional.empty();
    }

    private static String ending(Path file) {
        String name = name(file);
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Returns what a language asks for beside the source: in a folder, the file in which it begins. */
    private Optional<String> entry(String language, Path path) {
        return contest.languages().stream()
                .filter(each -> each.id().equals(language) && each.entryPoint().isPresent())
                .findFirst()
                .map(each -> entry(Sources.readRenamed(path, IcpcWords.known(each)), path));
    }

    private String entry(Sources.Read read, Path path) {
        if (read instanceof Sources.Unreadable unreadable) {
            note(path, unreadable.why());
        }
        return read instanceof Sources.Good good ? good.sources().entryPoint() : name(path);
    }

    /** Returns what tells the bytes of a source from others. */
    private Optional<String> digest(Path path, List<Path> files) {
        try {
            if (Files.isDirectory(path)) {
                return Optional.of(SourceDigest.ofFolder(files));
            }
            return files.isEmpty() ? Optional.empty() : Optional.of(SourceDigest.ofFile(path));
        } catch (IOException e) {
            note(path, "cannot be read: " + Shown.of(e.toString()));
            return Optional.empty();
        }
    }
}
