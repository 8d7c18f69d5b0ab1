package org.umpire.contest.toy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.umpire.rules.Budget;
import org.umpire.rules.Client;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Exchange;
import org.umpire.rules.Game;
import org.umpire.rules.GameId;
import org.umpire.rules.GamePack;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Notation;
import org.umpire.rules.Outcome;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.SeatRange;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;
import org.umpire.rules.TableResult;
import org.umpire.rules.TieBreak;

/** The toy game {@code heap}. A program reads how many are left, and writes how many it takes. */
public final class HeapPack implements GamePack<HeapDeal, HeapState, Integer, HeapView> {
    @Override
    public Game<HeapDeal, HeapState, Integer, HeapView> game() {
        return new Rules();
    }

    @Override
    public Protocol<HeapView, Integer> protocol() {
        return new Lines();
    }

    @Override
    public Notation<HeapDeal, Integer> notation() {
        return new Text();
    }

    @Override
    public ContestFormat format() {
        return new Format();
    }

    @Override
    public Setup usualSetup() {
        return Setup.of(2, 4);
    }

    @Override
    public Budget usualBudget() {
        return Budget.cpu(Duration.ofSeconds(20), Duration.ofSeconds(2));
    }

    @Override
    public String title() {
        return "Heap";
    }

    @Override
    public String summary() {
        return "Take 1 to 3; whoever takes the last gets the point.";
    }

    @Override
    public String draw(HeapState state) {
        return state.left() + " left";
    }

    private static final class Rules implements Game<HeapDeal, HeapState, Integer, HeapView> {
        @Override
        public GameId id() {
            return new GameId("heap");
        }

        @Override
        public int rulesVersion() {
            return 1;
        }

        @Override
        public SeatRange seats() {
            return new SeatRange(2, 2);
        }

        @Override
        public HeapDeal deal(Setup setup, Shuffler shuffler) {
            if (!setup.variant().isEmpty() && !setup.variant().keySet().equals(Set.of("least"))) {
                throw new IllegalArgumentException("no such variant: " + setup.variant());
            }
            int least = Integer.parseInt(setup.variant().getOrDefault("least", "5"));
            return new HeapDeal(IntStream.range(0, setup.games())
                    .mapToObj(game -> least + shuffler.below(20))
                    .toList());
        }

        @Override
        public HeapState start(HeapDeal deal) {
            return HeapState.start(deal);
        }
    }

    private static final class Lines implements Protocol<HeapView, Integer> {
        @Override
        public List<Exchange> exchanges(Optional<HeapView> before, HeapView after) {
            return after.toMove() ? List.of(new Exchange(Integer.toString(after.left()), Reply.MOVE)) : List.of();
        }

        @Override
        public Reading<Integer> read(HeapView view, String line) {
            try {
                return Reading.Understood.of(Integer.valueOf(line.strip()));
            } catch (NumberFormatException e) {
                return new Reading.Garbled<>("not a number");
            }
        }

        @Override
        public String write(Integer move) {
            return move.toString();
        }

        @Override
        public Client<HeapView, Integer> client() {
            return new Client<>() {
                @Override
                public Heard<HeapView> hear(String line) {
                    return Heard.move(new HeapView(Integer.parseInt(line), true));
                }

                @Override
                public void moved(Integer move) {}
            };
        }
    }

    private static final class Text implements Notation<HeapDeal, Integer> {
        @Override
        public String writeDeal(HeapDeal deal) {
            return deal.heaps().stream().map(String::valueOf).collect(Collectors.joining(" "));
        }

        @Override
        public HeapDeal readDeal(String text) {
            List<Integer> heaps = new ArrayList<>();
            for (String word : text.split(" ", -1)) {
                heaps.add(Integer.valueOf(word));
            }
            return new HeapDeal(List.copyOf(heaps));
        }

        @Override
        public String writeMove(Integer move) {
            return move.toString();
        }

        @Override
        public Integer readMove(String text) {
            return Integer.valueOf(text);
        }
    }

    private static final class Format implements ContestFormat {
        @Override
        public int matchSize(int seats) {
            return 2;
        }

        @Override
        public List<List<Integer>> tables(int seats, Shuffler draw) {
            int first = draw.below(2);
            return List.of(List.of(first, 1 - first), List.of(1 - first, first));
        }

        @Override
        public MatchResult score(List<TableResult> tables) {
            long[] totals = new long[2];
            int faulted = -1;
            for (TableResult table : tables) {
                for (int seat = 0; seat < 2; seat++) {
                    int entrant = table.seating().get(seat);
                    Outcome.SeatOutcome outcome = table.outcome().seats().get(seat);
                    totals[entrant] += outcome.score();
                    faulted = outcome.fault().isPresent() && faulted < 0 ? entrant : faulted;
                }
            }
            long balance = faulted < 0 ? Long.signum(totals[0] - totals[1]) : faulted == 0 ? -1 : 1;
            return new MatchResult(
                    List.of(1 + balance, 1 - balance),
                    List.of(totals[0], totals[1]),
                    faulted < 0 ? Set.of() : Set.of(faulted));
        }

        @Override
        public int pointsUnit() {
            return 1;
        }

        @Override
        public boolean lowerIsBetter() {
            return false;
        }

        @Override
        public List<TieBreak> tieBreaks() {
            return List.of(TieBreak.HEAD_TO_HEAD, TieBreak.TOTAL_SCORE);
        }
    }
}
