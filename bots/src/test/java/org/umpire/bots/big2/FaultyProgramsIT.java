package org.umpire.bots.big2;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.bots.Tools;
import org.umpire.bots.big2.ProgramTable.Command;
import org.umpire.bots.big2.ProgramTable.Ending;
import org.umpire.bots.big2.ProgramTable.InProcess;
import org.umpire.bots.big2.ProgramTable.Occupant;
import org.umpire.games.big2.Big2Deal;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.testkit.Seeds;

/**
 * The misbehaving programs in {@code bots/faulty} do what their index says: so far as it shows without clocks and
 * limits, which are the referee's.
 */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class FaultyProgramsIT {
    private static final Path ZOO = Path.of("faulty").toAbsolutePath();

    /** These need a clock, a limit or a launcher to come to light, or only ever end by being ended. */
    private static final Set<String> FOR_THE_REFEREE = Set.of("start", "time", "idle", "output", "closed");

    private static final Set<String> NEVER_QUITE_GONE = Set.of("exit/leaves-child.py", "none/ignores-sigterm.py");

    /** One row of the index. */
    record Row(String path, String fault, String when) {
        @Override
        public String toString() {
            return path;
        }
    }

    static List<Row> rows() throws IOException {
        return Files.readAllLines(ZOO.resolve("expected.tsv")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .map(cells -> new Row(cells[0], cells[1], cells[2]))
                .toList();
    }

    static Stream<Row> shownByPlay() throws IOException {
        return rows().stream()
                .filter(row -> !FOR_THE_REFEREE.contains(row.fault()))
                .filter(row -> !NEVER_QUITE_GONE.contains(row.path()));
    }

    @Test
    void theIndexListsEveryProgramInTheFolderOfItsFault() throws IOException {
        List<String> files;
        try (Stream<Path> all = Files.walk(ZOO, 2)) {
            files = all.filter(Files::isRegularFile)
                    .map(file -> ZOO.relativize(file).toString())
                    .filter(file -> file.contains("/") && !file.contains("__pycache__"))
                    .toList();
        }
        assertThat(rows()).extracting(Row::path).containsExactlyInAnyOrderElementsOf(files);
        assertThat(rows()).allSatisfy(row -> assertThat(row.path()).startsWith(row.fault() + "/"));
        assertThat(rows().stream().map(Row::fault).filter(fault -> !fault.equals("none")))
                .allSatisfy(fault -> assertThat(FaultKind.of(fault)).isNotNull());
    }

    @ParameterizedTest
    @MethodSource("shownByPlay")
    void misbehavesWhenItIsSaidToAndPlaysHonestlyBefore(Row row) throws IOException, InterruptedException {
        String interpreter = row.path().endsWith(".py") ? Tools.python() : Tools.need("sh");
        Command program = new Command(List.of(interpreter, row.path()), Optional.empty());
        Seeds.forEach(2, rng -> {
            boolean everywhere = row.when().equals("D3") || row.when().equals("lead");
            List<Occupant> occupants =
                    new ArrayList<>(Collections.nCopies(4, everywhere ? program : new InProcess(Big2Bots.GREEDY)));
            occupants.set(rng.nextInt(4), program);
            Ending ending = new ProgramTable(ZOO, occupants).play(Big2Deal.of(6, Seeds.shuffler(rng)));
            assertThat(ending.fault().map(Fault::kind))
                    .as(ending.fault() + " " + ending.detail())
                    .isEqualTo(asSeenHere(row));
            if (row.when().startsWith("turn ")) {
                assertThat(ending.turns().get(ending.seat())).isEqualTo(turn(row));
            } else if (!row.fault().equals("none")) {
                assertThat(ending.turns().get(ending.seat())).isEqualTo(1);
            }
        });
    }

    /** Without a referee a death by signal is an exit. */
    private static Optional<FaultKind> asSeenHere(Row row) {
        return switch (row.fault()) {
            case "none" -> Optional.empty();
            case "signal" -> Optional.of(FaultKind.EXIT);
            default -> Optional.of(FaultKind.valueOf(row.fault().toUpperCase(Locale.ROOT)));
        };
    }

    private static int turn(Row row) {
        return Integer.parseInt(row.when().substring("turn ".length()));
    }
}
