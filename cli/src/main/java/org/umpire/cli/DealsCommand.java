package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.umpire.league.MatchResults;
import org.umpire.league.PlayedMatch;
import org.umpire.league.ScheduleCheck;
import org.umpire.league.Season;
import org.umpire.league.SeasonFile;
import org.umpire.league.index.ResultIndex;
import org.umpire.record.DealCheck;
import org.umpire.record.RecordException;
import org.umpire.record.RecordReader;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Shown;
import org.umpire.record.TableRecord;
import org.umpire.record.Verdict;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "deals",
        header = "Checks that the deals of a season come from its published secret.",
        description =
                "Prints a line a record; exits with 1 if one differs. Of a season's folder, the labels, entrants and"
                        + " seats are compared with the schedule as well.",
        footer = {"  umpire deals results", "  umpire deals table.ndjson --secret 3f0c…"})
final class DealsCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "FILE|DIR", description = "A record, or the folder of a season.")
    private Path where = Path.of("");

    @Mixin
    private SecretOption given = new SecretOption();

    DealsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        try {
            boolean folder = Files.isDirectory(where);
            Optional<Season> season = Optional.empty();
            if (folder && Files.exists(where.resolve(SeasonFile.NAME))) {
                SeasonFile.Read read = SeasonFile.read(where);
                if (read instanceof SeasonFile.Read.Bad bad) {
                    return terminal.failed(
                            where.resolve(SeasonFile.NAME) + " cannot be used: " + String.join("; ", bad.problems()));
                }
                season = Optional.of(((SeasonFile.Read.Good) read).season());
            }
            Optional<String> published = season.flatMap(Season::secret);
            Optional<SeasonSecret> secret = given.given().or(() -> published.map(SeasonSecret::read));
            if (secret.isEmpty()) {
                return terminal.misused("give the secret with --secret"
                        + (season.isPresent() ? ": " + SeasonFile.NAME + " has it only when the season is over" : ""));
            }
            List<Path> records = folder ? records() : List.of(where);
            if (records.isEmpty()) {
                return terminal.failed("no records (*.ndjson) in " + where);
            }
            terminal.say("secret with digest " + secret.get().digest());
            return check(records, new DealCheck(secret.get()), schedule(season, secret.get()));
        } catch (IllegalArgumentException e) {
            return terminal.failed(where.resolve(SeasonFile.NAME) + " cannot be used: " + e.getMessage());
        } catch (IOException | RecordException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        }
    }

    private Optional<ScheduleCheck> schedule(Optional<Season> season, SeasonSecret secret) throws IOException {
        return season.isPresent()
                ? ScheduleCheck.of(season.get(), secret, complete(season.get(), secret))
                : Optional.empty();
    }

    /** Returns the matches that decide who meets in later rounds, where they do. */
    private List<PlayedMatch> complete(Season season, SeasonSecret secret) throws IOException {
        Optional<GamePack<?, ?, ?, ?>> pack = GamePacks.find(season.game().name());
        return season.scheme().kind().adaptive() && pack.isPresent()
                ? MatchResults.of(
                                season.withSecret(secret.text()),
                                season.format(pack.get()),
                                ResultIndex.ignoring(where))
                        .complete()
                : List.of();
    }

    private int check(List<Path> records, DealCheck check, Optional<ScheduleCheck> schedule) {
        int differing = 0;
        for (Path file : records) {
            Verdict verdict;
            try {
                TableRecord record = RecordReader.read(file);
                verdict = check.check(record);
                if (verdict.same() && schedule.isPresent()) {
                    verdict = schedule.get()
                            .difference(record.header().fixture())
                            .<Verdict>map(why -> new Verdict.Differs(1, why))
                            .orElse(verdict);
                }
                terminal.out().println(file + ": " + Shown.of(verdict.toString()));
            } catch (RecordException e) {
                differing++;
                terminal.out().println(file + ": " + Shown.of(String.valueOf(e.getMessage())));
                continue;
            }
            differing += verdict.same() ? 0 : 1;
        }
        String same = "every deal comes from the secret" + (schedule.isPresent() ? " and the schedule" : "");
        terminal.say(records.size()
                + (records.size() == 1 ? " record, " : " records, ")
                + (differing == 0 ? same : differing + " differ"));
        return differing == 0 ? Terminal.DONE : Terminal.FAILED;
    }

    private List<Path> records() throws IOException {
        try (Stream<Path> files = Files.walk(where)) {
            return files.filter(file -> file.toString().endsWith(".ndjson"))
                    .sorted()
                    .toList();
        }
    }
}
