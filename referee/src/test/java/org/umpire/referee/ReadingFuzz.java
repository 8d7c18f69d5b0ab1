package org.umpire.referee;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.record.Limits;
import org.umpire.record.RawText;
import org.umpire.rules.Breach;
import org.umpire.rules.Budget;
import org.umpire.rules.GamePack;
import org.umpire.rules.GamePacks;
import org.umpire.rules.Phase;
import org.umpire.rules.Reading;
import org.umpire.rules.Setup;
import org.umpire.rules.State;
import org.umpire.sandbox.Ending;

/**
 * Random and mutated answers to the referee, from the bytes in the pipe to the rules of the game: nothing that a program
 * writes may throw, or be kept beyond its limits. By hand: {@code java -cp … org.umpire.referee.ReadingFuzz SEED ANSWERS}
 * prints for each protocol what came of so many answers, and a digest of all that came.
 */
public final class ReadingFuzz {
    private static final int ANSWERS_A_MOMENT = 50;
    private static final int WHY_MOST = 4_000;
    private static final Budget BUDGET = Budget.cpu(Duration.ofSeconds(1), Duration.ofMillis(100));
    private static final Limits LIMITS = Limits.of(BUDGET);
    private static final byte[][] SPECIAL = {
        {0},
        {'\r'},
        {'\n'},
        {'\n', '\n'},
        {' '},
        {'\t'},
        {27, '[', '2', 'J'},
        {(byte) 0xff},
        {(byte) 0xc3},
        {'-', '1'},
        "PASS".getBytes(StandardCharsets.US_ASCII),
        "99999999999999999999".getBytes(StandardCharsets.US_ASCII),
        "\u202e\u0000\ud83c\udca1".getBytes(StandardCharsets.UTF_8),
        "%s%n{0}".getBytes(StandardCharsets.US_ASCII)
    };

    private final RandomGenerator random;
    private final MessageDigest digest;
    private final Map<String, Long> outcomes = new TreeMap<>();

    /** What came of it: how many answers of each kind, and a digest of all in order. */
    record Result(Map<String, Long> outcomes, String digest) {}

    private ReadingFuzz(long seed) {
        random = new SplittableRandom(seed);
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Arguments: a seed and how many answers for each protocol. */
    public static void main(String[] args) {
        for (GamePack<?, ?, ?, ?> pack : GamePacks.all()) {
            if (bot(pack).isPresent()) {
                Result result = run(pack, Long.parseLong(args[0]), Integer.parseInt(args[1]));
                System.out.println(pack.game().id() + " " + result.outcomes() + " sha256 " + result.digest());
            }
        }
    }

    /** Returns a bot that plays a game, by which moments of play are reached. */
    static Optional<ReferenceBot<?, ?>> bot(GamePack<?, ?, ?, ?> pack) {
        return Bots.find(pack.game().id().name() + "/random");
    }

    static Result run(GamePack<?, ?, ?, ?> pack, long seed, int answers) {
        ReadingFuzz fuzz = new ReadingFuzz(seed);
        fuzz.play(pack, answers);
        return new Result(fuzz.outcomes, HexFormat.of().formatHex(fuzz.digest.digest()));
    }

    private <D, S extends State<S, M, V>, M, V> void play(GamePack<D, S, M, V> pack, int answers) {
        // The bot is of this pack's game, by its name.
        @SuppressWarnings("unchecked")
        ReferenceBot<V, M> bot = (ReferenceBot<V, M>) bot(pack).orElseThrow();
        int tried = 0;
        while (tried < answers) {
            int seats = pack.game().seats().min();
            S state = pack.game().start(pack.game().deal(Setup.of(seats, 1), random::nextInt));
            while (tried < answers && state.phase() instanceof Phase.ToMove toMove) {
                V view = state.view(toMove.seat());
                M move = bot.bot().move(view);
                byte[] honest = pack.protocol().write(move).getBytes(StandardCharsets.UTF_8);
                for (int k = 0; k < ANSWERS_A_MOMENT && tried < answers; k++) {
                    tried++;
                    count(outcome(pack, state, view, bytes(honest)));
                }
                state = state.play(move);
            }
        }
    }

    private void count(String outcome) {
        outcomes.merge(outcome, 1L, Long::sum);
        digest.update((outcome + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private <S extends State<S, M, V>, M, V> String outcome(GamePack<?, S, M, V> pack, S state, V view, byte[] bytes) {
        Answer answer = answer(bytes);
        if (answer instanceof Answer.Failed failed) {
            return failed.fault().kind().word();
        }
        String line = ((Answer.Said) answer).line();
        RawText.write(line);
        Reading<M> reading = pack.protocol().read(view, line);
        if (reading instanceof Reading.Garbled<M> garbled) {
            if (garbled.why().length() > WHY_MOST) {
                throw new AssertionError("a reason of " + garbled.why().length() + " characters");
            }
            return "garbled";
        }
        M move = ((Reading.Understood<M>) reading).move();
        Optional<Breach> breach = state.check(move);
        if (breach.isEmpty()) {
            state.play(move);
        }
        return breach.map(found -> "illegal " + found.rule().name()).orElse("legal");
    }

    /** Lets a program write these bytes, in pieces, and then leave, wait or write on. */
    private Answer answer(byte[] bytes) {
        FakeConfined program = new FakeConfined();
        int at = 0;
        while (at < bytes.length) {
            int piece = 1 + random.nextInt(bytes.length - at);
            byte[] part = Arrays.copyOfRange(bytes, at, at + piece);
            program.computes(random.nextInt(3)).writes(part);
            at += piece;
        }
        if (random.nextInt(4) == 0) {
            program.ends(new Ending.Exited(random.nextInt(256)));
        }
        ProgramPlayer player = new ProgramPlayer(program, LIMITS, program, 2);
        Answer answer = player.ask(Clock.of(BUDGET).allowance());
        if (answer instanceof Answer.Said && random.nextInt(8) == 0) {
            player.ask(Clock.of(BUDGET).allowance()); // what came after the line is noticed now
        }
        return answer;
    }

    private byte[] bytes(byte[] honest) {
        return switch (random.nextInt(8)) {
            case 0 -> noise(random.nextInt(40));
            case 1 -> ended(honest);
            case 2 -> random.nextInt(200) == 0 ? longLine() : noise(3);
            default -> mutated(honest);
        };
    }

    private byte[] noise(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return random.nextBoolean() ? ended(bytes) : bytes;
    }

    private byte[] longLine() {
        byte[] bytes = new byte[LIMITS.lineBytes() - 2 + random.nextInt(5)];
        random.nextBytes(bytes);
        for (int k = 0; k < bytes.length; k++) {
            bytes[k] = bytes[k] == '\n' ? (byte) ' ' : bytes[k];
        }
        return ended(bytes);
    }

    private byte[] mutated(byte[] honest) {
        byte[] bytes = honest;
        for (int k = random.nextInt(4); k >= 0; k--) {
            int at = random.nextInt(bytes.length + 1);
            byte[] more = random.nextBoolean() ? SPECIAL[random.nextInt(SPECIAL.length)] : piece(honest);
            int drop = random.nextBoolean() ? 0 : random.nextInt(Math.min(3, bytes.length - at) + 1);
            byte[] changed = new byte[bytes.length + more.length - drop];
            System.arraycopy(bytes, 0, changed, 0, at);
            System.arraycopy(more, 0, changed, at, more.length);
            System.arraycopy(bytes, at + drop, changed, at + more.length, bytes.length - at - drop);
            bytes = changed;
        }
        return random.nextInt(10) == 0 ? bytes : ended(bytes);
    }

    private byte[] piece(byte[] honest) {
        int from = random.nextInt(honest.length + 1);
        return Arrays.copyOfRange(honest, from, from + random.nextInt(honest.length - from + 1));
    }

    private static byte[] ended(byte[] bytes) {
        byte[] line = Arrays.copyOf(bytes, bytes.length + 1);
        line[bytes.length] = '\n';
        return line;
    }
}
