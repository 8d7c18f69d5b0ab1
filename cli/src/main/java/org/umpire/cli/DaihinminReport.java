package org.umpire.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.umpire.games.daihinmin.Course;
import org.umpire.games.daihinmin.DaihinminFormat;
import org.umpire.games.daihinmin.DaihinminRule;
import org.umpire.games.daihinmin.DaihinminState;
import org.umpire.games.daihinmin.Status;
import org.umpire.record.Entry;
import org.umpire.record.Shown;
import org.umpire.referee.Clock;
import org.umpire.referee.Spectator;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Reply;
import org.umpire.rules.State;

/** Tells one game as the control program of 2019 did: actions on standard error, the result on standard output. */
final class DaihinminReport implements Spectator {
    private final DaihinminTables.Paper paper;
    private final boolean show;
    private final boolean debug;
    private final Set<Integer> initialised = new HashSet<>();
    private final Map<Integer, String> errors = new HashMap<>();
    private boolean dealtShown;
    private long begun;

    DaihinminReport(DaihinminTables.Paper paper, boolean show, boolean debug) {
        this.paper = paper;
        this.show = show;
        this.debug = debug;
    }

    @Override
    public <D, S extends State<S, M, V>, M, V> void saw(
            GamePack<D, S, M, V> pack, S state, Entry entry, List<Clock> clocks) {
        Object moment = state;
        if (moment instanceof DaihinminState now) {
            saw(now, entry, clocks);
        }
    }

    private void saw(DaihinminState state, Entry entry, List<Clock> clocks) {
        if (entry instanceof Entry.Header) {
            begin(state);
        } else if (entry instanceof Entry.Answered answered) {
            int seat = answered.seat().index();
            if (answered.owed() == Reply.MOVE) {
                showDeal(state);
                action(state);
            } else {
                initialised.add(seat);
            }
        } else if (entry instanceof Entry.Faulted faulted) {
            fault(state, faulted.seat().index(), faulted.fault());
        } else if (entry instanceof Entry.Result) {
            showDeal(state);
            end(state, clocks);
        }
    }

    private void begin(DaihinminState state) {
        begun = System.nanoTime();
        initialised.clear();
        errors.clear();
        dealtShown = false;
        paper.say("players: "
                + String.join(", ", names(state).stream().map(Shown::of).toList()));
        paper.say("stock: " + state.stock());
        paper.say("time limit: " + state.deal().announcement().time());
    }

    private static List<String> names(DaihinminState state) {
        return state.deal().announcement().names();
    }

    private static String name(DaihinminState state, int seat) {
        return Shown.of(names(state).get(seat));
    }

    /** Shows the hands that were dealt, once all have been told theirs. */
    private void showDeal(DaihinminState state) {
        for (int seat = 0; !dealtShown && show && seat < names(state).size(); seat++) {
            show("init", state, seat, state.deal().hand(seat).toString(), List.of(), errors.getOrDefault(seat, "OK"));
        }
        dealtShown = true;
    }

    private void action(DaihinminState state) {
        Course.Action action = state.course().last().orElseThrow();
        if (show) {
            show(
                    action.status() == Status.PASSED ? "pass" : "play",
                    state,
                    action.seat(),
                    state.hand(action.seat()).toString(),
                    action.numbers(),
                    action.status().toString());
        }
    }

    private void show(String what, DaihinminState state, int seat, String hand, List<String> numbers, String status) {
        paper.say(
                what + ": " + name(state, seat) + " " + hand + " (" + String.join(",", numbers) + ") [" + status + "]");
    }

    private void fault(DaihinminState state, int seat, Fault fault) {
        if (initialised.contains(seat)) {
            showDeal(state);
        }
        String where = initialised.contains(seat) ? "play" : "initialize";
        Optional<String> rule = rule(fault);
        if (fault.kind() == FaultKind.TIME) {
            errors.put(seat, "ERROR:TLE in " + where);
            paper.say("Error: time limit exceeded: " + name(state, seat));
        } else {
            String reason = Shown.of(fault.toString());
            errors.put(
                    seat,
                    rule.map(broken -> "ERROR:" + broken + " -> False")
                            .orElse("ERROR:ERROR in " + where + (where.equals("play") ? " (" + reason + ")" : "")));
            if (rule.isEmpty() || debug) {
                paper.say(name(state, seat) + ": " + reason);
            }
        }
    }

    /** Returns the test that the play did not pass, as the control program named it. */
    private static Optional<String> rule(Fault fault) {
        if (fault.kind() != FaultKind.ILLEGAL) {
            return Optional.empty();
        }
        String name = fault.detail().substring(0, Math.max(0, fault.detail().indexOf(':')));
        return Optional.of(
                switch (DaihinminRule.valueOf(name)) {
                    case CARDS_MUST_BE_HELD -> "cards in self.players[current_uid].hand";
                    case NO_LEADING_ZERO -> "check_leading_digit(number)";
                    case LEAD_HAS_AT_MOST_FIVE_CARDS, MUST_USE_AS_MANY_CARDS -> "check_digits(number)";
                    case MUST_BE_PRIME -> "prime_check(number)";
                    case MUST_BE_GREATER -> "numbers[-1] < number";
                });
    }

    /** What is told of one player at the end of a game. */
    record Line(int rank, long score, String name, String status, Duration left) {}

    private void end(DaihinminState state, List<Clock> clocks) {
        paper.say(
                switch (state.end()) {
                    case HAND_EMPTY ->
                        "Winner: "
                                + name(
                                        state,
                                        state.course().last().orElseThrow().seat());
                    case STOCK_EMPTY -> "No stock";
                    case ONE_LEFT, NONE -> "Only one survivor";
                });
        List<SeatOutcome> seats = ((Phase.Over) state.phase()).outcome().seats();
        List<Integer> places =
                DaihinminFormat.places(seats.stream().map(SeatOutcome::score).toList());
        List<Line> lines = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            lines.add(new Line(
                    places.get(seat),
                    seats.get(seat).score(),
                    names(state).get(seat),
                    status(state, seat),
                    clocks.get(seat).left()));
        }
        lines.sort(Comparator.comparingLong(Line::score).thenComparing(Line::name));
        List<String> told = new ArrayList<>();
        for (Line line : lines) {
            told.add(seconds(
                    line.rank() + " : " + Shown.of(line.name()) + " " + line.score() + " " + line.status() + " ",
                    line.left()));
        }
        told.add("stock: " + state.stock());
        paper.print(told);
        paper.say(seconds("time (s): ", Duration.ofNanos(System.nanoTime() - begun)));
        paper.end(lines);
    }

    /** Returns what the control program says of a player at the end: of a pass it says nothing more. */
    private String status(DaihinminState state, int seat) {
        Optional<Course.Action> last = state.course().last().filter(action -> action.seat() == seat);
        return Optional.ofNullable(errors.get(seat))
                .orElseGet(() -> last.filter(action -> action.status().cuts())
                        .map(action -> action.status().toString())
                        .orElse("OK"));
    }

    /** Returns a text that ends with seconds, to three decimals. */
    static String seconds(String text, Duration time) {
        return text + String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
    }
}
