package org.umpire.referee.tally;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.umpire.rules.Budget;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Game;
import org.umpire.rules.GameId;
import org.umpire.rules.GamePack;
import org.umpire.rules.Notation;
import org.umpire.rules.Protocol;
import org.umpire.rules.SeatRange;
import org.umpire.rules.Setup;
import org.umpire.rules.Shuffler;

/** Tally, found by the referee like any game. */
public final class TallyPack implements GamePack<Tally.Deal, Tally, Integer, Tally.View> {
    private final Protocol<Tally.View, Integer> protocol;

    /** Makes the game as it is. */
    public TallyPack() {
        this(new TallyProtocol());
    }

    /** Makes the game with another protocol. */
    public TallyPack(Protocol<Tally.View, Integer> protocol) {
        this.protocol = protocol;
    }

    @Override
    public Game<Tally.Deal, Tally, Integer, Tally.View> game() {
        return new Game<>() {
            @Override
            public GameId id() {
                return new GameId("tally");
            }

            @Override
            public int rulesVersion() {
                return 1;
            }

            @Override
            public SeatRange seats() {
                return new SeatRange(2, 4);
            }

            @Override
            public Tally.Deal deal(Setup setup, Shuffler shuffler) {
                return new Tally.Deal(
                        IntStream.range(0, setup.seats())
                                .mapToObj(i -> shuffler.below(10))
                                .toList(),
                        setup.games() * setup.seats());
            }

            @Override
            public Tally start(Tally.Deal deal) {
                return new Tally(deal, List.of(), Map.of());
            }
        };
    }

    @Override
    public Protocol<Tally.View, Integer> protocol() {
        return protocol;
    }

    @Override
    public Notation<Tally.Deal, Integer> notation() {
        return new Notation<>() {
            @Override
            public String writeDeal(Tally.Deal deal) {
                return deal.turns() + ":"
                        + deal.cards().stream().map(String::valueOf).collect(Collectors.joining(","));
            }

            @Override
            public Tally.Deal readDeal(String text) {
                String[] parts = text.split("[:,]", -1);
                return new Tally.Deal(
                        Arrays.stream(parts).skip(1).map(Integer::valueOf).toList(), Integer.parseInt(parts[0]));
            }

            @Override
            public String writeMove(Integer move) {
                return move.toString();
            }

            @Override
            public Integer readMove(String text) {
                return Integer.valueOf(text);
            }
        };
    }

    @Override
    public ContestFormat format() {
        throw new UnsupportedOperationException("Tally is played at single tables only");
    }

    @Override
    public Setup usualSetup() {
        return Setup.of(3, 2);
    }

    @Override
    public Budget usualBudget() {
        return Budget.cpu(Duration.ofSeconds(1), Duration.ofMillis(100));
    }

    @Override
    public String title() {
        return "Tally";
    }

    @Override
    public String summary() {
        return "Say numbers in turn.";
    }

    @Override
    public String draw(Tally state) {
        return state.events().toString();
    }
}
