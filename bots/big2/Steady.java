import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Big 2 in Java: keeps its hand together. It counts how many turns its hand needs at least, if nobody ever beats it,
 * and does not play what breaks that up, unless an opponent is about to win.
 *
 * <pre>
 *     javac Steady.java && java Steady        (or simply: java Steady.java, which starts more slowly)
 * </pre>
 *
 * <p>The protocol, over standard input and output, one line at a time:
 *
 * <ol>
 *   <li>The first line is the number of games of this table.
 *   <li>Each game begins with a line of 13 cards, ascending. A card is suit (D C H S, low to high) and rank (3 4 5 6 7 8
 *       9 T J Q K A 2, low to high): D3 is the lowest card, S2 the highest.
 *   <li>Each play of another program comes as "ID PLAY": ID 1 is the next player, 2 the one opposite, 3 the one before
 *       this program; PLAY is cards, or PASS.
 *   <li>When it is this program's turn nothing says so; it must know. It is when 3 has moved. In the first game whoever
 *       holds D3 begins, with a play that contains D3; in later games the winner of the game before begins. Then it
 *       writes its cards, or PASS, as one line. Flush! What stays in a buffer nobody sees.
 *   <li>After the play that empties a hand the next line is the hand of the next game. After the last game the input
 *       ends.
 * </ol>
 *
 * <p>The program is suspended whenever it is not its turn.
 */
public final class Steady {
    private static final String RANKS = "3456789TJQKA2";
    private static final String SUITS = "DCHS";

    /** Above every value of ranks and suit, so that the kind of five cards decides first. */
    private static final int KIND = 10_000_000;

    private static final BufferedReader IN =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));

    /** The hand of this game as it was dealt, ascending; a set of its cards is a mask of 13 bits. */
    private final int[] dealt;

    /** Every play in the hand, by its mask; 0 for what is no play. */
    private final int[] strength = new int[1 << 13];

    /** The masks of every play in the hand, by size, then by strength. */
    private final List<Integer> plays = new ArrayList<>();

    /** How many turns a set of cards needs at least, plus one; 0 where that was not counted yet. */
    private final byte[] turns = new byte[1 << 13];

    private int held = (1 << 13) - 1;

    private Steady(int[] dealt) {
        this.dealt = dealt;
        for (int mask = 1; mask < strength.length; mask++) {
            int size = Integer.bitCount(mask);
            if (size <= 3 || size == 5) {
                strength[mask] = strength(cards(mask));
                if (strength[mask] > 0) {
                    plays.add(mask);
                }
            }
        }
        plays.sort((a, b) -> Integer.bitCount(a) != Integer.bitCount(b)
                ? Integer.bitCount(a) - Integer.bitCount(b)
                : strength[a] != strength[b] ? strength[a] - strength[b] : a - b);
    }

    public static void main(String[] args) throws IOException {
        int games = Integer.parseInt(words()[0]);
        int mover = -1; // who moves next; 0 is this program; unknown until somebody has moved
        for (int game = 0; game < games; game++) {
            Steady hand = new Steady(readCards(words(), 0));
            int[] left = {13, 13, 13, 13};
            int[] trick = {}; // the play to beat; empty when leading
            int passes = 0;
            int who = 0;
            boolean first = game == 0;
            if (first && hand.dealt[0] == 0) {
                mover = 0; // D3
            }
            do {
                int[] play;
                if (mover == 0) {
                    who = 0;
                    int mask = hand.choose(trick, first, Math.min(left[1], Math.min(left[2], left[3])));
                    hand.held &= ~mask;
                    play = hand.cards(mask);
                    System.out.println(write(play));
                    System.out.flush();
                } else {
                    String[] words = words();
                    who = Integer.parseInt(words[0]);
                    play = readCards(words, 1);
                }
                first = false;
                left[who] -= play.length;
                if (play.length > 0) {
                    trick = play;
                    passes = 0;
                } else if (++passes == 3) {
                    trick = play; // the trick is over; whoever played last leads, and is the next
                    passes = 0;
                }
                mover = (who + 1) % 4;
            } while (left[who] > 0);
            mover = who; // the winner leads the next game
        }
    }

    /**
     * Returns the play after which the fewest turns are needed: when leading the longest such play, and the lowest of
     * those. When following it passes if every play breaks the hand up, but not once an opponent has few cards left:
     * then it plays its highest.
     */
    private int choose(int[] trick, boolean first, int fewestLeft) {
        int floor = trick.length == 0 ? 0 : strength(trick);
        boolean danger = fewestLeft <= 2 && trick.length > 0;
        int best = 0;
        int bestTurns = trick.length == 0 || danger ? 99 : turns(held) - 1;
        for (int play : plays) {
            boolean legal = (play & ~held) == 0
                    && (trick.length == 0 || (Integer.bitCount(play) == trick.length && strength[play] > floor))
                    && (!first || (play & 1) != 0);
            if (!legal) {
                continue;
            }
            int after = danger ? 0 : turns(held & ~play);
            boolean longer = trick.length == 0 && Integer.bitCount(play) > Integer.bitCount(best);
            if (after < bestTurns || (after == bestTurns && (best == 0 || longer || danger))) {
                best = play;
                bestTurns = after;
            }
        }
        return best;
    }

    /** Returns how many turns these cards need at least. */
    private int turns(int cards) {
        if (cards == 0) {
            return 0;
        }
        if (turns[cards] == 0) {
            int lowest = Integer.lowestOneBit(cards);
            int fewest = 99;
            for (int play : plays) {
                if ((play & lowest) != 0 && (play & ~cards) == 0) {
                    fewest = Math.min(fewest, 1 + turns(cards & ~play));
                }
            }
            turns[cards] = (byte) (fewest + 1);
        }
        return turns[cards] - 1;
    }

    private int[] cards(int mask) {
        int[] cards = new int[Integer.bitCount(mask)];
        int count = 0;
        for (int i = 0; i < 13; i++) {
            if ((mask & 1 << i) != 0) {
                cards[count++] = dealt[i];
            }
        }
        return cards;
    }

    /** Returns what decides between plays of one size, the higher wins; 0 if these ascending cards are no play. */
    private static int strength(int[] cards) {
        int size = cards.length;
        boolean alike = cards[0] / 4 == cards[size - 1] / 4;
        if (size <= 2) {
            return alike ? 1 + cards[size - 1] : 0; // a pair counts by its higher card
        }
        if (size == 3) {
            return alike ? 1 + cards[0] / 4 : 0;
        }
        int ranks = 0; // highest first, then the suit of the highest
        boolean flush = true;
        boolean sequence = true;
        int sameNeighbours = 0;
        for (int i = 4; i >= 0; i--) {
            int rank = cards[i] / 4;
            ranks = 13 * ranks + rank;
            flush &= cards[i] % 4 == cards[0] % 4;
            // 3-7 to 10-A go up by one; in 2-6 and A-5 the 2 (and the A) stand at the upper end
            boolean wraps = cards[0] / 4 == 0 && cards[4] / 4 == 12 && (i == 4 || (i == 3 && rank == 11));
            sequence &= rank == cards[0] / 4 + i || wraps;
            sameNeighbours += i > 0 && rank == cards[i - 1] / 4 ? 1 : 0;
        }
        sequence &= cards[4] / 4 != 12 || cards[0] / 4 == 0; // J-Q-K-A-2 is none
        ranks = 4 * ranks + cards[4] % 4;
        if (sequence || flush) {
            return (sequence && flush ? 5 : flush ? 2 : 1) * KIND + ranks;
        }
        if (sameNeighbours == 3) { // two ranks; the third card belongs to the four or the three of a kind
            boolean four = cards[0] / 4 == cards[3] / 4 || cards[1] / 4 == cards[4] / 4;
            return (four ? 4 : 3) * KIND + cards[2] / 4;
        }
        return 0;
    }

    /** Returns the words of the next line. The end of input is the end of the table. */
    private static String[] words() throws IOException {
        String line = IN.readLine();
        if (line == null) {
            System.exit(0);
        }
        return line.trim().split("\\s+");
    }

    /** Returns the cards that these words name, from the given word on; PASS gives none. */
    private static int[] readCards(String[] words, int from) {
        return Arrays.stream(words, from, words.length)
                .filter(word -> !word.equals("PASS"))
                .mapToInt(word -> 4 * RANKS.indexOf(word.charAt(1)) + SUITS.indexOf(word.charAt(0)))
                .toArray();
    }

    private static String write(int[] cards) {
        StringBuilder text = new StringBuilder();
        for (int card : cards) {
            text.append(text.length() == 0 ? "" : " ")
                    .append(SUITS.charAt(card % 4))
                    .append(RANKS.charAt(card / 4));
        }
        return text.length() == 0 ? "PASS" : text.toString();
    }
}
