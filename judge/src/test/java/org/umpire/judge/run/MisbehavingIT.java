package org.umpire.judge.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;
import org.umpire.testkit.Leftovers;

/** Submissions that misbehave, at every level that this host holds: each gets its verdict, and nothing of it is left. */
class MisbehavingIT {
    private static final Path FOLDER = Path.of("src", "test", "misbehaving");
    private static final int AT_ONCE = 4;

    @TempDir
    private Path place;

    /** One line of the table: what is expected, in the order of the columns. */
    private record Row(String path, Map<Level, String> expected) {}

    private static List<Row> table() throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(FOLDER.resolve("expected.tsv"))) {
            if (!line.startsWith("#")) {
                String[] cells = line.split("\t", -1);
                rows.add(
                        new Row(cells[0], Map.of(Level.STRONG, cells[1], Level.USER, cells[2], Level.PLAIN, cells[3])));
            }
        }
        return rows;
    }

    @Test
    void everySourceIsInTheTable() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            assertThat(files.filter(file -> file.toString().matches(".*\\.(c|cpp)"))
                            .map(file -> FOLDER.relativize(file).toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            table().stream().map(Row::path).toList())
                    .hasSizeGreaterThan(25);
        }
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void eachGetsItsVerdictAndLeavesNothingBehind(Level level) throws Exception {
        assumeTrue(Problems.levels().contains(level), () -> "SKIPPED: this host cannot hold " + level.word());
        Problems.assumeLanguage("C", place);
        ProblemPackage problem = Problems.read(Problems.write(place, """
                limits: {time_limit: 0.5, memory: 96, output: 1, compilation_time: 4, compilation_memory: 512}
                """));
        Map<String, String> expected = new TreeMap<>();
        List<Entry> entries = new ArrayList<>();
        for (Row row : table()) {
            if (!row.expected().getOrDefault(level, "-").equals("-")) {
                expected.put(row.path(), row.expected().get(level));
                entries.add(new Entry(row.path(), FOLDER.resolve(row.path()), Optional.empty()));
            }
        }
        Leftovers before = Leftovers.now();
        Map<String, String> got = new TreeMap<>();
        Map<String, Judgement> all = new TreeMap<>();
        try (Sandbox sandbox = Sandboxes.of(level);
                Judge judge = new Judge(problem, sandbox, new Judge.Settings(AT_ONCE, false))) {
            for (Judgement judgement : judge.judge(entries, Progress.NONE)) {
                got.put(judgement.name(), judgement.verdict().name());
                all.put(judgement.name(), judgement);
            }
        }
        Map<String, Judgement> wrong = new TreeMap<>(all);
        wrong.keySet().removeIf(name -> Objects.equals(expected.get(name), got.get(name)));
        assertThat(wrong).as("not as in the table").isEmpty();
        assertThat(got).isEqualTo(expected);
        assertThat(all.values())
                .filteredOn(one -> one.verdict() == Verdict.OLE)
                .allSatisfy(one -> assertThat(one.slowest().toMillis()).isLessThan(500));
        Leftovers after = Leftovers.now();
        assertThat(after.groups()).isEqualTo(before.groups());
        assertThat(after.files()).isEqualTo(before.files());
        assertThat(after.mounts()).isEqualTo(before.mounts());
        assertThat(after.descriptors()).isLessThanOrEqualTo(before.descriptors() + 8);
        assertThat(running(expected.keySet())).isEmpty();
    }

    private static String command(Path process) {
        try {
            return Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return ""; // no process, or gone
        }
    }

    /** Returns which of these programs are running, by the name of their file. */
    private static List<String> running(Iterable<String> paths) throws IOException {
        List<String> commands;
        try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
            commands = processes.map(MisbehavingIT::command).toList();
        }
        List<String> found = new ArrayList<>();
        for (String path : paths) {
            String name = "./" + path.replaceAll(".*/|\\.[a-z]+$", "") + "\0";
            commands.stream().filter(name::equals).forEach(found::add);
        }
        return found;
    }
}
