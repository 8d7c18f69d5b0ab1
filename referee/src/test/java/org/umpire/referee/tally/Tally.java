package org.umpire.referee.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.umpire.rules.Breach;
import org.umpire.rules.Fault;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/** One moment of a table of Tally. */
public record Tally(Deal deal, List<Event> events, Map<Integer, Fault> faults)
        implements State<Tally, Integer, Tally.View> {
    /** The card of each seat, and how many turns the table has. */
    public record Deal(List<Integer> cards, int turns) {
        public Deal {
            cards = List.copyOf(cards);
        }
    }

    /** What all have seen: a number said, or 0 for a seat that is out. */
    public record Event(int seat, int number) {}

    /** What a seat knows. */
    public record View(
            int seat, int seats, int card, List<Event> events, boolean toMove, Optional<List<Long>> scores) {}

    public Tally {
        events = List.copyOf(events);
        faults = Map.copyOf(faults);
    }

    int seats() {
        return deal.cards().size();
    }

    @Override
    public Phase phase() {
        long said = events.stream().filter(event -> event.number() > 0).count();
        if (said >= deal.turns() || faults.size() >= seats() - 1) {
            return new Phase.Over(outcome());
        }
        return new Phase.ToMove(mover());
    }

    private Seat mover() {
        Seat next = events.stream()
                .filter(event -> event.number() > 0)
                .reduce((a, b) -> b)
                .map(event -> new Seat(event.seat()).plus(1, seats()))
                .orElse(new Seat(0));
        while (faults.containsKey(next.index())) {
            next = next.plus(1, seats());
        }
        return next;
    }

    private Outcome outcome() {
        List<Outcome.SeatOutcome> outcomes = new ArrayList<>();
        for (int i = 0; i < seats(); i++) {
            outcomes.add(new Outcome.SeatOutcome(score(i), Optional.ofNullable(faults.get(i))));
        }
        return new Outcome(outcomes);
    }

    private long score(int seat) {
        return faults.containsKey(seat)
                ? 0
                : deal.cards().get(seat)
                        + events.stream()
                                .filter(event -> event.seat() == seat)
                                .mapToLong(Event::number)
                                .sum();
    }

    @Override
    public Optional<Breach> check(Integer move) {
        if (move < 1 || move > 9) {
            return Optional.of(new Breach(TallyRule.ONE_TO_NINE, move + " is not from 1 to 9"));
        }
        boolean same = !events.isEmpty() && events.get(events.size() - 1).number() == move;
        return same ? Optional.of(new Breach(TallyRule.NEVER_THE_LAST_NUMBER, move + " again")) : Optional.empty();
    }

    @Override
    public Tally play(Integer move) {
        return new Tally(deal, with(new Event(mover().index(), move)), faults);
    }

    @Override
    public Tally drop(Seat seat, Fault fault) {
        Map<Integer, Fault> more = new TreeMap<>(faults);
        if (phase().over() || more.put(seat.index(), fault) != null) {
            throw new IllegalArgumentException("cannot drop " + seat);
        }
        return new Tally(deal, with(new Event(seat.index(), 0)), more);
    }

    private List<Event> with(Event event) {
        List<Event> more = new ArrayList<>(events);
        more.add(event);
        return more;
    }

    @Override
    public View view(Seat seat) {
        Phase phase = phase();
        Optional<List<Long>> scores = phase instanceof Phase.Over over
                ? Optional.of(over.outcome().seats().stream()
                        .map(Outcome.SeatOutcome::score)
                        .toList())
                : Optional.empty();
        return new View(
                seat.index(),
                seats(),
                deal.cards().get(seat.index()),
                events,
                phase.equals(new Phase.ToMove(seat)),
                scores);
    }
}
