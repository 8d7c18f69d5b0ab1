package org.umpire.referee;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.umpire.record.Entry;
import org.umpire.record.RecordReader;
import org.umpire.record.RecordWriter;
import org.umpire.record.SeasonSecret;
import org.umpire.rules.Budget;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/**
 * Measures what a move costs at a table of four equal programs, the record written to a file; no test. Arguments: level,
 * games, and the command of the program, which stands in this folder.
 */
final class TableCost {
    private TableCost() {}

    public static void main(String[] args) throws IOException {
        Level level = Level.valueOf(args[0].toUpperCase(Locale.ROOT));
        int games = Integer.parseInt(args[1]);
        Program program = new Program(List.of(args).subList(2, args.length), Path.of(""), Map.of());
        Path folder = Files.createTempDirectory("umpire-cost");
        try (Sandbox sandbox = Sandboxes.of(level)) {
            Referee referee = new Referee(sandbox, SeasonSecret.read("cost"), "cost");
            // The first tables warm up the JVM.
            for (int round = 0; round < 5; round++) {
                Path file = folder.resolve(round + ".ndjson");
                long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                try (RecordWriter recorder = RecordWriter.create(file)) {
                    referee.play(
                            Big2Tables.fixture(
                                    games, "cost-" + round, Budget.cpu(Duration.ofMinutes(5), Duration.ofSeconds(2))),
                            1,
                            Collections.nCopies(4, new Launch.Command(program)),
                            recorder,
                            Spectator.NONE);
                }
                print(file, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start);
            }
        }
    }

    private static void print(Path file, long nanos) {
        List<Entry.Answered> answers = RecordReader.read(file).entries().stream()
                .filter(Entry.Answered.class::isInstance)
                .map(Entry.Answered.class::cast)
                .skip(200)
                .toList();
        long[] wall = answers.stream()
                .mapToLong(answer -> answer.usage().wall().toNanos())
                .sorted()
                .toArray();
        long[] cpu = answers.stream()
                .mapToLong(answer -> answer.usage().cpu().toNanos())
                .sorted()
                .toArray();
        System.out.printf(
                "%d moves; our thread %.1f us CPU a move; answer p50 %.1f us wall, %.1f us CPU of the program%n",
                answers.size() + 200,
                nanos / 1e3 / (answers.size() + 200),
                wall[wall.length / 2] / 1e3,
                cpu[cpu.length / 2] / 1e3);
    }
}
