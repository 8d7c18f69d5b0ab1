package org.umpire.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.umpire.league.SeasonFile;
import org.umpire.record.DealCheck;
import org.umpire.record.RecordException;
import org.umpire.record.RecordReader;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Shown;
import org.umpire.record.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "deals",
        header = "Checks that the deals of a season come from its published secret.",
        description = "Prints a line a record; exits with 1 if one differs.",
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
            Optional<SeasonSecret> secret = given.given().isPresent() || !folder ? given.given() : published();
            if (secret.isEmpty()) {
                return terminal.misused("give the secret with --secret" + (folder ? ": season.json has none yet" : ""));
            }
            List<Path> records = folder ? records() : List.of(where);
            if (records.isEmpty()) {
                return terminal.failed("no records (*.ndjson) in " + where);
            }
            terminal.say("secret with digest " + secret.get().digest());
            return check(records, new DealCheck(secret.get()));
        } catch (IOException | RecordException e) {
            return terminal.failed(String.valueOf(e.getMessage()));
        }
    }

    private int check(List<Path> records, DealCheck check) {
        int differing = 0;
        for (Path record : records) {
            try {
                Verdict verdict = check.check(RecordReader.read(record));
                differing += verdict.same() ? 0 : 1;
                terminal.out().println(record + ": " + verdict);
            } catch (RecordException e) {
                differing++;
                terminal.out().println(record + ": " + Shown.of(String.valueOf(e.getMessage())));
            }
        }
        terminal.say(records.size()
                + (records.size() == 1 ? " record, " : " records, ")
                + (differing == 0 ? "every deal comes from the secret" : differing + " differ"));
        return differing == 0 ? Terminal.DONE : Terminal.FAILED;
    }

    private Optional<SeasonSecret> published() throws IOException {
        if (!Files.exists(where.resolve(SeasonFile.NAME))) {
            return Optional.empty();
        }
        return SeasonFile.read(where) instanceof SeasonFile.Read.Good good
                ? good.season().secret().map(SeasonSecret::read)
                : Optional.empty();
    }

    private List<Path> records() throws IOException {
        try (Stream<Path> files = Files.walk(where)) {
            return files.filter(file -> file.toString().endsWith(".ndjson"))
                    .sorted()
                    .toList();
        }
    }
}
