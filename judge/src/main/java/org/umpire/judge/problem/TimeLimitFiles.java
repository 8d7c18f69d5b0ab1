package org.umpire.judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Time limits beside the legacy format, which has no place for them: the files {@code .timelimit} and
 * {@code domjudge-problem.ini}, as other judges read them.
 */
final class TimeLimitFiles {
    private static final Pattern SECONDS = Pattern.compile("[0-9]{1,4}(\\.[0-9]{1,3})?");
    private static final Pattern INI = Pattern.compile("(?m)^\\s*timelimit\\s*=\\s*['\"]?([^'\"\\r\\n]*?)['\"]?\\s*$");

    private final Path folder;
    private final List<Flaw> flaws;

    TimeLimitFiles(Path folder, List<Flaw> flaws) {
        this.folder = folder;
        this.flaws = flaws;
    }

    Optional<Duration> read() throws IOException {
        Path bare = folder.resolve(".timelimit");
        if (Files.isRegularFile(bare)) {
            return seconds(Files.readString(bare).strip(), ".timelimit");
        }
        Path ini = folder.resolve("domjudge-problem.ini");
        if (Files.isRegularFile(ini)) {
            Matcher matcher = INI.matcher(Files.readString(ini));
            if (matcher.find()) {
                return seconds(matcher.group(1), "domjudge-problem.ini: timelimit");
            }
        }
        return Optional.empty();
    }

    private Optional<Duration> seconds(String text, String where) {
        if (SECONDS.matcher(text).matches()
                && Double.parseDouble(text) > 0
                && Double.parseDouble(text) <= ProblemLimits.SECONDS_MAX) {
            return Optional.of(Duration.ofMillis(Math.round(Double.parseDouble(text) * 1000)));
        }
        flaws.add(new Flaw(
                where,
                "must be a number of seconds above 0, at most " + ProblemLimits.SECONDS_MAX + ", not \"" + text
                        + "\""));
        return Optional.empty();
    }
}
