package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.languages.Language;
import org.umpire.languages.LanguagesHere;
import org.umpire.league.PlayedMatch;
import org.umpire.record.Limits;
import org.umpire.record.RecordReader;
import org.umpire.record.SeasonSecret;
import org.umpire.record.TableRecord;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;
import org.umpire.rules.Fault;
import org.umpire.rules.GameId;
import org.umpire.rules.Outcome;
import org.umpire.rules.Setup;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Seats programs that misbehave, each in a match against an honest one: the honest one must come to no harm. */
class FaultyProgramsIT {
    private static final Path ZOO = Path.of("..", "bots", "faulty");
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final List<String> CHOSEN = List.of(
            "start/missing-interpreter",
            "exit/at-once.sh",
            "exit/in-mid-game.py",
            "exit/leaves-child.py",
            "idle/sleeps.sh",
            "time/burns-cpu.sh",
            "garbled/empty-lines.sh",
            "output/no-newline.py",
            "idle/half-line.py",
            "closed/stdout.py",
            "illegal/card-not-held.py",
            "illegal/passes-as-leader.py",
            "illegal/leaves-out-d3.py",
            "idle/ignores-sigterm.py",
            "none/leaves-child.py");

    @TempDir
    Path folder;

    @Test
    void whoeverMisbehavesLosesByItsOwnFaultAndTheOtherComesToNoHarm() throws IOException {
        Map<String, String> expected = expected();
        List<String> wrong = new ArrayList<>();
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            Optional<LanguagesHere.Found> python =
                    LanguagesHere.look(sandbox).find(Language.of("x.py").orElseThrow());
            Assumptions.assumeTrue(python.isPresent(), "Python 3 is not installed (apt install python3)");
            for (String faulty : CHOSEN) {
                Path out = folder.resolve(faulty.replace('/', '-'));
                String command = command(faulty, python.get().path());
                Plan plan = plan(command, python.get().path() + " honest.py");

                MatchRun.Result result =
                        new MatchRun(plan, new Settings(out, Jobs.of(2), false, "test"), Progress.NONE).run(sandbox);

                judge(faulty, Optional.ofNullable(expected.get(faulty)).orElseThrow(), result, out, wrong);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(standingInTheZoo()).as("processes left").isEmpty();
    }

    private static void judge(String faulty, String expected, MatchRun.Result result, Path out, List<String> wrong)
            throws IOException {
        if (!(result instanceof MatchRun.Result.Played played)
                || played.season().results().complete().size() != 1) {
            wrong.add(faulty + ": not played: " + result);
            return;
        }
        PlayedMatch match = played.season().results().complete().get(0);
        PlayedMatch.Side bad = match.sides().get(0);
        PlayedMatch.Side honest = match.sides().get(1);
        List<String> kinds = bad.faults().stream()
                .map(fault -> fault.kind().word())
                .distinct()
                .toList();
        if (!kinds.equals(expected.equals("none") ? List.of() : List.of(expected))) {
            wrong.add(faulty + ": " + bad.faults() + " instead of " + expected);
        }
        if (!honest.faults().isEmpty()) {
            wrong.add(faulty + ": the honest one was blamed: " + honest.faults());
        }
        if (!expected.equals("none") && (honest.points() != 2 || bad.points() != 0)) {
            wrong.add(faulty + ": " + bad.points() + ":" + honest.points());
        }
        for (TableRecord record : records(out)) {
            Outcome outcome = record.result().orElseThrow().outcome();
            long sum = outcome.seats().stream()
                    .mapToLong(Outcome.SeatOutcome::score)
                    .sum();
            List<Fault> faults = outcome.seats().stream()
                    .flatMap(seat -> seat.fault().stream())
                    .toList();
            if (sum != 0 || faults.size() > 1) {
                wrong.add(faulty + ": a table of " + outcome);
            }
        }
    }

    private Plan plan(String faulty, String honest) {
        // Little CPU time and wide guards, so that who computes runs out of the one also on a busy machine, and only
        // who
        // does nothing at all meets the others.
        Budget budget = new Budget(
                ClockKind.CPU, SECOND, SECOND.dividedBy(2), 10, SECOND.multipliedBy(5), SECOND.multipliedBy(8));
        return Plan.of(
                "zoo",
                new LeagueFile.Terms(
                        new GameId("big2"), Setup.of(4, 3), 1, Optional.empty(), Optional.empty(), Limits.of(budget)),
                List.of(
                        new Contestant("Faulty", new Start.Command(faulty)),
                        new Contestant("Honest", new Start.Command(honest))),
                ZOO.toAbsolutePath().normalize(),
                Optional.of(SeasonSecret.read("zoo")));
    }

    private static String command(String faulty, String python) {
        if (faulty.endsWith(".sh")) {
            return "sh " + faulty;
        }
        return faulty.endsWith(".py") ? python + " " + faulty : "./" + faulty;
    }

    /** Returns the fault that each program must get, as the zoo itself says. */
    private static Map<String, String> expected() throws IOException {
        Map<String, String> expected = new TreeMap<>();
        for (String line : Files.readAllLines(ZOO.resolve("expected.tsv"))) {
            if (!line.startsWith("#") && !line.isBlank()) {
                String[] fields = line.split("\t", -1);
                expected.put(fields[0], fields[1]);
            }
        }
        return expected;
    }

    private static List<TableRecord> records(Path out) throws IOException {
        try (Stream<Path> listed = Files.list(out.resolve("tables"))) {
            return listed.filter(path -> path.toString().endsWith(".ndjson"))
                    .map(RecordReader::read)
                    .toList();
        }
    }

    private static List<String> standingInTheZoo() throws IOException {
        Path zoo = ZOO.toRealPath();
        try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
            return processes
                    .filter(process -> stands(process, zoo))
                    .map(Path::toString)
                    .toList();
        }
    }

    private static boolean stands(Path process, Path place) {
        try {
            return Files.readSymbolicLink(process.resolve("cwd")).equals(place);
        } catch (IOException e) {
            return false; // it is no process, or has just ended
        }
    }
}
