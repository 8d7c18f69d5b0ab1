package org.umpire.record.toy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.umpire.rules.Budget;
import org.umpire.rules.Client;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Exchange;
import org.umpire.rules.Game;
import org.umpire.rules.GameId;
import org.umpire.rules.GamePack;
import org.umpire.rules.Notation;
import org.umpire.rules.Protocol;
import org.umpire.rules.Reading;
import org.umpire.rules.Reply;
import org.umpire.rules.SeatRange;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;

/** The toy game. */
public final class ToyPack implements GamePack<List<List<Integer>>, ToyState, Integer, ToyView> {
    @Override
    public Game<List<List<Integer>>, ToyState, Integer, ToyView> game() {
        return new ToyGame();
    }

    @Override
    public Protocol<ToyView, Integer> protocol() {
        return new ToyProtocol();
    }

    @Override
    public Notation<List<List<Integer>>, Integer> notation() {
        return new ToyNotation();
    }

    @Override
    public ContestFormat format() {
        throw new UnsupportedOperationException("no contests in these tests");
    }

    @Override
    public Setup usualSetup() {
        return Setup.of(3, 1);
    }

    @Override
    public Budget usualBudget() {
        return Budget.cpu(Duration.ofSeconds(1), Duration.ZERO);
    }

    @Override
    public String title() {
        return "Toy";
    }

    @Override
    public String summary() {
        return "Play above the last card.";
    }

    @Override
    public String draw(ToyState state) {
        return state.toString();
    }

    private static final class ToyGame implements Game<List<List<Integer>>, ToyState, Integer, ToyView> {
        @Override
        public GameId id() {
            return new GameId("toy");
        }

        @Override
        public int rulesVersion() {
            return 3;
        }

        @Override
        public SeatRange seats() {
            return new SeatRange(2, 5);
        }

        @Override
        public List<List<Integer>> deal(Setup setup, Shuffler shuffler) {
            int each = 3 * setup.games();
            int[] deck = IntStream.rangeClosed(1, each * setup.seats()).toArray();
            shuffler.shuffle(deck);
            return IntStream.range(0, setup.seats())
                    .mapToObj(seat -> Arrays.stream(deck, seat * each, (seat + 1) * each)
                            .sorted()
                            .boxed()
                            .toList())
                    .toList();
        }

        @Override
        public ToyState start(List<List<Integer>> deal) {
            return ToyState.start(deal);
        }
    }

    private static final class ToyProtocol implements Protocol<ToyView, Integer> {
        @Override
        public List<Exchange> exchanges(Optional<ToyView> before, ToyView after) {
            List<Exchange> lines = new ArrayList<>();
            if (before.isEmpty()) {
                lines.add(new Exchange("hand " + after.hand(), Reply.ACK));
            }
            if (before.map(view -> view.plays() != after.plays()).orElse(false)) {
                lines.add(new Exchange("card " + after.last(), after.last() == 1 ? Reply.ACK : Reply.NONE));
            }
            if (after.turn() < 0) {
                lines.add(new Exchange("end " + after.scores(), Reply.ACK));
            } else if (after.turn() == after.seat()) {
                lines.add(new Exchange("go", Reply.MOVE));
            }
            return lines;
        }

        @Override
        public Reading<Integer> read(ToyView view, String line) {
            try {
                int card = Integer.parseInt(line.strip());
                return new Reading.Understood<>(
                        card, line.equals(Integer.toString(card)) ? Optional.empty() : Optional.of("read leniently"));
            } catch (NumberFormatException e) {
                return new Reading.Garbled<>("no number: " + line);
            }
        }

        @Override
        public String write(Integer move) {
            return move.toString();
        }

        @Override
        public Client<ToyView, Integer> client() {
            throw new UnsupportedOperationException("no clients in these tests");
        }
    }

    private static final class ToyNotation implements Notation<List<List<Integer>>, Integer> {
        @Override
        public String writeDeal(List<List<Integer>> deal) {
            return deal.stream()
                    .map(hand -> hand.stream().map(String::valueOf).collect(Collectors.joining(" ")))
                    .collect(Collectors.joining("/"));
        }

        @Override
        public List<List<Integer>> readDeal(String text) {
            return Arrays.stream(text.split("/", -1))
                    .map(hand -> Arrays.stream(hand.split(" ", -1))
                            .map(Integer::valueOf)
                            .toList())
                    .toList();
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
}
