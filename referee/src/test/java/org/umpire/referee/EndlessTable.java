package org.umpire.referee;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.umpire.record.RecordWriter;
import org.umpire.record.Recorder;
import org.umpire.record.SeasonSecret;
import org.umpire.rules.Budget;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Plays a table that does not end by itself, to be interrupted: RECORD MARK. */
final class EndlessTable {
    private EndlessTable() {}

    public static void main(String[] args) {
        Launch sleeper = new Launch.Command(new Program(
                List.of("sh", "-c", "sleep 3600; echo D3"), Path.of("."), Map.of("UMPIRE_TEST_TABLE", args[1])));
        Sandbox sandbox = Sandboxes.of(Level.PLAIN);
        try (Recorder recorder = RecordWriter.create(Path.of(args[0]))) {
            new Referee(sandbox, SeasonSecret.read("endless"), "test")
                    .play(
                            Big2Tables.fixture(1, "endless", Budget.cpu(Duration.ofMinutes(5), Duration.ZERO)),
                            1,
                            Collections.nCopies(4, sleeper),
                            recorder,
                            Spectator.NONE);
        }
    }
}
