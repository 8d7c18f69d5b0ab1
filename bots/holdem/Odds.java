import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/**
 * Hold'em in Java: counts in how many of many deals it wins, and pays what that is worth.
 *
 * <pre>
 *     javac Odds.java && java Odds        (or simply: java Odds.java, which starts more slowly)
 * </pre>
 *
 * <p>The protocol, over standard input and output, one line at a time:
 *
 * <ol>
 *   <li>The first line tells the terms: TABLE:no-limit:2:50/100:0:20000:100 is the kind of betting, the seats, small and
 *       big blind, the ante, everybody's stack at the start of each hand, and how many hands are played.
 *   <li>Lines that begin with MATCHSTATE tell what has happened in a hand: the own position (0 is left of the dealer), the
 *       number of the hand, the betting so far, and the cards that the program may see: those of position 0, 1, 2 ...
 *       with | between them, then the board after slashes: MATCHSTATE:0:30:r300c/:9d9c|/Ad9h2c
 *   <li>A line such as ACT:200:500:20000 asks for an action: what a call costs, and the totals of the smallest and the
 *       largest raise (0 if it may not raise). The answer is one line: f folds (only where a call costs something), c
 *       calls or checks, r500 raises so that all the program has put in during this hand is 500. Under limit rules a
 *       raise is r alone. Flush! What stays in a buffer nobody sees.
 *   <li>At the end of all hands the input ends.
 * </ol>
 *
 * <p>The program is suspended whenever it is not its turn.
 */
public final class Odds {
    private static final String RANKS = "23456789TJQKA";
    private static final String SUITS = "cdhs";
    private static final int SAMPLES = 300;

    private final Random random = new Random(1);
    private boolean limit;
    private int blind;
    private String betting = "";
    private int[] own = {};
    private int[] board = {};

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        Odds player = new Odds();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] parts = line.strip().split(":", -1);
            switch (parts[0]) {
                case "TABLE" -> {
                    player.limit = parts[1].equals("limit");
                    player.blind = Integer.parseInt(parts[3].split("/")[1]);
                }
                case "MATCHSTATE" -> player.see(parts);
                case "ACT" -> {
                    System.out.println(player.act(
                            Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), Integer.parseInt(parts[3])));
                    System.out.flush();
                }
                default -> {} // whatever a later version may say
            }
        }
    }

    private void see(String[] parts) {
        String[] cards = parts[4].split("/", -1);
        betting = parts[3];
        own = cards(cards[0].split("\\|", -1)[Integer.parseInt(parts[1])]);
        board = cards(String.join("", cards).substring(cards[0].length()));
    }

    private static int[] cards(String text) {
        int[] cards = new int[text.length() / 2];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = RANKS.indexOf(text.charAt(2 * i)) * 4 + SUITS.indexOf(text.charAt(2 * i + 1));
        }
        return cards;
    }

    /** Raises with much more than half the wins, calls with more than a call is worth, as if there were one opponent. */
    private String act(int call, int least, int most) {
        double wins = wins();
        // In a pot that was raised the others have better cards than any.
        wins -= betting.chars().filter(c -> c == 'r').count() * 0.05;
        if (wins > 0.62 && least > 0 && (call <= 4 * blind || wins > 0.8)) {
            return limit ? "r" : "r" + Math.min(most, least + 2 * blind);
        }
        boolean cheap = call <= (wins > 0.5 ? 10 : wins > 0.4 ? 2 : 0) * blind || wins > 0.75;
        return call == 0 || cheap ? "c" : "f";
    }

    /** Deals the cards that are not seen, to the board and to one opponent, again and again. */
    private double wins() {
        boolean[] seen = new boolean[52];
        int[] mine = new int[7];
        int[] others = new int[7];
        for (int i = 0; i < 2; i++) {
            mine[i] = own[i];
            seen[own[i]] = true;
        }
        for (int card : board) {
            seen[card] = true;
        }
        double sum = 0;
        for (int sample = 0; sample < SAMPLES; sample++) {
            boolean[] used = seen.clone();
            for (int i = 0; i < 5; i++) {
                mine[2 + i] = i < board.length ? board[i] : draw(used);
                others[2 + i] = mine[2 + i];
            }
            others[0] = draw(used);
            others[1] = draw(used);
            int order = Integer.compare(strength(mine), strength(others));
            sum += order > 0 ? 1 : order == 0 ? 0.5 : 0;
        }
        return sum / SAMPLES;
    }

    private int draw(boolean[] used) {
        int card;
        do {
            card = random.nextInt(52);
        } while (used[card]);
        used[card] = true;
        return card;
    }

    /** A number that is higher for a better hand: the kind, then the ranks that count, five at most. */
    private static int strength(int[] cards) {
        int[] count = new int[13];
        int[] suits = new int[4];
        int all = 0;
        for (int card : cards) {
            count[card / 4]++;
            suits[card % 4] |= 1 << card / 4;
            all |= 1 << card / 4;
        }
        int flush = 0;
        for (int suit : suits) {
            flush = Integer.bitCount(suit) >= 5 ? suit : flush;
        }
        if (straight(flush) > 0) {
            return 8 << 20 | straight(flush);
        }
        int[] order = new int[7]; // ranks, those that come more often first
        int n = 0;
        for (int times = 4; times > 0; times--) {
            for (int rank = 12; rank >= 0; rank--) {
                if (count[rank] == times) {
                    order[n++] = rank;
                }
            }
        }
        if (count[order[0]] == 4) {
            int beside = order[1];
            for (int i = 2; i < n; i++) {
                beside = Math.max(beside, order[i]);
            }
            return 7 << 20 | order[0] << 4 | beside;
        }
        if (count[order[0]] == 3 && count[order[1]] >= 2) {
            return 6 << 20 | order[0] << 4 | order[1];
        }
        if (flush != 0) {
            return 5 << 20 | top(flush, 5);
        }
        if (straight(all) > 0) {
            return 4 << 20 | straight(all);
        }
        if (count[order[0]] == 3) {
            return 3 << 20 | order[0] << 13 | top(all & ~(1 << order[0]), 2);
        }
        if (count[order[0]] == 2 && count[order[1]] == 2) {
            int beside = top(all & ~(1 << order[0] | 1 << order[1]), 1);
            return 2 << 20 | order[0] << 16 | order[1] << 11 | Integer.numberOfTrailingZeros(beside);
        }
        return count[order[0]] == 2
                ? 1 << 20 | order[0] << 13 | top(all & ~(1 << order[0]), 3)
                : top(all, 5);
    }

    /** The highest rank of a straight, counted from 1; 0 if there is none. */
    private static int straight(int ranks) {
        int r = ranks << 1 | ranks >> 12; // the ace is below the two as well
        int bottoms = r & r >> 1 & r >> 2 & r >> 3 & r >> 4;
        return bottoms == 0 ? 0 : 32 - Integer.numberOfLeadingZeros(bottoms);
    }

    /** The highest ranks alone, so many of them. */
    private static int top(int ranks, int wanted) {
        int top = ranks;
        while (Integer.bitCount(top) > wanted) {
            top &= top - 1;
        }
        return top;
    }
}
