package org.umpire.contest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.record.DealId;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.MemoryRecorder;
import org.umpire.record.Replay;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Seated;
import org.umpire.record.TableRecord;
import org.umpire.referee.InProcessPlayer;
import org.umpire.referee.Launch;
import org.umpire.referee.Played;
import org.umpire.referee.Referee;
import org.umpire.referee.Spectator;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.sandbox.Sandbox;

/**
 * Tries one program on many tables: at every seat, against every reference bot, with one game and with several, and with
 * an input that ends at once. Says all that it gets wrong. The tables are the same each time.
 */
public final class ProgramCheck {
    private static final SeasonSecret SECRET = SeasonSecret.read("umpire check");
    private static final int[] GAMES = {1, 2, 5};
    private static final String OPPONENT = "opponent";
    /** After so many tables that end by a wall guard there is little to learn from waiting for more. */
    private static final int IDLE_MAX = 2;

    private final GamePack<?, ?, ?, ?> pack;
    private final Startable program;
    private final Limits limits;
    private final Sandbox sandbox;
    private final String version;
    private final Findings findings = new Findings();

    private ProgramCheck(GamePack<?, ?, ?, ?> pack, Startable program, Limits limits, Sandbox sandbox, String version) {
        this.pack = pack;
        this.program = program;
        this.limits = limits;
        this.sandbox = sandbox;
        this.version = version;
    }

    /**
     * What was found.
     *
     * @param tables that were played
     * @param answers that were accepted
     * @param faults what costs a program the table, each kind of trouble once
     * @param remarks what was read leniently, or is slow or unusual, in one line each
     */
    public record Report(int tables, long answers, List<Finding> faults, List<String> remarks) {
        /** Takes copies. */
        public Report {
            faults = List.copyOf(faults);
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * Something that costs the program a table.
     *
     * @param what the fault, in one line
     * @param times at how many tables
     * @param where the first of them
     * @param sent the last lines that the program was sent before
     * @param answered what it answered, if a line was the fault
     * @param stderr the end of what it wrote to its standard error
     */
    public record Finding(
            String what, int times, String where, List<String> sent, Optional<String> answered, String stderr) {
        /** Takes a copy. */
        public Finding {
            sent = List.copyOf(sent);
        }
    }

    /** Returns limits under which a program that hangs is found out soon: 10 s of CPU a table, 15 s for an answer. */
    public static Limits usualLimits() {
        return Limits.of(new org.umpire.rules.Budget(
                org.umpire.rules.ClockKind.CPU,
                Duration.ofSeconds(10),
                Duration.ofSeconds(2),
                1,
                Duration.ofSeconds(3),
                Duration.ofSeconds(20)));
    }

    /**
     * Tries a program.
     *
     * @param folder in which a command runs
     * @param version of Umpire
     * @throws IllegalArgumentException if the command cannot be split or the bot is not installed
     * @throws IllegalStateException if this host spoils a table, so that nothing can be said of the program
     */
    public static Report run(GamePack<?, ?, ?, ?> pack, Start start, Path folder, Sandbox sandbox, String version) {
        Limits limits = usualLimits();
        Startable program = Startable.of(start, folder, limits.memoryBytes());
        return new ProgramCheck(pack, program, limits, sandbox, version).run();
    }

    private Report run() {
        int tables = 0;
        int seats = pack.usualSetup().seats();
        try (Referee referee = new Referee(sandbox, SECRET, version)) {
            for (int games : GAMES) {
                for (int seat = 0; seat < seats && findings.count(FaultKind.IDLE) < IDLE_MAX; seat++) {
                    play(referee, games, new Seat(seat), tables);
                    tables++;
                }
            }
        }
        Probe probe = new Probe(sandbox, program.program(), limits);
        if (!probe.leavesWhenItsInputEnds()) {
            findings.remark("does not end when its input ends: it would have to be killed after every table");
        }
        return findings.report(tables);
    }

    private void play(Referee referee, int games, Seat seat, int number) {
        Setup usual = pack.usualSetup();
        Setup setup = new Setup(usual.seats(), games, usual.variant());
        List<Seated> seated = new ArrayList<>();
        List<Launch> launches = new ArrayList<>();
        for (int i = 0; i < setup.seats(); i++) {
            boolean tried = i == seat.index();
            seated.add(new Seated(
                    tried ? "program" : OPPONENT + " " + i, tried ? program.command() : OPPONENT, program.digest()));
            launches.add(tried ? new Launch.Command(program.program()) : opponent(number + i));
        }
        Fixture fixture = new Fixture(
                pack.game().id(),
                pack.game().rulesVersion(),
                setup,
                seated,
                new DealId("check/" + (number + 1)),
                limits,
                "check",
                number);
        MemoryRecorder recorder = new MemoryRecorder();
        Played played = referee.play(fixture, 1, launches, recorder, Spectator.NONE);
        if (!(played instanceof Played.Finished)) {
            throw new IllegalStateException("no result by a fault of this machine: " + played);
        }
        look(
                recorder.record(),
                seat,
                "table " + (number + 1) + " (" + games + (games == 1 ? " game" : " games") + ", seat " + seat + ")");
    }

    private Launch opponent(int number) {
        List<ReferenceBot<?, ?>> bots = Bots.of(pack.game().id());
        if (bots.isEmpty()) {
            throw new IllegalArgumentException(pack.title() + " has no reference bots to play against");
        }
        ReferenceBot<?, ?> bot = bots.get(number % bots.size());
        return new Launch.Other(() -> player(bot));
    }

    private static <V, M> InProcessPlayer<V, M> player(ReferenceBot<V, M> bot) {
        return new InProcessPlayer<>(bot.protocol(), bot.bot()::move);
    }

    private void look(TableRecord record, Seat seat, String where) {
        for (Entry entry : record.entries()) {
            if (entry instanceof Entry.Answered answered && answered.seat().equals(seat)) {
                findings.answered(answered, where);
            } else if (entry instanceof Entry.Faulted faulted && faulted.seat().equals(seat)) {
                List<String> sent = Replay.of(record).feed(seat);
                findings.faulted(faulted, where, sent);
                if (faulted.fault().kind() == FaultKind.IDLE && findings.count(FaultKind.IDLE) == 1) {
                    unflushed(sent, answers(record, seat));
                }
            }
        }
    }

    private void unflushed(List<String> sent, long answers) {
        if (new Probe(sandbox, program.program(), limits).linesWhenInputEnds(sent) > answers) {
            findings.remark("answers only when its input ends: flush the output after every line");
        }
    }

    private static long answers(TableRecord record, Seat seat) {
        return record.entries().stream()
                .filter(entry -> entry instanceof Entry.Answered answered
                        && answered.seat().equals(seat))
                .count();
    }
}
