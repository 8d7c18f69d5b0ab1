package org.umpire.bots.big2;

import java.util.List;
import java.util.random.RandomGenerator;
import org.umpire.bots.Bot;
import org.umpire.games.big2.Big2Deal;
import org.umpire.games.big2.Big2Game;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2State;
import org.umpire.games.big2.Big2View;
import org.umpire.rules.Seat;
import org.umpire.testkit.Seeds;

/**
 * A long duplicate match of two bots: every deal is played twice, with the seats swapped, two seats each.
 *
 * @param points of the first bot a game, over its two seats
 * @param error the standard error of that, over deals
 */
record BotMatch(double points, double error) {
    private static final List<List<Integer>> SEATINGS =
            List.of(List.of(0, 0, 1, 1), List.of(0, 1, 0, 1), List.of(0, 1, 1, 0));

    /** Plays a number of deals, of several games each. */
    static BotMatch play(Bot<Big2View, Big2Play> first, Bot<Big2View, Big2Play> second, int deals, int games) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < deals; i++) {
            RandomGenerator rng = Seeds.random(i);
            Big2Deal deal = Big2Deal.of(games, Seeds.shuffler(rng));
            List<Integer> seating = SEATINGS.get(i % SEATINGS.size());
            long total =
                    table(deal, seating, List.of(first, second), 0) + table(deal, seating, List.of(second, first), 1);
            double points = (double) total / (2 * games);
            sum += points;
            squares += points * points;
        }
        double mean = sum / deals;
        return new BotMatch(mean, Math.sqrt((squares / deals - mean * mean) / (deals - 1)));
    }

    /** Returns the points of one of two bots. */
    private static long table(Big2Deal deal, List<Integer> seating, List<Bot<Big2View, Big2Play>> bots, int which) {
        Big2State state = new Big2Game().start(deal);
        while (!state.over()) {
            Bot<Big2View, Big2Play> bot = bots.get(seating.get(state.mover()));
            state = state.play(bot.move(state.view(new Seat(state.mover()))));
        }
        long points = 0;
        for (int seat = 0; seat < seating.size(); seat++) {
            points += seating.get(seat) == which ? state.scores().get(seat) : 0;
        }
        return points;
    }

    /** Returns by how many standard errors the first bot is better. */
    double errors() {
        return points / error;
    }

    @Override
    public String toString() {
        return String.format("%+.2f ± %.2f points a game", points, error);
    }
}
