package org.umpire.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures what one move costs at the strong level beside the plain referee in C of {@code bench/c/referee.c}, which
 * drives first the very program that we have started, in the same sandbox, then one without a sandbox. They take turns,
 * so that a noisy moment of the host hits all alike. Run by hand: {@code taskset -c 1 java -cp ...
 * org.umpire.sandbox.MoveRatio REFEREE [ROUNDS [MOVES]]}.
 */
public final class MoveRatio {
    private static final Pattern COST = Pattern.compile("p50 ([0-9.]+) us, p90 ([0-9.]+) us");

    private final Path referee;
    private final int moves;

    /** The costs of one round: ours, and those of the referee in C with the same program and with one on its own. */
    record Round(MoveCost.Cost ours, MoveCost.Cost same, MoveCost.Cost bare) {}

    /**
     * @param referee compiled
     * @param moves of each in a round, after as many that warm up
     */
    MoveRatio(Path referee, int moves) {
        this.referee = referee.toAbsolutePath();
        this.moves = moves;
    }

    /** Prints the medians in microseconds and their ratios. */
    public static void main(String[] args) throws IOException, InterruptedException {
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        int moves = args.length > 2 ? Integer.parseInt(args[2]) : 20_000;
        List<Round> measured = new MoveRatio(Path.of(args[0]), moves).measure(rounds);
        double ours = median(measured, Round::ours);
        double same = median(measured, Round::same);
        double bare = median(measured, Round::bare);
        System.out.printf("medians of %d rounds of %d moves%n", rounds, moves);
        System.out.printf("%-40s %.2f us%n", "ours", ours);
        System.out.printf("%-40s %.2f us, ours is %.2f times%n", "C, the same program", same, ours / same);
        System.out.printf("%-40s %.2f us, ours is %.2f times%n", "C, a program without sandbox", bare, ours / bare);
    }

    private static double median(List<Round> rounds, Function<Round, MoveCost.Cost> which) {
        double[] all = rounds.stream()
                .mapToDouble(round -> which.apply(round).median())
                .toArray();
        Arrays.sort(all);
        return all[all.length / 2];
    }

    /** Measures, and prints each round. */
    List<Round> measure(int rounds) throws IOException, InterruptedException {
        List<Round> measured = new ArrayList<>();
        try (Sandbox sandbox = Sandboxes.of(Level.STRONG);
                Confined program = sandbox.start(program(), Talk.CAPS)) {
            MoveCost ours = new MoveCost(program, moves);
            for (int k = 1; k <= rounds; k++) {
                Round round = new Round(ours.ofMove(), sameInC(program), bareInC());
                System.out.printf(
                        "round %d: ours %s; C, the same program %s; C, a program without sandbox %s%n",
                        k, round.ours(), round.same(), round.bare());
                measured.add(round);
            }
        }
        return measured;
    }

    /** Returns the program, which answers with what it is told. */
    Program program() {
        return MoveCost.program(List.of(referee.toString(), "echo"));
    }

    /** Returns what a move of a program that we hold costs the referee in C; the program is suspended afterwards. */
    MoveCost.Cost sameInC(Confined program) throws IOException, InterruptedException {
        String pid = program.name().substring(program.name().indexOf(':') + 1);
        return inC("drive", Integer.toString(moves), pid);
    }

    private MoveCost.Cost bareInC() throws IOException, InterruptedException {
        return inC(Integer.toString(moves), "nested");
    }

    private MoveCost.Cost inC(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(referee.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Matcher cost = COST.matcher(said);
        if (process.waitFor() != 0 || !cost.find()) {
            throw new IllegalStateException(command + " did not measure: " + said);
        }
        return new MoveCost.Cost(Double.parseDouble(cost.group(1)), Double.parseDouble(cost.group(2)));
    }
}
