package org.umpire.nim;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.umpire.rules.Budget;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Game;
import org.umpire.rules.GameId;
import org.umpire.rules.GamePack;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Notation;
import org.umpire.rules.Protocol;
import org.umpire.rules.SeatRange;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;
import org.umpire.rules.TableResult;
import org.umpire.rules.TieBreak;

/** Binds the toy. */
public final class NimPack implements GamePack<List<Integer>, NimState, NimMove, NimView> {
    static List<Integer> heaps(String text) {
        return Arrays.stream(text.split(" ", -1)).map(Integer::valueOf).toList();
    }

    @Override
    public Game<List<Integer>, NimState, NimMove, NimView> game() {
        return new Nim();
    }

    private static final class Nim implements Game<List<Integer>, NimState, NimMove, NimView> {
        @Override
        public GameId id() {
            return new GameId("nim");
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
        public List<Integer> deal(Setup setup, Shuffler shuffler) {
            if (setup.seats() != 2) {
                throw new IllegalArgumentException("two seats, not " + setup.seats());
            }
            return Stream.generate(() -> 1 + shuffler.below(5)).limit(3).toList();
        }

        @Override
        public NimState start(List<Integer> deal) {
            return new NimState(deal, 0, Optional.empty(), Optional.empty());
        }
    }

    @Override
    public Protocol<NimView, NimMove> protocol() {
        return new NimProtocol();
    }

    @Override
    public Notation<List<Integer>, NimMove> notation() {
        return new Notation<>() {
            @Override
            public String writeDeal(List<Integer> deal) {
                return deal.stream().map(String::valueOf).collect(Collectors.joining(" "));
            }

            @Override
            public List<Integer> readDeal(String text) {
                return heaps(text);
            }

            @Override
            public String writeMove(NimMove move) {
                return move.toString();
            }

            @Override
            public NimMove readMove(String text) {
                List<Integer> numbers = heaps(text);
                return new NimMove(numbers.get(0), numbers.get(1));
            }
        };
    }

    @Override
    public ContestFormat format() {
        return new ContestFormat() {
            @Override
            public int matchSize(int seats) {
                return 2;
            }

            @Override
            public List<List<Integer>> tables(int seats, Shuffler draw) {
                return List.of(List.of(0, 1), List.of(1, 0));
            }

            @Override
            public MatchResult score(List<TableResult> tables) {
                long[] won = new long[2];
                for (TableResult table : tables) {
                    for (int seat = 0; seat < 2; seat++) {
                        won[table.seating().get(seat)] +=
                                table.outcome().seats().get(seat).score();
                    }
                }
                List<Long> points = List.of(won[0], won[1]);
                return new MatchResult(points, points, Set.of());
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
                return List.of();
            }
        };
    }

    @Override
    public Setup usualSetup() {
        return Setup.of(2, 1);
    }

    @Override
    public Budget usualBudget() {
        return Budget.cpu(Duration.ofSeconds(1), Duration.ofSeconds(1));
    }

    @Override
    public String title() {
        return "Nim";
    }

    @Override
    public String summary() {
        return "Take matches from one heap at a time; who takes the last one wins.";
    }

    @Override
    public String draw(NimState state) {
        return "heaps " + state.heaps() + ", turn " + state.turn();
    }
}
