package org.umpire.bots.daihinmin;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.umpire.bots.Bot;
import org.umpire.games.daihinmin.Announcement;
import org.umpire.games.daihinmin.DaihinminDeal;
import org.umpire.games.daihinmin.DaihinminFormat;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminState;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.testkit.Seeds;

/**
 * Tables of bots in process. As a program it plays some with one bot against three others, and tells its places:
 *
 * <pre>
 * java -cp … org.umpire.bots.daihinmin.BotTables 100
 * </pre>
 */
final class BotTables {
    private BotTables() {}

    /** Returns the end of a table with this deal. */
    static DaihinminState play(DaihinminDeal deal, List<Bot<DaihinminView, DaihinminMove>> bots) {
        DaihinminState state = DaihinminState.start(deal);
        while (!state.over()) {
            state = state.play(bots.get(state.mover()).move(state.view(new Seat(state.mover()))));
        }
        return state;
    }

    /** Returns the place of each seat. */
    static List<Integer> places(DaihinminState end) {
        return DaihinminFormat.places(((Phase.Over) end.phase())
                .outcome().seats().stream().map(SeatOutcome::score).toList());
    }

    /**
     * Plays tables with one bot among three lucky ones, in each seat as often.
     *
     * @return how often it took each place, from 1 on
     */
    static int[] placesAmongLucky(Bot<DaihinminView, DaihinminMove> bot, int tables) {
        int[] places = new int[5];
        for (int table = 0; table < tables; table++) {
            Bot<DaihinminView, DaihinminMove> other = new Lucky(table);
            List<Bot<DaihinminView, DaihinminMove>> bots = new ArrayList<>(List.of(other, other, other, other));
            bots.set(table % 4, bot);
            DaihinminDeal deal = DaihinminDeal.of(Announcement.usual(4), Seeds.shuffler(new SplittableRandom(table)));
            places[places(play(deal, bots)).get(table % 4)]++;
        }
        return places;
    }

    /**
     * Plays tables of two bots and two lucky ones, each seating as often.
     *
     * @return how often one of the two came first
     */
    static int winsInPairs(Bot<DaihinminView, DaihinminMove> bot, int tables) {
        int wins = 0;
        for (int table = 0; table < tables; table++) {
            Bot<DaihinminView, DaihinminMove> other = new Lucky(table);
            List<Bot<DaihinminView, DaihinminMove>> bots = new ArrayList<>(List.of(other, other, other, other));
            int first = PAIRS[table % PAIRS.length][0];
            int second = PAIRS[table % PAIRS.length][1];
            bots.set(first, bot);
            bots.set(second, bot);
            DaihinminDeal deal = DaihinminDeal.of(Announcement.usual(4), Seeds.shuffler(new SplittableRandom(table)));
            List<Integer> places = places(play(deal, bots));
            wins += places.get(first) == 1 || places.get(second) == 1 ? 1 : 0;
        }
        return wins;
    }

    private static final int[][] PAIRS = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};

    /** Plays as many tables as the argument says, with the planner. */
    public static void main(String[] args) {
        int tables = Integer.parseInt(args[0]);
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        int[] places = placesAmongLucky(DaihinminBots.PLANNER, tables);
        double millis = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e6;
        System.out.printf("places %s, %.1f ms of CPU time a table%n", Arrays.toString(places), millis / tables);
        System.out.printf("in pairs %d of %d%n", winsInPairs(DaihinminBots.PLANNER, tables), tables);
    }
}
