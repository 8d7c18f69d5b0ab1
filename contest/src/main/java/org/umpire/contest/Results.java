package org.umpire.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.umpire.league.Season;
import org.umpire.league.SeasonFile;
import org.umpire.league.index.ResultIndex;
import org.umpire.record.Digests;
import org.umpire.record.SeasonSecret;

/**
 * The folder of the results of one contest, locked for this run. In it: {@code season.json}, which is written last when
 * the folder is made, so that a folder with it is whole; {@code secret}, for its owner only and gone once it is
 * published; {@code contest.toml}, the league file as it was; {@code tables}, the records.
 */
final class Results implements AutoCloseable {
    static final String LEAGUE_FILE = "contest.toml";
    static final String SECRET = "secret";
    static final String TABLES = "tables";
    static final String PROGRAMS = "programs";

    private final Path folder;
    private final FolderLock lock;
    private final Season season;
    private final SeasonSecret secret;

    private Results(Path folder, FolderLock lock, Season season, SeasonSecret secret) {
        this.folder = folder;
        this.lock = lock;
        this.season = season;
        this.secret = secret;
    }

    /** What came of opening a folder. */
    sealed interface Opened {
        /** It is ours; {@code moved} says where earlier results went, if they had to. */
        record Ready(Results results, Optional<Path> moved) implements Opened {}

        /** It must not be used; each reason in one line. */
        record Refused(List<String> reasons) implements Opened {
            public Refused {
                reasons = List.copyOf(reasons);
            }
        }
    }

    /**
     * Opens the folder for a contest, and makes it if it is not there.
     *
     * @param restart moves results of a changed contest aside instead of refusing
     * @throws IOException if the folder cannot be read or written
     */
    static Opened open(Path folder, Plan plan, boolean restart) throws IOException {
        Files.createDirectories(folder);
        Optional<FolderLock> taken = FolderLock.take(folder);
        if (taken.isEmpty()) {
            return new Opened.Refused(List.of(
                    folder + " is in use by " + FolderLock.holder(folder) + "; wait for it, or give another folder"));
        }
        FolderLock lock = taken.get();
        boolean kept = false;
        try {
            Opened opened = open(folder, lock, plan, restart);
            kept = opened instanceof Opened.Ready;
            return opened;
        } finally {
            if (!kept) {
                lock.close();
            }
        }
    }

    private static Opened open(Path folder, FolderLock lock, Plan plan, boolean restart) throws IOException {
        boolean begun = Files.exists(folder.resolve(SeasonFile.NAME));
        if (begun && restart) {
            return afresh(folder, lock, plan);
        }
        if (begun) {
            return goOn(folder, lock, plan);
        }
        List<String> others = others(folder);
        if (!others.isEmpty()) {
            return new Opened.Refused(List.of(folder + " holds other things (" + String.join(", ", others)
                    + "); give an empty or a new folder for the results"));
        }
        return new Opened.Ready(create(folder, lock, plan), Optional.empty());
    }

    /** Moves the whole folder aside, and begins in a new one. */
    private static Opened afresh(Path folder, FolderLock lock, Plan plan) throws IOException {
        Path real = folder.toRealPath();
        Path aside = real.resolveSibling(real.getFileName() + ".before-1");
        for (int i = 2; Files.exists(aside); i++) {
            aside = real.resolveSibling(real.getFileName() + ".before-" + i);
        }
        Files.move(real, aside);
        lock.close();
        Opened opened = open(folder, plan, false);
        return opened instanceof Opened.Ready ready ? new Opened.Ready(ready.results(), Optional.of(aside)) : opened;
    }

    private static Opened goOn(Path folder, FolderLock lock, Plan plan) throws IOException {
        SeasonFile.Read read = SeasonFile.read(folder);
        if (read instanceof SeasonFile.Read.Bad bad) {
            List<String> reasons = new ArrayList<>();
            bad.problems().forEach(problem -> reasons.add(folder.resolve(SeasonFile.NAME) + ": " + problem));
            return new Opened.Refused(reasons);
        }
        Season season = ((SeasonFile.Read.Good) read).season();
        Optional<SeasonSecret> secret = secret(folder, season);
        if (secret.isEmpty() || !secret.get().digest().equals(season.secretDigest())) {
            return new Opened.Refused(List.of(folder.resolve(SECRET)
                    + " is not the secret that this season was begun with; put the right one back, or start anew with"
                    + " --restart"));
        }
        List<String> changes =
                changes(folder, season, plan, plan.season(plan.secret().orElse(secret.get())));
        if (!changes.isEmpty()) {
            List<String> reasons = new ArrayList<>(changes);
            reasons.add("results in " + folder
                    + " were played before that: change it back, start anew with --restart (which moves them aside), or"
                    + " give another folder with --out");
            return new Opened.Refused(reasons);
        }
        return new Opened.Ready(new Results(folder, lock, season, secret.get()), Optional.empty());
    }

    private static List<String> changes(Path folder, Season begun, Plan plan, Season now) throws IOException {
        List<String> changes = new ArrayList<>(Differences.between(begun, now));
        Path copy = folder.resolve(LEAGUE_FILE);
        if (plan.file().isPresent() && Files.exists(copy)) {
            LeagueFile file = plan.file().get();
            String before = Digests.of(Files.readAllBytes(copy));
            if (!before.equals(file.digest())) {
                changes.add(
                        0,
                        "the league file " + file.path().getFileName() + " was " + before + " and is now "
                                + file.digest() + (changes.isEmpty() ? "; " + copy + " is what it was" : ""));
            }
        }
        return changes;
    }

    private static Optional<SeasonSecret> secret(Path folder, Season season) throws IOException {
        if (season.secret().isPresent()) {
            return season.secret().map(SeasonSecret::read);
        }
        Path file = folder.resolve(SECRET);
        String text = Files.exists(file) ? Files.readString(file).strip() : "";
        return text.isEmpty() ? Optional.empty() : Optional.of(SeasonSecret.read(text));
    }

    /** Returns what is in a folder that no unfinished beginning of ours has left. */
    private static List<String> others(Path folder) throws IOException {
        Set<String> ours = Set.of(
                FolderLock.NAME,
                SECRET,
                SECRET + ".new",
                LEAGUE_FILE,
                LEAGUE_FILE + ".new",
                TABLES,
                PROGRAMS,
                SeasonFile.NAME + ".new",
                ResultIndex.NAME);
        try (Stream<Path> listed = Files.list(folder)) {
            return listed.map(path -> String.valueOf(path.getFileName()))
                    .filter(name -> !ours.contains(name))
                    .sorted()
                    .limit(5)
                    .toList();
        }
    }

    private static Results create(Path folder, FolderLock lock, Plan plan) throws IOException {
        SeasonSecret secret = plan.secret().orElseGet(SeasonSecret::random);
        Season season = plan.season(secret);
        Files.createDirectories(folder.resolve(TABLES));
        WholeFile.writeForOwner(folder.resolve(SECRET), secret.text() + "\n");
        if (plan.file().isPresent()) {
            WholeFile.write(folder.resolve(LEAGUE_FILE), plan.file().get().text());
        }
        SeasonFile.write(folder, season);
        return new Results(folder, lock, season, secret);
    }

    /** Publishes the secret: from now on anybody can check the deals. */
    void publishSecret() throws IOException {
        if (season.secret().isEmpty()) {
            SeasonFile.write(folder, season.withSecret(secret.text()));
        }
        Files.deleteIfExists(folder.resolve(SECRET));
    }

    Path folder() {
        return folder;
    }

    Path tables() {
        return folder.resolve(TABLES);
    }

    Season season() {
        return season;
    }

    SeasonSecret secret() {
        return secret;
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }
}
