package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.league.Season;
import org.umpire.league.SeasonFile;
import org.umpire.record.Fixture;
import org.umpire.record.RecordReader;
import org.umpire.record.Seated;
import org.umpire.record.TableRecord;
import org.umpire.referee.Played;
import org.umpire.rules.Outcome;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Small leagues of the toy game in a folder of their own, and what tests ask about them. */
class ToyLeague {
    static final String LAZY = "#!/bin/sh\nwhile read n; do echo 1; done\n";
    static final String BEST = "#!/bin/sh\nwhile read n; do m=$((n % 4)); [ $m = 0 ] && m=1; echo $m; done\n";

    @TempDir
    Path folder;

    interface Change {
        void make() throws IOException;
    }

    static class Watch implements Progress {
        final List<String> played = new ArrayList<>();
        final List<String> notes = new ArrayList<>();
        private Runnable stop = () -> {};
        String secretPermissions = "";
        String conditions = "";
        int stopAfter = Integer.MAX_VALUE;
        private int changeAfter = Integer.MAX_VALUE;
        private Change change = () -> {};

        /** Does something once, when so many tables were played. */
        void after(int tables, Change what) {
            changeAfter = tables;
            change = what;
        }

        @Override
        public void began(Path out, Jobs jobs, Tally tally) {
            if (Files.exists(out.resolve("secret"))) {
                try {
                    secretPermissions =
                            PosixFilePermissions.toString(Files.getPosixFilePermissions(out.resolve("secret")));
                } catch (IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            }
        }

        @Override
        public void conditions(String level, boolean limitsMemory, String secretDigest) {
            assertThat(played).isEmpty();
            conditions = level + " " + secretDigest;
        }

        @Override
        public void played(Fixture fixture, int attempt, Played how, Tally tally) {
            if (how instanceof Played.Finished) {
                played.add(fixture.id().hex());
            }
            if (played.size() == stopAfter) {
                stop.run();
            }
            if (played.size() == changeAfter) {
                try {
                    change.make();
                } catch (IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            }
        }

        @Override
        public void note(String text) {
            notes.add(text);
        }
    }

    Ended run(Path file, Watch watch) {
        return run(new LeagueRun(plan(file), settings(false), watch), watch);
    }

    static Ended run(LeagueRun run, Watch watch) {
        watch.stop = run::stop;
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            return run.run(sandbox);
        }
    }

    Plan plan(Path file) {
        LeagueFile.Read read = LeagueFile.read(file);
        assertThat(read).isInstanceOf(LeagueFile.Read.Good.class);
        return Plan.of(((LeagueFile.Read.Good) read).file());
    }

    Settings settings(boolean restart) {
        return new Settings(out(), Jobs.of(2), restart, "test");
    }

    /** Writes a league of so many programs with a secret that is always the same. */
    Path league(int entrants) throws IOException {
        StringBuilder text = new StringBuilder("game = \"heap\"\ngames = 3\nsecret = \"always the same\"\n");
        for (int i = 1; i <= entrants; i++) {
            Files.writeString(folder.resolve("p" + i + ".sh"), "# " + i + "\n" + (i % 2 == 0 ? BEST : LAZY));
            text.append("[[entrant]]\nname = \"P" + i + "\"\nprogram = \"sh p" + i + ".sh\"\n");
        }
        return Files.writeString(file(), text);
    }

    Path file() {
        return folder.resolve("contest.toml");
    }

    Path out() {
        return folder.resolve("contest-results");
    }

    Season season() throws IOException {
        return ((SeasonFile.Read.Good) SeasonFile.read(out())).season();
    }

    static List<String> names(Path folder) throws IOException {
        try (Stream<Path> listed = Files.list(folder)) {
            return listed.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    List<Path> tables() throws IOException {
        try (Stream<Path> listed = Files.list(out().resolve("tables"))) {
            return listed.filter(path -> path.toString().endsWith(".ndjson"))
                    .sorted()
                    .toList();
        }
    }

    Map<String, TableRecord> records() throws IOException {
        Map<String, TableRecord> records = new TreeMap<>();
        for (Path path : tables()) {
            TableRecord record = RecordReader.read(path);
            String id = record.header().fixture().id().hex();
            if (record.result().isPresent()) {
                assertThat(records.put(id, record)).as("played twice: " + path).isNull();
            }
        }
        return records;
    }

    static long scoreOf(String name, TableRecord record) {
        List<String> names =
                record.header().fixture().seats().stream().map(Seated::name).toList();
        return record.result()
                .orElseThrow()
                .outcome()
                .seats()
                .get(names.indexOf(name))
                .score();
    }

    Map<String, Outcome> outcomes() throws IOException {
        Map<String, Outcome> outcomes = new TreeMap<>();
        records()
                .forEach((id, record) ->
                        outcomes.put(id, record.result().orElseThrow().outcome()));
        return outcomes;
    }
}
